#!/bin/sh
# Builds the adapter for UIKit, and an app that uses it, against the stub of UIKit in this folder,
# and runs the app. Needs nothing but the toolchain's swiftc, and writes only to a temporary folder.
#
# It also proves that it can fail: without @_disfavoredOverload on the adapter's methods the app's
# ordinary calls are ambiguous, and that must be found.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$here/../../../Sources" && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT INT TERM

features="-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility"

# module NAME FOLDER EXTRA…: builds a library from a folder of sources.
module() {
  name=$1 folder=$2
  shift 2
  find "$folder" -name '*.swift' -exec \
    swiftc -emit-library -static -o "$out/lib$name.a" \
    -emit-module -module-name "$name" -emit-module-path "$out/$name.swiftmodule" \
    -parse-as-library -swift-version 6 -warnings-as-errors -I "$out" "$@" {} +
}

# An app is plain Swift, without the kit's upcoming features.
app() {
  swiftc "$@" -module-name App -parse-as-library -swift-version 6 -warnings-as-errors \
    -I "$out" "$here"/App/*.swift
}

module UIKit "$here/UIKit"
# shellcheck disable=SC2086
{
  module CardGameModel "$sources/CardGameModel" $features &
  model=$!
  module CardGameViews "$sources/CardGameViews" $features
  wait "$model"
  module CardGameControllers "$sources/CardGameControllers" $features
}
app -o "$out/app" -L "$out" -lCardGameControllers -lCardGameViews -lCardGameModel -lUIKit
echo "The adapter for UIKit and an app beside it build."
"$out/app"

cp -R "$sources/CardGameViews" "$out/CardGameViews"
adapter="$out/CardGameViews/UIKit/UIButton+CardButton.swift"
sed '/@_disfavoredOverload/{N;s/.*\n\(.*public func\)/\1/}' "$adapter" >"$adapter.new"
mv "$adapter.new" "$adapter"
# shellcheck disable=SC2086
module CardGameViews "$out/CardGameViews" $features
if app -typecheck 2>"$out/errors"; then
  echo "Without @_disfavoredOverload the app should not build, but it does." >&2
  exit 1
fi
if ! grep -q "ambiguous use of 'normal'" "$out/errors"; then
  echo "Without @_disfavoredOverload the app should be ambiguous, but is wrong in another way:" >&2
  cat "$out/errors" >&2
  exit 1
fi
echo "Without @_disfavoredOverload the app does not build, as it should be."

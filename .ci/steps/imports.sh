# Checks that no module imports what Docs/Architecture.md does not let it import, and that the two
# manifests say the same of the kit.
set -euo pipefail
source .ci/lib/settings.sh

wrong=0

# Prints a target's sources without what stands in strings of several lines: code_of TARGET
code_of() {
  find "Sources/$1" -name '*.swift' -exec awk '
    FNR == 1 { inside = 0 }
    { quotes = gsub(/"""/, "&"); if (!inside) print; if (quotes % 2) inside = !inside }' {} +
}

# Prints the modules that the sources of a target import: imports_of TARGET
imports_of() {
  { code_of "$1" | grep -oE \
    '^[[:space:]]*((@[_a-zA-Z]+|public|package|internal|fileprivate|private)[[:space:]]+)*import[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?[A-Za-z_]+' \
    || true; } | awk '{ print $NF }' | sort -u
}

# Checks a target's imports: allow TARGET [MODULE ...]
allow() {
  local target=$1 module
  if [[ ! -d Sources/$target ]]; then return 0; fi
  for module in $(imports_of "$target"); do
    if [[ " ${*:2} " == *" $module "* ]]; then continue; fi
    echo "$target must not import $module: see Docs/Architecture.md." >&2
    wrong=$((wrong + 1))
  done
}

mvc=(CardGameModel CardGameViews CardGameControllers)
system=(Dispatch Foundation FoundationEssentials Synchronization Darwin Glibc Musl)

allow KitProducts
allow CardGameModel
allow CardGameViews Observation Runtime UIKit
allow CardGameControllers CardGameModel CardGameViews
allow CardGameHarness "${mvc[@]}"
allow CardGameBugs "${mvc[@]}" CardGameHarness
allow CardGameTesting "${mvc[@]}" CardGameHarness Testing XCTest "${system[@]}"
allow CardGameCourse "${mvc[@]}" CardGameHarness "${system[@]}"
allow faceup "${mvc[@]}" CardGameHarness CardGameBugs CardGameCourse "${system[@]}"

for folder in Sources/*/; do
  target=$(basename "$folder")
  if ! grep -q "^allow $target\b" "${BASH_SOURCE[0]}"; then
    echo "$target is new: say in ${BASH_SOURCE[0]} and in Docs/Architecture.md what it may import." >&2
    wrong=$((wrong + 1))
  fi
done

# With the kit as a library the compiler finds all of it, also from an exercise.
if git grep --untracked -nE '^ *(@testable +)?import +CardGame(Harness|Bugs|Course)' -- \
  'Exercises/*.swift' 'Tests/Attempts/*.swift' ':!Exercises/*/Checks/*'; then
  echo 'An exercise must not import these: see Docs/Architecture.md.' >&2
  wrong=$((wrong + 1))
fi

# Prints the targets of Sources that a description of a package lists, each with what it depends on.
kit_targets() {
  awk '
    function put() { if (path ~ /^(Sources\/)?(CardGame|faceup)/) print name ":" dependencies }
    /^    Name: / { put(); name = $2; path = dependencies = list = "" }
    /^    [A-Z].*:/ { list = $0 }
    /^    Path: / { path = $2 }
    list ~ /Target dependencies/ && /^        / { dependencies = dependencies " " $1 }
    END { put() }' | sort
}

folder=$scratch/manifests
mkdir -p "$folder"
package describe | sed -n '/^Targets:/,$p' | kit_targets | grep -v 'Tests:' >"$folder/package.txt"
swift package --package-path Sources --scratch-path "$folder" describe |
  sed -n '/^Targets:/,$p' | kit_targets >"$folder/library.txt"
if ! diff "$folder/package.txt" "$folder/library.txt"; then
  echo 'Package.swift and Sources/Package.swift list other targets of the kit, or other dependencies.' >&2
  wrong=$((wrong + 1))
fi

if ((wrong > 0)); then exit 1; fi
echo 'Every module keeps to its place.'

# Checks that no module imports what Docs/Architecture.md does not let it import.
set -euo pipefail

wrong=0

# Prints the modules that the sources of a target import: imports_of TARGET
imports_of() {
  { grep -rhoE --include='*.swift' \
    '^[[:space:]]*((@[_a-zA-Z]+|public|package|internal|fileprivate|private)[[:space:]]+)*import[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?[A-Za-z_]+' \
    "Sources/$1" || true; } | awk '{ print $NF }' | sort -u
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
system=(Foundation FoundationEssentials Synchronization Darwin Glibc Musl)

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

if ((wrong > 0)); then exit 1; fi
echo 'Every module keeps to its place.'

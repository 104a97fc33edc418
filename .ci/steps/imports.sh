# Checks that no module imports what Docs/Architecture.md does not let it import.
set -euo pipefail

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

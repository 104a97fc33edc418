# What several steps share; source it, do not run it.

# A folder of its own keeps these builds, whose flags differ, from undoing a developer's.
scratch=.build/ci

# A warning in our own code ends a build.
strict=(-Xswiftc -warnings-as-errors)

# Runs a tool of .ci/tools, compiled when it is new or was changed: run_tool NAME [ARGUMENT ...]
run_tool() {
  local source=".ci/tools/$1.swift" program="$scratch/tools/$1"
  if [[ ! -x $program || $source -nt $program ]]; then
    mkdir -p "$scratch/tools"
    swiftc -swift-version 6 -warnings-as-errors -parse-as-library -o "$program" "$source"
  fi
  "$program" "${@:2}"
}

# Calls the package manager on a package that lists every part of the kit by itself.
package() { FACEUP_TESTS=all swift package --scratch-path "$scratch/all" "$@"; }

# Prints the names of the kit's library targets, one a line; exercises are not among them.
library_targets() {
  package describe | awk '
    /^ *Name: / { name = $2 }
    /^ *Type: / { type = $2 }
    /^ *Path: Sources\// && type == "library" { print name }'
}

# Writes the symbol graphs of all targets and prints the folder they are in.
dump_symbol_graphs() {
  local log="$scratch/symbol-graphs.log"
  mkdir -p "$scratch"
  # The symbols of the test bundle are asked for as well, so it must be there.
  if ! FACEUP_TESTS=all swift build --build-tests --scratch-path "$scratch/all" "${strict[@]}" \
    >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
  if ! package "${strict[@]}" dump-symbol-graph \
    --emit-extension-block-symbols \
    --skip-synthesized-members --skip-inherited-docs >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
  sed -n 's/^Files written to //p' "$log"
}

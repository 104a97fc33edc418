# Proves every exercise: its starter fails, its solution and the alternatives pass, and each attempt
# fails as Attempts.json says.
#
#   bash .ci/steps/exercises.sh [NUMBER ...]
#
# It works in a copy, where one file after the other takes the place of the learner's. A warning is an
# error in each of them.
set -euo pipefail
source .ci/lib/settings.sh

root=$PWD
copy=$root/$scratch/exercises
wrong=0
mkdir -p "$copy"

# Tells what is wrong: complain TEXT
complain() {
  printf '  %s\n' "$1" >&2
  wrong=$((wrong + 1))
}

# Copies the package. Copies are dated now: what is older than the last build is not built.
copy_package() {
  rm -rf "$copy/Exercises"
  cp -R Exercises "$copy/Exercises"
  if ! diff -rq Sources "$copy/Sources" >/dev/null 2>&1; then
    rm -rf "$copy/Sources"
    cp -R Sources "$copy/Sources"
  fi
  cp Package.swift "$copy/Package.swift"
}

# Builds the exercise with the file that now stands in the learner's place.
build() {
  if ! FACEUP_ONLY=$number swift build --build-tests --package-path "$copy" "${strict[@]}" \
    >"$copy/build.log" 2>&1; then
    grep -E 'error:|warning:' "$copy/build.log" | sort -u >&2 || cat "$copy/build.log" >&2
    return 1
  fi
}

# Runs the checks and compares what comes of them: run VARIANT VERDICT …
run() {
  local bundle
  rm -f "$copy/events.jsonl"
  bundle=$(FACEUP_ONLY=$number swift build --package-path "$copy" --show-bin-path)
  "$bundle/FaceUp${number}PackageTests.xctest" --testing-library swift-testing \
    --filter "Exercise${number}Checks" --event-stream-output-path "$copy/events.jsonl" \
    --event-stream-version 0 >"$copy/run.log" 2>&1 || true
  [[ -f $copy/events.jsonl ]] || touch "$copy/events.jsonl"
  run_tool CheckVerdicts "$copy/events.jsonl" "${@:2}" || complain "($number $1)"
}

# Gives a file a date in a second of its own: of two changes within one second, a build sees one.
stamp=0
date_anew() {
  local now
  now=$(date +%s)
  stamp=$((stamp + 1 > now ? stamp + 1 : now))
  touch -d "@$stamp" "$1"
}

# Puts files into the learner's place, builds and runs: try VARIANT FOLDER VERDICT …
#
# Where an exercise has several files, a folder may hold some of them; the others are the solution's.
try() {
  echo "$number $1"
  local file name
  for file in "$2"/*.swift; do
    [[ -f $exercise/Starter/${file##*/} ]] || complain "$file is none of the learner's files."
  done
  for file in "$exercise"/Starter/*.swift; do
    name=${file##*/}
    local working=$copy/$exercise/$name
    if [[ -f $2/$name ]]; then cp "$2/$name" "$working"; else cp "$exercise/Solution/$name" "$working"; fi
    # A starter to which nothing was done would be skipped.
    if [[ $1 == starter ]]; then echo >>"$working"; fi
    date_anew "$working"
  done
  if build; then run "$1" "${@:3}"; else complain "$2 does not build without warnings."; fi
}

prove() {
  local folder name
  local list=$exercise/Attempts/Attempts.json
  number=${exercise#Exercises/} number=${number%%-*}
  grep -q "folder: \"${exercise#Exercises/}\"" Package.swift \
    || complain "Package.swift does not list $exercise."
  for file in README.md Hints.md Solution/README.md Attempts/Attempts.json; do
    [[ -f $exercise/$file ]] || complain "$exercise/$file is missing."
  done
  for file in "$exercise"/Starter/*; do
    cmp -s "$file" "$exercise/${file##*/}" || complain "$exercise/${file##*/} is not the starter."
  done

  echo "$number untouched"
  build || complain "$exercise does not build without warnings."
  run untouched skipped
  FACEUP_REQUIRE=$number run required required

  try starter "$exercise/Starter" failed
  try solution "$exercise/Solution" passed
  for folder in "$exercise"/Alternatives/*/; do
    try "alternative $(basename "$folder")" "${folder%/}" passed
  done
  local names
  names=$(run_tool CheckVerdicts names "$list")
  for name in $names; do
    try "attempt $name" "$exercise/Attempts/$name" attempt "$list" "$name"
  done
  for folder in "$exercise"/Attempts/*/; do
    name=$(basename "$folder")
    grep -qx "$name" <<<"$names" || complain "Attempts.json says nothing of $name."
  done
}

copy_package
for exercise in Exercises/*/; do
  exercise=${exercise%/}
  number=${exercise#Exercises/} number=${number%%-*}
  if (($# == 0)) || [[ " $* " == *" $number "* ]]; then prove; fi
done
if ((wrong > 0)); then
  echo "$wrong things are wrong with the exercises." >&2
  exit 1
fi
echo 'Every exercise is as it should be.'

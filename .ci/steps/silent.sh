# Runs expectations that must fail in places where a failure could go unheard.
set -euo pipefail
source .ci/lib/settings.sh

fixture=Tests/Fixtures/SilentPlaces
places=(testExpectation testLook detachedTask thread)
top=$PWD
# Started in its own folder, as an author does: from here SwiftPM may give it the kit as a library.
cd "$fixture"
swift build --build-tests --scratch-path "$top/$scratch/silent" "${strict[@]}"
for place in "${places[@]}"; do
  output=$top/$scratch/silent-$place.txt
  if swift test --skip-build --scratch-path "$top/$scratch/silent" \
    --filter "$place" >"$output" 2>&1; then
    echo "An expectation failed unheard: $place"
    cat "$output"
    exit 1
  fi
  said='score label is empty'
  if [[ $place == testLook ]]; then said='There is no card 12'; fi
  grep -q "$said" "$output" || { echo "No diagnosis: $place"; cat "$output"; exit 1; }
  echo "Heard: $place"
done

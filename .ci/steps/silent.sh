# Runs expectations that must fail in places where a failure could go unheard.
set -euo pipefail
source .ci/lib/settings.sh

fixture=Tests/Fixtures/SilentPlaces
places=(testExpectation testLook detachedTask thread)
swift build --build-tests --package-path "$fixture" --scratch-path "$scratch/silent" "${strict[@]}"
for place in "${places[@]}"; do
  output=$scratch/silent-$place.txt
  if swift test --skip-build --package-path "$fixture" --scratch-path "$scratch/silent" \
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

# Builds everything in debug, where a warning is an error, and runs what a learner runs, then all tests.
set -euo pipefail
source .ci/lib/settings.sh

swift test --scratch-path "$scratch" "${strict[@]}"

# Checks that are required by a word that names no exercise must not be skipped in silence.
output=$scratch/required.txt
if FACEUP_REQUIRE=6 swift test --skip-build --scratch-path "$scratch" --filter 'Exercise[0-9]+Checks' \
  >"$output" 2>&1 || ! grep -q 'FACEUP_REQUIRE names "6"' "$output"; then
  echo 'FACEUP_REQUIRE=6 should fail and say that 6 is no exercise.' >&2
  exit 1
fi

FACEUP_TESTS=all swift test --scratch-path "$scratch/all" "${strict[@]}"

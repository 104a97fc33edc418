# Builds everything in debug, where a warning is an error, and runs what a learner runs, then all tests.
set -euo pipefail
source .ci/lib/settings.sh

swift test --scratch-path "$scratch" "${strict[@]}"
FACEUP_TESTS=all swift test --scratch-path "$scratch" "${strict[@]}"

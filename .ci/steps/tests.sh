# Builds everything in debug, where a warning is an error, and runs all tests.
set -euo pipefail
source .ci/lib/settings.sh

swift test --scratch-path "$scratch" "${strict[@]}"

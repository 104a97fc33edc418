# Builds the products in release, where a warning is an error.
set -euo pipefail
source .ci/lib/settings.sh

FACEUP_TESTS=all swift build --configuration release --scratch-path "$scratch/all" "${strict[@]}"

# Builds in release, where a warning is an error: the products as other packages get them, and the tool.
set -euo pipefail
source .ci/lib/settings.sh

FACEUP_TESTS=all swift build --configuration release --scratch-path "$scratch/all" "${strict[@]}"
swift build --configuration release --product faceup --scratch-path "$scratch" "${strict[@]}"

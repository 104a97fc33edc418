# Builds and tests a package that uses the products from outside.
set -euo pipefail
source .ci/lib/settings.sh

swift test --package-path Tests/Fixtures/Client --scratch-path "$scratch/client" "${strict[@]}"

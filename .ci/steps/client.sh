# Builds and tests a package that uses the products from outside.
set -euo pipefail
source .ci/lib/settings.sh

fixture=Tests/Fixtures/Client
if [[ ! -f $fixture/Package.swift ]]; then
  echo "There is no $fixture yet: nothing to do."
  exit 0
fi
swift test --package-path "$fixture" --scratch-path "$scratch/client" "${strict[@]}"

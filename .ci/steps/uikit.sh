# Type-checks the UIKit adapter, and an app's ordinary calls beside it, against a stub of UIKit.
set -euo pipefail

check=Tests/Fixtures/UIKitStub/check.sh
if [[ ! -f $check ]]; then
  echo "There is no $check yet: nothing to do."
  exit 0
fi
bash "$check"

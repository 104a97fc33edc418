# Builds the UIKit adapter, and an app's ordinary calls beside it, against a stub of UIKit.
set -euo pipefail

bash Tests/Fixtures/UIKitStub/check.sh

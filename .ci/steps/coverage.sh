# Checks that each public symbol of each library is documented, and how.
set -euo pipefail
source .ci/lib/settings.sh

graphs=$(dump_symbol_graphs)
targets=$(library_targets)
# Names of targets have no spaces.
# shellcheck disable=SC2086
run_tool DocumentationCoverage "$graphs" Docs/Catalogs $targets

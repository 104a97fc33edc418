# Checks that the links between Markdown files lead somewhere.
set -euo pipefail
source .ci/lib/settings.sh

mapfile -t files < <(git ls-files --cached --others --exclude-standard -- '*.md')
run_tool MarkdownLinks "${files[@]}"

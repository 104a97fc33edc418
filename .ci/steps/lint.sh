# Checks the format of all Swift code, that of the fixtures and of these checks included.
set -euo pipefail

mapfile -t files < <(git ls-files --cached --others --exclude-standard --deduplicate -- '*.swift')
existing=()
for file in "${files[@]}"; do
  # A file may be deleted and still be in the index.
  if [[ -f $file ]]; then existing+=("$file"); fi
done
swift format lint --strict "${existing[@]}"
echo "${#existing[@]} files are in form."

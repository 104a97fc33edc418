# Checks that the code in the documents is the code that is compiled and tested.
#
# A Swift block under a line <!-- From PATH --> must stand in that file, word for word.
set -euo pipefail
source .ci/lib/markdown.sh

checked=0 wrong=0

check_block() {
  local start=$2 source=$3 text=$4
  if [[ -z $source ]]; then return 0; fi
  checked=$((checked + 1))
  if [[ ! -f $source ]]; then
    echo "$document:$start: there is no file $source: correct the line above the block." >&2
  elif [[ "$(<"$source")"$'\n' != *"$text"* ]]; then
    echo "$document:$start: this block is not in $source: copy it from there again." >&2
  else
    return 0
  fi
  wrong=$((wrong + 1))
}

while IFS= read -r document; do
  each_block "$document" check_block
done < <(git ls-files --cached --others --exclude-standard -- '*.md')

echo "$checked blocks of code compared with their files, $wrong differ."
((wrong == 0))

# Checks that the code in the documents is the code that is compiled and tested.
#
# A block under a line <!-- From PATH --> must stand in that file, word for word; there it may stand
# further in, as the body of a function does.
set -euo pipefail
source .ci/lib/markdown.sh

checked=0 wrong=0

# Tells whether some lines stand in a text, all of them as far in or further: stands_in LINES TEXT
stands_in() {
  local lines=$1 text=$2 margin shifted
  for margin in '' '  ' '    ' '      ' '        '; do
    shifted=$margin${lines//$'\n'/$'\n'$margin}
    shifted=${shifted%"$margin"}
    shifted=${shifted//$'\n'$margin$'\n'/$'\n\n'}
    if [[ $text == *"$shifted"* ]]; then return 0; fi
  done
  return 1
}

check_block() {
  local start=$2 source=$3 text=$4
  if [[ -z $source ]]; then return 0; fi
  checked=$((checked + 1))
  if [[ ! -f $source ]]; then
    echo "$document:$start: there is no file $source: correct the line above the block." >&2
  elif ! stands_in "$text" $'\n'"$(<"$source")"$'\n'; then
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

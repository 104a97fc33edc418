# Does what a newcomer does: clones, and types what the README says.
#
# In one clone, every command of the README's `console` and `sh` blocks runs in order. In another,
# the two main commands run the other way round. A command must end with exit code 0, unless the
# README goes on with `$ echo $?`; and where a `console` block shows output, that is what must come
# out. A line of one "…" stands for any lines.
set -euo pipefail
source .ci/lib/markdown.sh

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
if [[ -n $(git status --porcelain) ]]; then
  echo 'Note: what is not committed is not in the clone.'
fi

clone() {
  git -c safe.directory='*' clone --quiet --no-hardlinks . "$place/$1"
}

last_status=0
last_command=''

# Every command but the last before `echo $?` must have ended well.
settle() {
  if ((last_status == 0)); then return 0; fi
  tail -n 60 "$place/output" "$place/errors" >&2
  echo "\"$last_command\" ended with exit code $last_status." >&2
  return 1
}

# Checks that parts of some output, parted by lines of one "…", came out in that order.
came_out() {
  local shown=$1 rest=$2 part='' line
  while IFS= read -r line; do
    if [[ $line != '…' ]]; then
      part+=$line$'\n'
      continue
    fi
    [[ $rest == *"$part"* ]] || return 1
    rest=${rest#*"$part"} part=''
  done <<<"$shown…"
}

# Runs a command and compares what it prints with what is shown: try COMMAND SHOWN
try() {
  local command=$1 shown=$2 output started=$SECONDS
  if [[ $command == 'echo $?' ]]; then
    output=$last_status$'\n'
    last_status=0
  else
    settle || return
    last_command=$command
    last_status=0
    eval "$command" >"$place/output" 2>"$place/errors" || last_status=$?
    output=$(<"$place/output")$'\n'
    printf '$ %s   (exit code %d, %d s)\n' "$command" "$last_status" $((SECONDS - started))
  fi
  if [[ -n $shown ]] && ! came_out "$shown" "$output"; then
    printf 'README.md shows\n%sbut this came out:\n%s' "$shown" "$output" >&2
    cat "$place/errors" >&2
    return 1
  fi
}

# Runs the commands of a block, each with the output that is shown under it.
run_block() {
  local language=$1 text=$4 line command='' shown=''
  if [[ $language == sh ]]; then
    while IFS= read -r line; do
      if [[ -n $line && $line != '#'* ]]; then try "$line" '' || return; fi
    done <<<"${text%$'\n'}"
  fi
  if [[ $language != console ]]; then return 0; fi
  while IFS= read -r line; do
    if [[ $line == '$ '* ]]; then
      if [[ -n $command ]]; then try "$command" "$shown" || return; fi
      command=${line#'$ '} shown=''
    else
      shown+=$line$'\n'
    fi
  done <<<"${text%$'\n'}"
  try "$command" "$shown"
}

clone read
cd "$place/read"
each_block README.md run_block
settle
cd - >/dev/null

clone other-way-round
cd "$place/other-way-round"
for command in 'swift test' 'swift run faceup'; do
  try "$command" ''
done
settle

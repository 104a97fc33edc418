# Reads fenced code blocks out of Markdown; source it, do not run it.

# Calls a function for each fenced code block: each_block FILE FUNCTION
#
# The function is given the block's language, the line of its first fence, the source file that an
# HTML comment right before the block names (<!-- From PATH -->, else ""), and the block's text.
each_block() {
  local file=$1 function=$2
  local line number=0 inside=false language='' start=0 source='' text=''
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    if $inside; then
      if [[ $line == '```' ]]; then
        "$function" "$language" "$start" "$source" "$text" || return
        inside=false source=''
      else
        text+=$line$'\n'
      fi
    elif [[ $line == '```'* ]]; then
      inside=true language=${line#'```'} start=$number text=''
    elif [[ $line =~ ^'<!-- From '(.*)' -->'$ ]]; then
      source=${BASH_REMATCH[1]}
    elif [[ -n $line ]]; then
      source=''
    fi
  done <"$file"
  if $inside; then
    echo "$file:$start: this code block is not closed: end it with a line of three backticks." >&2
    return 1
  fi
}

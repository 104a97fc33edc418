# Looks for words that do not belong in the project.
set -euo pipefail

wrong=0

# Prints the lines that match a pattern, and why they are wrong: forbid WHY PATTERN [PATH ...]
forbid() {
  if git grep --untracked --line-number --extended-regexp "$2" -- "${@:3}" ':!.ci/steps/words.sh'; then
    printf '  ↑ %s\n' "$1" >&2
    wrong=$((wrong + 1))
  fi
}

# In examples the person at home is "me".
forbid 'A path of one machine means nothing on another.' \
  '/(root|work|Users|opt/swift)/|/home/([^m]|m[^e])' .

forbid 'The 81-card game is called Trios here.' \
  '\bSET\b|\bSet (game|card|cards|table)\b|\b(game|deck|cards) of Set\b|\bSet(Game|Card|Deck|Rule)\b' .

forbid 'What is plain to one reader is not to another: leave the word out.' \
  '\b([Jj]ust|[Ss]imply|[Oo]bviously|[Oo]f course|[Ee]asily)\b' \
  '*.md' '*.swift'

# In code the names of the platform stand as they are: .color, backgroundColor.
american='([Cc]olor(s|ed|ing)?|[Gg]ray|[Cc]enter(s|ed)?|[Bb]ehaviors?|[Ff]avors?|[Nn]eighbors?)'
american+='|([Rr]ecogn|[Ss]ummar|[Oo]rgan|[Rr]andom|[Cc]ustom|[Nn]ormal|[Ss]ynthes)ize[sd]?'
forbid_american() {
  forbid 'What people read is spelled in one way: colour, grey, centre, behaviour, recognise.' "$@"
}
forbid_american "(^|[^.\`_[:alnum:]-])($american)\b" '*.md'
forbid_american "//.* ($american)( |[,.;]?\$)" '*.swift'
forbid_american "\"([^\"&]* )?($american)([ ,.;][^\"]*)?\"" 'Sources/*.swift' \
  'Exercises/*.swift' 'Tests/Attempts/*.swift'

if ((wrong > 0)); then exit 1; fi
echo 'No word that does not belong here.'

# Tries `faceup check` on real files: right ones, wrong ones, and ones that crash, hang or leave.
#
# It works in a copy of the project, so that nobody's exercise is overwritten. Names given in `only` are
# tried alone: only='endless loop' bash .ci/run check
set -euo pipefail
source .ci/lib/settings.sh

place=$PWD/$scratch/check
mkdir -p "$place"
find "$place" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
git ls-files -z --cached --others --exclude-standard --deduplicate |
  while IFS= read -r -d '' file; do if [[ -f $file ]]; then printf '%s\0' "$file"; fi; done |
  tar --null --files-from=- --create | tar --extract --directory="$place"
cd "$place"
swift build --product faceup

folder=Exercises/06-ChoosingACard
file=$folder/ChoosingGame.swift
tried=0 wrong=0

# How many seconds the checks may take, and how many more the tool may take to say so.
allowed=8 margin=2

# What runs the learner's code: a bundle that SwiftPM built, or a program that was built past it.
programs="$place/.*(xctest|/checks)|sleep 3599"

# Checks exercise 06 as it is now: expect NAME VERDICTS [TEXT]
#
# VERDICTS are the different words that the checks get, in the order of the alphabet; TEXT must be said.
expect() {
  local name=$1 wanted=$2 text=${3:-} status=0 records verdicts problem='' started=$EPOCHREALTIME
  if [[ -n ${only:-} && $name != "$only" ]]; then return 0; fi
  records=$(timeout --signal=KILL 120 .build/debug/faceup check 06 --json --timeout $allowed 2>&1) ||
    status=$?
  took=$(((${EPOCHREALTIME/./} - ${started/./}) / 1000))
  verdicts=$(sed 's/.*"verdict":"\([^"]*\)".*/\1/' <<<"$records" | sort -u | paste -sd, -)
  tried=$((tried + 1))
  if [[ $verdicts != "$wanted" ]]; then problem="wanted $wanted, got $verdicts"; fi
  if ((status != ($(wc -w <<<"${wanted#PASS}") > 0))); then problem+="; exit code $status"; fi
  if [[ -n $text && $records != *"$text"* && $(.build/debug/faceup check 06 2>&1) != *"$text"* ]]; then
    problem+="; nothing about \"$text\""
  fi
  # With nothing to build, the time is that of the checks, but for what SwiftPM takes to see that.
  if [[ $wanted == *TIMEOUT* ]]; then
    measure
    # A time says little on a machine that is busy with something else.
    if ((took > idle + 1000 * (allowed + margin))); then
      if is_busy; then echo "$name: took $took ms on a busy machine"; else problem+="; took $took ms"; fi
    fi
  fi
  if pgrep --full "$programs" >/dev/null; then
    problem+="; left running: $(pgrep --full --list-full "$programs" | head -n 3)"
  fi
  printf '%-32s %-14s %6d ms\n' "$name" "$verdicts" "$took"
  if [[ -n $problem ]]; then
    printf '%s: %s\n%s\n' "$name" "${problem#; }" "$records" >&2
    wrong=$((wrong + 1))
  fi
}

# Whether other programs want more than the processors can give.
is_busy() { awk -v count="$(getconf _NPROCESSORS_ONLN)" '{ exit $1 < 1.5 * count }' /proc/loadavg; }

# Checks once more, and notes how long that took.
measure() {
  local started=$EPOCHREALTIME
  .build/debug/faceup check 06 --timeout $allowed >/dev/null 2>&1 || true
  took=$(((${EPOCHREALTIME/./} - ${started/./}) / 1000))
}

# Makes the file the solution with a line more in its method: spoil LINE
spoil() {
  local line
  echo 'import Foundation' >"$file"
  while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ $line == *'func chooseCard'* ]]; then printf '    %s\n' "$1"; fi
  done <"$folder/Solution/ChoosingGame.swift" >>"$file"
  if [[ $1 == *sleeper* ]]; then
    cat >>"$file" <<'END'
nonisolated(unsafe) var sleeperCount = 0
func sleeper(inOwnSession: Bool = false) {
  sleeperCount += 1
  guard sleeperCount <= 100 else { return }
  let script = inOwnSession ? "setsid sleep 3599" : "sleep 3599"
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), nil]
  var pid: pid_t = 0
  posix_spawn(&pid, "/bin/sh", nil, nil, &words, nil)
}
END
  fi
}

solve() { cp --remove-destination "$folder/Solution/ChoosingGame.swift" "$file"; }

expect 'starter' 'NOT STARTED'
solve
expect 'solution' PASS
measure
idle=$took
while IFS= read -r entry; do
  if [[ -z $entry || $entry == '#'* ]]; then continue; fi
  name=${entry%% | *} rest=${entry#* | }
  verdicts=${rest%% | *} rest=${rest#* |}
  text=${rest%%|*} line=${rest#*| }
  text=${text# } text=${text% }
  if [[ -z ${only:-} || $name == "$only" ]]; then
    spoil "$line"
    expect "$name" "$verdicts" "$text"
  fi
done <Tests/Fixtures/LearnerFiles/lines.txt

# Files of another kind
solve; sed -i 's/$/\r/' "$file"; expect 'CRLF' PASS
solve; sed -i 's/  /\t/g' "$file"; expect 'tabs' PASS
solve; sed -i '1s/^/\xEF\xBB\xBF/' "$file"; expect 'a byte order mark' PASS
solve; printf '// %s' "$(printf 'x%.0s' {1..200000})" >>"$file"; expect 'a long line and no end of it' PASS
ln -sf Solution/ChoosingGame.swift "$file"; expect 'a link to the solution' PASS
ln -sf nowhere.swift "$file"; expect 'a link to nothing' 'BUILD ERROR' 'missing or cannot be read'
rm "$file"; expect 'no file' 'BUILD ERROR' 'missing or cannot be read'
mkdir "$file"; expect 'a folder' 'BUILD ERROR' 'missing or cannot be read'; rmdir "$file"
: >"$file"; expect 'an empty file' 'BUILD ERROR' ChoosingGame
head --bytes=2000 /dev/urandom >"$file"; expect 'random bytes' 'BUILD ERROR'
solve; printf 'let bad = "\xFF\xFE"\n' >>"$file"; expect 'invalid UTF-8' 'BUILD ERROR' 'UTF-8'
solve; printf '\0' >>"$file"; expect 'a NUL' PASS
{ cat "$folder/Starter/ChoosingGame.swift"; sed 's,^,// ,' "$folder/Solution/ChoosingGame.swift"; } >"$file"
expect 'the solution in a comment' FAIL,PASS
solve; sed -i 's/chooseCard/choseCard/' "$file"; expect 'a method renamed' 'BUILD ERROR' 'protocol'
solve; sed -i 's/ChoosingGame/ChosingGame/' "$file"; expect 'a type renamed' 'BUILD ERROR' ChoosingGame
echo 'let answer = 42' >"$file"; expect 'another file' 'BUILD ERROR' ChoosingGame

# The compiler's driver takes two versions of one second for the same.
second=$(date +%s)
spoil 'if index == 3 { return .ignored }'
touch --date="@$second.1" "$file"
expect 'a first version' 'FAIL,PASS'
solve
touch --date="@$second.2" "$file"
expect 'a second version in a second' PASS

echo 'if {' >>Exercises/08-UpdateTheUI/TableController.swift
expect 'another that does not compile' PASS
swift run faceup check 06 >/dev/null
echo '… and through swift run'

echo "$tried files tried, $wrong wrong."
((wrong == 0))

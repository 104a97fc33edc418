# Tries `faceup check` on real files: right ones, wrong ones, and ones that crash, hang or leave.
#
# It works in a copy of the project, so that nobody's exercise is overwritten.
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

# Checks exercise 06 as it is now: expect NAME VERDICTS EXIT_CODE [OPTION ...]
#
# VERDICTS are the different words that the checks get, in the order of the alphabet.
expect() {
  local name=$1 wanted="$2 (exit code $3)" status=0 records verdicts
  records=$(.build/debug/faceup check 06 --json "${@:4}") || status=$?
  verdicts=$(sed 's/.*"verdict":"\([^"]*\)".*/\1/' <<<"$records" | sort -u | paste -sd, -)
  tried=$((tried + 1))
  if [[ "$verdicts (exit code $status)" == "$wanted" ]]; then
    echo "$name: $verdicts"
  else
    printf '%s: wanted %s, got %s (exit code %d)\n%s\n' \
      "$name" "$wanted" "$verdicts" "$status" "$records" >&2
    wrong=$((wrong + 1))
  fi
}

# Makes the file the solution with a line more in its method: spoil LINE
spoil() {
  local line
  echo 'import Foundation' >"$file"
  while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ $line == *'func chooseCard'* ]]; then printf '    %s\n' "$1"; fi
  done <"$folder/Solution/ChoosingGame.swift" >>"$file"
}

expect 'starter' 'NOT STARTED' 1
cp "$folder/Solution/ChoosingGame.swift" "$file"
expect 'solution' 'PASS' 0
spoil 'if index == 3 { return .ignored }'
expect 'a wrong rule' 'FAIL,PASS' 1
spoil 'if index == 3 { let none: [Int] = []; return none[index] == 0 ? .matched : .ignored }'
expect 'a crash' 'CRASH,PASS' 1
spoil 'while index == 3 {}'
expect 'a hang' 'PASS,TIMEOUT' 1 --timeout 2
spoil 'if index == 3 { exit(0) }'
expect 'exit(0)' 'FAIL,PASS' 1
spoil 'if index == 3 { _exit(0) }'
expect '_exit(0)' 'FAIL,PASS' 1
spoil 'for descriptor in 3..<100 as Range<Int32> { close(descriptor) }'
expect 'closed descriptors' 'FAIL' 1
spoil 'if index = {'
expect 'a syntax error' 'BUILD ERROR' 1
rm "$file"
expect 'no file' 'BUILD ERROR' 1

# The compiler's driver takes two versions of one second for the same.
second=$(date +%s)
spoil 'if index == 3 { return .ignored }'
touch --date="@$second.1" "$file"
expect 'a first version' 'FAIL,PASS' 1
cp "$folder/Solution/ChoosingGame.swift" "$file"
touch --date="@$second.2" "$file"
expect 'a second version in the same second' 'PASS' 0

echo 'if {' >>Exercises/08-UpdateTheUI/TableController.swift
expect 'another exercise that does not compile' 'PASS' 0
swift run faceup check 06 >/dev/null
echo '… and through swift run'

if pgrep --full --list-full "$place/.*xctest"; then
  echo 'These processes were left running.' >&2
  wrong=$((wrong + 1))
fi
echo "$tried files tried, $wrong wrong."
((wrong == 0))

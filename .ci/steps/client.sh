# Builds and tests a package that uses the products from outside, and pastes tests into it.
#
# A failure ends with a test to paste. Two are taken from there as they are printed, put into the
# package, built, and run: both must fail, for the reason that they were printed for.
set -euo pipefail
source .ci/lib/settings.sh

package=Tests/Fixtures/Client
tests=$package/Tests/CardTableClientTests
pasted=$tests/Pasted.swift
top=$PWD
trap 'rm -f "$pasted"' EXIT

# Started in its own folder, as an author does: from here SwiftPM may give it the kit as a library.
client() {
  (cd "$package" && swift test --scratch-path "$top/$scratch/client" "${strict[@]}" "$@")
}

client

failures=$scratch/client-failures.txt
if FACEUP_FIND_FAILURES=1 client --filter FindFailures >"$failures" 2>&1; then
  echo 'The failures that are to be pasted were not found.' >&2
  exit 1
fi

# A test follows "As a test:", two columns in, and goes on to the end of its function.
{
  grep '^import ' "$tests/PastedTests.swift"
  awk '
    /^  As a test:$/ { wanted = 1; count++; next }
    wanted && /^  / { line = substr($0, 3); sub(/^func /, "func pasted" count "_", line); print line }
    wanted && /^  }$/ { wanted = 0 }' "$failures"
} >"$pasted"
code=$(sed -n 's/^  Name *//p' "$failures" | sort -u)

output=$scratch/client-pasted.txt
if client --filter pasted >"$output" 2>&1; then
  echo 'The pasted tests pass, and should fail.' >&2
  exit 1
fi
again=$(sed -n 's/^  Name *//p' "$output")
if [[ $(wc -l <<<"$again") -ne 2 || $(sort -u <<<"$again") != "$code" ]]; then
  cat "$pasted" "$output" >&2
  echo "The pasted tests should both fail with $code." >&2
  exit 1
fi
echo "Two pasted tests were built, and failed with $code as before."

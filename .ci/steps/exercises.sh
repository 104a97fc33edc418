# Proves every exercise: its starter fails, its solution and the alternatives pass, and each attempt
# fails as Attempts.json says; files, texts and hints are complete.
#
#   bash .ci/steps/exercises.sh [NUMBER]
set -euo pipefail

swift run faceup verify "$@"
if [[ -n $(git status --porcelain Exercises Tests/Attempts) ]]; then
  echo 'Note: some exercises differ from what is committed.'
fi

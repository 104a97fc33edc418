# Builds and runs the code of the lessons, and checks their pictures.
set -euo pipefail
source .ci/lib/settings.sh
source .ci/lib/markdown.sh

# Started here, after SwiftPM has read the manifest for this package: what it said then is kept, and is
# given to the lessons, too. So they use the kit as a library, by the names of its products.
swift package describe >/dev/null
swift test --package-path Tests/Fixtures/Lessons --scratch-path "$scratch/lessons" "${strict[@]}"

lessons=Docs/Lessons
wrong=0

# Prints what is wrong with a file: complain FILE SENTENCE
complain() {
  echo "$1: $2" >&2
  wrong=$((wrong + 1))
}

for picture in "$lessons"/Pictures/*.svg; do
  name=${picture##*/}
  grep -q '<title id="title">..*</title>' "$picture" || complain "$picture" 'it has no title.'
  grep -q '<desc id="description">..*</desc>' "$picture" || complain "$picture" 'it is not described.'
  grep -q 'prefers-color-scheme: dark' "$picture" || complain "$picture" 'it has no dark colours.'
  grep -qF "](Pictures/$name)" "$lessons"/*.md || complain "$picture" 'no lesson shows it.'
  ! grep -qF "![](Pictures/$name)" "$lessons"/*.md || complain "$picture" 'it has no alternative text.'
done

# What the step "guides" compares must be all the Swift there is.
needs_source() {
  if [[ $1 == swift && -z $3 ]]; then
    complain "$page:$2" 'say in which file this code is compiled: <!-- From PATH -->'
  fi
}

for page in "$lessons"/*.md; do
  each_block "$page" needs_source
done

if ((wrong > 0)); then exit 1; fi
echo "The code of the lessons works, and their pictures have words and both sets of colours."

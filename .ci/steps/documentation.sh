# Makes the documentation of each library; a link that leads nowhere is an error.
set -euo pipefail
source .ci/lib/settings.sh

graphs=$(dump_symbol_graphs)
targets=$(library_targets)
site=$scratch/documentation
rm -rf "$site"
for target in $targets; do
  # One folder a library, so that a page is about one module and what it adds to others.
  own=$site/graphs/$target
  mkdir -p "$own"
  for graph in "$graphs/$target".symbols.json "$graphs/$target"@*.symbols.json; do
    if [[ -f $graph ]]; then cp "$graph" "$own"; fi
  done
  docc convert "Docs/Catalogs/$target.docc" --additional-symbol-graph-dir "$own" \
    --warnings-as-errors --output-path "$site/$target.doccarchive"
  echo "$target: documentation made."
done

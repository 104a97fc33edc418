# Checks the format of all Swift code.
set -euo pipefail

paths=(Package.swift Sources Tests .ci/tools)
if [[ -d Exercises ]]; then paths+=(Exercises); fi
swift format lint --strict --recursive "${paths[@]}"

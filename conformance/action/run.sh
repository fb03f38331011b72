#!/usr/bin/env bash
# The step of action.yml: runs the suite by the inputs (environment), writes reports, outputs and the summary of the job,
# and ends with the exit code of the suite. No input is ever read as a program.
set -uo pipefail
suite=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p "$REPORTS"
flags=(--profile "$PROFILE" --out "$REPORTS" --quiet)
for report in html=report.html json=report.json junit=junit.xml markdown=summary.md result=result.json badge=badge.svg; do
  flags+=(--report "${report%%=*}=$REPORTS/${report#*=}")
done
[ -z "$BASE_URL" ] || flags+=(--base-url "$BASE_URL" --site-port "$SITE_PORT")
[ -z "$PUBLIC_URL" ] || flags+=(--public-url "$PUBLIC_URL")
# Words separated by spaces; a pattern among them stays what it is.
read -r -a more <<<"$ARGUMENTS"

rm -f "$REPORTS/report.json"
code=0
"$suite/node_modules/.bin/tsx" "$suite/conformance/cli.ts" "${flags[@]}" ${more[@]+"${more[@]}"} || code=$?

{
  echo "exit-code=$code"
  echo "result=$REPORTS/result.json"
  if [ -f "$REPORTS/report.json" ]; then
    node -e '
      const { verdict, counts } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
      const { pass, tolerated, fail } = counts.requirements;
      console.log(`verdict=${verdict}\nkept=${pass + tolerated}\nbroken=${fail}`);
    ' "$REPORTS/report.json"
  else
    echo "verdict=error"
  fi
} >>"$GITHUB_OUTPUT"
[ ! -f "$REPORTS/summary.md" ] || cat "$REPORTS/summary.md" >>"$GITHUB_STEP_SUMMARY"
exit "$code"

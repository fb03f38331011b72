/**
 * A page whose script asks for its text and writes it down: after a pause, in a page that is empty as served or beside
 * text that was served.
 * Used by the checks of waiting.
 * Spec: Scrape options, waitFor (extra wait on top of smart-wait).
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export interface SlowWords {
  /** In the markup as served; without it the page is an empty shell. */
  readonly served?: string;
  /** Address of the text, relative to the page. */
  readonly source: string;
  /** From the run of the script to its request. */
  readonly pauseMs: number;
}

export function slowWordsPage({ served, source, pauseMs }: SlowWords): SiteAnswer {
  const body =
    served === undefined
      ? '<noscript>You need to enable JavaScript to run this app.</noscript>\n<div id="root"></div>'
      : `<main><h1>Sailings</h1>\n<p>The harbour office says ${served} to everybody who asks.</p>\n<div id="root"></div></main>`;
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sailings</title>
</head>
<body>
${body}
<script>
setTimeout(async () => {
  const text = await (await fetch(${JSON.stringify(source)})).text();
  if (text === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  document.getElementById('root').append(line);
}, ${pauseMs});
</script>
</body>
</html>
`);
}

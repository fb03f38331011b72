/**
 * A page that says what its visitor looks like: the user agent of the request, and, once its script has run, what a
 * page can see of the visitor (width, languages, time zone). The journal holds the same for the request itself.
 * Used by the checks of mobile, location and headers.
 * Spec: Scrape options, mobile, location, headers.
 */
import { htmlAnswer } from '../resource.js';
import type { Resource } from '../resource.js';

/** Answers with the given word, so that a check sees that this page was scraped. */
export function echoPage(word: string): Resource {
  return () =>
    htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mirror</title>
</head>
<body>
<main>
<h1>Mirror</h1>
<p>The mirror says ${word} to everybody who looks into it for longer than a moment.</p>
<p id="width">unmeasured</p>
<p id="languages">unmeasured</p>
<p id="zone">unmeasured</p>
</main>
<script>
const say = (id, text) => { document.getElementById(id).textContent = text; };
say('width', 'width ' + window.innerWidth + ' pixels');
say('languages', 'languages ' + navigator.languages.join(' '));
say('zone', 'zone ' + Intl.DateTimeFormat().resolvedOptions().timeZone);
</script>
</body>
</html>
`);
}

/**
 * An HTML page with everything that the cleaned `html` must leave out, each with a word of its own.
 * Used by the checks of `data.html` and of clean Markdown; words come from the check, so no canned answer holds them.
 * Spec: Document data, `html` (removes script, style, noscript, meta, head).
 */

/** One word for each place; the place's name says where it stands. */
export interface CleanedPageWords {
  readonly body: string;
  readonly headScript: string;
  readonly bodyScript: string;
  readonly dataScript: string;
  readonly headStyle: string;
  readonly bodyStyle: string;
  readonly noscript: string;
  readonly headMeta: string;
  readonly bodyMeta: string;
  readonly title: string;
}

export function cleanedPage(words: CleanedPageWords): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="description" content="${words.headMeta}">
<title>${words.title}</title>
<style>
.teaser::after { content: "${words.headStyle}"; }
</style>
<script>window.counter = "${words.headScript}";</script>
</head>
<body>
<main>
<h1>Report of the station</h1>
<p>The first sentence says ${words.body} and goes on for a while, as sentences of reports do.</p>
<script>if (1 < 2) { document.title = "${words.bodyScript}"; }</script>
<script type="application/ld+json">{"@type": "Report", "name": "${words.dataScript}"}</script>
<style media="print">p::before { content: "${words.bodyStyle}"; }</style>
<noscript><p>Please switch on ${words.noscript} in your browser.</p></noscript>
<meta itemprop="pages" content="${words.bodyMeta}">
<p>The last sentence of this page closes the report and adds nothing to it.</p>
</main>
</body>
</html>
`;
}

/**
 * An HTML page of nested elements with names, classes, ids and attributes, one word in each place.
 * Used by the checks of `includeTags`, `excludeTags` and `onlyMainContent`.
 * Spec: ParseOptions, includeTags, excludeTags; Scrape options (tags, classes, IDs or attribute selectors).
 */

/** One word for each place of the page. */
export interface SectionsPageWords {
  readonly header: string;
  readonly navigation: string;
  readonly heading: string;
  readonly opening: string;
  /** In a `blockquote` of the first section. */
  readonly quote: string;
  /** In a paragraph of class `remark` of the second section. */
  readonly remark: string;
  readonly second: string;
  /** In a `code` element of the second section. */
  readonly code: string;
  readonly footer: string;
}

export const sectionsPagePlaces = [
  'header',
  'navigation',
  'heading',
  'opening',
  'quote',
  'remark',
  'second',
  'code',
  'footer',
] as const satisfies readonly (keyof SectionsPageWords)[];

/** Selectors and the places they choose. */
export interface TagCase {
  readonly tags: readonly string[];
  readonly places: readonly (keyof SectionsPageWords)[];
}

/** Plain tag names. */
export const tagNameCases: readonly TagCase[] = [
  { tags: ['blockquote'], places: ['quote'] },
  { tags: ['section'], places: ['opening', 'quote', 'remark', 'second', 'code'] },
  { tags: ['footer'], places: ['footer'] },
  { tags: ['h1'], places: ['heading'] },
];

/** Several entries together. */
export const unionCases: readonly TagCase[] = [
  { tags: ['blockquote', 'h1'], places: ['heading', 'quote'] },
  { tags: ['nav', 'footer'], places: ['navigation', 'footer'] },
];

/** Classes, ids and attributes. */
export const selectorCases: readonly TagCase[] = [
  { tags: ['.remark'], places: ['remark'] },
  { tags: ['#opening'], places: ['opening', 'quote'] },
  { tags: ['[data-part="closing"]'], places: ['remark', 'second', 'code'] },
];

export function sectionsPage(words: SectionsPageWords): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Notes of the keeper</title>
</head>
<body>
<header><p>Gazette of ${words.header} since the great storm</p></header>
<nav><ul><li><a href="https://plumbline.example/start">${words.navigation}</a></li></ul></nav>
<main>
<h1>Notes ${words.heading}</h1>
<section id="opening" class="chapter first" data-part="beginning">
<p>The first section tells of ${words.opening} and of the long winter that went before it, day by day.</p>
<blockquote><p>Nobody said ${words.quote} in those days, or at least nobody wrote it down.</p></blockquote>
</section>
<section class="chapter" data-part="closing">
<p>The second section tells of ${words.second} and of the short summer that came after it, week by week.</p>
<p class="aside remark">A remark on ${words.remark} stands between the sentences of the section.</p>
<p>The instrument shows <code>${words.code}</code> when it is ready.</p>
</section>
</main>
<footer><p>Printed by ${words.footer} and sons</p></footer>
</body>
</html>
`;
}

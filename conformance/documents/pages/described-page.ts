/**
 * An HTML page that describes itself: title, description, keywords, language, Open Graph, repeated and own names.
 * Used by the checks of `data.metadata`.
 * Spec: Metadata (`data.metadata`).
 */

/** One word for each place. */
export interface DescribedPageWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly [string, string];
  readonly ogTitle: string;
  readonly ogDescription: string;
  readonly author: string;
  /** Values of one name that stands twice. */
  readonly tags: readonly [string, string];
  readonly body: string;
}

/** The language and the alternate locales that the page declares. */
export const describedPageFacts = { language: 'de', locales: ['fr_FR', 'pt_BR'] } as const;

/** `locales`: how many alternate locales the page declares, 1 or 2. */
export function describedPage(words: DescribedPageWords, locales = 2): string {
  return `<!DOCTYPE html>
<html lang="${describedPageFacts.language}">
<head>
<meta charset="utf-8">
<title>Bericht ${words.title}</title>
<meta name="description" content="Kurz gesagt ${words.description}">
<meta name="keywords" content="${words.keywords.join(', ')}">
<meta name="author" content="${words.author}">
<meta property="og:title" content="Offen ${words.ogTitle}">
<meta property="og:description" content="Offener ${words.ogDescription}">
<meta property="og:locale" content="de_DE">
${describedPageFacts.locales
  .slice(0, locales)
  .map((locale) => `<meta property="og:locale:alternate" content="${locale}">`)
  .join('\n')}
${words.tags.map((tag) => `<meta property="article:tag" content="${tag}">`).join('\n')}
</head>
<body>
<main>
<h1>Bericht</h1>
<p>Der Bericht sagt ${words.body} und noch manches andere, das hier nicht steht.</p>
</main>
</body>
</html>
`;
}

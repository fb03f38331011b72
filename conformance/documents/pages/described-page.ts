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

/** As long as descriptions of pages are, and of more than one sentence: one that is cut off shows. */
export function descriptionOf({ description }: DescribedPageWords): string {
  return `Kurz gesagt ${description}: Der Hafen liegt an der Mündung des Flusses, und wer mit dem Schiff dort ankommt, sieht zuerst den Leuchtturm, dann die Lagerhäuser am Kai, in denen heute die Bibliothek untergebracht ist, und zuletzt ${description}. Danach kommt die Stadt. Wer bleibt, findet den Markt am Platz hinter der ${description}`;
}

/** `locales`: how many alternate locales the page declares, 1 or 2. */
export function describedPage(words: DescribedPageWords, locales = 2): string {
  return `<!DOCTYPE html>
<html lang="${describedPageFacts.language}">
<head>
<meta charset="utf-8">
<title>Bericht ${words.title}</title>
<meta name="description" content="${descriptionOf(words)}">
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

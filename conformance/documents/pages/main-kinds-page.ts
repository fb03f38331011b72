/**
 * Pages whose main part is no prose: a list of links, a table, cards, definitions, a thread, a product. Each stands in a
 * `main` element between a header, a menu and a footer; every item has a word of its own. Beside it is an `aside`, of
 * which nothing is said.
 * Spec: ParseOptions, onlyMainContent.
 */
/** What a part of a page holds: its markup, its words in order, and the addresses of its links. */
export interface MainPart {
  readonly markup: string;
  readonly words: readonly string[];
  readonly links: readonly string[];
}

export const mainKinds = ['link-list', 'table', 'cards', 'definitions', 'thread', 'product'] as const;
export type MainKind = (typeof mainKinds)[number];

/** The part of a kind; `word` gives a fresh word each time. */
export function mainPart(kind: MainKind, word: () => string): MainPart {
  const words: string[] = [];
  const links: string[] = [];
  const next = (): string => {
    const fresh = word();
    words.push(fresh);
    return fresh;
  };
  const link = (): string => {
    const text = next();
    const address = `https://plumbline.example/${kind}/${text}`;
    links.push(address);
    return `<a href="${address}">${text}</a>`;
  };
  return { markup: markupOf[kind](next, link), words, links };
}

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n');

const markupOf: Record<MainKind, (word: () => string, link: () => string) => string> = {
  'link-list': (word, link) =>
    `<p>All guides that were written so far are listed here, ${word()} first.</p>\n<ul>\n${times(8, () => `<li>${link()}</li>`)}\n</ul>`,
  table: (word, link) =>
    `<table>\n<tr><th>${word()}</th><th>${word()}</th></tr>\n${times(6, () => `<tr><td>${link()}</td><td>${word()}</td></tr>`)}\n</table>`,
  cards: (word, link) =>
    `<div class="cards">\n${times(6, () => `<div class="card"><h3>${link()}</h3><p>${word()}</p></div>`)}\n</div>`,
  definitions: (word, link) => `<dl>\n${times(5, () => `<dt>${word()}</dt><dd>${link()}</dd>`)}\n</dl>`,
  thread: (word, link) =>
    times(
      4,
      (index) =>
        `<article><p class="author">${link()}, <time datetime="2025-03-0${index + 1}">${index + 1} March 2025</time></p><p>Nobody knows, says ${word()}.</p></article>`,
    ),
  product: (word, link) =>
    `<p>${word()}</p>\n<p class="price">€ 49.90 for each ${word()}</p>\n<p>In stock: ${word()}</p>\n<ul>\n${times(3, () => `<li>${word()}</li>`)}\n</ul>\n<p>Made by ${link()}</p>`,
};

export interface FrameWords {
  readonly header: string;
  readonly navigation: string;
  readonly aside: string;
  readonly footer: string;
}

/** The page around a part. */
export function mainKindPage({ markup }: MainPart, heading: string, frame: FrameWords): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${heading}</title>
</head>
<body>
<header><p>${frame.header}</p></header>
<nav><ul><li><a href="https://plumbline.example/start">${frame.navigation}</a></li></ul></nav>
<main>
<h1>${heading}</h1>
${markup}
</main>
<aside><p>${frame.aside}</p></aside>
<footer><p>${frame.footer}</p></footer>
</body>
</html>
`;
}

/**
 * Small HTML pages that checks write themselves, with known words in known places.
 * Used where a check needs one precise page; documents of all formats come from documents/.
 * Spec: Parse upload.
 */
import type { Upload } from './parse.js';

/** An HTML upload of the given markup. */
export function htmlUpload(markup: Uint8Array | string, name = 'page.html'): Upload {
  return { name, contentType: 'text/html', bytes: markup };
}

/** A whole page around a body; `head` goes into the head as it is. */
export function page(body: string, head = '<title>Page</title>'): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}

/** A page whose main part holds the given text and nothing else; another kind of file where no page is read. */
export function textUpload(text: string, name?: string): Upload {
  return { ...htmlUpload(page(`<main><h1>Heading</h1><p>${text}</p></main>`), name), text };
}

/** A page with header, navigation, main part and footer, each with words of its own. */
export function framedPage(words: { header: string; navigation: string; main: string; footer: string }): string {
  return page(
    [
      `<header><p>${words.header}</p></header>`,
      `<nav><ul><li><a href="https://plumbline.example/start">${words.navigation}</a></li></ul></nav>`,
      `<main><article><h1>Report</h1><p>${words.main}</p><p>The second paragraph of the article goes on for a while, so that nobody can doubt which part of this page is its content.</p></article></main>`,
      `<footer><p>${words.footer}</p></footer>`,
    ].join('\n'),
  );
}

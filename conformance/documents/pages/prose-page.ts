/**
 * An HTML page of the small forms of text: emphasis, preformatted lines, characters that Markdown reads as marks.
 * Used by the checks of `data.markdown`.
 * Spec: What the service does 1; Document data, `markdown`.
 */
import { xml } from '../makers/zip.js';

/** A whole page around a body. */
export function prosePage(body: string, title = 'Notes'): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${xml(title)}</title>
</head>
<body>
<main>
<h1>${xml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Paragraphs of a page of some 60 kB, each with a number of its own. */
export const manySentences: readonly string[] = Array.from(
  { length: 500 },
  (_, index) => `On day ${index + 1} the keeper wrote the weather into the book, and the height of the tide beside it.`,
);

/** Sentences whose characters Markdown would read as marks, and the text that a reader must see. */
export const markedSentences: readonly string[] = [
  '# is not a heading here',
  '1. is not a list here',
  '- is not a list either',
  'Take [brackets](and-parentheses) as they are',
  'Nine * three * two and a_b_c and **twice** over',
  'Tags such as <b> and </b> are text',
  'A `backtick` and another',
  '> is not a quotation',
  'Fish & chips, where 5 < 7 and &amp; is written out',
];

/** Lines of a preformatted block; the spaces at the start belong to them. */
export function preformattedLines(words: readonly [string, string, string]): string[] {
  return [`begin ${words[0]}`, `    inner ${words[1]}`, `        deepest ${words[2]}`, 'finish'];
}

/**
 * HTML pages in a declared encoding other than UTF-8: the bytes, and the characters they stand for.
 * Used by the checks of `rawHtml` and of conversion.
 * Spec: Document data, `rawHtml`; What the service does 1.
 */

export interface EncodedPage {
  readonly charset: string;
  readonly bytes: Buffer;
  /** What the sentence of the page says in other letters than ASCII. */
  readonly shown: string;
  /** The whole page as text. */
  readonly text: string;
}

const sentences = [
  { charset: 'windows-1252', bytes: Buffer.from('Caf\xe9 \x80 \x93quoted\x94', 'latin1'), shown: 'Café € “quoted”' },
  { charset: 'iso-8859-1', bytes: Buffer.from('Stra\xdfe und \xdcbung', 'latin1'), shown: 'Straße und Übung' },
  { charset: 'shift_jis', bytes: Buffer.from('\x93\xfa\x96\x7b', 'latin1'), shown: '日本' },
];

export const encodedPages: readonly EncodedPage[] = sentences.map(({ charset, bytes, shown }) => {
  const before = `<!DOCTYPE html>\n<html><head><meta charset="${charset}"><title>Page</title></head><body><main><p>`;
  const after = ' is what the page says to its readers.</p></main></body></html>\n';
  return {
    charset,
    bytes: Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]),
    shown,
    text: before + shown + after,
  };
});

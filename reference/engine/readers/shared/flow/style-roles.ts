/**
 * What the name of a paragraph style says of its paragraphs. Built-in names are English in every language version.
 * Used by the DOC and RTF readers.
 * Standard: [MS-DOC] 2.9.271 (STSH), RTF 1.9.1 (style sheet).
 */
export interface StyleRole {
  /** 1 to 6. */
  headingLevel?: number;
  block: 'body' | 'code' | 'quote';
  /** Its paragraphs are entries of a list of contents, of this level (1 to 9). */
  contentsLevel?: number;
}

const codeNames =
  /^(?:source ?code|code(?: ?block| ?sample| ?listing| ?example)?|html preformatted|preformatted(?: text)?|plain code|listing|program ?listing|verbatim|macro text|macro)$/;
const quoteNames = /^(?:quote|intense quote|block ?quote|block ?text|quotations?|zitat|citation|cita)$/;
const headingNames =
  /^(?:heading|(?:ü|ue?)berschrift|titre|t[ií]tulo|titolo|kop|rubrik|overskrift|otsikko|nag[lł][oó]wek|заголовок|cabeçalho) ?([1-9])$/;

/** Entries of a list of contents, as Word and LibreOffice name them. */
export const contentsNames = /^(?:toc|contents) ([1-9])$/;

/** The role of a style by its name alone; its aliases (`heading 1,H1`) do not count. */
export function roleOfStyleName(name: string): StyleRole {
  const known = name.split(/[,;]/, 1)[0]!.trim().toLowerCase();
  const level = known === 'title' || known === 'toc heading' ? 1 : Number(headingNames.exec(known)?.[1] ?? 0);
  if (level > 0) return { headingLevel: Math.min(level, 6), block: 'body' };
  const contents = contentsNames.exec(known)?.[1];
  if (contents !== undefined) return { block: 'body', contentsLevel: Number(contents) };
  return { block: codeNames.test(known) ? 'code' : quoteNames.test(known) ? 'quote' : 'body' };
}

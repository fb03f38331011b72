/**
 * WordArt: words drawn as a picture, most often a title. The words are kept beside the drawing, without a story of their own.
 * Used by the DOC, DOCX and RTF readers.
 * Spec: none; [MS-ODRAW] 2.3.22.1 (gtextUNICODE), ECMA-376 part 4, 19.1.2.24 (textpath).
 */
import type { Inline, Paragraph } from '../../../document/nodes.js';

/** Longer texts are not drawn. */
const longestText = 1000;

/** A paragraph in large type; undefined where there are no words. */
export function wordArt(text: string): Paragraph | undefined {
  const lines = text
    .slice(0, longestText)
    .split(/\r\n|[\r\n\v]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  const children = lines.flatMap((line, at): Inline[] => (at === 0 ? [line] : [{ type: 'lineBreak' }, line]));
  return { type: 'paragraph', children, isLarge: true };
}

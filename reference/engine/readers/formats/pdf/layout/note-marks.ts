/**
 * Marks of footnotes that stand on a line of their own, because they are raised and set off from the note: they are put
 * back before it.
 */
import { superscript, type Line } from './line.js';

/** The lines with every such mark joined to the line it belongs to. */
export function joinNoteMarks(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const mark = joined[joined.length - 1];
    if (mark && isMarkOf(mark, line)) joined[joined.length - 1] = withMark(line, mark);
    else joined.push(line);
  }
  return joined;
}

function isMarkOf(mark: Line, line: Line): boolean {
  const raised = line.baseline - mark.baseline;
  const gap = line.x0 - mark.x1;
  return (
    /^(\d{1,3}|[a-z]|[*\u2020\u2021\u00a7\u00b6\u22c6]{1,3})$/.test(mark.text) &&
    mark.size < line.size * 0.86 &&
    raised > 0.1 * line.size &&
    raised < 0.62 * line.size &&
    gap > -0.2 * line.size &&
    gap < 1.5 * line.size
  );
}

function withMark(line: Line, mark: Line): Line {
  const runs = [{ text: mark.text, style: superscript }, { text: ' ', style: 0 }, ...line.runs];
  return { ...line, runs, text: `${mark.text} ${line.text}`, x0: mark.x0, top: Math.min(mark.top, line.top) };
}

/**
 * Reads the tables of Markdown that are written in characters: pipe tables, with or without pipes at the ends of a row,
 * and grid tables, whose cells may have several lines.
 * Used by markdown-facts.ts; pure. HTML tables are read by html-tables.ts.
 * Spec: Document data, `markdown`; GitHub Flavored Markdown, tables; Pandoc's grid tables.
 */

/** Cells as they are written, and the last line of the table. */
interface WrittenTable {
  readonly rows: string[][];
  readonly lastIndex: number;
}

const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const gridBorder = /^\s*\+(?:[-=:]{2,}\+)+\s*$/;

/** The table that begins at the line; undefined where none does. */
export function takeTable(lines: readonly string[], start: number): WrittenTable | undefined {
  return takeGridTable(lines, start) ?? takePipeTable(lines, start);
}

/** The line without the marks of the quotation it stands in. */
const stripped = (line: string | undefined): string => (line ?? '').replace(/^(?:\s{0,3}>\s?)+/, '');

function takePipeTable(lines: readonly string[], start: number): WrittenTable | undefined {
  const header = stripped(lines[start]);
  const delimiter = stripped(lines[start + 1]);
  if (!hasPipe(header) || !delimiterRow.test(delimiter) || !delimiter.includes('-')) return undefined;
  const width = splitRow(delimiter).length;
  if (!delimiter.includes('|') && splitRow(header).length > 1) return undefined;
  const rows = [splitRow(header, width)];
  let index = start + 2;
  while (index < lines.length && stripped(lines[index]).trim() !== '' && hasPipe(stripped(lines[index]))) {
    rows.push(splitRow(stripped(lines[index]), width));
    index += 1;
  }
  return { rows, lastIndex: index - 1 };
}

/** The lines between two borders are one row. */
function takeGridTable(lines: readonly string[], start: number): WrittenTable | undefined {
  if (!gridBorder.test(stripped(lines[start]))) return undefined;
  const rows: string[][] = [];
  let row: string[] = [];
  let index = start + 1;
  for (; index < lines.length; index += 1) {
    const line = stripped(lines[index]);
    if (gridBorder.test(line)) {
      if (row.length > 0) rows.push(row.map((cell) => cell.trim()));
      row = [];
    } else if (hasPipe(line)) {
      const cells = splitRow(line);
      row = cells.map((cell, column) => `${row[column] ?? ''} ${cell}`);
    } else break;
  }
  return rows.length > 0 ? { rows, lastIndex: index - 1 } : undefined;
}

function hasPipe(line: string): boolean {
  return /(?<!\\)\|/.test(line);
}

/**
 * Cells of a row; escaped pipes belong to the cell. Pipes at both ends are optional: where a row of a known width has no
 * more cells than that, a pipe at its end is one between cells, the first or the last of which is empty.
 */
function splitRow(line: string, width = 0): string[] {
  const cells = line
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
  const isLonger = (): boolean => width === 0 || cells.length > width;
  if (cells[0] === '' && isLonger()) cells.shift();
  if (cells.at(-1) === '' && isLonger()) cells.pop();
  return cells;
}

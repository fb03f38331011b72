/**
 * Reads the tables of Markdown that are written in characters: pipe tables, with or without pipes at the ends of a row,
 * grid tables, whose cells may have several lines, and tables whose columns stand below or above dashes.
 * Used by markdown-facts.ts; pure. HTML tables are read by html-tables.ts.
 * Spec: Document data, `markdown`; GitHub Flavored Markdown, tables; Pandoc's grid, simple and multiline tables.
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
  return takeGridTable(lines, start) ?? takePipeTable(lines, start) ?? takeSpacedTable(lines, start);
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

/** Dashes that say where the columns stand, and a line of them above and below a table. */
const columnMarks = /^\s*-{2,}(?:\s+-{2,})+\s*$/;
const border = /^\s*-{5,}\s*$/;
const isMark = (line: string): boolean => columnMarks.test(line) || border.test(line);

/**
 * A line of dashes tells the columns: below the header, or above the first row where there is none. Between two borders a
 * row may have several lines, and ends at an empty one.
 */
function takeSpacedTable(lines: readonly string[], start: number): WrittenTable | undefined {
  const first = stripped(lines[start]);
  if (first.trim() === '') return undefined;
  if (columnMarks.test(first)) return rowsUntilMark(lines, start + 1, first, []);
  const isBordered = border.test(first);
  let marks = start + 1;
  while (isBordered && stripped(lines[marks]).trim() !== '' && !isMark(stripped(lines[marks]))) marks += 1;
  if (!columnMarks.test(stripped(lines[marks]))) return undefined;
  const header = lines.slice(isBordered ? start + 1 : start, marks).map(stripped);
  const columns = stripped(lines[marks]);
  return isBordered
    ? rowsUntilMark(lines, marks + 1, columns, header)
    : rowsUntilGap(lines, marks + 1, columns, header);
}

/** Each line is a row; they end at an empty line, or at dashes. */
function rowsUntilGap(lines: readonly string[], start: number, columns: string, header: string[]): WrittenTable {
  let index = start;
  while (stripped(lines[index]).trim() !== '' && !isMark(stripped(lines[index]))) index += 1;
  const rows = [...header, ...lines.slice(start, index).map(stripped)].map((line) => cellsBelow(columns, line));
  return { rows, lastIndex: isMark(stripped(lines[index])) ? index : index - 1 };
}

/** Rows of one line, or of several where empty lines part them; they end at dashes. */
function rowsUntilMark(
  lines: readonly string[],
  start: number,
  columns: string,
  header: readonly string[],
): WrittenTable | undefined {
  const end = lines.findIndex((line, index) => index >= start && isMark(stripped(line)));
  if (end < 0) return undefined;
  const body = lines.slice(start, end).map(stripped);
  const parts: string[][] = [[]];
  for (const line of body) {
    if (line.trim() === '') parts.push([]);
    else parts.at(-1)!.push(line);
  }
  const written = parts.filter((part) => part.length > 0);
  const rows = written.length > 1 || header.length > 0 ? written : body.map((line) => [line]);
  const all = header.length > 0 ? [header, ...rows] : rows;
  return all.length > 0
    ? { rows: all.map((row) => joined(row.map((line) => cellsBelow(columns, line)))), lastIndex: end }
    : undefined;
}

/** The lines of a row as one. */
function joined(lines: readonly string[][]): string[] {
  const [first = [], ...rest] = lines;
  return first.map((cell, column) => [cell, ...rest.map((line) => line[column] ?? '')].join(' ').trim());
}

/** Characters that are as wide as two where every character has its place. Those beyond the basic plane are two units. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** What stands in the columns that the dashes tell. */
function cellsBelow(columns: string, written: string): string[] {
  // Behind a wide character an invisible one keeps the place.
  const line = written.normalize('NFC').replace(wide, '$&\u200b');
  const starts = [...columns.matchAll(/-+/g)].map(({ index }) => index);
  return starts.map((from, column) => line.slice(column === 0 ? 0 : from, starts[column + 1]).trim());
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

/**
 * Cuts the interface document into its addressable units: one per filled table cell, and one per sentence of prose,
 * list item or rule cell. The trace holds the index of facts against these units, so that no sentence gets lost.
 * Spec: all sections (this reads the document itself).
 */
import { createHash } from 'node:crypto';

/** `table` and `row` count from 1 inside the section; `column` is the head of the cell's column; `part` counts sentences of one cell. */
export interface SourceUnit {
  section: string;
  text: string;
  hash: string;
  cell?: { table: number; row: string; column: string; firstColumn: boolean; part: number };
}

/** The first 12 hexadecimal digits of the SHA-256 of a unit's exact text. */
export function unitHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Opens the list of what a whole part leaves open; it stands below the part's last subsection without belonging to it. */
const endOfPart = 'Not shown in this part:';

/** All units of a Markdown document in reading order. Headings and table heads are addresses, not units. */
export function sourceUnits(markdown: string): SourceUnit[] {
  const units: SourceUnit[] = [];
  let heading = '';
  let section = '';
  let table = 0;
  let head: string[] = [];
  for (const line of markdown.split('\n')) {
    const title = /^(#+) (.*)$/.exec(line);
    if (title) {
      if (title[1] === '###') section = `${heading} / ${title[2]!}`;
      else heading = section = title[2]!;
      table = 0;
    }
    if (line === endOfPart) section = heading;
    const isRow = line.startsWith('|');
    if (!isRow) head = [];
    if (title || line.trim() === '' || /^\|[\s|:-]+\|$/.test(line)) continue;
    if (!isRow) {
      const text = line.replace(/^\s*(?:\d+\.|-) /, '');
      for (const sentence of sentences(text)) units.push({ section, text: sentence, hash: unitHash(sentence) });
      continue;
    }
    const cells = rowCells(line);
    if (head.length === 0) {
      head = cells;
      table += 1;
      continue;
    }
    cells.forEach((cell, index) => {
      sentences(cell).forEach((text, part) => {
        const place = { table, row: cells[0]!, column: head[index] ?? '', firstColumn: index === 0, part: part + 1 };
        units.push({ section, text, hash: unitHash(text), cell: place });
      });
    });
  }
  return units;
}

function rowCells(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}

/** A sentence ends at a full stop followed by a capital letter, a code span or a quoted word. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=\.) (?=[A-Z`])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

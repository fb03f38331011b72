/**
 * Servers that spoil tables: cells lost, torn from their rows or columns, or written as plain text.
 * Each format gets a lie of its own, so that no reader of a format goes unwatched.
 * Spec: What the service does 1 (tables are preserved).
 */
import { editKind, pipeTable, tableRows, writesMarkdown } from '../../lies/markdown-blocks.js';
import type { Mutant } from '../../lies/mutant.js';
import { extensionOf } from '../../lies/uploads.js';

type TableEdit = (rows: string[][]) => string[][];

const tearsRows: TableEdit = (rows) =>
  rows.map((row, index) => [row[0]!, ...rows[(index + 1) % rows.length]!.slice(1)]);
const rotatesCells: TableEdit = (rows) => rows.map((row, index) => (index === 0 ? row : [...row.slice(1), row[0]!]));
const losesLastColumn: TableEdit = (rows) => rows.map((row) => row.slice(0, -1));
const losesLastRow: TableEdit = (rows) => rows.slice(0, -1);
const reversesRows: TableEdit = (rows) => [...rows].reverse();
const mergesCells: TableEdit = (rows) => rows.map((row) => [row.join(' ')]);

const edits: readonly { extension: string; name: string; describe: string; edit: TableEdit | 'text' }[] = [
  {
    extension: 'html',
    name: 'tears-rows',
    describe: 'moves the first cell of each row to another row',
    edit: tearsRows,
  },
  { extension: 'docx', name: 'rotates-cells', describe: 'moves the cells of a row by one column', edit: rotatesCells },
  { extension: 'doc', name: 'as-text', describe: 'writes tables as plain lines', edit: 'text' },
  { extension: 'odt', name: 'loses-column', describe: 'loses the last column', edit: losesLastColumn },
  { extension: 'rtf', name: 'loses-row', describe: 'loses the last row', edit: losesLastRow },
  { extension: 'xlsx', name: 'reverses-rows', describe: 'gives the rows in reverse order', edit: reversesRows },
  { extension: 'xls', name: 'merges-cells', describe: 'puts the cells of a row into one', edit: mergesCells },
  { extension: 'pdf', name: 'as-text', describe: 'writes tables as plain lines', edit: 'text' },
];

const ofExtensions: readonly Mutant[] = edits.map(({ extension, name, describe, edit }) => ({
  id: `tables.${extension}-${name}`,
  describe: `${describe} in .${extension} files`,
  breaks: [`parse.conversion.tables-${extension}`],
  ...writesMarkdown((markdown, request) => {
    if (extensionOf(request) !== extension) return markdown;
    return editKind(markdown, 'table', (text) => {
      const rows = tableRows(text);
      return edit === 'text' ? rows.map((row) => row.join(' ')).join('\n') : pipeTable(edit(rows));
    });
  }),
}));

export const tableMutants: readonly Mutant[] = [
  ...ofExtensions,
  {
    id: 'tables.first-paragraph-of-cells',
    describe: 'writes the first paragraph of a cell in .docx files and no more',
    breaks: ['parse.conversion.cell-paragraphs'],
    ...writesMarkdown((markdown, request) =>
      extensionOf(request) === 'docx'
        ? editKind(markdown, 'table', (table) => table.replace(/<br>.*?(?= \|)/g, ''))
        : markdown,
    ),
  },
  {
    id: 'tables.formulas',
    describe: 'writes formulas in the place of their values',
    breaks: ['parse.conversion.formulas'],
    ...writesMarkdown((markdown) => markdown.replace(/\b3611\b/g, '=SUM(B2:B3)')),
  },
  {
    id: 'tables.formulas-beside',
    describe: 'writes formulas beside their values',
    breaks: ['parse.conversion.formulas'],
    ...writesMarkdown((markdown) => markdown.replace(/\b3611\b/g, '3611 (=SUM(B2:B3))')),
  },
];

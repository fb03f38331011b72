/**
 * Variants of Markdown: the same content in other dialects.
 * Spec: Document data, `markdown` is text; no sentence names a dialect.
 */
import { answersData } from '../lies/lies.js';
import type { Lie } from '../lies/mutating-proxy.js';
import type { Variant } from '../lies/mutant.js';

/** Changes the Markdown line by line outside fenced code, or as a whole. */
function rewrites(change: (markdown: string) => string): Lie {
  return answersData((data) => {
    if (typeof data['markdown'] === 'string') data['markdown'] = change(data['markdown']);
  });
}

/** Applies a change to the parts that are not fenced code. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^(?:`{3,}|~{3,})[^\n]*\n[\s\S]*?^(?:`{3,}|~{3,})[ \t]*$)/m)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');
}

const pipeTable = /^\|.*\|[ \t]*\n\|[ \t:|-]+\|[ \t]*\n(?:\|.*\|[ \t]*(?:\n|$))*/gm;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function htmlTable(table: string): string {
  const [header, , ...rows] = table.trimEnd().split('\n').map(cellsOf);
  const row = (cells: readonly string[], element: string): string =>
    `<tr>${cells.map((cell) => `<${element}>${cell.replaceAll('\\|', '|')}</${element}>`).join('')}</tr>`;
  return `<table>\n<thead>${row(header ?? [], 'th')}</thead>\n<tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>\n</table>\n\n`;
}

/** A table with a border around every row. */
function gridTable(table: string): string {
  const [header, , ...rows] = table.trimEnd().split('\n').map(cellsOf);
  const all = [header ?? [], ...rows];
  const widths = (header ?? []).map((_, column) => Math.max(3, ...all.map((cells) => (cells[column] ?? '').length)));
  const border = (mark: string): string => `+${widths.map((width) => mark.repeat(width + 2)).join('+')}+`;
  const written = all.map(
    (cells) => `|${widths.map((width, column) => ` ${(cells[column] ?? '').padEnd(width)} `).join('|')}|`,
  );
  const [first, ...others] = written;
  const below = others.map((row) => `${row}\n${border('-')}\n`).join('');
  return `${border('-')}\n${first!}\n${border('=')}\n${below}\n`;
}

/** A table whose columns stand below dashes: as wide as their longest cell, rows of one line each. */
function spacedTable(table: string): string {
  const [header = [], , ...rows] = table.trimEnd().split('\n').map(cellsOf);
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `  ${widths.map((width, column) => (cells[column] ?? '').replaceAll('\\|', '|').padEnd(width)).join('  ')}`.trimEnd();
  const marks = `  ${widths.map((width) => '-'.repeat(width)).join('  ')}`;
  // Without a header the dashes stand above the rows and below them.
  if (header.every((cell) => cell === '')) return `${marks}\n${rows.map(line).join('\n')}\n${marks}\n\n`;
  return `${line(header)}\n${marks}\n${rows.map(line).join('\n')}\n\n`;
}

/** Inline links to numbered references, defined at the end. */
function referenceLinks(markdown: string): string {
  const definitions: string[] = [];
  const text = outsideCode(markdown, (piece) =>
    piece.replace(/(?<![!\\])\[([^\][\n]*[^\][\n\\])\]\(([^()\s<>]+)\)/g, (_, label: string, target: string) => {
      definitions.push(`[ref-${definitions.length + 1}]: <${target}>`);
      return `[${label}][ref-${definitions.length}]`;
    }),
  );
  return definitions.length === 0 ? text : `${text}\n\n${definitions.join('\n')}\n`;
}

export const dialectVariants: readonly Variant[] = [
  {
    id: 'dialect.setext-and-stars',
    describe: 'writes setext headings, star bullets and parenthesised numbers',
    ...rewrites((markdown) =>
      outsideCode(markdown, (text) =>
        text
          .replace(/^# (.+)$/gm, (_, heading: string) => `${heading}\n${'='.repeat(10)}`)
          .replace(/^## (.+)$/gm, (_, heading: string) => `${heading}\n${'-'.repeat(10)}`)
          .replace(/^(\s*)- /gm, '$1* ')
          .replace(/^(\s*\d+)\. /gm, '$1) '),
      ),
    ),
  },
  {
    id: 'dialect.closed-headings-and-bare-tables',
    describe: 'closes ATX headings and leaves out the outer pipes of tables',
    ...rewrites((markdown) =>
      outsideCode(markdown, (text) =>
        text
          .replace(/^(#{1,6}) (.+)$/gm, '$1 $2 $1')
          .replace(pipeTable, (table) => table.replace(/^\|[ \t]?/gm, '').replace(/[ \t]*\|[ \t]*$/gm, '')),
      ),
    ),
  },
  {
    id: 'dialect.html-tables',
    describe: 'writes tables as HTML',
    ...rewrites((markdown) => outsideCode(markdown, (text) => text.replace(pipeTable, htmlTable))),
  },
  {
    id: 'dialect.grid-tables-and-backslashes',
    describe: 'writes tables with borders, names its headings in braces, and breaks lines by backslashes',
    ...rewrites((markdown) =>
      outsideCode(markdown, (text) =>
        text
          .replace(pipeTable, gridTable)
          .replace(/^(#{1,6} .+)$/gm, '$1 {#section}')
          .replace(/(?<=\S) {2,}\n(?=\S)/g, '\\\n'),
      ),
    ),
  },
  {
    id: 'dialect.spaced-tables-and-straight-quotes',
    describe: 'writes tables as columns below dashes, and straight quotation marks for curly ones',
    ...rewrites((markdown) =>
      outsideCode(markdown, (text) =>
        text
          // One column below dashes would be a heading.
          .replace(pipeTable, (table) => (cellsOf(table.split('\n')[0]!).length > 1 ? spacedTable(table) : table))
          .replace(/[\u2018\u2019]/g, "'")
          .replace(/[\u201c\u201d]/g, '"'),
      ),
    ),
  },
  { id: 'dialect.reference-links', describe: 'writes links by reference', ...rewrites(referenceLinks) },
  {
    id: 'dialect.white-space',
    describe: 'ends lines with CR LF and leaves more blank lines',
    ...rewrites(
      (markdown) =>
        `\r\n${outsideCode(markdown, (text) => text.replace(/\n{2,}/g, '\n\n\n')).replaceAll('\n', '\r\n')}\r\n\r\n`,
    ),
  },
  {
    id: 'dialect.careful-escapes',
    describe: 'escapes more characters than it must',
    ...rewrites((markdown) =>
      outsideCode(markdown, (text) => text.replace(/(?<=[\p{L}]) ?(?<!\\)([.!])(?=\s|$)/gu, '\\$1')),
    ),
  },
];

/**
 * The self-test's figures as Markdown tables: the score by chapter, servers that lack one thing, servers that do nothing.
 * Written to a file by `selftest --report markdown=FILE`, and by `selftest --figures` between the marks of the READMEs.
 * Spec: none of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { SelftestResult } from './run-selftest.js';
import type { VariantResult } from './run-variants.js';

export const chapterOf = ({ breaks }: { readonly breaks: readonly string[] }): string => breaks[0]!.split('.')[0]!;

/** How many alarms were raised about how many lawful servers, which differ in how many ways. */
export function falseAlarms({ variants }: SelftestResult): string {
  const sum = (of: (variant: VariantResult) => number): number => variants.reduce((all, one) => all + of(one), 0);
  return `${sum(({ alarms }) => alarms.length)} false alarms on ${variants.length} servers that differ lawfully, in ${sum(({ ways }) => ways)} ways`;
}

const tables = {
  score(result: SelftestResult): string {
    const rows = [...new Set(result.mutants.map(chapterOf))].sort().map((chapter) => {
      const mutants = result.mutants.filter((mutant) => chapterOf(mutant) === chapter);
      return [chapter, String(mutants.length), String(mutants.filter(({ killed }) => killed).length)];
    });
    const killed = result.mutants.filter((mutant) => mutant.killed).length;
    return [
      table(
        ['chapter', 'broken servers', 'told by the right requirement'],
        [...rows, ['all', String(result.mutants.length), String(killed)]],
      ),
      `${falseAlarms(result)}.`,
    ].join('\n\n');
  },
  lacking: (result: SelftestResult): string =>
    table(
      ['id', 'a server', 'checks', 'red', 'unverified', 'wrong'],
      result.amputations.map(({ id, describe, checks, red, unverified, wrong }) => [
        id,
        describe,
        ...[checks, red.length, unverified, wrong.length].map(String),
      ]),
    ),
  idle: (result: SelftestResult): string =>
    table(
      ['id', 'a server', 'told after', 'musts green'],
      result.nullServers.map(({ id, describe, requestsUntilTold, greenMusts }) => [
        id,
        describe,
        requestsUntilTold === undefined ? 'never' : `${requestsUntilTold} requests`,
        String(greenMusts.length),
      ]),
    ),
};

export type FigureName = keyof typeof tables;

/** All tables, one after the other. */
export function selftestMarkdown(result: SelftestResult): string {
  return `${Object.values(tables)
    .map((write) => write(result))
    .join('\n\n')}\n`;
}

const begin = (name: FigureName): string => `<!-- selftest ${name} -->`;
const end = '<!-- /selftest -->';

/** What stands between the marks of a table; undefined where the text has none. */
export function figuresIn(text: string, name: FigureName): string | undefined {
  const [, after] = text.split(begin(name));
  return after?.split(end)[0];
}

/** The text with the figures of this run between its marks. */
export function withFigures(text: string, result: SelftestResult): string {
  return (Object.keys(tables) as FigureName[]).reduce((filled, name) => {
    const before = figuresIn(filled, name);
    if (before === undefined) return filled;
    const written = `\n\n${tables[name](result)}\n\n`;
    return filled.replace(`${begin(name)}${before}${end}`, () => `${begin(name)}${written}${end}`);
  }, text);
}

/** Files that show figures. */
export const figureFiles = ['README.md', 'conformance/README.md'].map(
  (path) => new URL(`../../${path}`, import.meta.url),
);

/** Writes the figures of a whole run where the READMEs show them. */
export async function writeFigures(result: SelftestResult): Promise<void> {
  for (const file of figureFiles) await writeFile(file, withFigures(await readFile(file, 'utf8'), result));
}

/** A table as the formatter leaves it: cells as wide as their column. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/**
 * What of the contract a run came to, in short, for the console.
 * Spec: none of its own.
 */
import { coverageTotals } from '../../coverage/coverage.js';
import type { Report } from '../report.js';

/** Names of a kind that are listed on the screen. */
const listedPlaces = 6;

/** What of the contract this run came to, by subject, with the first of what it never came to. */
export function coverageReport(counts: Report['coverage']): string {
  const choices = coverageTotals(counts, 'choice');
  const lines = coverageTotals(counts, 'stated').map(({ title, seen, total, missing, neverServed }) => {
    const chosen = choices.find((item) => item.title === title);
    const beside = chosen ? `; of our choices ${chosen.seen} of ${chosen.total}` : '';
    const list = (words: string, names: readonly string[]): string =>
      names.length === 0 ? '' : `\n      ${words}: ${clippedList(names)}`;
    return `  ${seen} of ${total} ${title}${beside}${list('never', missing)}${list('asked for, never with success', neverServed)}`;
  });
  return ['WHAT OF THE CONTRACT THIS RUN CAME TO', ...lines].join('\n');
}

function clippedList(names: readonly string[]): string {
  const rest = names.length - listedPlaces;
  return `${names.slice(0, listedPlaces).join(', ')}${rest > 0 ? `, … and ${rest} more` : ''}`;
}

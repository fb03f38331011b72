/** The figures of a fuzz run as text. */
import { table } from '../report/table.js';
import type { FuzzFigures } from './run-fuzz.js';

export function fuzzReport({ seed, families, faults, seconds, engineProcessesLost }: FuzzFigures): string {
  const rows = Object.entries(families).map(([family, figures]) => [
    family,
    String(figures.cases),
    kilobytes(figures.sentBytes),
    kilobytes(figures.largestBytes),
    `${Math.round(figures.slowestMs)} ms`,
    Object.entries(figures.statuses)
      .map(([status, count]) => `${status === '0' ? 'closed' : status} ${count}`)
      .join(', '),
  ]);
  const cases = Object.values(families).reduce((sum, figures) => sum + figures.cases, 0);
  const listed = faults.slice(0, 50).map(({ index, family, what }) => `  case ${index} (${family}): ${what}`);
  return [
    table(['family', 'mutations', 'sent', 'largest', 'slowest', 'answers'], rows),
    '',
    `${cases} mutations in ${Math.round(seconds)} s, seed ${seed}: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}.`,
    ...(engineProcessesLost === undefined ? [] : [`Engine processes lost: ${engineProcessesLost}.`]),
    ...listed,
    ...(faults.length > 0 ? [`One alone: npm run fuzz -- --seed ${seed} --from INDEX --count 1`] : []),
    '',
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}

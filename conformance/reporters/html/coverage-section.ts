/**
 * What of the contract the run came to: by subject with what was never asked for, never served or never seen, and by
 * operation with its requests and statuses.
 * Used by report-page.ts.
 * Spec: none of its own.
 */
import { coverageTotals } from '../../coverage/coverage.js';
import type { CoverageTotal, PlaceCount } from '../../coverage/coverage.js';
import type { Report } from '../report.js';
import { escapeHtml, table } from './markup.js';

export function coverageSection({ coverage }: Report): string {
  if (coverage.length === 0) return '';
  const parts = (['stated', 'choice'] as const).map((basis) => {
    const totals = coverageTotals(coverage, basis);
    return `<h3>${basis === 'stated' ? 'What the interface states' : 'What the contract chose where the interface is silent'}</h3>
${totals.map(subject).join('\n')}`;
  });
  return `<h2>What of the contract this run came to</h2>
<p class="small">It judges nothing: what was never seen is what no check came to, or what this target does not have. Requests that break a rule on purpose are not counted.</p>
${parts.join('\n')}
<details class="more"><summary>by operation</summary>${table(['operation', 'requests', 'served', 'statuses seen', 'never seen'], operationRows(coverage))}</details>`;
}

function subject({ title, seen, total, missing, neverServed }: CoverageTotal): string {
  const list = (words: string, names: readonly string[]): string =>
    names.length === 0 ? '' : `<p>${words}: ${names.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')}</p>`;
  const lists = list('never', missing) + list('asked for, never with success', neverServed);
  const head = `<meter value="${seen}" max="${total}" aria-label="${title}"></meter> ${seen} of ${total} ${title}`;
  return lists === ''
    ? `<p class="more">${head}</p>`
    : `<details class="more"><summary>${head}</summary>${lists}</details>`;
}

function operationRows(coverage: readonly PlaceCount[]): string[][] {
  return coverage
    .filter(({ kind }) => kind === 'operation')
    .map(({ name, count, served = 0 }) => {
      const statuses = coverage.filter((place) => place.kind === 'status' && place.name.startsWith(`${name} `));
      const list = (wanted: (place: PlaceCount) => boolean, withCount: boolean): string =>
        statuses
          .filter(wanted)
          .map((place) => place.name.slice(name.length + 1) + (withCount ? ` (${place.count})` : ''))
          .join(', ');
      return [
        `<code>${escapeHtml(name)}</code>`,
        String(count),
        String(served),
        list((place) => place.count > 0, true),
        list((place) => place.count === 0, false),
      ];
    });
}

/** What a run must not exceed, from budgets.yaml. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Budgets {
  /** Share of requests that may fail, 0 to 1. */
  readonly errorShareMax: number;
  /** Requests per second to those of the bare echo server, per scenario; the default for scenarios not named. */
  readonly throughputRatioMin: Readonly<Record<string, number>> & { readonly default: number };
  /** CPU of the fastest peer divided by ours on documents seen once, by format; a format not named has none. */
  readonly seenOnceRatioMin: Readonly<Record<string, number>>;
}

export interface Measured {
  readonly scenario: string;
  readonly completed: number;
  readonly errors: number;
  readonly throughputRatio: number;
}

export function readBudgets(): Budgets {
  return parse(readFileSync(new URL('../budgets.yaml', import.meta.url), 'utf8')) as Budgets;
}

/** One sentence for each broken budget. */
export function breaches(budgets: Budgets, rows: readonly Measured[]): string[] {
  return rows.flatMap((row) => {
    const broken: string[] = [];
    const share = row.errors / Math.max(1, row.completed);
    if (row.completed === 0) broken.push(`${row.scenario}: no request was answered`);
    if (share > budgets.errorShareMax)
      broken.push(
        `${row.scenario}: ${(share * 100).toFixed(2)} % of the requests failed (${row.errors} of ${row.completed})`,
      );
    const ratio = budgets.throughputRatioMin[row.scenario] ?? budgets.throughputRatioMin.default;
    if (row.throughputRatio < ratio)
      broken.push(
        `${row.scenario}: ${row.throughputRatio.toFixed(3)} of the echo server's throughput, at least ${ratio} is expected`,
      );
    return broken;
  });
}

/**
 * The report: a run's result joined with the words of the catalogue. Every reporter prints this one value;
 * the JSON reporter writes it as it is, under report.schema.json.
 * Spec: none of its own.
 */
import type { Catalogue } from '../catalogue/catalogue.js';
import { countStatuses } from '../harness/outcome.js';
import type { PlaceCount } from '../coverage/coverage.js';
import type { Level } from '../catalogue/level.js';
import type { Status, StatusCounts } from '../harness/outcome.js';
import type { CheckResult, RunResult, Verdict } from '../harness/result.js';

/** Grows by one minor for added members, by one major when a member changes its meaning. */
const reportVersion = '1.4';

export interface RunScope {
  readonly chapters: readonly string[];
  readonly requirements: readonly string[];
  readonly levels: readonly Level[];
  /** As it was given; `full` when none was. */
  readonly profile: string;
  /** Capabilities that the profile leaves out. */
  readonly excluded: readonly string[];
}

export interface ReportRequirement {
  readonly id: string;
  readonly chapter: string;
  readonly level: Level;
  readonly basis: string;
  readonly source: string;
  readonly statement: string;
  readonly status: Status;
  readonly checkIds: readonly string[];
}

export interface ReportChapter {
  readonly chapter: string;
  readonly requirements: StatusCounts;
  /** Rows of the chapter that this suite does not judge, by the reason's kind. */
  readonly notJudged: { readonly excluded: number; readonly silence: number };
}

interface ReportNotJudged {
  readonly id: string;
  readonly chapter: string;
  readonly kind: 'excluded' | 'silence';
  readonly reason: string;
  readonly statement: string;
}

/** What the target chose at one place where the interface is silent. */
interface ReportSilence {
  readonly id: string;
  readonly question: string;
  readonly outcome: string;
  /** False when the outcome is none of those the contract lists; told, never judged. */
  readonly listed: boolean;
  readonly checkIds: readonly string[];
}

export interface Report {
  readonly reportVersion: string;
  readonly suite: { readonly name: string; readonly version: string; readonly contract: string };
  readonly verdict: Verdict;
  readonly target: RunResult['target'];
  readonly run: {
    readonly startedAt: string;
    readonly durationMs: number;
    readonly seed: number;
    readonly runs: number;
    /** In words. */
    readonly selection: string;
    /** The same for machines: with it the run can be repeated. */
    readonly scope: RunScope;
  };
  readonly counts: RunResult['counts'];
  readonly chapters: readonly ReportChapter[];
  readonly requirements: readonly ReportRequirement[];
  readonly checks: readonly CheckResult[];
  readonly silences: readonly ReportSilence[];
  readonly notJudged: readonly ReportNotJudged[];
  readonly ledger: RunResult['ledger'];
  readonly capabilities: RunResult['capabilities'];
  readonly lost?: RunResult['lost'];
  /** Every place of the contract with how often this run came to it; empty where nobody counted. */
  readonly coverage: readonly PlaceCount[];
}

const everything: RunScope = { chapters: [], requirements: [], levels: [], profile: 'full', excluded: [] };

export function createReport(
  result: RunResult,
  catalogue: Catalogue,
  suite: Report['suite'],
  { scope = everything, coverage = [] }: { scope?: RunScope; coverage?: readonly PlaceCount[] } = {},
): Report {
  const requirements = result.requirements.map((item): ReportRequirement => {
    const row = catalogue.row(item.id)!;
    return {
      id: item.id,
      chapter: item.chapter,
      level: item.level,
      basis: row.basis,
      source: row.source,
      statement: row.statement,
      status: item.status,
      checkIds: item.checkIds,
    };
  });
  const judgedIds = new Set(requirements.map((item) => item.id));
  const notJudged = result.unjudged
    .filter((row) => !judgedIds.has(row.id))
    .map((row): ReportNotJudged => ({ ...row, statement: catalogue.row(row.id)!.statement }));
  const chapters = catalogue.chapters
    .map((chapter): ReportChapter => {
      const kinds = notJudged.filter((row) => row.chapter === chapter).map((row) => row.kind);
      const count = (kind: ReportNotJudged['kind']): number => kinds.filter((item) => item === kind).length;
      return {
        chapter,
        requirements: countStatuses(requirements.filter((item) => item.chapter === chapter).map((item) => item.status)),
        notJudged: { excluded: count('excluded'), silence: count('silence') },
      };
    })
    .filter((item) => Object.values(item.requirements).some((count) => count > 0));
  return {
    reportVersion,
    suite,
    verdict: result.verdict,
    target: result.target,
    run: {
      startedAt: result.startedAt,
      durationMs: result.durationMs,
      seed: result.seed,
      runs: result.runs,
      selection: result.selection,
      scope,
    },
    counts: result.counts,
    chapters,
    requirements,
    checks: result.checks,
    silences: silencesOf(result, catalogue),
    notJudged,
    ledger: result.ledger,
    capabilities: result.capabilities,
    ...(result.lost && { lost: result.lost }),
    coverage,
  };
}

function silencesOf(result: RunResult, catalogue: Catalogue): ReportSilence[] {
  const found = new Map<string, ReportSilence>();
  for (const check of result.checks) {
    for (const { silenceId, outcome } of check.tolerated) {
      const key = `${silenceId}|${outcome}`;
      const silence = catalogue.silence(silenceId);
      const before = found.get(key);
      found.set(key, {
        id: silenceId,
        question: silence?.question ?? '',
        outcome,
        listed: silence?.outcomes.includes(outcome) ?? false,
        checkIds: [...new Set([...(before?.checkIds ?? []), check.id])],
      });
    }
  }
  return [...found.values()].sort((left, right) => left.id.localeCompare(right.id));
}

/** What the exit code says, in words. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  conformant: 'conformant: every judged requirement is kept',
  'not-conformant': 'not conformant: at least one requirement is broken',
  incomplete: 'incomplete: something could not be judged, so this is no pass',
  'harness-error': 'harness error: the suite itself failed; please report it',
};

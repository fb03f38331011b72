/**
 * The dated result of a run, small enough to publish beside a badge: who judged what by which contract with which seed,
 * and the status of every requirement. Somebody else can verify it: `verify --result FILE` runs the same again.
 * The digest tells an accidental change from none; it is no signature, and only running again proves anything.
 * Its shape is result.schema.json.
 * Spec: none of its own.
 */
import { createHash } from 'node:crypto';
import { statuses } from '../harness/outcome.js';
import type { Status } from '../harness/outcome.js';
import { isObject } from '../harness/expectation.js';
import type { Report } from './report.js';

/** As `reportVersion`: grows by one minor for added members. */
const resultVersion = '1.0';

export interface ResultFile {
  readonly resultVersion: string;
  /** When the run began, ISO 8601. */
  readonly date: string;
  readonly suite: Report['suite'];
  readonly target: { readonly baseUrl: string };
  readonly seed: number;
  readonly runs: number;
  readonly scope: Report['run']['scope'];
  readonly verdict: Report['verdict'];
  readonly counts: Report['counts']['requirements'];
  /** Ids of requirements by status; statuses without any are left out. */
  readonly requirements: Partial<Readonly<Record<Status, readonly string[]>>>;
  /** `sha256:` and the digest of all members before it, as JSON. */
  readonly digest: string;
}

export function resultOf(report: Report): ResultFile {
  const { run, suite, target, verdict, counts, requirements } = report;
  const result = {
    resultVersion,
    date: run.startedAt,
    suite,
    target: { baseUrl: target.baseUrl },
    seed: run.seed,
    runs: run.runs,
    scope: run.scope,
    verdict,
    counts: counts.requirements,
    requirements: Object.fromEntries(
      statuses
        .map((status) => [status, requirements.filter((row) => row.status === status).map(({ id }) => id)] as const)
        .filter(([, ids]) => ids.length > 0),
    ),
  };
  return { ...result, digest: digestOf(result) };
}

export function resultFile(report: Report): string {
  return `${JSON.stringify(resultOf(report), null, 2)}\n`;
}

/** @throws Error that says why the text is no result, or not the one that was written */
export function readResult(text: string): ResultFile {
  const value = parsed(text);
  if (!isObject(value) || typeof value['resultVersion'] !== 'string') throw new Error('it is no result of this suite');
  if (!/^1\./.test(value['resultVersion']))
    throw new Error(`it has version ${value['resultVersion']}, and this suite reads version 1`);
  const { digest, ...rest } = value;
  if (digest !== digestOf(rest)) throw new Error('it was changed after it was written: its digest does not fit');
  return value as unknown as ResultFile;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function digestOf(value: object): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}

/**
 * Records the shapes of a live target's answers, and tells what has drifted since an earlier record. It never fails a
 * target: exit code 0, or 2 for a wrong command line and 4 for a target that cannot be asked.
 * Spec: none of its own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { selectChecks } from '../catalogue/selection.js';
import { createShapeRecorder, driftOf } from '../coverage/shapes.js';
import type { ShapeRecord } from '../coverage/shapes.js';
import type { RunScope } from '../reporters/report.js';
import { one, UsageError } from '../flags.js';
import { openTarget, runOptionsOf, selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { judge } from './judge.js';

type RunRecord = ShapeRecord<RunScope>;

/** Few generated cases: they differ in values, and shapes do not. */
const recordRuns = 3;

export async function recordVerb(input: VerbInput): Promise<number> {
  const { values, suite } = input;
  const [file, against] = [one(values, 'shapes'), one(values, 'against')];
  if (file === undefined && against === undefined)
    throw new UsageError('record needs --shapes FILE to write, --against FILE to compare with, or both');
  const before = against === undefined ? undefined : await readRecord(against);
  const own = selectionOf(input);
  // The same requests as before, or every difference of the requests would be one of the answers.
  const scope = before?.scope ?? own.scope;
  const checks = before ? selectChecks(suite.checks, suite.catalogue, scope) : own.checks;
  const options = runOptionsOf(input);
  const shapes = createShapeRecorder();
  const target = await openTarget(input);
  try {
    const report = await judge(
      input,
      checks,
      target,
      {
        ...options,
        seed: before?.seed ?? options.seed,
        runs: before?.runs ?? recordRuns,
        excluded: scope.excluded,
        seen: (exchange) => shapes.see(exchange),
      },
      scope,
    );
    const record: RunRecord = {
      recordVersion: 1,
      date: report.run.startedAt,
      baseUrl: target.baseUrl,
      suite: `${report.suite.name} ${report.suite.version}`,
      seed: report.run.seed,
      runs: report.run.runs,
      scope,
      shapes: shapes.result(),
    };
    if (file !== undefined) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
      input.print(`${Object.keys(record.shapes).length} kinds of answers recorded: ${file}`);
    }
    if (before) tellDrift(input, before, record);
    return 0;
  } finally {
    await target.stop();
  }
}

async function readRecord(path: string): Promise<RunRecord> {
  const fail = (): never => {
    throw new UsageError(`${path} is no record of this suite (made by record --shapes FILE)`);
  };
  const text = await readFile(path, 'utf8').catch(fail);
  try {
    const value = JSON.parse(text) as Partial<RunRecord>;
    return value.recordVersion === 1 && value.shapes && value.scope ? (value as RunRecord) : fail();
  } catch {
    return fail();
  }
}

function tellDrift(input: VerbInput, before: RunRecord, now: RunRecord): void {
  input.print(
    `before ${before.date}, ${before.baseUrl}, ${before.suite}\nnow    ${now.date}, ${now.baseUrl}, ${now.suite}`,
  );
  const drift = driftOf(before.shapes, now.shapes);
  for (const { kind, where, words } of drift) input.print(`${kind.padEnd(11)}  ${where}: ${words}`);
  input.print(drift.length === 0 ? 'no drift' : `${drift.length} drifts (nothing is judged by them)`);
}

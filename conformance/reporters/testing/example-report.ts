/**
 * A report with one of everything, for the tests of reporters and verbs.
 * Spec: none of its own.
 */
import { tinyCatalogue, tinyRow } from '../../harness/testing/tiny-server.js';
import { countStatuses } from '../../harness/outcome.js';
import type { CheckResult, RunResult } from '../../harness/result.js';
import { createReport } from '../report.js';
import type { Report } from '../report.js';

const rows = [
  tinyRow('parse.good'),
  tinyRow('parse.bad', { statement: 'A | B <must> hold & more.' }),
  tinyRow('parse.soft', { level: 'should' }),
  tinyRow('parse.unknown'),
  tinyRow('parse.crash'),
  tinyRow('parse.empty-file', { level: 'may', silence: 'empty-file' }),
  tinyRow('parse.hidden', { checks: [], excluded: { code: 'not-observable', reason: 'Nobody sees it.' } }),
];

const exchange = {
  method: 'POST',
  url: 'http://host/v2/parse',
  requestHeaders: { authorization: 'Bearer $API_KEY' },
  requestBody: 'file, filename "a.html": <p>x</p>',
  status: 200,
  responseHeaders: { 'content-type': 'application/json' },
  responseBody: '{"success":true,"data":{"markdown":"<script>alert(1)</script>"}}',
  durationMs: 3,
  curl: `curl -sS -i 'http://host/v2/parse'`,
};

function result(id: string, status: CheckResult['status'], extra: Partial<CheckResult> = {}): CheckResult {
  return {
    id,
    chapter: 'parse',
    requirementIds: [id],
    status,
    failures: [],
    tolerated: [],
    notes: [],
    counts: { exchanges: 1, assertions: 2, accepted: 0, rejected: 0 },
    durationMs: 5,
    ...extra,
  };
}

const checks: CheckResult[] = [
  result('parse.good', 'pass', { notes: ['answered 200 after 3 ms'] }),
  result('parse.bad', 'fail', {
    failures: [
      {
        expected: 'a text containing "x"',
        actual: '"y"',
        pointer: '/data/markdown',
        hint: 'It stands in the file.',
        exchange,
        property: { name: 'p', seed: -5, path: '3:1', counterexample: '{"formats":["html"]}' },
        caseFolder: 'cases/parse.bad',
      },
    ],
  }),
  result('parse.soft', 'warn', { failures: [{ expected: 'status 401', actual: 'status 403' }] }),
  result('parse.unknown', 'unverified', { unverified: { reason: 'budget-spent', detail: 'raise --max-requests' } }),
  result('parse.crash', 'harness-error', { detail: 'TypeError: oops' }),
  result('parse.empty-file', 'tolerated', { tolerated: [{ silenceId: 'empty-file', outcome: 'refused-400' }] }),
];

const exampleCatalogue = tinyCatalogue(...rows);

export function exampleReport(): Report {
  const run: RunResult = {
    verdict: 'harness-error',
    target: { baseUrl: 'http://host/v2', startedByUs: false },
    seed: 42,
    runs: 25,
    selection: 'everything',
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1234,
    capabilities: [],
    ledger: { requests: 6, sentBytes: 100, receivedBytes: 200, rateLimited: 0, reportedCredits: 3 },
    checks,
    requirements: checks.map((check) => ({
      id: check.id,
      chapter: 'parse',
      level: exampleCatalogue.row(check.id)!.level,
      status: check.status,
      checkIds: [check.id],
    })),
    unjudged: [
      { id: 'parse.empty-file', chapter: 'parse', kind: 'silence', reason: 'empty-file' },
      { id: 'parse.hidden', chapter: 'parse', kind: 'excluded', reason: 'not-observable: Nobody sees it.' },
    ],
    counts: {
      checks: countStatuses(checks.map((check) => check.status)),
      requirements: countStatuses(checks.map((check) => check.status)),
    },
  };
  return createReport(
    run,
    exampleCatalogue,
    { name: 'plumbline-conformance', version: '1.2.3', contract: 'sha256:00' },
    {
      coverage: [
        { side: 'request', kind: 'operation', name: 'parseFile', basis: 'stated', count: 6, served: 5 },
        { side: 'request', kind: 'member', name: 'ParseOptions.timeout', basis: 'stated', count: 0, served: 0 },
        { side: 'answer', kind: 'status', name: 'parseFile 200', basis: 'stated', count: 5 },
        { side: 'answer', kind: 'status', name: 'parseFile 402', basis: 'choice', count: 0 },
      ],
    },
  );
}

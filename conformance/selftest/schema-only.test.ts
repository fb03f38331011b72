import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../capabilities/table.js';
import { generatedCatalogue } from '../catalogue/generated-catalogue.js';
import { allChecks } from '../checks/registry.js';
import { generatedContract } from '../harness/generated-contract.js';
import type { RunResult } from '../harness/result.js';
import { verboseReport } from '../reporters/console/verbose.js';
import { createReport } from '../reporters/report.js';
import { runSuite } from '../suite.js';
import { startSchemaOnlyServer } from './schema-only-server.js';
import type { SchemaOnlyServer } from './schema-only-server.js';

const minute = 60_000;
const checks = allChecks.filter((check) => generatedCatalogue.rowsOf(check.id).some((row) => row.chapter === 'parse'));
let server: SchemaOnlyServer;
let run: RunResult;

beforeAll(async () => {
  server = await startSchemaOnlyServer();
  const suite = { catalogue: generatedCatalogue, contract: generatedContract, checks: allChecks, capabilities };
  const target = { baseUrl: server.baseUrl, apiKey: 'fc-any-key', startedByUs: false };
  run = await runSuite(suite, checks, target, { seed: 1, runs: 5, concurrency: 4 });
}, minute);

afterAll(() => server.close());

describe('the suite, on a server that knows only the shapes of the contract', () => {
  const failuresOf = (id: string) => run.checks.find((check) => check.id === id)?.failures ?? [];

  it('finds it not conformant', () => {
    expect(run.verdict).toBe('not-conformant');
    expect(run.counts.requirements.fail).toBeGreaterThan(0);
    expect(run.counts.requirements.unverified).toBeGreaterThan(80);
    expect(run.capabilities.find(({ id }) => id === 'parse')).toMatchObject({
      state: 'broken',
      words: 'status 200 without the words of a file .html',
    });
    expect(run.counts.requirements['harness-error']).toBe(0);
  });

  it('fails it on what it does, not on the shapes it got right', () => {
    expect(failuresOf('parse.upload.bytes')[0]).toMatchObject({
      expected: expect.stringMatching(/^a text containing "\w+"$/) as string,
      actual: expect.stringContaining('Annual report') as string,
      pointer: '/data/markdown',
    });
    const aboutShapes = run.checks
      .flatMap((check) => check.failures)
      .filter(({ expected }) => expected.includes('schema'));
    expect(aboutShapes).toEqual([]);
  });

  it('tells statement, source, evidence and a way to repeat it', () => {
    const tool = { name: 'plumbline-conformance', version: '0', contract: '' };
    const text = verboseReport(createReport(run, generatedCatalogue, tool));
    const block = text.slice(text.indexOf('\nparse.upload.bytes (must)'));
    for (const part of [
      'The content of the uploaded bytes is what is converted',
      'Source: ',
      'expected: ',
      'actual: ',
      'curl -sS',
    ])
      expect(block.slice(0, 1500)).toContain(part);
  });
});

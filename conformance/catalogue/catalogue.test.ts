import { describe, expect, it } from 'vitest';
import { check } from '../harness/check.js';
import { tinyCatalogue, tinyRow } from '../harness/testing/tiny-server.js';
import { generatedCatalogue } from './generated-catalogue.js';
import { nearest } from './nearest.js';
import { selectChecks } from './selection.js';
import { traceProblems } from './trace.js';

const noop = async (): Promise<void> => {};
const checks = ['parse.timeout.default', 'parse.timeout.maximum', 'errors.bad-request.status'].map((id) =>
  check(id, noop),
);
const catalogue = tinyCatalogue(
  tinyRow('parse.timeout.default'),
  tinyRow('parse.timeout.maximum', { level: 'should' }),
  tinyRow('errors.bad-request.status'),
  tinyRow('crawl.limit.default', { checks: [], excluded: { code: 'not-observable', reason: 'Too long.' } }),
);
const everything = { chapters: [], requirements: [], levels: [] };
const selected = (selection: Partial<Parameters<typeof selectChecks>[2]>) =>
  selectChecks(checks, catalogue, { ...everything, ...selection }).map((item) => item.id);

describe('the generated catalogue', () => {
  it('holds every chapter and gives silences a check of their own id', () => {
    expect(generatedCatalogue.chapters).toContain('parse');
    expect(generatedCatalogue.chapters).toContain('webhooks');
    const silent = generatedCatalogue.rows.find((row) => row.silence !== undefined)!;
    expect(silent.checks).toEqual([silent.id]);
    expect(generatedCatalogue.silence(silent.silence!)!.outcomes.length).toBeGreaterThan(0);
  });
});

describe('selection', () => {
  it('takes all, by chapter, by level, by requirement and by prefix', () => {
    expect(selected({})).toHaveLength(3);
    expect(selected({ chapters: ['errors'] })).toEqual(['errors.bad-request.status']);
    expect(selected({ levels: ['should'] })).toEqual(['parse.timeout.maximum']);
    expect(selected({ requirements: ['parse.timeout'] })).toEqual(['parse.timeout.default', 'parse.timeout.maximum']);
    expect(selected({ requirements: ['parse.timeout.default'], levels: ['must'] })).toEqual(['parse.timeout.default']);
  });

  it('refuses unknown names with a hint', () => {
    expect(() => selected({ chapters: ['eror'] })).toThrow('unknown chapter "eror"; did you mean errors?');
    expect(() => selected({ requirements: ['parse.timeot.default'] })).toThrow('did you mean parse.timeout.default');
    expect(() => selected({ requirements: ['parse.time'] })).toThrow('unknown requirement');
  });

  it('refuses a selection of nothing, and says when no check can prove it', () => {
    expect(() => selected({ chapters: ['crawl'] })).toThrow('1 of its 1 requirements can be proved by none');
    expect(() => selected({ chapters: ['errors'], levels: ['may'] })).toThrow('matches no check');
  });
});

describe('the trace', () => {
  const problems = (rows: ReturnType<typeof tinyRow>[], ids: string[]) =>
    traceProblems(tinyCatalogue(...rows), ids).map((item) => item.problem);

  it('is clean when rows and checks name each other', () => {
    expect(problems([tinyRow('parse.a')], ['parse.a'])).toEqual([]);
  });

  it('finds a row without a check, a check without a row, and a check nobody wrote', () => {
    expect(problems([tinyRow('parse.a', { checks: [] })], [])).toEqual([
      'has neither a check nor a reason for having none',
    ]);
    expect(problems([], ['parse.b'])).toEqual(['is a check that no requirement names']);
    expect(problems([tinyRow('parse.a')], [])).toEqual(['names the check parse.a, which does not exist']);
    expect(problems([tinyRow('parse.a')], ['parse.a', 'parse.a'])).toEqual(['is the id of two checks']);
  });

  it('accepts silences without checks, and excluded rows only without', () => {
    expect(problems([tinyRow('parse.b', { silence: 'empty-file' })], [])).toEqual([]);
    const excluded = { code: 'not-observable', reason: 'Hidden.' };
    expect(problems([tinyRow('parse.a', { checks: [], excluded })], [])).toEqual([]);
    expect(problems([tinyRow('parse.a', { excluded })], ['parse.a'])).toEqual(['is excluded and yet names checks']);
  });
});

describe('hints', () => {
  it('offer the nearest names, best first, and none that is far', () => {
    expect(nearest('chaptr', ['chapter', 'charter', 'seed'])).toEqual(['chapter', 'charter']);
    expect(nearest('zzz', ['chapter'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Exchange } from '../harness/exchange.js';
import { coverageTotals, createCoverage } from './coverage.js';
import { generatedPlaces as places } from './generated-places.js';

const names = (side: string, kind: string): string[] =>
  places.all.filter((place) => place.side === side && place.kind === kind).map(({ name }) => name);

describe('the places of the contract', () => {
  it('are every operation, parameter, status, member and named value, each once', () => {
    expect(names('request', 'operation')).toContain('parseFile');
    expect(names('answer', 'status')).toContain('parseFile 408');
    expect(names('request', 'parameter')).toContain('getCrawl ?skip');
    expect(names('request', 'member')).toEqual(expect.arrayContaining(['ParseUpload.file', 'ParseOptions.timeout']));
    expect(names('answer', 'member')).toEqual(expect.arrayContaining(['DocumentData.markdown', 'Metadata.title']));
    expect(names('request', 'value').filter((name) => name.startsWith('ParseFormatName='))).not.toEqual([]);
    const keys = places.all.map(({ side, name }) => `${side} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('know what is stated and what is a choice', () => {
    const basisOf = (wanted: string): string | undefined => places.all.find(({ name }) => name === wanted)?.basis;
    expect(basisOf('parseFile')).toBe('stated');
    expect(basisOf('listParseFormats')).toBe('choice');
    expect(basisOf('KnownOptions.fastMode')).toBe('choice');
  });

  it('are all that touch() can name, whatever the body', () => {
    const all = new Set(places.all.map(({ side, name }) => `${side} ${name}`));
    const body = {
      file: '',
      options: { formats: ['links', { type: 'json', prompt: 'x' }], parsers: [{ type: 'pdf' }] },
    };
    const touched = places.touched('request', 'parseFile', 0, body);
    expect([...touched].filter((name) => !all.has(`request ${name}`))).toEqual([]);
    expect([...touched]).toEqual(expect.arrayContaining(['ParseUpload.options', 'ParseOptions.formats']));
  });

  it('tell the branches of a choice apart by type and single words', () => {
    const touched = (formats: unknown[]): string[] => [
      ...places.touched('request', 'parseFile', 0, { options: { formats } }),
    ];
    expect(touched([{ type: 'json', schema: {} }]).filter((name) => name.includes('Question'))).toEqual([]);
    expect(touched([{ type: 'question', question: 'who' }])).toContain('QuestionFormat.question');
    expect(touched(['links']).filter((name) => name.startsWith('PlainFormat'))).toEqual([]);
  });
});

describe('coverage', () => {
  const exchange = (status: number, json: unknown, violates?: string): Exchange => ({
    number: 1,
    checkId: 'x',
    operationId: 'parseFile',
    request: { method: 'POST', url: 'http://host/v2/parse', headers: {}, body: undefined, parts: undefined },
    response: { status, headers: {}, bytes: Buffer.alloc(0), text: '', json, waitedMs: 0 },
    tags: violates === undefined ? {} : { violates },
    durationMs: 1,
  });

  it('counts what was sent, what was served and what was answered, and nothing of a request wrong on purpose', () => {
    const coverage = createCoverage(places);
    const body = { file: '', options: { timeout: 5 } };
    coverage.see(exchange(200, { success: true, data: { markdown: 'x' } }), body);
    coverage.see(exchange(501, { success: false, error: 'no' }), { file: '', options: { blockAds: true } });
    coverage.see(exchange(400, { success: false, code: 'BAD_REQUEST', error: 'no' }, 'a.b'), {
      file: '',
      options: { proxy: 'basic' },
    });
    const of = (name: string): unknown => coverage.result().find((place) => place.name === name);
    expect(of('parseFile')).toMatchObject({ count: 3, served: 1 });
    expect(of('ParseUpload.options')).toMatchObject({ count: 2, served: 1 });
    expect(of('ParseOptions.timeout')).toMatchObject({ count: 1, served: 1 });
    expect(of('ParseOptions.proxy')).toMatchObject({ count: 0, served: 0 });
    expect(of('parseFile 400')).toMatchObject({ count: 1 });
    expect(of('DocumentData.markdown')).toMatchObject({ count: 1 });
    const members = coverageTotals(coverage.result(), 'stated').find(
      ({ title }) => title === 'members of requests sent',
    )!;
    expect(members.missing).toContain('ParseOptions.proxy');
    expect(members.neverServed).toEqual(['ParseOptions.blockAds']);
    expect(members.seen + members.missing.length).toBe(members.total);
  });
});

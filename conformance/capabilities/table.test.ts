import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/registry.js';
import { fixturesOf } from '../documents/collection.js';
import { createCapabilityBoard } from '../harness/capability.js';
import type { Capability, Prober, Standing } from '../harness/capability.js';
import { ConformanceFailure, NotApplicable, Unverified } from '../harness/interruptions.js';
import type { Exchange } from '../harness/exchange.js';
import { received } from '../harness/transport.js';
import type { SiteFolder } from '../site/fixture-site.js';
import { parseParts } from '../vocabulary/parse.js';
import { lacking } from './standing.js';
import { capabilities } from './table.js';

const answeredWith = (status: number): Exchange =>
  ({ response: received(status, {}, Buffer.from('{"error":"busy"}')) }) as unknown as Exchange;

const used = (request: Parameters<Capability['usedBy']>[0], tags = {}): string[] =>
  capabilities.filter((item) => item.usedBy(request, tags)).map(({ id }) => id);

describe('the table of capabilities', () => {
  it('names each once, behind those it needs, with checks that exist', () => {
    const ids = capabilities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { needs }] of capabilities.entries())
      for (const parent of needs.flat()) expect(ids.slice(0, index)).toContain(parent);
    const checkIds = allChecks.map(({ id }) => id);
    for (const { judgedBy } of capabilities) for (const id of judgedBy) expect(checkIds).toContain(id);
  });

  it('knows what a request needs', () => {
    const file = { name: 'Report.PDF', contentType: 'application/pdf', bytes: '' };
    const upload = { method: 'POST', path: '/parse', parts: parseParts({ file, options: { formats: ['html'] } }) };
    expect(used(upload)).toEqual(['key', 'parse', 'parse.envelope', 'parse.pdf', 'parse.formats.html']);
    const url = 'http://host/a.docx?b=1';
    const scrape = { method: 'POST', path: '/scrape', json: { url, formats: [{ type: 'branding' }], waitFor: 5 } };
    const ofScrape = ['key', 'scrape', 'scrape.envelope', 'scrape.docx'];
    expect(used(scrape)).toEqual([...ofScrape, 'scrape.formats.branding', 'scrape.scripts']);
    expect(used(scrape, { violates: 'x' })).toEqual(ofScrape);
    expect(used({ method: 'GET', path: '/crawl/1' })).toEqual([]);
  });
});

describe('a probe', () => {
  const answering = (data: object): Prober => ({
    word: () => 'word',
    shared: (_, make) => make(),
    forget: () => {},
    siteFolder: () => Promise.resolve({ put: () => 'http://host/page' } as unknown as SiteFolder),
    send: (request) =>
      Promise.resolve({
        request,
        response: received(200, {}, Buffer.from(JSON.stringify({ success: true, data }))),
      } as unknown as Exchange),
  });
  const standing = async (id: string, data: object): Promise<string> =>
    (await capabilities.find((item) => item.id === id)!.probe(answering(data), [])).state;

  it('takes a format for passed over when its member is absent and a warning says so, and for offered when it is null', async () => {
    const warning = 'This server has no language model.';
    for (const [name, member] of [
      ['question', 'answer'],
      ['highlights', 'highlights'],
      ['summary', 'summary'],
    ] as const) {
      expect(await standing(`scrape.formats.${name}`, { markdown: 'x', warning })).toBe('not-offered');
      expect(await standing(`scrape.formats.${name}`, { markdown: 'x', warning, [member]: null })).toBe('offered');
    }
    expect(await standing('scrape.formats.json', { markdown: 'x', extract: {}, warning })).toBe('offered');
  });

  it('takes a format whose member has no name for offered where any member carries it, and for broken where none does', async () => {
    for (const name of [
      'scrape.formats.json',
      'parse.formats.json',
      'scrape.formats.attributes',
      'parse.formats.images',
    ]) {
      expect(await standing(name, { markdown: fixturesOf('html')[0]!.truth.texts.join(' '), pieces: [] })).toBe(
        'offered',
      );
      expect(await standing(name, { markdown: fixturesOf('html')[0]!.truth.texts.join(' '), metadata: {} })).toBe(
        'broken',
      );
    }
  });

  it('waits for the recognition of text as long as it lets it last', async () => {
    const asked: [options: string, patienceMs: number | undefined][] = [];
    const patient: Prober = {
      ...answering({ markdown: 'x' }),
      send: (request, { patienceMs } = {}) => {
        asked.push([String(request.parts?.find(({ name }) => name === 'options')?.value), patienceMs]);
        return answering({ markdown: 'x' }).send(request);
      },
    };
    await capabilities.find(({ id }) => id === 'parse.ocr')!.probe(patient, []);
    const [options, patienceMs] = asked[0]!;
    expect(patienceMs).toBeGreaterThan((JSON.parse(options) as { timeout: number }).timeout);
  });

  it('takes no member of a refusal for the format', async () => {
    const refusing: Prober = {
      ...answering({}),
      send: (request) =>
        Promise.resolve({
          request,
          response: received(422, {}, Buffer.from('{"success":false,"error":"no"}')),
        } as unknown as Exchange),
    };
    for (const id of ['scrape.formats.images', 'scrape.formats.attributes', 'scrape.formats.json'])
      expect((await capabilities.find((item) => item.id === id)!.probe(refusing, [])).state).toBe('not-offered');
    // No table of requests lists these two.
    for (const id of ['scrape.formats.question', 'scrape.formats.highlights'])
      expect((await capabilities.find((item) => item.id === id)!.probe(refusing, [])).state).toBe('unknown');
  });

  it('does not take the bytes of a file, shown as text, for a file that was read', async () => {
    const { texts } = fixturesOf('rtf')[0]!.truth;
    const words = texts.join(' ');
    expect(await standing('scrape.rtf', { markdown: words })).toBe('offered');
    expect(await standing('scrape.rtf', { markdown: `{\\rtf1\\ansi ${words}}` })).toBe('broken');
    expect(await standing('scrape.doc', { markdown: fixturesOf('doc')[0]!.truth.texts.join('\0') })).toBe('broken');
  });
});

describe('a board of capabilities', () => {
  const table: Capability[] = [
    {
      id: 'parse',
      title: 'POST /parse',
      needs: [],
      judgedBy: ['parse.owner'],
      usedBy: () => true,
      probe: async () => ({ state: 'not-offered', words: 'status 404' }),
    },
    {
      id: 'parse.pdf',
      title: 'PDF',
      needs: ['parse'],
      judgedBy: ['parse.pdf'],
      usedBy: () => true,
      probe: () => Promise.reject(new Error('asked although its parent is missing')),
    },
  ];
  const nobody = {} as Prober;

  it('tells the missing root in the place of what needs it, and holds back all but its judges', async () => {
    const board = createCapabilityBoard(table, nobody);
    expect(await board.standing('parse.pdf')).toMatchObject({ state: 'not-offered', behind: 'parse' });
    await expect(board.need('parse.pdf', 'parse.pdf')).rejects.toThrow(Unverified);
    await expect(board.need('parse.other', 'parse.pdf')).rejects.toMatchObject({ capability: 'parse' });
    expect(board.isOnTrial('parse.owner')).toBe(false);
    await board.need('parse.owner', 'parse.pdf');
    expect(['parse.owner', 'parse.other'].map((id) => board.isOnTrial(id))).toEqual([true, false]);
    expect((await board.results()).map(({ id }) => id)).toEqual(['parse', 'parse.pdf']);
  });

  it('asks with the first of several that is there, and tells the first where none is', async () => {
    const there = (id: string, state: Standing['state']): Capability => ({
      ...table[0]!,
      id,
      probe: () => Promise.resolve({ state, words: '' }),
    });
    const met: string[] = [];
    const webhooks: Capability = {
      ...table[0]!,
      id: 'webhooks',
      needs: [['crawl', 'batch-scrape']],
      probe: (_, found) => {
        met.push(...found);
        return Promise.resolve({ state: 'offered', words: '' });
      },
    };
    const standing = (crawl: Standing['state'], batch: Standing['state']) =>
      createCapabilityBoard([there('crawl', crawl), there('batch-scrape', batch), webhooks], nobody).standing(
        'webhooks',
      );
    expect(await standing('not-offered', 'offered')).toMatchObject({ state: 'offered' });
    expect(await standing('offered', 'offered')).toMatchObject({ state: 'offered' });
    expect(met).toEqual(['batch-scrape', 'crawl']);
    expect(await standing('broken', 'not-offered')).toMatchObject({ state: 'broken', behind: 'crawl' });
  });

  it('lets the first judge alone tell of what is not there at all, and all judges where it is refused or broken', async () => {
    const crawl = (standing: Standing): Capability => ({
      ...table[0]!,
      id: 'crawl',
      judgedBy: ['crawl.first', 'crawl.second'],
      probe: () => Promise.resolve(standing),
    });
    const board = (standing: Standing) => createCapabilityBoard([crawl(standing)], nobody);
    const gone = board({ state: 'not-offered', words: 'status 404', isAbsent: true });
    await gone.need('crawl.first', 'crawl');
    await expect(gone.need('crawl.second', 'crawl')).rejects.toThrow(Unverified);
    await board({ state: 'not-offered', words: 'status 400' }).need('crawl.second', 'crawl');
    expect(await gone.results()).toEqual([expect.not.objectContaining({ isAbsent: true })]);
  });

  it('says what to do where nobody answered in time', async () => {
    const silent = new ConformanceFailure({
      expected: 'a complete HTTP response',
      actual: 'no complete answer within 45 s',
      hint: 'If it is only slow, raise --timeout-scale.',
    });
    const board = createCapabilityBoard([{ ...table[0]!, probe: () => Promise.reject(silent) }], nobody);
    expect(await board.standing('parse')).toMatchObject({
      state: 'broken',
      words: 'no complete answer within 45 s. If it is only slow, raise --timeout-scale.',
    });
  });

  it('asks once more with what probes share made anew, where nobody answered or the target had no time', async () => {
    const exchange = { response: received(0, {}, Buffer.alloc(0)) } as unknown as Exchange;
    const silent = new ConformanceFailure({
      expected: 'an answer',
      actual: 'no complete answer within 45 s',
      exchange,
    });
    const firsts: (() => Promise<Standing>)[] = [
      () => Promise.reject(silent),
      () => Promise.resolve(lacking(answeredWith(503), 'the words')),
    ];
    for (const first of firsts) {
      let forgotten = 0;
      const prober = { forget: () => void (forgotten += 1) } as unknown as Prober;
      const probe = (): Promise<Standing> =>
        forgotten === 0 ? first() : Promise.resolve({ state: 'offered', words: '' });
      const board = createCapabilityBoard([{ ...table[0]!, probe }], prober);
      expect(await board.standing('parse')).toMatchObject({
        state: 'offered',
        words: expect.stringMatching(/^there when asked once more; at first: ./) as string,
      });
      expect(forgotten).toBe(1);
    }
  });

  it('judges nothing that the profile leaves out, not even by its judges', async () => {
    const board = createCapabilityBoard(table, nobody, ['parse']);
    await expect(board.need('parse.owner', 'parse')).rejects.toThrow(NotApplicable);
    expect((await board.standing('parse.pdf')).state).toBe('excluded');
  });

  it('needs no fixture site where the profile leaves out all that comes to it', () => {
    const visiting = (id: string): Capability => ({ ...table[0]!, id, visits: true });
    const board = (...excluded: string[]) =>
      createCapabilityBoard([...table, visiting('scrape'), visiting('crawl')], nobody, excluded);
    expect(() => board('scrape').needSite()).not.toThrow();
    expect(() => board('scrape', 'crawl').needSite()).toThrow(NotApplicable);
  });
});

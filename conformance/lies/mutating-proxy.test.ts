import { afterEach, describe, expect, it } from 'vitest';
import { multipartBody } from '../harness/multipart.js';
import { parseParts } from '../vocabulary/parse.js';
import { startTinyServer, tinyKey } from '../harness/testing/tiny-server.js';
import { createTransport, NoAnswer } from '../harness/transport.js';
import { answersData, optionsOf, readsOptions, refusesWhen } from './lies.js';
import { allMutants } from '../mutants/registry.js';
import { freshLie, seenThrough, startProxy } from './mutating-proxy.js';
import type { Visit } from '../site/visit.js';
import type { Lie } from './mutating-proxy.js';
import { allVariants } from '../variants/registry.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const transport = createTransport();

async function through(lie: Lie, options?: unknown) {
  const server = await startTinyServer();
  const proxy = await startProxy({ baseUrl: server.baseUrl, apiKey: tinyKey }, lie);
  closers.push(
    () => proxy.close(),
    () => server.close(),
  );
  const file = { name: 'a.html', contentType: 'text/html', bytes: '<p>word</p>' };
  const { contentType, body } = multipartBody(parseParts({ file, options }), 'boundary');
  const headers = { 'content-type': contentType, authorization: `Bearer ${tinyKey}` };
  return transport.send({ method: 'POST', url: `${proxy.baseUrl}/parse`, headers, body, patienceMs: 5000 });
}

describe('the mutating proxy', () => {
  it('changes nothing without a lie', async () => {
    expect((await through({}, { shout: true })).json).toMatchObject({ success: true, data: { markdown: 'WORD' } });
  });

  it('starts every run with a lie that remembers nothing yet', async () => {
    const lie: Lie = {
      remembering: () => {
        let count = 0;
        return answersData((data) => {
          data['markdown'] = String((count += 1));
        });
      },
    };
    for (const run of [1, 2])
      expect((await through(freshLie(lie))).json, `run ${run}`).toMatchObject({ data: { markdown: '1' } });
  });

  it('tells visits from deliveries', () => {
    const visit = { method: 'GET', path: 'page' } as Visit;
    const delivery = { method: 'POST', path: 'events' } as Visit;
    expect(seenThrough({})).toBeUndefined();
    const seen = seenThrough({ delivers: () => [] })!;
    expect([seen(visit), seen(delivery)]).toEqual([[visit], []]);
    const unseen = seenThrough({ visits: (arrival) => [arrival, arrival] })!;
    expect([unseen(visit), unseen(delivery)]).toEqual([[visit, visit], [delivery]]);
  });

  it('rewrites the options of a form, and adds them where there are none', async () => {
    const lie = readsOptions((options) => ({ ...options, shout: true }));
    expect((await through(lie)).json).toMatchObject({ data: { markdown: 'WORD' } });
  });

  it('shows the answer hook the request as it was sent', async () => {
    const lie: Lie = {
      ...readsOptions(() => ({ shout: true })),
      ...answersData((data, request) => {
        data['seen'] = optionsOf(request);
      }),
    };
    expect((await through(lie, { shout: false })).json).toMatchObject({
      data: { markdown: 'WORD', seen: { shout: false } },
    });
  });

  it('answers by itself, in chunks, under another path, or not at all', async () => {
    expect((await through(refusesWhen(() => true))).status).toBe(400);
    const chunked = await through({ response: (response) => void (response.chunked = true) });
    expect(chunked.headers['transfer-encoding']).toBe('chunked');
    expect(chunked.json).toMatchObject({ success: true });
    expect((await through({ basePath: '/v1' })).status).toBe(200);
    const drops: Lie = {
      request: () => {
        throw new Error('dropped');
      },
    };
    await expect(through(drops)).rejects.toBeInstanceOf(NoAnswer);
  });
});

describe('mutants and variants', () => {
  it('have ids of their own, and every mutant breaks something', () => {
    const ids = [...allMutants, ...allVariants].map((item) => item.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(allMutants.filter((mutant) => mutant.breaks.length === 0)).toEqual([]);
    expect(allMutants.length).toBeGreaterThanOrEqual(60);
    expect(allVariants.length).toBeGreaterThanOrEqual(6);
  });
});

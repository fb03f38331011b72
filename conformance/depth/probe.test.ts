import { describe, expect, it } from 'vitest';
import { generatedContract } from '../harness/generated-contract.js';
import { received } from '../harness/transport.js';
import type { Exchange } from '../harness/exchange.js';
import type { OutgoingRequest } from '../harness/session.js';
import { explore } from './explore.js';
import { draftOf, factors, forbidden, wordsOf } from './factors.js';
import type { Way } from './factors.js';
import { createProbe } from './probe.js';

interface Options {
  readonly formats: readonly string[];
  readonly [name: string]: unknown;
}

/** A server that keeps the contract in all that is asked here, but for what `lie` changes. */
function serverWith(lie: (options: Options, data: Record<string, unknown>) => number | void) {
  return async (request: OutgoingRequest): Promise<Exchange> => {
    const part = request.parts!.find(({ name }) => name === 'options')!;
    const options = JSON.parse(part.value as string) as Options;
    const texts: Record<string, unknown> = {
      markdown: 'Text',
      html: '<p>Text</p>',
      rawHtml: '<p>',
      links: [],
      images: [],
    };
    const data: Record<string, unknown> = { metadata: { sourceFile: 'depth.html' } };
    for (const name of options.formats) data[name] = texts[name];
    const status = lie(options, data) ?? 200;
    const body = status === 200 ? { success: true, data } : { success: false, code: 'UNEXPECTED', error: 'no' };
    return {
      number: 1,
      checkId: 'depth.parse',
      operationId: 'parseFile',
      request: { method: 'POST', url: 'http://host/v2/parse', headers: {}, body: undefined, parts: request.parts },
      response: received(status, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body))),
      tags: {},
      durationMs: 1,
    };
  };
}

async function found(lie: Parameters<typeof serverWith>[0], strength = 2) {
  const explored = await explore({
    sizes: factors('parse').map(({ values }) => values.length),
    strength,
    concurrency: 2,
    forbidden: (row) => forbidden('parse', row),
    probe: createProbe({ way: 'parse', contract: generatedContract, send: serverWith(lie) }),
  });
  return {
    broken: explored.broken.map(({ row, fault }) => `${wordsOf('parse', row)}: ${fault.expected}`),
    leftOut: explored.leftOut.map(({ row }) => wordsOf('parse', row)),
  };
}

describe('combinations', () => {
  it('are not blamed for what the plain request breaks, and what only they break is still found', async () => {
    const { broken, leftOut } = await found(({ formats, redactPII }, data) => {
      data['metadata'] = { sourceFile: 'depth.html', statusCode: '200' };
      return formats.includes('links') && redactPII !== undefined ? 500 : undefined;
    });
    expect(leftOut).toEqual([]);
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.every((words) => words.includes('status 200 and success'))).toBe(true);
  });

  it('ask for nothing that the contract refuses', () => {
    for (const way of ['parse', 'scrape'] satisfies Way[]) {
      const all = factors(way);
      for (const [index, { values }] of all.entries()) {
        for (const value of values.keys()) {
          const { formats, options } = draftOf(way, all.map(() => 0).with(index, value));
          const asked = { formats: ['markdown', ...formats], ...options };
          const problems =
            way === 'parse'
              ? generatedContract.requestProblems('parseFile', { file: '', options: asked })
              : generatedContract.requestProblems('scrapeUrl', { url: 'https://example.com/', ...asked });
          expect(problems).toEqual([]);
        }
      }
    }
  });

  it('raise no alarm about a server that serves them all', async () => {
    expect(await found(() => {})).toEqual({ broken: [], leftOut: [] });
  });

  it('find a fault of two options, and name these two alone', async () => {
    const { broken } = await found(({ formats, proxy }) =>
      formats.includes('links') && proxy === 'auto' ? 500 : undefined,
    );
    expect(broken).toEqual(['.html + format links + proxy "auto": status 200 and success, as for each part alone']);
  });

  it('find a member that is lost, and content that changes, by two parts together', async () => {
    const lost = await found(({ formats, timeout }, data) => {
      if (formats.includes('html') && timeout !== undefined) delete data['html'];
    });
    expect(lost.broken).toEqual([expect.stringMatching(/^\.html \+ format html \+ timeout \d+: data\.html/)]);
    const changed = await found(({ origin, integration }, data) => {
      if (origin !== undefined && integration !== undefined) data['markdown'] = 'Other';
    });
    expect(changed.broken).toEqual([
      expect.stringMatching(/^\.html \+ integration "depth" \+ origin "depth": the Markdown as without/),
    ]);
  });

  it('find a fault of three at strength three', async () => {
    const isFault = ({ formats, proxy, origin }: Options): boolean =>
      formats.includes('html') && proxy === 'basic' && origin !== undefined;
    const { broken } = await found((options) => (isFault(options) ? 500 : undefined), 3);
    expect(broken.map((words) => words.split(': ')[0])).toEqual([
      '.html + format html + proxy "basic" + origin "depth"',
    ]);
  });

  it('leave out what is not served alone, and blame nothing on it', async () => {
    const { broken, leftOut } = await found(({ redactPII }) => (redactPII === undefined ? undefined : 501));
    expect(broken).toEqual([]);
    expect(leftOut).toHaveLength(2);
  });

  it('say nothing of content by a server whose content is never the same', async () => {
    let count = 0;
    const { broken } = await found((_, data) => void (data['markdown'] = `Text ${(count += 1)}`));
    expect(broken).toEqual([]);
  });
});

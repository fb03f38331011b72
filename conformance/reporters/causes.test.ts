import { describe, expect, it } from 'vitest';
import type { CheckResult, FailureResult } from '../harness/result.js';
import { causesOf } from './causes.js';
import { exampleReport } from './testing/example-report.js';

describe('findings by cause', () => {
  const broken = (id: string, expected: string, rest: Partial<FailureResult> = {}): CheckResult => ({
    ...exampleReport().checks[0]!,
    id,
    status: 'fail',
    requirementIds: ['parse.bad'],
    failures: [{ expected, actual: 'nothing', ...rest }],
  });

  it('groups failures that say the same of the same place, musts first, the largest first', () => {
    const checks = [
      ...['a', 'b', 'c'].map((id) => broken(id, 'an object', { pointer: '/data/branding/3/size' })),
      broken('d', 'a text containing "alpha"', { pointer: '/data/markdown', actual: '"x"' }),
      broken('e', 'a text containing "beta"', { pointer: '/data/markdown', actual: '"y"' }),
    ];
    const causes = causesOf({ ...exampleReport(), checks });
    expect(causes.map(({ words, checks: own }) => [words, own.map(({ id }) => id)])).toEqual([
      ['/data/branding/*/size: absent', ['a', 'b', 'c']],
      ['/data/markdown: words are missing', ['d', 'e']],
    ]);
  });

  it('tells words that are missing where an option was sent from those that are missing without it', () => {
    const shown = exampleReport()
      .checks.flatMap(({ failures }) => failures)
      .find(({ exchange }) => exchange)!.exchange!;
    const words = (id: string, requestBody: string): CheckResult =>
      broken(id, 'a text containing "alpha"', {
        pointer: '/data/markdown',
        actual: '"x"',
        exchange: { ...shown, status: 200, responseBody: '{"success":true}', requestBody },
      });
    const checks = [
      words('a', '{"url":"u","waitFor":2000}'),
      words('b', '{"url":"u"}'),
      words('c', '{"url":"v"}'),
      words('d', '{"actions":[{"type":"wait","milliseconds":5},{"type":"click","selector":"a"}]}'),
      words('e', '{"actions":[{"type":"scroll"}]}'),
      words('f', '{"formats":["markdown"],"removeBase64Images":false}'),
      words('i', 'file, filename "article.docx", application/zip: 3444 bytes\noptions, application/json: {}'),
      words('j', 'file, filename "page.html", text/html: 34 bytes'),
      words('g', '{"url":"u","maxAge":600000}'),
      words('h', '{"url":"u","maxAge":0}'),
    ];
    const causes = causesOf({ ...exampleReport(), checks });
    expect(causes.map(({ words: told, checks: own }) => [told, own.map(({ id }) => id).join('')])).toEqual([
      ['/data/markdown: words are missing where waitFor is sent', 'a'],
      ['/data/markdown: words are missing', 'bcjh'],
      ['/data/markdown: words are missing where actions (click) is sent', 'd'],
      ['/data/markdown: words are missing where actions (scroll) is sent', 'e'],
      ['/data/markdown: words are missing where removeBase64Images is sent', 'f'],
      ['/data/markdown: words are missing in files .docx', 'i'],
      ['/data/markdown: words are missing where maxAge is sent', 'g'],
    ]);
  });

  it('tells one way of writing answers as one cause, wherever it was met', () => {
    const shown = exampleReport()
      .checks.flatMap(({ failures }) => failures)
      .find(({ exchange }) => exchange)!.exchange!;
    const [accepted, served] = [202, 200].map((status) => ({ ...shown, status }));
    const soft = { ...shown, status: 200, responseBody: '{"success":false,"error":"No."}' };
    const gateway = { ...shown, status: 502, responseBody: '<h1>502 Bad Gateway</h1>' };
    const form = 'the answer stands in `result`, not by itself';
    const checks = [
      broken('a', 'status 200', { exchange: accepted, actual: 'status 202 with {}' }),
      broken('b', 'a status that the contract documents for parseFile', { exchange: accepted, actual: 'status 202' }),
      broken('c', 'true', { exchange: served, pointer: '/success', form }),
      broken('d', 'an object', { exchange: served, pointer: '/data', form }),
      broken('e', 'status 400 (Bad request)', { exchange: served, actual: 'status 200 with {}' }),
      broken('f', 'status 400 (Bad request)', { exchange: { ...shown, status: 422 }, actual: 'status 422 with {}' }),
      broken('j', 'status 400 (Bad request)', { exchange: soft, actual: 'status 200 with {}' }),
      broken('k', 'status 402', { exchange: soft, actual: 'status 200 with {}' }),
      broken('l', 'is required', { exchange: soft, pointer: '/data', actual: 'nothing' }),
      broken('m', 'true', { exchange: soft, pointer: '/success', actual: 'false' }),
      broken('n', 'status 200', { exchange: gateway, actual: 'status 502 with ""' }),
      broken('o', 'status 400 (Bad request)', { exchange: gateway, actual: 'status 502 with ""' }),
      broken('g', 'an object', { exchange: served, pointer: '/data/menu', actual: '[]' }),
      broken('h', 'must be object', { exchange: served, pointer: '/data/menu', actual: '[]' }),
      broken('i', "must have required property 'items'", { exchange: served, pointer: '/data/menu/3', actual: '{}' }),
    ];
    const causes = causesOf({ ...exampleReport(), checks });
    expect(causes.map(({ words, checks: own }) => [words, own.map(({ id }) => id).join('')])).toEqual([
      ['a success is answered with status 202, not 200', 'ab'],
      [form, 'cd'],
      ['what breaks a rule is served with status 200, not refused with 400', 'e'],
      ['what breaks a rule is refused with status 422, not 400', 'f'],
      ['a refusal is answered with status 200, and `success` false in the body', 'jkl'],
      ['refused with status 200: No.', 'm'],
      ['answered with status 502: 502 Bad Gateway', 'no'],
      ['/data/menu: expected an object, got an empty list', 'gh'],
      ['/data/menu/*/items: absent', 'i'],
    ]);
  });

  it('says in words what was expected and what came instead, and in full where one check met it', () => {
    const shown = exampleReport()
      .checks.flatMap(({ failures }) => failures)
      .find(({ exchange }) => exchange)!.exchange!;
    const checks = [
      broken('a', '[]', { pointer: '/data/links', actual: '["http://host/x"]' }),
      ...['b', 'c'].map((id, index) =>
        broken(id, `a table cell "Weekday ${index}"`, { pointer: '/data/markdown', actual: 'no cell with this text' }),
      ),
      ...['h', 'h.by-url'].map((id) => broken(id, '4', { pointer: '/data/metadata/totalPages', actual: '1' })),
      broken('d', '2 pages', { pointer: '/data/metadata/numPages', actual: '3' }),
      broken('e', '5 pages', { pointer: '/data/metadata/numPages', actual: '"five"' }),
      broken('f', 'a refusal, such as status 401', { exchange: shown, actual: 'status 200 with {}' }),
      broken('g', 'a refusal of the request (status 400 or another client error about it)', {
        exchange: shown,
        actual: 'status 200 with {}',
      }),
    ];
    expect(causesOf({ ...exampleReport(), checks }).map(({ words }) => words)).toEqual([
      '/data/links: expected an empty list, got ["http://host/x"]',
      '/data/markdown: expected a table cell "…", got no cell with this text',
      '/data/metadata/totalPages: expected 4, got 1',
      '/data/metadata/numPages: expected N pages',
      'served with status 200 without the right key',
      'what breaks a rule is served with status 200, not refused',
    ]);
  });

  it('puts a cause before others when checks that could not judge name it as the reason', () => {
    const waiting: CheckResult = {
      ...exampleReport().checks[0]!,
      id: 'w',
      status: 'unverified',
      unverified: {
        reason: 'prerequisite-failed',
        detail: 'fewer results than told; crawl.next and crawl.limit judge it',
      },
    };
    const checks = [
      broken('crawl.prompt', 'no page', { actual: 'a page' }),
      broken('crawl.next', '8 results', { actual: '6' }),
      waiting,
    ];
    expect(causesOf({ ...exampleReport(), checks }).map((cause) => [cause.checks[0]!.id, cause.waiting])).toEqual([
      ['crawl.next', 1],
      ['crawl.prompt', 0],
    ]);
  });

  it('takes the failure of a check that judges one thing alone for want of it, in whatever way it failed', () => {
    const ocr = {
      id: 'ocr',
      title: 'text recognition',
      state: 'not-offered',
      words: 'no words',
      behind: 'ocr',
    } as const;
    const capabilities = [
      { ...ocr, judgedBy: ['reads-scans', 'routing'] },
      { ...ocr, id: 'doc', behind: 'doc', state: 'offered', judgedBy: ['routing'] },
    ] as const;
    const checks = ['reads-scans', 'routing'].map((id) =>
      broken(id, 'a text containing "alpha"', { pointer: '/data/markdown', actual: '"x"' }),
    );
    expect(causesOf({ ...exampleReport(), capabilities, checks }).map(({ words }) => words)).toEqual([
      'not offered: text recognition (no words)',
      '/data/markdown: words are missing',
    ]);
  });

  it('tells what is not there at all as one thing to fix, with all that waits for it, before smaller things', () => {
    const shown = exampleReport()
      .checks.flatMap(({ failures }) => failures)
      .find(({ exchange }) => exchange)!.exchange!;
    const absent = (id: string, path: string): CheckResult =>
      broken(id, 'status 200', {
        exchange: { ...shown, status: 404, responseBody: `<pre>Cannot POST ${path}</pre>` },
      });
    const waiting: CheckResult = {
      ...exampleReport().checks[0]!,
      id: 'w',
      status: 'unverified',
      unverified: { reason: 'capability-missing', detail: 'not offered', capability: 'crawl' },
    };
    const capabilities = (['crawl', 'map'] as const).map((id) => {
      const words = `status 404: "Cannot POST /v2/${id}"`;
      return { id, title: `POST /${id}`, state: 'not-offered', words, behind: id, judgedBy: [`${id}.owner`] } as const;
    });
    const checks = [
      broken('d', 'an object', { pointer: '/data/menu', actual: '[]' }),
      absent('crawl.owner', '/v2/crawl'),
      absent('map.owner', '/v2/map'),
      waiting,
    ];
    const causes = causesOf({ ...exampleReport(), capabilities, checks });
    expect(causes.map(({ words, waiting: count, checks: own }) => [words, count, own.map(({ id }) => id)])).toEqual([
      ['not offered: POST /crawl, POST /map (status 404: "Cannot POST …")', 1, ['crawl.owner', 'map.owner']],
      ['/data/menu: expected an object, got an empty list', 0, ['d']],
    ]);
  });
});

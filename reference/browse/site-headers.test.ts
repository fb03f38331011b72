import type { CDPSession } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setCookies } from './site-headers.js';

/** A browser that takes every cookie but those called `bad`, and tells which it was given. */
function browserOfTest(): { session: CDPSession; given: { name: string; value: string; url: string }[] } {
  const given: { name: string; value: string; url: string }[] = [];
  const send = async (_method: string, cookie: (typeof given)[number]): Promise<{ success: boolean }> => {
    given.push(cookie);
    return { success: cookie.name !== 'bad' };
  };
  return { session: { send } as unknown as CDPSession, given };
}
const page = new URL('https://site.test/page');

describe('the cookies of a caller', () => {
  it("become the browser's, one by one, for the origin of the page", async () => {
    const { session, given } = browserOfTest();
    await setCookies(session, page, 'a=1; b="2=3" ;; =x; novalue; c=');
    expect(given.map(({ name, value, url }) => [name, value, url])).toEqual([
      ['a', '1', 'https://site.test'],
      ['b', '"2=3"', 'https://site.test'],
      ['c', '', 'https://site.test'],
    ]);
  });

  it('are refused by name when browsers refuse them', async () => {
    await expect(setCookies(browserOfTest().session, page, 'a=1; bad=2')).rejects.toMatchObject({
      code: 'request.invalid-options',
      publicMessage: expect.stringContaining('"bad"') as string,
    });
  });

  it('are no more than a browser keeps: the rest would cost a message each', async () => {
    const { session, given } = browserOfTest();
    const cookies = (count: number): string => Array.from({ length: count }, (_, at) => `c${at}=1`).join('; ');
    await expect(setCookies(session, page, cookies(181))).rejects.toMatchObject({ code: 'request.invalid-options' });
    expect(given).toEqual([]);
    await setCookies(session, page, cookies(180));
    expect(given).toHaveLength(180);
  });
});

import { describe, expect, it } from 'vitest';
import { pageOfText } from './page-of-text.js';

const shown = async (text: Uint8Array | string, contentType?: string): Promise<string> => {
  const page = await pageOfText(Buffer.from(text as string), contentType);
  const charset = page.contentType.replace('text/html; charset=', '');
  return new TextDecoder(charset).decode(page.bytes);
};

describe('page of text', () => {
  it('shows what could be taken for markup as it is', async () => {
    expect(await shown('a < b && c > d\n<script>')).toBe(
      '<!doctype html><html><body><main><pre><code>a &lt; b &amp;&amp; c > d\n&lt;script></code></pre></main></body></html>',
    );
  });

  it.each([
    ['UTF-8 when nothing is said', Buffer.from('naïve <é>'), undefined, 'naïve &lt;é>'],
    ['a name nobody knows', Buffer.from('é'), 'text/plain; charset=nobody', 'é'],
    ['Latin', Buffer.from('é <', 'latin1'), 'text/plain; charset="ISO-8859-1"', 'é &lt;'],
    ['UTF-16', Buffer.from('日 <', 'utf16le'), 'text/plain; charset=utf-16le', '日 &lt;'],
    ['Shift_JIS', Buffer.from('\x93\xfa\x96\x7b <', 'latin1'), 'text/plain;charset=shift_jis', '日本 &lt;'],
  ])('reads the character set: %s', async (_what, bytes, contentType, expected) => {
    expect(await shown(bytes, contentType)).toContain(`<code>${expected}</code>`);
  });

  it.each([
    ['application/json; charset=utf-8', 'language-json'],
    ['application/ld+json', 'language-json'],
    ['application/rss+xml', 'language-xml'],
    ['application/x-yaml', 'language-yaml'],
    ['text/csv', undefined],
    [undefined, undefined],
  ])('says the language of %s', async (contentType, language) => {
    expect(/class="([^"]*)"/.exec(await shown('{}', contentType))?.[1]).toBe(language);
  });

  it('looks at each byte a few times, and makes one buffer', async () => {
    let looks = 0;
    const counted = new Proxy(Buffer.from('<'.repeat(10_000)), {
      get: (target, name) => {
        if (/^\d+$/.test(String(name))) looks++;
        return Reflect.get(target, name, target) as unknown;
      },
    });
    expect((await pageOfText(counted, undefined)).bytes.byteLength).toBe(40_000 + 78);
    expect(looks).toBeLessThanOrEqual(40_000);
  });
});

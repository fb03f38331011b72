import { afterEach, describe, expect, it, vi } from 'vitest';
import { PartHeads } from './part-heads.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const heads = (): PartHeads => new PartHeads('multipart/form-data; boundary=b');

describe('the heads of parts', () => {
  it('give the type of a part with its parameters, however the bytes are cut', () => {
    const form = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="options"\r\n\r\n{}\r\n--b\r\ncontent-type: text/html; charset=koi8-r\r\nCONTENT-DISPOSITION: form-data; filename="a"; name=file\r\n\r\n<p>',
    );
    for (const size of [1, 7, form.length]) {
      const recent = heads();
      for (let at = 0; at < form.length; at += size) recent.feed(form.subarray(at, at + size));
      expect(recent.contentType('file')).toBe('text/html; charset=koi8-r');
      expect(recent.contentType('other')).toBeUndefined();
    }
  });

  it('forget what is older than a head can be long', () => {
    const recent = heads();
    recent.feed(Buffer.from('--b\r\nContent-Disposition: form-data; name=file\r\nContent-Type: text/html\r\n\r\n'));
    for (let chunk = 0; chunk < 100; chunk++) recent.feed(Buffer.alloc(1000, 'x'));
    expect(recent.contentType('file')).toBeUndefined();
  });

  it.each([
    ['parts that begin and have no head', '--b\r\n'.repeat(13_000)],
    ['heads without an end', '--b\r\nContent-Disposition: form-data;\r\n'.repeat(1800)],
    ['one line of names', `--b\r\nContent-Disposition: ${' name'.repeat(13_000)}`],
  ])('are looked at in linear time: %s', (_what, text) => {
    const recent = heads();
    recent.feed(Buffer.from(text));
    const decoded = vi.spyOn(Buffer.prototype, 'toString');
    expect(recent.contentType('file')).toBeUndefined();
    expect(decoded.mock.calls.length).toBeLessThan(5);
  });
});

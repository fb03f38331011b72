import { describe, expect, it } from 'vitest';
import { decodePage } from './decode.js';

function decoded(bytes: Uint8Array | string, contentType?: string): string {
  return decodePage(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, contentType).source.toString(
    'utf8',
  );
}

describe('decodePage', () => {
  it('reads UTF-8 without copying it', () => {
    const bytes = Buffer.from('<p>grüße</p>');
    const { source, encoding } = decodePage(bytes, undefined);
    expect(encoding).toBe('utf-8');
    expect(source.buffer).toBe(bytes.buffer);
  });

  it('lets a byte order mark outrank every declaration', () => {
    expect(decoded(Buffer.from('\ufeff<meta charset=latin1>é'), 'text/html; charset=windows-1251')).toContain('é');
    expect(decoded(Buffer.from('\ufeffgrün', 'utf16le'))).toBe('grün');
    expect(decoded(Buffer.from([0xfe, 0xff, 0, 0x67, 0, 0xfc]))).toBe('gü');
  });

  it('takes the declared content type before the meta element', () => {
    expect(decoded('<meta charset=windows-1252>\xe4', 'text/html; Charset="koi8-r"')).toContain('Д');
  });

  it.each([
    ['<meta charset="shift_jis">\x93\xfa\x96\x7b', '日本'],
    ["<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=gb2312'>\xd6\xd0", '中'],
    ['<!-- <meta charset=utf-8> --><meta charset=windows-1251>\xcf\xf0', 'Пр'],
    ['<?xml version="1.0" encoding="iso-8859-2"?>\xb3', 'ł'],
    ['<meta charset=ISO-8859-1>\x80\x93', '€“'],
  ])('finds the encoding in %j', (html, text) => {
    expect(decoded(html)).toContain(text);
  });

  it('falls back to windows-1252 for undeclared bytes that are no UTF-8', () => {
    expect(decoded('<p>caf\xe9 \x96 na\xefve')).toBe('<p>café – naïve');
  });

  it('reads valid UTF-8 as such when Latin-1 is declared by mistake', () => {
    expect(decoded(Buffer.from('<meta charset=iso-8859-1>é'))).toContain('é');
  });

  it('ignores labels nobody knows', () => {
    expect(decoded(Buffer.from('<meta charset=klingon>é'), 'text/html; charset=x-none')).toContain('é');
  });

  it('replaces what is damaged in declared UTF-8', () => {
    expect(decoded('<meta charset=utf-8>a\xffb')).toContain('a\ufffdb');
  });
});

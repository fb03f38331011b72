import { describe, expect, it } from 'vitest';
import { isServiceError } from '../../../../base/errors.js';
import { dumpDocument } from '../../../document/dump.js';
import { noDeadline } from '../../../../base/deadline.js';
import { defaultLimits, readOptions, type Reading, type ReadOptions } from '../../../document/reading.js';
import { readHtml } from '../html/read-html.js';
import { readDoc } from './read-doc.js';
import { makeCompoundFile } from '../../shared/compound-file/testing/make-compound-file.js';
import { part } from './fib.js';
import { makeDoc, u16 } from './testing/make-doc.js';
import { read } from './testing/read-made.js';

const ports = { deadline: noDeadline, limits: defaultLimits };

describe('protection, versions and damage', () => {
  const outcome = (bytes: Uint8Array): string => {
    try {
      read(bytes);
      return 'read';
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return error.code;
    }
  };

  it('refuses encrypted documents and those of Word 2', () => {
    expect(outcome(makeDoc({ text: 'x\r', flags: 0x1300 }))).toBe('document.encrypted');
    const old = Buffer.alloc(5000);
    old.writeUInt16LE(0xa5dc, 0);
    old.writeUInt16LE(45, 2);
    expect(outcome(makeCompoundFile({ WordDocument: old }))).toBe('document.unsupported-format');
  });

  it('refuses what holds no document', () => {
    expect(outcome(makeCompoundFile({ WordDocument: Buffer.alloc(5000) }))).toBe('document.corrupted');
    expect(outcome(makeCompoundFile({}))).toBe('document.corrupted');
    expect(outcome(Buffer.from('plain'))).toBe('document.corrupted');
  });

  it('reads the page of a web archive, which other programs give out for Word', () => {
    const archive = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="part"',
      '',
      '--part',
      'Content-Type: text/html; charset=UTF-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<h1>Plan</h1><p>caf=C3=A9</p>',
      '--part--',
    ].join('\r\n');
    const asPage = (bytes: Uint8Array, options: ReadOptions): Reading => readHtml(bytes, options, ports);
    const reading = readDoc(Buffer.from(archive), readOptions(), { ...ports, embeddedPage: asPage }) as Reading;
    expect(dumpDocument(reading.document)).toBe('heading 1 "Plan"\nparagraph "café"\n');
    expect(outcome(Buffer.from(archive))).toBe('document.corrupted');
  });

  it('reads Word 6 text in the code page of its font', () => {
    const text = Buffer.from([...Buffer.from('Word \x93six\x94: ', 'latin1'), 0xcf, 0xf0, 0xe8, 0x0d]);
    const stream = Buffer.alloc(3000);
    stream.writeUInt16LE(0xa5dc, 0);
    stream.writeUInt16LE(101, 2);
    stream.writeUInt32LE(1024, 24);
    stream.writeUInt32LE(1024 + text.length, 28);
    stream.writeUInt32LE(text.length, 52);
    text.copy(stream, 1024);
    const fonts = Buffer.concat([u16(12), Buffer.from([10, 0, 0, 0, 204, 0]), Buffer.from('Cyr\0\0')]);
    fonts.copy(stream, 2000);
    stream.writeUInt32LE(2000, 88 + part.fonts * 8);
    stream.writeUInt32LE(fonts.length, 92 + part.fonts * 8);
    expect(dumpDocument(read(makeCompoundFile({ WordDocument: stream })).document)).toBe(
      'paragraph "Word “six”: При"\n',
    );
  });

  it('reads the text of a file cut before its tables, with a notice', () => {
    const whole = makeDoc({ text: `${'Some words of text. '.repeat(400)}\r` });
    const reading = read(whole.subarray(0, 12_000));
    expect(dumpDocument(reading.document)).toContain('Some words of text. Some words');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'truncated-input' })]);
  });
});

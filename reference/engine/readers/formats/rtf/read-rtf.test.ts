import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isServiceError } from '../../../../base/errors.js';
import { dumpDocument } from '../../../document/dump.js';
import { dump, read, readBytes } from './testing/rtf-file.js';

describe('metadata', () => {
  it('gives the document information', () => {
    const info =
      "{\\info{\\title A \\'e9t\\u233?}{\\author Ann}{\\operator Bob}{\\subject S}{\\keywords k}{\\doccomm D}{\\*\\company C}" +
      '{\\creatim\\yr2008\\mo5\\dy4\\hr12\\min30}{\\revtim\\yr2009\\mo1\\dy2}}';
    expect(read(`${info}x`).metadata).toEqual({
      title: 'A été',
      author: 'Ann',
      lastModifiedBy: 'Bob',
      subject: 'S',
      keywords: 'k',
      description: 'D',
      company: 'C',
      createdTime: '2008-05-04T12:30:00',
      modifiedTime: '2009-01-02T00:00:00',
    });
  });

  it('has none of what is empty or senseless', () => {
    expect(read('{\\info{\\title }{\\creatim\\yr0}}x').metadata).toEqual({});
  });
});

describe('damage and limits', () => {
  it('reads a cut file as far as it goes, with a notice', () => {
    const reading = readBytes(Buffer.from('{\\rtf1 One.\\par {\\b Tw'));
    expect(dumpDocument(reading.document)).toBe('paragraph "One."\nparagraph strong("Tw")\n');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'truncated-input' })]);
  });

  it('goes on after surplus closing braces', () => {
    expect(dump('a}}} b')).toBe('paragraph "a b"');
  });

  it('leaves out groups nested too deep, with a notice', () => {
    const reading = read(`${'{'.repeat(600)}deep${'}'.repeat(600)} top`);
    expect(dumpDocument(reading.document)).toBe('paragraph "top"\n');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'limit-reached' })]);
  });

  it('refuses bytes that are no RTF at all', () => {
    expect(() => readBytes(Buffer.from('plain'))).toThrow(/not an RTF document/);
  });

  it('answers any sequence of tokens with a document or a typed refusal', () => {
    const words = ['{', '}', '\\par ', '\\cell ', '\\row ', '\\trowd', '\\cellx100', '\\intbl', '\\itap3', '\\nestcell ', '\\u55357?', "\\'8", "\\'e3",
      '\\*', '\\footnote ', '{\\field', '{\\fldinst HYPERLINK x', '{\\fldrslt ', '{\\fonttbl{\\f1', '{\\listtext 1.', '\\bin99999 ', '\\bin3 abc', '{\\pict 00',
      '{\\stylesheet{\\s1', '{\\info{\\title ', '{\\upr', '\\ls1', '\\uc9', '{\\shptxt ', '{\\header ', 'text ', '\\', '\r\n', '{\\*\\listtable{\\list{\\listlevel{\\leveltext']; // prettier-ignore
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 120 }), (tokens) => {
        try {
          dumpDocument(read(tokens.join('')).document);
        } catch (error) {
          expect(isServiceError(error)).toBe(true);
        }
      }),
      { numRuns: 600, seed: 4 },
    );
  });

  it('answers any bytes behind the head with a document', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        readBytes(Buffer.concat([Buffer.from('{\\rtf1 '), bytes]));
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

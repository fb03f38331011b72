import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { makeCompoundFile } from '../../shared/compound-file/testing/make-compound-file.js';
import { BiffRecords } from './biff-records.js';
import { Rc4 } from '../../shared/encryption/rc4.js';
import { readXls } from './read-xls.js';
import { cell, makeWorkbookStream, record, u16, u32 } from './testing/make-biff.js';

const hash = (kind: 'md5' | 'sha1', ...parts: Buffer[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest();
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const verifier = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');

/** Cipher of a block, by the two schemes of Excel 97 to 2003. */
const standard = (password: string) => {
  const truncated = hash('md5', wide(password)).subarray(0, 5);
  const key = hash('md5', ...Array.from({ length: 16 }, () => [truncated, salt]).flat()).subarray(0, 5);
  return (block: number): Rc4 => new Rc4(hash('md5', key, u32(block)));
};
const cryptoApi = (password: string) => {
  const base = hash('sha1', salt, wide(password));
  return (block: number): Rc4 => new Rc4(hash('sha1', base, u32(block)).subarray(0, 16));
};

const standardPass = (password: string): Buffer => {
  const cipher = standard(password)(0);
  return record(0x2f, u16(1, 1, 1), salt, cipher.apply(verifier), cipher.apply(hash('md5', verifier)));
};
const cryptoApiPass = (password: string): Buffer => {
  const cipher = cryptoApi(password)(0);
  const header = Buffer.concat([u32(4, 0, 0x6801, 0x8004, 128, 1, 0, 0), wide('RC4\0')]);
  return record(
    0x2f,
    u16(1, 2, 2),
    u32(4, header.length),
    header,
    u32(16),
    salt,
    cipher.apply(verifier),
    u32(20),
    cipher.apply(hash('sha1', verifier)),
  );
};

/** Encrypts everything behind FILEPASS that is to be encrypted. */
function encrypt(stream: Buffer, cipher: (block: number) => Rc4): Buffer {
  const out = Buffer.from(stream);
  const keys = Buffer.concat(
    Array.from({ length: Math.ceil(stream.length / 1024) }, (_, block) => cipher(block).apply(Buffer.alloc(1024))),
  );
  const records = new BiffRecords(stream);
  let isOn = false;
  while (records.next()) {
    const from = records.start + (records.id === 0x85 ? 4 : 0);
    if (isOn && records.id !== 0x809) for (let i = from; i < records.end; i++) out[i]! ^= keys[i]!;
    if (records.id === 0x2f) isOn = true;
  }
  return out;
}

const workbook = (pass: Buffer, cipher: (block: number) => Rc4): Buffer => {
  const records = Array.from({ length: 100 }, (_, row) => [
    cell.label(row, 0, `row ${row}`),
    cell.number(row, 1, row),
  ]).flat();
  return makeCompoundFile({
    Workbook: encrypt(makeWorkbookStream({ sheets: [{ name: 'Data', records }], globals: [pass] }), cipher),
  });
};

const dump = (bytes: Uint8Array): string =>
  dumpDocument((readXls(bytes, readOptions(), { deadline: noDeadline, limits: defaultLimits }) as Reading).document);

describe('decryptWorkbook', () => {
  it('opens a workbook encrypted with the built-in password of Excel, by either scheme', () => {
    for (const bytes of [
      workbook(standardPass('VelvetSweatshop'), standard('VelvetSweatshop')),
      workbook(cryptoApiPass('VelvetSweatshop'), cryptoApi('VelvetSweatshop')),
    ]) {
      const text = dump(bytes);
      expect(text).toContain('heading 2 "Data"');
      expect(text).toContain('"row 99"');
    }
  });

  it('refuses a workbook encrypted with any other password', () => {
    expect(() => dump(workbook(standardPass('secret'), standard('secret')))).toThrow(/password/);
    expect(() => dump(workbook(cryptoApiPass('secret'), cryptoApi('secret')))).toThrow(/password/);
  });
});

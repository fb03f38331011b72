/**
 * Workbooks that Excel encrypts with its built-in password (a write-protected workbook is one) are opened; others are refused.
 * Standard: [MS-OFFCRYPTO] 2.3.5 (RC4 CryptoAPI), 2.3.6 (RC4), 2.3.7 (XOR obfuscation); [MS-XLS] 2.2.10.
 */
import { createHash } from 'node:crypto';
import { ServiceError } from '../../../../base/errors.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import { BiffRecords, record, type BiffVersion } from './biff-records.js';
import { Rc4 } from '../../shared/encryption/rc4.js';

const builtInPassword = 'VelvetSweatshop';
const blockBytes = 1024;

/** Makes the cipher of each block of 1024 bytes. */
type BlockCipher = (block: number) => Rc4;

/**
 * The whole stream in the clear, the record FILEPASS at hand in `records`.
 * @throws ServiceError `document.encrypted`.
 */
export function decryptWorkbook(bytes: Buffer, records: BiffRecords, version: BiffVersion): Buffer {
  const { start, end } = records;
  const isRc4 = version === 8 && uint16(bytes, start) === 1;
  const cipher = isRc4
    ? uint16(bytes, start + 2) === 1
      ? standardCipher(bytes, start + 6)
      : cryptoApiCipher(bytes, start + 6, end)
    : undefined;
  if (cipher === undefined) {
    throw new ServiceError(
      'document.encrypted',
      'The workbook is protected by a password. Remove the password and send it again.',
    );
  }
  return decryptRecords(bytes, end, cipher);
}

/** Salt, verifier and its hash, 16 bytes each. */
function standardCipher(bytes: Buffer, at: number): BlockCipher | undefined {
  const salt = bytes.subarray(at, at + 16);
  const truncated = md5(Buffer.from(builtInPassword, 'utf16le')).subarray(0, 5);
  const mixed = Buffer.alloc(16 * 21);
  for (let i = 0; i < 16; i++) {
    truncated.copy(mixed, i * 21);
    salt.copy(mixed, i * 21 + 5);
  }
  const key = md5(mixed).subarray(0, 5);
  const cipher: BlockCipher = (block) => new Rc4(md5(Buffer.concat([key, littleEndian(block)])));
  const check = cipher(0);
  const verifier = check.apply(bytes.subarray(at + 16, at + 32));
  return md5(verifier).equals(check.apply(bytes.subarray(at + 32, at + 48))) ? cipher : undefined;
}

/** The header names algorithms and key length; SHA-1 and RC4 are the only ones that workbooks use. */
function cryptoApiCipher(bytes: Buffer, at: number, end: number): BlockCipher | undefined {
  const headerBytes = uint32(bytes, at + 4);
  const verifierAt = at + 8 + headerBytes;
  if (verifierAt + 60 > end) return undefined;
  const keyBits = uint32(bytes, at + 8 + 16) || 40;
  const salt = bytes.subarray(verifierAt + 4, verifierAt + 20);
  const base = sha1(Buffer.concat([salt, Buffer.from(builtInPassword, 'utf16le')]));
  const cipher: BlockCipher = (block) => {
    const key = sha1(Buffer.concat([base, littleEndian(block)])).subarray(0, keyBits >> 3);
    // Keys of 40 bits are filled up with zeros.
    return new Rc4(keyBits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key);
  };
  const check = cipher(0);
  const verifier = check.apply(bytes.subarray(verifierAt + 20, verifierAt + 36));
  return sha1(verifier).equals(check.apply(bytes.subarray(verifierAt + 40, verifierAt + 60))) ? cipher : undefined;
}

/**
 * The key stream runs over the whole stream, record heads included, but these and some records stay in the clear,
 * and of BOUNDSHEET the first four bytes.
 */
function decryptRecords(bytes: Buffer, from: number, cipher: BlockCipher): Buffer {
  const clear = Buffer.from(bytes);
  const keyStream = new Uint8Array(Math.ceil(bytes.length / blockBytes) * blockBytes);
  for (let block = Math.floor(from / blockBytes); block * blockBytes < bytes.length; block++) {
    cipher(block).fill(keyStream.subarray(block * blockBytes, (block + 1) * blockBytes));
  }
  const records = new BiffRecords(bytes, from);
  while (records.next()) {
    if (inTheClear.has(records.id)) continue;
    const start = records.start + (records.id === record.BOUNDSHEET ? 4 : 0);
    for (let i = start; i < records.end; i++) clear[i]! ^= keyStream[i]!;
  }
  return clear;
}

/** BOF, FILEPASS, INTERFACEHDR, RRDINFO, RRDHEAD, USREXCL, FILELOCK. */
const inTheClear: ReadonlySet<number> = new Set([record.BOF, record.FILEPASS, 0xe1, 0x196, 0x138, 0x194, 0x195]);

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function sha1(bytes: Buffer): Buffer {
  return createHash('sha1').update(bytes).digest();
}

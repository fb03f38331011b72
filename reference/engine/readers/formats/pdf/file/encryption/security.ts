/**
 * Opens encrypted files that need no password and gives the decryption of each object's strings and stream.
 * Spec: ISO 32000-1, 7.6 (encryption), 7.6.5 (crypt filters).
 */
import { createDecipheriv, createHash } from 'node:crypto';
import { ServiceError } from '../../../../../../base/errors.js';
import { Name, type Dict } from '../objects.js';
import { deriveFileKey } from './file-key.js';
import { Rc4 } from '../../../../shared/encryption/rc4.js';

type Method = 'identity' | 'rc4' | 'aes128' | 'aes256';

export interface ObjectKey {
  decryptString: (bytes: Uint8Array) => Uint8Array;
  decryptStream: (bytes: Uint8Array, dict: Dict) => Uint8Array;
}

export interface Security {
  keyFor(number: number, generation: number): ObjectKey;
}

const plainSecurity: Security = {
  keyFor: () => ({ decryptString: (bytes) => bytes, decryptStream: (bytes) => bytes }),
};

/** @throws ServiceError `document.encrypted` when the empty password does not open the file or the handler is not the standard one. */
export function openSecurity(encrypt: Dict, id: Uint8Array): Security {
  const version = encrypt.number('V') ?? 0;
  const revision = encrypt.number('R') ?? 0;
  if (encrypt.name('Filter') !== 'Standard' || revision < 2 || revision > 6 || ![1, 2, 4, 5].includes(version)) {
    throw new ServiceError(
      'document.encrypted',
      'The PDF file is encrypted in a way that only its own software can open. Remove the protection and send it again.',
    );
  }
  const filters = encrypt.dict('CF');
  const method = (filter: string): Method => {
    if (version < 4) return 'rc4';
    const name = encrypt.name(filter) ?? 'Identity';
    switch (filters?.dict(name)?.name('CFM')) {
      case 'V2':
        return 'rc4';
      case 'AESV2':
        return 'aes128';
      case 'AESV3':
        return 'aes256';
      default:
        return 'identity';
    }
  };
  const strings = method('StrF');
  const streams = method('StmF');
  // Only the files attached to it are encrypted.
  if (strings === 'identity' && streams === 'identity') return plainSecurity;
  const keyLength = keyLengthBytes(encrypt, version, filters?.dict(encrypt.name('StmF') ?? 'StdCF'));
  const encryptMetadata = encrypt.get('EncryptMetadata') !== false;
  const key = deriveFileKey(encrypt, id, { revision, keyLength, encryptMetadata });
  if (!key)
    throw new ServiceError(
      'document.encrypted',
      'The PDF file is protected by a password. Remove the password and send it again.',
    );
  return {
    keyFor: (number, generation) => ({
      decryptString: (bytes) => decrypt(strings, key, number, generation, bytes),
      decryptStream: (bytes, dict) =>
        isPlain(dict, encryptMetadata) ? bytes : decrypt(streams, key, number, generation, bytes),
    }),
  };
}

function keyLengthBytes(encrypt: Dict, version: number, filter: Dict | undefined): number {
  if (version === 1) return 5;
  if (version === 5) return 32;
  let length = encrypt.number('Length') ?? (version === 4 ? 128 : 40);
  const own = filter?.number('Length');
  if (version === 4) length = own === undefined ? 128 : own < 40 ? own * 8 : own;
  // Some writers give bytes where the standard says bits.
  if (length < 40) length *= 8;
  return Math.min(16, Math.max(5, length >> 3));
}

/** Streams that are never encrypted, or whose own crypt filter says so. */
function isPlain(dict: Dict, encryptMetadata: boolean): boolean {
  const type = dict.name('Type');
  if (type === 'XRef' || (type === 'Metadata' && !encryptMetadata)) return true;
  const filter = dict.get('Filter');
  const first = Array.isArray(filter) ? dict.resolve(filter[0] ?? null) : filter;
  if (!(first instanceof Name) || first.text !== 'Crypt') return false;
  const parameters = dict.get('DecodeParms');
  const own = Array.isArray(parameters) ? dict.resolve(parameters[0] ?? null) : parameters;
  const name = own && typeof own === 'object' && 'entries' in own && 'name' in own ? own.name('Name') : undefined;
  return name === undefined || name === 'Identity';
}

function decrypt(method: Method, key: Uint8Array, number: number, generation: number, bytes: Uint8Array): Uint8Array {
  if (method === 'identity' || bytes.length === 0) return bytes;
  if (method === 'aes256') return aes(key, bytes);
  const salt = method === 'aes128' ? [0x73, 0x41, 0x6c, 0x54] : [];
  const suffix = Uint8Array.of(
    number & 255,
    (number >> 8) & 255,
    (number >> 16) & 255,
    generation & 255,
    (generation >> 8) & 255,
    ...salt,
  );
  const objectKey = createHash('md5')
    .update(key)
    .update(suffix)
    .digest()
    .subarray(0, Math.min(16, key.length + 5));
  return method === 'rc4' ? new Rc4(objectKey).apply(bytes) : aes(objectKey, bytes);
}

/** AES-CBC with the initialisation vector in front; padding is dropped when it makes sense and kept as data when it does not. */
function aes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const length = (bytes.length - 16) & ~15;
  if (length <= 0) return new Uint8Array(0);
  const cipher = createDecipheriv(
    key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
    key,
    bytes.subarray(0, 16),
  ).setAutoPadding(false);
  const plain = Buffer.concat([cipher.update(bytes.subarray(16, 16 + length)), cipher.final()]);
  const pad = plain[plain.length - 1]!;
  return plain.subarray(0, pad >= 1 && pad <= 16 ? plain.length - pad : plain.length);
}

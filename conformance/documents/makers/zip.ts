/**
 * Packs named parts into a ZIP archive; small and exact, so that fixtures are the same bytes on every machine.
 * Standard: APPNOTE.TXT 6.3.3 (local headers, central directory, end record); deflate through zlib.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: string | Uint8Array | Deflated;
  /** Stored without compression, as the first part of an ODF file must be. */
  readonly stored?: boolean;
}

/** What was compressed before: the bytes, and what they unpack to. */
export interface Deflated {
  readonly body: Buffer;
  readonly sizeBytes: number;
  readonly crc: number;
}

function deflated(data: string | Uint8Array, stored = false): Deflated {
  const bytes = Buffer.from(data as string);
  return { body: stored ? bytes : deflateRawSync(bytes), sizeBytes: bytes.length, crc: crc32(bytes) };
}

/**
 * A text of which the middle is repeated: compressed as if it were written out, which nobody has to wait for. Blocks that
 * end in a full flush know nothing of each other and may stand one after the other (RFC 1951; zlib manual, Z_FULL_FLUSH).
 */
export function deflatedRepeat(before: string, repeated: Buffer, times: number, after: string): Deflated {
  const part = (bytes: Buffer): Buffer => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const middle = part(repeated);
  let crc = crc32(head);
  for (let count = 0; count < times; count += 1) crc = crc32(repeated, crc);
  return {
    body: Buffer.concat([part(head), ...Array.from({ length: times }, () => middle), deflateRawSync(tail)]),
    sizeBytes: head.length + repeated.length * times + tail.length,
    crc: crc32(tail, crc),
  };
}

/** 1980-01-01 00:00, so that the bytes do not depend on the day. */
const dosDate = 0x21;

/** Files of users are never smaller; a well-known reader refuses what is. */
const leastBytes = 8192;
/** APPNOTE 4.5: an extra field of two numbers and its bytes, here the one by which archivers align their parts. */
const alignmentField = 0xd935;

/** What makes an archive of this size large enough, as an extra field; empty where it is. */
function padding(bytes: number): Buffer {
  const field = Buffer.alloc(bytes < leastBytes ? leastBytes - bytes : 0);
  if (field.length < 4) return Buffer.alloc(0);
  field.writeUInt16LE(alignmentField, 0);
  field.writeUInt16LE(field.length - 4, 2);
  return field;
}

export function zip(parts: readonly ZipPart[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    const name = Buffer.from(part.name, 'utf8');
    const { body, sizeBytes, crc } =
      typeof part.data === 'object' && 'crc' in part.data ? part.data : deflated(part.data, part.stored);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(part.stored ? 0 : 8, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(dosDate, 8);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(sizeBytes, 18);
    common.writeUInt16LE(name.length, 22);
    const extra = index === parts.length - 1 ? padding(offset + body.length) : Buffer.alloc(0);
    const localCommon = Buffer.from(common);
    localCommon.writeUInt16LE(extra.length, 24);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), localCommon, name, extra, body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, name]));
    chunks.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, central, end]);
}

/** Text for XML content and double-quoted attributes. */
export function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

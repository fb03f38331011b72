/**
 * Writes property sets (summary information) for tests.
 * Standard: [MS-OLEPS] 2.21.
 */

/** Property id -> text, or a FILETIME in hundreds of nanoseconds since 1601. Texts are in the code page. */
export function makePropertySet(properties: Readonly<Record<number, Buffer | bigint>>, codePage = 1252): Buffer {
  const values = new Map<number, Buffer>([[1, typed(2, int32(codePage))]]);
  for (const [id, value] of Object.entries(properties)) {
    values.set(Number(id), typeof value === 'bigint' ? typed(0x40, int64(value)) : typed(0x1e, text(value)));
  }
  const heads = Buffer.alloc(8 + values.size * 8);
  const bodies: Buffer[] = [];
  let at = heads.length;
  let index = 0;
  for (const [id, body] of values) {
    heads.writeUInt32LE(id, 8 + index * 8);
    heads.writeUInt32LE(at, 12 + index * 8);
    bodies.push(body);
    at += body.length;
    index++;
  }
  heads.writeUInt32LE(at, 0);
  heads.writeUInt32LE(values.size, 4);
  const head = Buffer.alloc(48);
  head.writeUInt16LE(0xfffe, 0);
  head.writeUInt32LE(1, 24);
  head.writeUInt32LE(48, 44);
  return Buffer.concat([head, heads, ...bodies]);
}

function typed(type: number, value: Buffer): Buffer {
  return Buffer.concat([int32(type), value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

function text(value: Buffer): Buffer {
  return Buffer.concat([int32(value.length + 1), value, Buffer.alloc(1)]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function int64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

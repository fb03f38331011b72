/**
 * Writes small archives of stored entries for tests.
 * Standard: APPNOTE.TXT 6.3.10, 4.3.
 */
export interface ZipOptions {
  /** Sets the flag that says entries are encrypted. */
  encrypted?: boolean;
}

export function makeZip(entries: Readonly<Record<string, string>>, { encrypted = false }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const head = entryHead(data, Buffer.byteLength(name), encrypted);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), data]);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, listed, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Version, flags, method, time, date, checksum, sizes, length of the name, length of extra data. */
function entryHead(data: Buffer, nameBytes: number, encrypted: boolean): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(encrypted ? 1 : 0, 2);
  head.writeUInt32LE(checksum(data), 10);
  head.writeUInt32LE(data.length, 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt16LE(nameBytes, 22);
  return head;
}

function checksum(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompoundFile, openCompoundFile, readStream, salvageStream } from './compound-file.js';
import { makeCompoundFile } from './testing/make-compound-file.js';

const long = (size: number): Buffer => Buffer.from(Array.from({ length: size }, (_, i) => (i * 7 + (i >> 8)) & 0xff));

describe('openCompoundFile', () => {
  it('lists the entries under the root by lower-case name', () => {
    const file = openCompoundFile(makeCompoundFile({ WordDocument: long(10), '1Table': long(5000) }));
    expect([...file.root.keys()]).toEqual(['worddocument', '1table']);
    expect(file.damaged).toBe(false);
  });

  it('reads long streams from sectors and short ones from the mini stream', () => {
    const streams = { a: long(4096), b: long(9000), c: long(1), d: long(65), e: long(4095) };
    const file = openCompoundFile(makeCompoundFile(streams));
    for (const [name, bytes] of Object.entries(streams)) expect(Buffer.from(readStream(file, name)!)).toEqual(bytes);
  });

  it('joins streams whose sectors lie apart', () => {
    const streams = { a: long(6000), b: long(20_000), c: long(300) };
    const file = openCompoundFile(makeCompoundFile(streams, { fragmented: true }));
    for (const [name, bytes] of Object.entries(streams)) expect(Buffer.from(readStream(file, name)!)).toEqual(bytes);
  });

  it('finds sectors through more than one sector of the allocation table', () => {
    const big = long(200 * 512);
    const file = openCompoundFile(makeCompoundFile({ a: big, b: big }, { fragmented: true }));
    expect(Buffer.from(readStream(file, 'b')!)).toEqual(big);
  });

  it('reads no more than was asked for', () => {
    const file = openCompoundFile(makeCompoundFile({ a: long(9000) }, { fragmented: true }));
    expect(readStream(file, 'a', 700)).toHaveLength(700);
    expect(file.damaged).toBe(false);
  });

  it('has no stream for a name that is not there', () => {
    expect(readStream(openCompoundFile(makeCompoundFile({ a: long(10) })), 'b')).toBeUndefined();
  });

  it('ends a chain that runs in a circle', () => {
    const bytes = makeCompoundFile({ a: long(6000) });
    const fatAt = bytes.length - 512;
    bytes.writeInt32LE(0, fatAt + 4);
    const file = openCompoundFile(bytes);
    expect(readStream(file, 'a')!.length).toBeLessThanOrEqual(6000);
  });

  it('visits each directory entry once, whatever the links say', () => {
    const bytes = makeCompoundFile({ a: long(10), b: long(10) });
    const directoryAt = (bytes.readInt32LE(48) + 1) * 512;
    bytes.writeInt32LE(1, directoryAt + 2 * 128 + 68);
    bytes.writeInt32LE(2, directoryAt + 128 + 68);
    expect(openCompoundFile(bytes).root.size).toBe(2);
  });

  it('marks a file cut before its directory as damaged, and still gives its first sectors', () => {
    const whole = makeCompoundFile({ a: long(20_000) });
    const file = openCompoundFile(whole.subarray(0, 8000));
    expect(file.damaged).toBe(true);
    expect(file.root.size).toBe(0);
    expect(Buffer.from(salvageStream(file, 0)).subarray(0, 5000)).toEqual(long(20_000).subarray(0, 5000));
  });

  it('gives what it reaches of a stream whose end is cut off, and marks the file', () => {
    const bytes = makeCompoundFile({ a: long(20_000) });
    const directoryAt = (bytes.readInt32LE(48) + 1) * 512;
    bytes.writeUInt32LE(1_000_000, directoryAt + 128 + 120);
    const file = openCompoundFile(bytes);
    expect(readStream(file, 'a')!.length).toBeGreaterThanOrEqual(20_000);
    expect(file.damaged).toBe(true);
  });

  it('passes over sectors of the allocation table that lie far behind the end', () => {
    for (const at of [76, 80, 68]) {
      const bytes = makeCompoundFile({ a: long(200 * 512) });
      bytes.writeUInt32LE(0x5d0000, at);
      expect(() => openCompoundFile(bytes)).not.toThrow();
    }
  });

  it('never throws and never gives more bytes than the file has', () => {
    const whole = makeCompoundFile({ a: long(5000), b: long(100), c: long(9000) }, { fragmented: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        fc.nat(whole.length),
        (changes, length) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          const file = openCompoundFile(bytes.subarray(0, length));
          for (const name of file.root.keys()) {
            expect(readStream(file, name)?.length ?? 0).toBeLessThanOrEqual(length);
          }
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('isCompoundFile', () => {
  it('knows the signature', () => {
    expect(isCompoundFile(makeCompoundFile({}))).toBe(true);
    expect(isCompoundFile(Buffer.from('PK'))).toBe(false);
    expect(isCompoundFile(new Uint8Array(0))).toBe(false);
  });
});

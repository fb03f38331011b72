import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isServiceError } from '../../../../base/errors.js';
import { defaultLimits, type Notice, type ReadLimits } from '../../../document/reading.js';
import { errorCodeOf } from './testing/read-ports.js';
import { writeZip, zipOf, type ZipFile } from './testing/write-zip.js';
import { openZip, type ZipArchive } from './zip.js';

function open(bytes: Uint8Array, limits: Partial<ReadLimits> = {}, notices: Notice[] = []): ZipArchive {
  return openZip(bytes, { ...defaultLimits, ...limits }, notices);
}

/** Text that does not deflate well; always the same. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => ((state = (state * 48_271) % 0x7fff_ffff) % 36).toString(36)).join('');
}

const random = noise(8000);
const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);

describe('a ZIP archive', () => {
  it('reads deflated and stored entries', () => {
    const archive = open(
      writeZip([
        { path: 'a.xml', content: text },
        { path: 'b/c.bin', content: text, stored: true },
      ]),
    );
    expect(archive.read('a.xml')?.toString()).toBe(text);
    expect(archive.read('b/c.bin')?.toString()).toBe(text);
    expect([...archive.paths()]).toEqual(['a.xml', 'b/c.bin']);
  });

  it('answers undefined for a path that is not there', () => {
    expect(open(zipOf({ a: 'x' })).read('b')).toBeUndefined();
  });

  it('finds parts without regard to case and to the kind of slash', () => {
    const archive = open(zipOf({ 'Word\\Document.xml': 'x' }));
    expect(archive.has('word/document.xml')).toBe(true);
    expect(archive.read('word/document.xml')?.toString()).toBe('x');
  });

  it('reads entries whose sizes follow the data', () => {
    expect(
      open(writeZip([{ path: 'a', content: text, descriptor: true }]))
        .read('a')
        ?.toString(),
    ).toBe(text);
  });

  it('reads 64-bit sizes and offsets', () => {
    const archive = open(
      writeZip([
        { path: 'a', content: 'x' },
        { path: 'b', content: text, zip64: true },
      ]),
    );
    expect(archive.read('b')?.toString()).toBe(text);
  });

  it('reads an archive that has bytes before it and a comment behind it', () => {
    const bytes = writeZip([{ path: 'a', content: text }], {
      before: Buffer.from('#!/bin/sh\n'),
      comment: 'PK\x05 hello',
    });
    expect(open(bytes).read('a')?.toString()).toBe(text);
  });

  it('reads names beyond ASCII', () => {
    expect(open(zipOf({ 'Pictures/größe.png': 'x' })).has('Pictures/größe.png')).toBe(true);
  });

  it('lends bytes that stay good until something else is lent', () => {
    const archive = open(zipOf({ a: text, b: 'other' }));
    const borrowed = archive.borrow('a');
    expect(archive.read('b')?.toString()).toBe('other');
    expect(borrowed?.toString()).toBe(text);
    expect(archive.borrow('b')?.toString()).toBe('other');
  });

  it('refuses bytes without a single entry', () => {
    expect(errorCodeOf(() => open(Buffer.from('PK nothing here')))).toBe('document.corrupted');
    expect(errorCodeOf(() => open(Buffer.alloc(0)))).toBe('document.corrupted');
  });

  it('refuses encrypted entries', () => {
    const archive = open(writeZip([{ path: 'a', content: text, encrypted: true }]));
    expect(errorCodeOf(() => archive.read('a'))).toBe('document.encrypted');
  });
});

describe('a damaged archive', () => {
  it('is read by its local headers when the directory is missing', () => {
    const notices: Notice[] = [];
    const bytes = writeZip(
      [
        { path: 'a', content: text },
        { path: 'b', content: 'second', descriptor: true },
        { path: 'c', content: 'third' },
      ],
      { withoutDirectory: true },
    );
    const archive = open(bytes, {}, notices);
    expect(archive.read('a')?.toString()).toBe(text);
    expect(archive.read('b')?.toString()).toBe('second');
    expect(archive.read('c')?.toString()).toBe('third');
    expect(notices.map(({ code }) => code)).toEqual(['truncated-input']);
  });

  it('gives the first part of an entry that is cut off', () => {
    const notices: Notice[] = [];
    const whole = writeZip([{ path: 'a', content: random }]);
    const archive = open(whole.subarray(0, 2000), {}, notices);
    const read = archive.read('a')?.toString() ?? '';
    expect(read.length).toBeGreaterThan(1000);
    expect(random.startsWith(read)).toBe(true);
    expect(notices.map(({ code }) => code)).toEqual(['truncated-input', 'part-unreadable']);
  });

  it('gives what stands before the damage in an entry', () => {
    const notices: Notice[] = [];
    const damage = (deflated: Buffer): Buffer => Buffer.concat([deflated.subarray(0, 1500), Buffer.alloc(500, 0xff)]);
    const archive = open(writeZip([{ path: 'a', content: random, damage }]), {}, notices);
    const read = archive.read('a')?.toString() ?? '';
    expect(read.slice(0, 1000)).toBe(random.slice(0, 1000));
    expect(notices).toEqual([expect.objectContaining({ code: 'part-unreadable', where: { part: 'a' } })]);
  });

  it('says which part uses a method nobody reads', () => {
    const notices: Notice[] = [];
    const archive = open(writeZip([{ path: 'a', content: text, claimed: { method: 14 } }]), {}, notices);
    expect(archive.read('a')).toBeUndefined();
    expect(notices).toEqual([expect.objectContaining({ code: 'part-unreadable', where: { part: 'a' } })]);
  });
});

describe('a hostile archive', () => {
  const zeros = Buffer.alloc(8 << 20);

  it('may not have more entries than allowed', () => {
    const files: ZipFile[] = Array.from({ length: 11 }, (_, i) => ({ path: `f${i}`, content: 'x' }));
    expect(errorCodeOf(() => open(writeZip(files), { archiveEntries: 10 }))).toBe('document.limit-exceeded');
    expect(errorCodeOf(() => open(writeZip(files, { withoutDirectory: true }), { archiveEntries: 10 }))).toBe(
      'document.limit-exceeded',
    );
  });

  it('may not inflate to much more than its size', () => {
    const archive = open(writeZip([{ path: 'a', content: zeros }]));
    expect(errorCodeOf(() => archive.read('a'))).toBe('document.limit-exceeded');
  });

  it('may inflate small entries as much as they like', () => {
    expect(open(writeZip([{ path: 'a', content: Buffer.alloc(1 << 20) }])).read('a')?.length).toBe(1 << 20);
  });

  it('may not hide the size of an entry', () => {
    const archive = open(writeZip([{ path: 'a', content: zeros, claimed: { inflatedBytes: 100 } }]));
    expect(errorCodeOf(() => archive.read('a'))).toBe('document.limit-exceeded');
  });

  it('may not inflate to more than allowed in all', () => {
    const archive = open(zipOf({ a: text, b: text, c: text }), { inflatedBytes: text.length * 2 });
    archive.read('a');
    archive.read('b');
    expect(errorCodeOf(() => archive.read('c'))).toBe('document.limit-exceeded');
  });

  it('may not let entries share data', () => {
    const files: ZipFile[] = [
      { path: 'a', content: text },
      { path: 'b', content: text },
    ];
    expect(errorCodeOf(() => open(writeZip(files, { overlapping: true })))).toBe('document.limit-exceeded');
  });
});

describe('any archive', () => {
  const file = fc.record({
    path: fc.string({ minLength: 1, maxLength: 20 }).filter((path) => !/[\0\\]/.test(path)),
    content: fc.uint8Array({ maxLength: 400 }),
    stored: fc.boolean(),
    descriptor: fc.boolean(),
    zip64: fc.boolean(),
  });
  const files = fc.uniqueArray(file, { maxLength: 8, minLength: 1, selector: ({ path }) => path.toLowerCase() });

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(files, (made) => {
        const archive = open(writeZip(made));
        for (const { path, content } of made) expect(archive.read(path)).toEqual(Buffer.from(content));
      }),
    );
  });

  it('throws nothing but the errors of the closed list when bytes are changed', () => {
    const mutation = fc.record({ at: fc.nat(), value: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(
        files,
        fc.array(mutation, { minLength: 1, maxLength: 10 }),
        fc.nat({ max: 100 }),
        (made, mutations, cut) => {
          const bytes = Buffer.from(writeZip(made));
          for (const { at, value } of mutations) bytes[at % bytes.length] = value;
          try {
            const archive = open(bytes.subarray(0, bytes.length - (cut < 50 ? 0 : cut)));
            for (const path of archive.paths()) archive.read(path);
          } catch (error) {
            expect(isServiceError(error)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

/**
 * The laws every reader keeps, whatever its format: equal answers to equal questions; a reading or a refusal of the closed
 * list for any damage; bounds that hold; an end when the time is over; text that JSON can carry.
 * Seeded and counted: the clock here is the number of times a reader asks for it.
 * Spec: Errors; Limits (timeout).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deadline } from '../../base/deadline.js';
import { isServiceError, ServiceError } from '../../base/errors.js';
import { dumpDocument } from '../document/dump.js';
import { formats, readOptions, type Format, type ReadPorts, type Reading } from '../document/reading.js';
import { readers } from './registry.js';
import { readPorts } from './shared/containers/testing/read-ports.js';
import { writeZip, type ZipFile } from './shared/containers/testing/write-zip.js';
import { openZip } from './shared/containers/zip.js';
import { features, long } from './testing/samples.js';

const archives: ReadonlySet<Format> = new Set(['docx', 'odt', 'xlsx']);

async function read(format: Format, bytes: Uint8Array, ports: ReadPorts = readPorts()): Promise<Reading> {
  return readers[format](bytes, readOptions({ onlyMainContent: false }), ports);
}

/** Everything a reading says, or the code of the refusal. An error that is not of the closed list is thrown on. */
async function outcome(format: Format, bytes: Uint8Array, ports?: ReadPorts): Promise<string> {
  try {
    const { document, metadata, notices } = await read(format, bytes, ports);
    return dumpDocument(document) + JSON.stringify({ metadata, notices });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return error.code;
  }
}

/** Refusals that a damaged file may meet. */
const refusal = /^(?:document\.(?:corrupted|encrypted|limit-exceeded|unsupported-format|empty)|deadline\.exceeded)$/;

/** JSON writes half a character as an escape; no other text is written so. */
const loneSurrogate = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F][0-9a-fA-F]{2}/;

function expectLawful(said: string): void {
  if (/^[a-z]+\.[a-z-]+$/.test(said)) expect(said).toMatch(refusal);
  else expect(said).not.toMatch(loneSurrogate);
}

/** Time that passes only by being asked for: over after `asks` questions. */
function countedDeadline(asks: number): Deadline & { asked: number } {
  return {
    asked: 0,
    remainingMs() {
      return asks - ++this.asked;
    },
    check() {
      if (++this.asked > asks) throw new ServiceError('deadline.exceeded', 'The time is over.');
    },
  };
}

/** Files of an archive, stored, so that damage reaches what is in them. */
function opened(bytes: Buffer): Buffer {
  const archive = openZip(bytes, readPorts().limits, []);
  const files = Array.from(archive.paths(), (path): ZipFile => ({ path, content: archive.read(path)!, stored: true }));
  return writeZip(files);
}

describe.each(formats)('a reader of %s', (format) => {
  const whole = features[format];
  const damageable = archives.has(format) ? [whole, opened(whole)] : [whole];

  it('gives the same answer every time', async () => {
    const first = await outcome(format, whole);
    await outcome(format, long[format](50));
    expect(await outcome(format, Buffer.from(whole))).toBe(first);
    expect(first).toContain('"');
  });

  it('leaves the bytes it reads as they are', async () => {
    const bytes = Buffer.from(whole);
    await outcome(format, bytes);
    expect(bytes.equals(whole)).toBe(true);
  });

  it('answers a file cut off anywhere with what it can read or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...damageable),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (file, share) => {
          expectLawful(await outcome(format, file.subarray(0, Math.floor(file.length * share))));
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });

  it('answers changed bytes with what it can read or a refusal', async () => {
    const change = fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...damageable),
        fc.array(change, { minLength: 1, maxLength: 30 }),
        async (file, changes) => {
          const bytes = Buffer.from(file);
          for (const [share, value] of changes) bytes[Math.floor(bytes.length * share)] = value;
          expectLawful(await outcome(format, bytes));
        },
      ),
      { numRuns: 300, seed: 2 },
    );
  });

  it('answers bytes that are of no format with a refusal or as text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        expectLawful(await outcome(format, bytes));
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('stops when the time is over, whenever that is', async () => {
    const bytes = long[format](12_000);
    const all = countedDeadline(Infinity);
    await read(format, bytes, { ...readPorts(), deadline: all });
    expect(all.asked).toBeGreaterThan(0);
    for (const share of [0, 0.3, 0.9]) {
      const deadline = countedDeadline(Math.floor(all.asked * share));
      const said = await outcome(format, bytes, { ...readPorts(), deadline });
      expect(said === 'deadline.exceeded' || said.includes('"limit-reached"'), said.slice(0, 200)).toBe(true);
    }
  });

  it('asks for the time more often the longer the file is', async () => {
    const asks = async (count: number): Promise<number> => {
      const deadline = countedDeadline(Infinity);
      await read(format, long[format](count), { ...readPorts(), deadline });
      return deadline.asked;
    };
    const few = await asks(6000);
    expect(few).toBeGreaterThan(0);
    expect(await asks(24_000)).toBeGreaterThanOrEqual(few * 2);
  });

  it('keeps to its limits, however small they are', async () => {
    for (const limits of [{ depth: 3 }, { archiveEntries: 2 }, { inflatedBytes: 500 }, { inflateRatio: 1 }])
      expectLawful(await outcome(format, whole, readPorts(limits)));
    if (archives.has(format))
      expect(await outcome(format, long[format](4000), readPorts({ inflatedBytes: 50_000 }))).toBe(
        'document.limit-exceeded',
      );
  });
});

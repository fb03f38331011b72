/**
 * Pictures and other files made for an answer, fetched later by a signed address without a further credential, and gone
 * when their time is over. The expiry stands in the file's name, so nothing else has to be remembered.
 * Spec: Document data (screenshot: 24 hours; audio and video: 1 hour).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import { privateFile } from './private-file.js';
import { sweepRegularly } from './sweep-regularly.js';

export const mediaLifetimeMs = { picture: 24 * 3600_000, sound: 3600_000, film: 3600_000 } as const;

/** Where the files are served, below the origin. */
export const mediaPath = '/media/';

const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/x-matroska': 'mkv',
  'video/mpeg': 'mpg',
} as const;
export type MediaType = keyof typeof extensions;

export interface MediaStore {
  /** Keeps a file; resolves with its signed path and query, which a caller puts behind the origin it is reached by. */
  put(bytes: Uint8Array, type: MediaType, lifetimeMs: number): Promise<string>;
  /** The file of a signed path, or undefined when the signature is wrong or the time is over. */
  read(pathAndQuery: string): Promise<{ bytes: Uint8Array; type: MediaType } | undefined>;
  /** Deletes what is over; resolves with how many files were. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

export interface MediaSettings {
  folder: string;
  clock: Clock;
  random: Random;
  /** Told when the sweep that runs by itself fails. */
  onSweepError: (error: unknown) => void;
}

const sweepEveryMs = 10 * 60_000;

/** Opens the folder; the key that signs is made once and kept in it. */
export async function openMediaStore({ folder, clock, random, onSweepError }: MediaSettings): Promise<MediaStore> {
  const key = await signingKey(folder, random);
  const sign = (name: string): string => createHmac('sha256', key).update(name).digest('hex');
  const sweep = (): Promise<number> => sweepFolder(folder, clock.date().getTime());
  const sweeping = await sweepRegularly(sweep, sweepEveryMs, onSweepError);
  return {
    put: async (bytes, type, lifetimeMs) => {
      const expiresAtMs = clock.date().getTime() + lifetimeMs;
      const name = `${expiresAtMs}-${newId(random)}.${extensions[type]}`;
      await writeWhole(join(folder, name), bytes);
      return `${mediaPath}${name}?signature=${sign(name)}`;
    },
    read: async (pathAndQuery) => {
      const match = /^\/media\/((\d+)-[0-9a-f-]{36}\.([a-z0-9]+))\?signature=([0-9a-f]{64})$/.exec(pathAndQuery);
      if (!match || !sameHex(match[4]!, sign(match[1]!))) return undefined;
      if (Number(match[2]) <= clock.date().getTime()) return undefined;
      const type = typeOf(match[3]!);
      const bytes = await readIfThere(join(folder, match[1]!));
      return type && bytes && { bytes, type };
    },
    sweep,
    close: async () => sweeping.stop(),
  };
}

async function signingKey(folder: string, random: Random): Promise<string> {
  const file = privateFile(join(folder, 'signing-key'));
  const held = await file.read();
  if (held !== undefined) return held;
  const made = random.bytes(32).toString('hex');
  await file.write(made);
  return made;
}

/** Beside first and renamed, so that nobody fetches half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

async function sweepFolder(folder: string, nowMs: number): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    const expiresAtMs = /^(\d+)-/.exec(name)?.[1];
    if (expiresAtMs === undefined || Number(expiresAtMs) > nowMs) continue;
    await rm(join(folder, name), { force: true });
    deleted++;
  }
  return deleted;
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function typeOf(extension: string): MediaType | undefined {
  return (Object.keys(extensions) as MediaType[]).find((type) => extensions[type] === extension);
}

function sameHex(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

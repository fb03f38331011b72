/**
 * The key of a server that was given none: made once, kept in the data folder, used again at later starts.
 * Spec: Authentication (how keys are obtained is not shown).
 */
import type { Random } from '../base/random.js';

/** Where the key is kept. */
export interface KeyFile {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** The kept key, or a new one: `pl-` and 128 random bits in hex. `made` tells that nobody has seen it yet. */
export async function firstKey(file: KeyFile, random: Random): Promise<{ key: string; made: boolean }> {
  const kept = (await file.read())?.trim();
  if (kept) return { key: kept, made: false };
  const key = `pl-${random.bytes(16).toString('hex')}`;
  await file.write(`${key}\n`);
  return { key, made: true };
}

/**
 * The answers of recent scrapes, by id, for their owner only. Nothing with zero data retention gets here.
 * They are written while their callers read them already; until then they are found in memory.
 * Spec: not shown; GET /scrape/{id} is our choice (spec/silences.yaml, scrape-by-id).
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentData } from '../../generated/types.gen.js';
import { budgets } from '../base/budgets.js';
import { GatheredBytes } from '../base/gathered-bytes.js';
import { charactersOf, jsonInSlices } from '../base/json-in-slices.js';
import type { Objects } from '../storage/objects/objects.js';

export interface RecentScrapes {
  /** Found from now on. Never fails: the answer itself is worth more than its copy. */
  keep(owner: string, id: string, data: DocumentData): Promise<void>;
  /** Undefined when there is none, when it is another owner's, and when its time is over. */
  find(owner: string, id: string): Promise<DocumentData | undefined>;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

const lifetimeMs = 24 * 3600_000;

/** @param onError told when an answer cannot be kept */
export function recentScrapes(
  objects: Pick<Objects, 'add' | 'find' | 'read'>,
  onError: (error: unknown) => void,
): RecentScrapes {
  const unwritten = new Map<string, { owner: string; data: DocumentData; writing: Promise<void> }>();
  const write = async (owner: string, id: string, data: DocumentData): Promise<void> => {
    await nextTurn();
    try {
      const bytes = await bytesOf(data);
      await objects.add({ kind: 'scrape', owner, key: id }, { bytes, type: 'application/json', lifetimeMs });
    } catch (error) {
      onError(error);
    }
    unwritten.delete(id);
  };
  return {
    keep: async (owner, id, data) => {
      const writing = write(owner, id, data);
      unwritten.set(id, { owner, data, writing });
      if (unwritten.size > budgets.unwrittenAnswers.bound) await writing;
    },
    find: async (owner, id) => {
      const held = unwritten.get(id);
      if (held) return held.owner === owner ? held.data : undefined;
      const found = await objects.find({ kind: 'scrape', owner, key: id });
      const bytes = found && (await objects.read(owner, found.id));
      return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as DocumentData);
    },
    close: async () => {
      await Promise.all([...unwritten.values()].map(({ writing }) => writing));
    },
  };
}

/** Of a large answer in slices: it is being sent in the same moments. */
async function bytesOf(data: DocumentData): Promise<Buffer> {
  const { bound } = budgets.jsonAtOnce;
  if (charactersOf(data, bound) <= bound) return Buffer.from(JSON.stringify(data));
  const bytes = new GatheredBytes();
  for await (const piece of jsonInSlices(data)) bytes.add(piece);
  return bytes.whole();
}

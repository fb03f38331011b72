/**
 * The answers of recent scrapes, by id, for their owner only. Nothing with zero data retention gets here.
 * Spec: not shown; GET /scrape/{id} is our choice (spec/silences.yaml, scrape-by-id).
 */
import type { DocumentData } from '../../generated/types.gen.js';
import type { Objects } from '../storage/objects/objects.js';

export interface RecentScrapes {
  /** Never fails: the answer itself is worth more than its copy. */
  keep(owner: string, id: string, data: DocumentData): Promise<void>;
  /** Undefined when there is none, when it is another owner's, and when its time is over. */
  find(owner: string, id: string): Promise<DocumentData | undefined>;
}

const lifetimeMs = 24 * 3600_000;

/** @param onError told when an answer cannot be kept */
export function recentScrapes(
  objects: Pick<Objects, 'add' | 'find' | 'read'>,
  onError: (error: unknown) => void,
): RecentScrapes {
  return {
    keep: async (owner, id, data) => {
      const bytes = Buffer.from(JSON.stringify(data));
      try {
        await objects.add({ kind: 'scrape', owner, key: id }, { bytes, type: 'application/json', lifetimeMs });
      } catch (error) {
        onError(error);
      }
    },
    find: async (owner, id) => {
      const found = await objects.find({ kind: 'scrape', owner, key: id });
      const bytes = found && (await objects.read(owner, found.id));
      return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as DocumentData);
    },
  };
}

/**
 * The answers of recent scrapes, by id, for their owner only. In memory and bounded; nothing with zero data retention
 * gets here.
 * Spec: not shown; GET /scrape/{id} is our choice (spec/silences.yaml, scrape-by-id).
 */
import type { DocumentData } from '../../generated/types.gen.js';
import type { Clock } from '../base/clock.js';

export interface RecentScrapes {
  keep(owner: string, id: string, data: DocumentData): void;
  /** Undefined when there is none, when it is another owner's, and when its time is over. */
  find(owner: string, id: string): DocumentData | undefined;
}

const lifetimeMs = 24 * 3600_000;

/** @param maxBytes of all answers together, as JSON; the oldest go first */
export function recentScrapes(maxBytes: number, clock: Clock): RecentScrapes {
  const held = new Map<string, { owner: string; json: string; expiresAtMs: number }>();
  let usedBytes = 0;
  const drop = (id: string): void => {
    usedBytes -= held.get(id)?.json.length ?? 0;
    held.delete(id);
  };
  return {
    keep: (owner, id, data) => {
      const json = JSON.stringify(data);
      if (json.length > maxBytes / 8) return;
      held.set(id, { owner, json, expiresAtMs: clock.nowMs() + lifetimeMs });
      usedBytes += json.length;
      for (const [oldest, { expiresAtMs }] of held) {
        if (usedBytes <= maxBytes && expiresAtMs > clock.nowMs()) break;
        drop(oldest);
      }
    },
    find: (owner, id) => {
      const entry = held.get(id);
      if (!entry || entry.owner !== owner || entry.expiresAtMs <= clock.nowMs()) return undefined;
      return JSON.parse(entry.json) as DocumentData;
    },
  };
}

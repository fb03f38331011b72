/**
 * What a target lacks: capabilities of which it says the same are one thing that it lacks, with all that waits for it.
 * Used by the first screen and by the findings by cause.
 * Spec: none of its own.
 */
import type { CapabilityResult } from '../harness/capability.js';
import { withoutParticulars } from '../harness/server-words.js';
import type { Report } from './report.js';

/** Titles that are listed of one lack. */
const listedTitles = 6;

export interface Lack {
  readonly state: CapabilityResult['state'];
  readonly titles: string;
  /** What the target says of it, without what differs from answer to answer. */
  readonly words: string;
  /** Checks that judge whether it is there. */
  readonly judgedBy: readonly string[];
  /** How many checks could not judge for want of it. */
  readonly waiting: number;
}

/** What the target said begins with its status, which is no particular; other words are our own. */
function generalWords(words: string): string {
  const [, status, rest] = /^(status \d{3}\b)(.*)$/s.exec(words) ?? [];
  return status === undefined ? words : status + withoutParticulars(rest!);
}

/** The same without the name of what is lacking: "unknown format: product" and "unknown format: branding" say one thing. */
function sharedWords({ id, words }: CapabilityResult): string {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return generalWords(words).replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'), '…');
}

export function lacksOf({ capabilities, checks }: Report): Lack[] {
  const roots = capabilities.filter(({ state, id, behind }) => state !== 'offered' && id === behind);
  const groups = new Map<string, CapabilityResult[]>();
  for (const root of roots) {
    // What nobody judges is no part of what is to be mended.
    const key = `${root.state} ${root.judgedBy.length > 0} ${sharedWords(root)}`;
    groups.set(key, [...(groups.get(key) ?? []), root]);
  }
  return [...groups.values()].map((alike) => ({
    state: alike[0]!.state,
    titles: titlesOf(alike),
    words: alike.length === 1 ? generalWords(alike[0]!.words) : sharedWords(alike[0]!),
    judgedBy: alike.flatMap(({ judgedBy }) => judgedBy),
    waiting: checks.filter(({ unverified }) => alike.some(({ id }) => unverified?.capability === id)).length,
  }));
}

function titlesOf(alike: readonly CapabilityResult[]): string {
  const rest = alike.length - listedTitles;
  const listed = alike.slice(0, listedTitles).map(({ title }) => title);
  return `${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

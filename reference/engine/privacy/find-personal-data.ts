/**
 * Text -> where personal data stands in it. Rules only: no model, no network; linear in the length of the text.
 * Spec: RedactPIIOptions (entities, mode).
 */
import type { Entity, Finding, Redaction } from './entities.js';
import { numberRuns } from './number-runs.js';
import { findEmails } from './recognisers/email.js';
import { findFinancial } from './recognisers/financial.js';
import { findPhones } from './recognisers/phone.js';
import { findSecrets } from './recognisers/secret.js';
import { findNamesAndPlaces } from './recognisers/names-and-places.js';

/** Running text; program text and data, where a capital makes no name; an address (URL), which must not be broken. */
export type TextKind = 'prose' | 'code' | 'address';

/** Of two that overlap the one of the earlier kind stays: a name within an e-mail address is a part of that. */
const precedence: readonly Entity[] = ['SECRET', 'EMAIL', 'FINANCIAL', 'PHONE', 'LOCATION', 'PERSON'];

/** In order, none overlapping another; of all six kinds, so that asking for fewer changes nothing of the rest. */
export function findPersonalData(text: string, kind: TextKind, mode: Redaction['mode']): Finding[] {
  const aggressive = mode === 'aggressive';
  const found = [...findSecrets(text, aggressive && kind === 'prose'), ...findEmails(text)];
  if (kind === 'address') found.push(...phoneOfAddress(text));
  else {
    const runs = numberRuns(text, 3);
    found.push(...findFinancial(text, runs, aggressive), ...findPhones(text, runs, aggressive));
  }
  if (kind === 'prose') found.push(...findNamesAndPlaces(text, aggressive));
  const addresses = kind === 'address' ? [] : webAddresses(text);
  return withoutOverlaps(
    found.filter(
      (finding) => finding.entity === 'SECRET' || finding.entity === 'EMAIL' || !isWithin(finding, addresses),
    ),
  );
}

/** `tel:+4722123456`. In any other address digits are the number of a thing. */
function phoneOfAddress(text: string): Finding[] {
  const shape =
    /(?<![\w.])(?:tel|sms|callto|facetime|whatsapp):(?:\/\/)?(\+?[\d().-]{4,24})|(?<=(?:wa\.me\/|[?&]phone=))\+?\d{7,15}(?!\d)/gi;
  return [...text.matchAll(shape)].map((match) => {
    const end = match.index + match[0].length;
    return { entity: 'PHONE', start: end - (match[1] ?? match[0]).length, end };
  });
}

/** URLs in running text, in order. */
function webAddresses(text: string): Omit<Finding, 'entity'>[] {
  return [...text.matchAll(/(?:\bhttps?:\/\/|\bwww\.|\bftp:\/\/)[^\s<>"')\]|]+/gi)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Binary search for the last range that starts before. */
function isWithin({ start }: Finding, ranges: readonly { start: number; end: number }[]): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.start <= start) low = middle + 1;
    else high = middle;
  }
  return low > 0 && start < ranges[low - 1]!.end;
}

/** By kind, then the longer, then the earlier. */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const sorted = [...findings].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Finding[] = [];
  for (const finding of sorted) {
    let wins = true;
    while (kept.length > 0 && kept.at(-1)!.end > finding.start) {
      const last = kept.at(-1)!;
      if (!isStronger(finding, last)) {
        wins = false;
        break;
      }
      kept.pop();
    }
    if (wins) kept.push(finding);
  }
  return kept;
}

function isStronger(one: Finding, other: Finding): boolean {
  const rank = precedence.indexOf(one.entity) - precedence.indexOf(other.entity);
  return rank < 0 || (rank === 0 && one.end - one.start > other.end - other.start);
}

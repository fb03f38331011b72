/**
 * The shapes of a target's answers, by operation and status: which members stood in them, and of which types. Two records
 * of the same run tell what has drifted between two dates. Nothing here is judged.
 * Used by the record verb.
 * Spec: none of its own.
 */
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';

/** Types by place: `{ "/data/links/*": ["string"] }`. */
export type Shape = Readonly<Record<string, readonly string[]>>;

export interface ShapeRecord<Scope> {
  readonly recordVersion: 1;
  readonly date: string;
  readonly baseUrl: string;
  readonly suite: string;
  /** What to run again for a comparison. */
  readonly seed: number;
  readonly runs: number;
  readonly scope: Scope;
  /** By operation and status: `parseFile 200`. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

/** Bounds on what a target can make us keep. */
const most = { depth: 12, items: 50, members: 200, places: 1000 } as const;

export interface ShapeRecorder {
  see(exchange: Exchange): void;
  result(): Record<string, Shape>;
}

export function createShapeRecorder(): ShapeRecorder {
  const shapes = new Map<string, Map<string, Set<string>>>();
  return {
    see({ operationId, response, tags }) {
      if (operationId === undefined || tags.violates !== undefined) return;
      const key = `${operationId} ${response.status}`;
      const places = shapes.get(key) ?? new Map<string, Set<string>>();
      shapes.set(key, places);
      note(places, '', response.json, 0);
    },
    result: () =>
      Object.fromEntries(
        [...shapes]
          .sort(([left], [right]) => left.localeCompare(right))
          .map(([key, places]) => [
            key,
            Object.fromEntries(
              [...places]
                .sort(([left], [right]) => left.localeCompare(right))
                .map(([place, types]) => [place, [...types].sort()]),
            ),
          ]),
      ),
  };
}

function note(places: Map<string, Set<string>>, place: string, value: unknown, depth: number): void {
  const types = places.get(place) ?? new Set<string>();
  if (!places.has(place) && places.size >= most.places) return;
  places.set(place, types.add(typeOf(value)));
  if (depth >= most.depth) return;
  if (Array.isArray(value)) for (const item of value.slice(0, most.items)) note(places, `${place}/*`, item, depth + 1);
  else if (isObject(value))
    for (const [member, part] of Object.entries(value).slice(0, most.members))
      note(places, `${place}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`, part, depth + 1);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'no JSON';
  return Array.isArray(value) ? 'array' : typeof value;
}

export interface Drift {
  readonly kind: 'new answer' | 'gone answer' | 'new member' | 'gone member' | 'other type';
  /** `parseFile 200`, and behind it the place. */
  readonly where: string;
  readonly words: string;
}

/** What is in one record and not in the other, the graver first: what is gone, then types, then what is new. */
export function driftOf(before: Readonly<Record<string, Shape>>, after: Readonly<Record<string, Shape>>): Drift[] {
  const found: Drift[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (!now) found.push({ kind: 'gone answer', where: key, words: 'was answered, and is not any more' });
    else if (!old) found.push({ kind: 'new answer', where: key, words: 'was not answered before' });
    else found.push(...memberDrift(key, old, now));
  }
  const order: readonly Drift['kind'][] = ['gone answer', 'gone member', 'other type', 'new answer', 'new member'];
  return found.sort(
    (left, right) => order.indexOf(left.kind) - order.indexOf(right.kind) || left.where.localeCompare(right.where),
  );
}

function memberDrift(key: string, old: Shape, now: Shape): Drift[] {
  const places = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return places.flatMap((place): Drift[] => {
    const [before, after] = [old[place]?.join(' or '), now[place]?.join(' or ')];
    const where = `${key} ${place === '' ? '(body)' : place}`;
    if (before === after) return [];
    if (after === undefined) return [{ kind: 'gone member', where, words: `was ${before}` }];
    if (before === undefined) return [{ kind: 'new member', where, words: `is ${after}` }];
    return [{ kind: 'other type', where, words: `was ${before}, is ${after}` }];
  });
}

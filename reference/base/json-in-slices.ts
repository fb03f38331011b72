/**
 * A large value as JSON, made slice by slice: whatever else waits for the process has its turn between two of them, and so
 * has every other large value that is being written. The bytes are those of `JSON.stringify` and UTF-8.
 * Spec: none (operations).
 */
import { budgets } from './budgets.js';

/** Characters of all texts in a value, and one for each value: no more than its JSON has bytes. Counts until `enough`. */
export function charactersOf(value: unknown, enough = Infinity): number {
  const open = [value];
  let count = 0;
  while (open.length > 0 && count <= enough) {
    const next = open.pop();
    count += 1;
    if (typeof next === 'string') count += next.length;
    else if (Array.isArray(next)) for (const member of next) open.push(member);
    else if (isObject(next)) for (const key in next) open.push(next[key]);
  }
  return count;
}

/** The JSON of a value, in pieces of about a slice. What is no plain data in it says how it is written (`toJSON`). */
export async function* jsonInSlices(value: object): AsyncGenerator<Buffer, void, void> {
  const slice = budgets.jsonSlice.bound;
  let text = '';
  for (const part of textsOf(value, slice)) {
    text += part;
    if (text.length < slice) continue;
    yield Buffer.from(text);
    text = '';
    await turn();
  }
  if (text !== '') yield Buffer.from(text);
}

/** An array or an object whose members are being written. */
interface Open {
  members: Iterator<[string | number, unknown]>;
  isArray: boolean;
  isFirst: boolean;
}

/** No recursion, so that a value may be nested as deeply as it likes. */
function* textsOf(root: object, slice: number): Generator<string, void, void> {
  const open: Open[] = [];
  const textOf = function* (value: unknown): Generator<string, void, void> {
    if (typeof value === 'string' && value.length > slice) yield* slicesOf(value, slice);
    else if (isObject(value)) {
      const isArray = Array.isArray(value);
      open.push({ members: isArray ? value.entries() : membersOf(value), isArray, isFirst: true });
      yield isArray ? '[' : '{';
    } else yield JSON.stringify(value) ?? 'null';
  };
  yield* textOf(plain(root, ''));
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const next = top.members.next();
    if (next.done) {
      open.pop();
      yield top.isArray ? ']' : '}';
      continue;
    }
    const [key, raw] = next.value;
    const value = plain(raw, key);
    if (!top.isArray && isNoJson(value)) continue;
    const name = top.isArray ? '' : `${JSON.stringify(key)}:`;
    if (!top.isFirst || name !== '') yield top.isFirst ? name : `,${name}`;
    top.isFirst = false;
    yield* textOf(value);
  }
}

/** Never cut between the halves of a surrogate pair, each of which alone would be escaped. */
function* slicesOf(text: string, slice: number): Generator<string, void, void> {
  yield '"';
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + slice, text.length);
    if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to += 1;
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    from = to;
  }
  yield '"';
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

function* membersOf(value: Record<string, unknown>): Generator<[string, unknown], void, void> {
  for (const key of Object.keys(value)) yield [key, value[key]];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNoJson = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

function plain(value: unknown, key: string | number): unknown {
  return isObject(value) && typeof value['toJSON'] === 'function'
    ? (value['toJSON'] as (key: string) => unknown)(String(key))
    : value;
}

/** Those who wait for a turn: one in each round of the event loop, however many values are being written. */
const waiting: (() => void)[] = [];

function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(giveTurn);
}

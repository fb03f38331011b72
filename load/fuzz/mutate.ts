/** Mutations of bytes and of JSON values: what is wrong in small ways is worse for a parser than what is noise. */
import fc from 'fast-check';
import type { Random } from './random.js';

const tokens = [
  '\0',
  '\r\n',
  '\r\n\r\n',
  '--',
  '<',
  '<!--',
  ']]>',
  '&#x110000;',
  '%00',
  '\u00ff',
  '"',
  '{',
  '\\',
  '../',
  'A'.repeat(5000),
  '('.repeat(3000),
  '<b>'.repeat(2000),
  '\x80\xbf',
].map((text) => Buffer.from(text, 'latin1'));

/** One to five changes, each of a few bytes or of a stretch. */
export function mutateBytes(random: Random, bytes: Buffer): Buffer {
  let mutated = bytes;
  for (let change = 1 + random.below(5); change > 0; change--) mutated = changeBytes(random, mutated);
  return mutated;
}

function changeBytes(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  const to = Math.min(bytes.length, at + 1 + random.below(random.chance(0.5) ? 8 : 2000));
  const [before, stretch, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
  switch (random.below(6)) {
    case 0: {
      const flipped = Buffer.from(stretch);
      for (let i = 0; i < flipped.length; i++) if (random.chance(0.2)) flipped[i]! ^= 1 << random.below(8);
      return Buffer.concat([before, flipped, after]);
    }
    case 1:
      return Buffer.concat([before, after]);
    case 2:
      return Buffer.concat([before, random.of(tokens), stretch, after]);
    case 3:
      return Buffer.concat([before, ...Array.from({ length: 1 + random.below(20) }, () => stretch), after]);
    case 4:
      return before;
    default: {
      const other = random.below(bytes.length + 1);
      return Buffer.concat([before, bytes.subarray(other, other + stretch.length), after]);
    }
  }
}

const plain = { enumerable: true, configurable: true, writable: true };

const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'length',
  'then',
  '\u0000',
  'a'.repeat(3000),
];

function oddValue(random: Random): unknown {
  switch (random.below(10)) {
    case 0:
      return random.of([null, true, false, 0, -1, 1e308, -0, 2 ** 53, 0.1, 300_000]);
    case 1:
      return random.of(oddNames);
    case 2:
      return 'x'.repeat(random.below(20_000));
    case 3:
      return Array.from({ length: random.below(3000) }, () => random.of([0, 'markdown', null, {}]));
    case 4: {
      let nested: unknown = 'deep';
      for (let depth = random.below(300); depth > 0; depth--) nested = random.chance(0.5) ? [nested] : { a: nested };
      return nested;
    }
    case 5:
      return Object.fromEntries(Array.from({ length: random.below(500) }, (_, index) => [`k${index}`, index]));
    case 6:
      return random.of([')(', '*:not(', 'a[b="', ':is(:is(:is(', '#'.repeat(200), '>>> x', 'xpath=//a', '(?:a+)+$']);
    default:
      return fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed: random.seed(), numRuns: 1 })[0];
  }
}

/** One to four changes of members; `keep` names members of the top level that stay as they are. */
export function mutateJson(random: Random, value: object, keep: readonly string[] = []): object {
  const mutated = structuredClone(value) as Record<string, unknown>;
  for (let change = 1 + random.below(4); change > 0; change--) changeMember(random, mutated, keep);
  return mutated;
}

function changeMember(random: Random, root: Record<string, unknown>, keep: readonly string[]): void {
  let at = root;
  let names = Object.keys(at).filter((name) => !keep.includes(name));
  for (let depth = 0; depth < 6; depth++) {
    const inner = names.filter((name) => typeof at[name] === 'object' && at[name] !== null);
    if (inner.length === 0 || random.chance(0.4)) break;
    at = at[random.of(inner)] as Record<string, unknown>;
    names = Object.keys(at);
  }
  const name = names.length > 0 ? random.of(names) : 'added';
  switch (random.below(5)) {
    case 0:
      delete at[name];
      break;
    case 1:
      if (Array.isArray(at)) at.push(oddValue(random));
      // What a text names `__proto__` is a member like others.
      else Object.defineProperty(at, random.of(oddNames), { ...plain, value: oddValue(random) });
      break;
    default:
      Object.defineProperty(at, name, { ...plain, value: oddValue(random) });
  }
}

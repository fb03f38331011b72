/**
 * What kind of letter a character is: asked of every character of a text, so it is looked up.
 * Spec: none (ground of the recognisers).
 */
export const Kind = {
  other: 1,
  lower: 2,
  upper: 3,
  /** Letters without case (Hebrew, Chinese), and marks that sit on letters. */
  caseless: 4,
  digit: 5,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** 0: not looked at yet. */
const kinds = new Uint8Array(0x10000);

/** Of one UTF-16 unit; half a pair is `other`. */
export function kindOf(code: number): Kind {
  return (kinds[code] || (kinds[code] = find(String.fromCharCode(code)))) as Kind;
}

function find(character: string): Kind {
  if (/\p{Nd}/u.test(character)) return Kind.digit;
  if (/\p{Lu}|\p{Lt}/u.test(character)) return Kind.upper;
  if (/\p{Ll}/u.test(character)) return Kind.lower;
  return /\p{L}|\p{M}/u.test(character) ? Kind.caseless : Kind.other;
}

export function isWordCode(code: number): boolean {
  return kindOf(code) !== Kind.other;
}

/** 0 to 9 of ASCII; NaN, which is what stands beside a text, is none. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

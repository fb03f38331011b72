/**
 * How random a text looks, and what only stands in for a secret.
 * Spec: RedactPIIOptions (SECRET).
 */

/** Shannon's entropy of the characters, in bits: 0 for one repeated, 4 at most for hexadecimal digits, 6 for base64. */
export function randomness(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

const placeholder =
  /example|sample|dummy|placeholder|change[-_]?me|replace|redacted|insert|xxxx|\*\*|\.\.\.|…|<|>|\$[{(]|\{\{|%[{(s]|#\{|000000|abcdef|123456|deadbeef|abcabc|aaaaa|undefined/i;
/** Short ones stand in long keys by chance. */
const shortPlaceholder = /your|my[-_]|fake|foo|bar(?!\w)|todo|xxx|null/i;
const shortOnItsOwn = /(?<![A-Za-z\d])(?:your|my|fake|foo|bar|todo|xxx|null)(?![A-Za-z\d])/i;

/** What documentation, templates and programs put where the secret will be. */
export function isPlaceholder(value: string): boolean {
  return (
    placeholder.test(value) ||
    (value.length < 24 ? shortPlaceholder : shortOnItsOwn).test(value) ||
    /^(.)\1*$/.test(value) ||
    /^(?:password|passwd|secret|token)$/i.test(value) ||
    /^[$%@]\w+%?$/.test(value)
  );
}

/**
 * Letters written from right to left, as they stand on the page: text comes from the page from left to right, so the letters
 * of a ligature (lam and alef) and of a replacement text, which files give in the order they are read, are turned round.
 * Spec: ISO 32000-1, 9.10.3 (ToUnicode), 14.8.2.3.3 (order of the content).
 */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The text of one piece from left to right. Text of both directions stays: which part stands where is not known. */
export function shownOrder(text: string): string {
  if (text.length < 2 || !rightToLeft.test(text) || /[\p{Script=Latin}\p{N}]/u.test(text)) return text;
  return (text.match(/[^\p{M}]\p{M}*|\p{M}+/gu) ?? []).reverse().join('');
}

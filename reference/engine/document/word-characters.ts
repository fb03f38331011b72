/**
 * Which characters words are made of, and which stand between them. The classes of Unicode take longer to compile than most
 * documents to read, so that they are asked only for what neither ASCII nor its case tells.
 * Spec: none; Unicode, general categories L, N, P and S.
 */
const otherWordCharacter = /[\p{L}\p{N}]/u;
const otherPunctuation = /[\p{P}\p{S}]/u;

/** Of the signs from U+00A0 to U+00BF. */
const numbersAndOrdinals = 'ª²³µ¹º¼½¾';
const softHyphen = 0xad;

/** @param character a code point, or a half of one, which is none; false when empty */
export function isLetterOrNumber(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 0x80 || character === '') return isAsciiLetter(code) || (code >= 0x30 && code <= 0x39);
  if (code < 0xc0) return numbersAndOrdinals.includes(character);
  if (code >= 0x2000 && code < 0x2070) return false;
  return hasTwoCases(character, code) || otherWordCharacter.test(character);
}

/** @param character as for `isLetterOrNumber` */
export function isPunctuation(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 0x80 || character === '') return code > 0x20 && code !== 0x7f && !isLetterOrNumber(character);
  if (code < 0xc0) return code > 0xa0 && code !== softHyphen && !numbersAndOrdinals.includes(character);
  if (code >= 0x2010 && code < 0x2028) return true;
  return !hasTwoCases(character, code) && otherPunctuation.test(character);
}

function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** A letter that has two cases; the iota below another letter, which is a mark, and letters in circles, which are signs, have them too. */
function hasTwoCases(character: string, code: number): boolean {
  return code < 0x2000 && code !== 0x345 && character.toLowerCase() !== character.toUpperCase();
}

/**
 * The 32 characters in which windows-1252 differs from Latin-1: bytes 0x80 to 0x9F, which HTML also maps numeric
 * character references to.
 * Standard: Encoding, windows-1252 index; HTML, 13.2.5.80 Numeric character reference end state.
 */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The character of a code from 0x80 to 0x9F. */
export function windows1252Character(code: number): string {
  return high.charAt(code - 0x80);
}

/** Decodes bytes as windows-1252, which any bytes can be read as. */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows1252Character(character.charCodeAt(0)));
}

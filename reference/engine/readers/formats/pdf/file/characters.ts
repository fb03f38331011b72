/**
 * Character classes of PDF syntax, one table lookup per byte; shared by the object lexer and the content-stream scanner.
 * Spec: ISO 32000-1, 7.2.2 (character set).
 */
export const regular = 0;
export const whiteSpace = 1;
const delimiter = 2;
export const numeric = 3;

/** Class of each byte value: white space, delimiter, the characters a number may start with, or regular. */
export const characterClass: Uint8Array = makeClasses();

/** 1 for the bytes that names, numbers and operators consist of. */
export const isTokenByte: Uint8Array = characterClass.map((kind) => (kind === regular || kind === numeric ? 1 : 0));

/** Value of each hexadecimal digit, 255 for any other byte. */
export const hexValue: Uint8Array = makeHexValues();

function makeClasses(): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of [0, 9, 10, 12, 13, 32]) table[byte] = whiteSpace;
  for (const character of '()<>[]{}/%') table[character.charCodeAt(0)] = delimiter;
  for (const character of '0123456789+-.') table[character.charCodeAt(0)] = numeric;
  return table;
}

function makeHexValues(): Uint8Array {
  const table = new Uint8Array(256).fill(255);
  for (let value = 0; value < 16; value++) {
    const digit = value.toString(16);
    table[digit.charCodeAt(0)] = value;
    table[digit.toUpperCase().charCodeAt(0)] = value;
  }
  return table;
}

/** The bytes with white space at their end, which is added when it is missing. */
export function endedByWhiteSpace(bytes: Uint8Array): Uint8Array {
  if (characterClass[bytes[bytes.length - 1]!] === whiteSpace) return bytes;
  const ended = new Uint8Array(bytes.length + 1);
  ended.set(bytes);
  ended[bytes.length] = 32;
  return ended;
}

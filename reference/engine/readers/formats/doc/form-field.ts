/**
 * Form data of a field (check box, drop-down list) -> what it displays.
 * Standard: [MS-DOC] 2.9.78 (FFData), 2.9.158 (NilPICFAndBinData).
 */
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';

const headBytes = 0x44;
const version = 0xffffffff;
const checkBox = 1;
const dropDown = 2;
/** Never set by the user, so the default holds. */
const unset = 25;
const textsBeforeChoices = 5;

/** The text of the form field at `at` of the data stream; empty for text fields, which display their field's result. */
export function readFormField(data: Buffer, at: number): string {
  const start = at + headBytes;
  if (at < 0 || start + 10 > data.length || uint32(data, start) !== version) return '';
  const bits = uint16(data, start + 4);
  const type = bits & 3;
  const result = (bits >> 2) & 0x1f;
  const preset = skipText(data, start + 10);
  if (type !== checkBox && type !== dropDown) return '';
  const chosen = result === unset ? uint16(data, preset) : result;
  if (type === checkBox) return chosen === 1 ? '☒' : '☐';
  let choices = preset + 2;
  for (let i = 0; i < textsBeforeChoices; i++) choices = skipText(data, choices);
  return readChoice(data, choices, chosen);
}

/** A length, characters and a final NUL. */
function skipText(data: Buffer, at: number): number {
  return at + 4 + uint16(data, at) * 2;
}

/** A marker, a count, the size of extra data, then each choice with its length. */
function readChoice(data: Buffer, start: number, chosen: number): string {
  if (chosen >= uint16(data, start + 2)) return '';
  let at = start + 6;
  for (let i = 0; i < chosen && at < data.length; i++) at += 2 + uint16(data, at) * 2;
  const end = at + 2 + uint16(data, at) * 2;
  return end <= data.length ? data.toString('utf16le', at + 2, end) : '';
}

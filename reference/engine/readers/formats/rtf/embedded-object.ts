/**
 * `\objdata` -> the equation that it holds. Data of other programs are passed over without being read.
 * Standard: RTF 1.9.1, "Objects"; [MS-OLEDS] 2.2.5 (EmbeddedObject).
 */
import { uint32 } from '../../shared/compound-file/little-endian.js';
import { equationOf } from '../../shared/math/equation-object.js';
import type { RtfTokens } from './rtf-tokens.js';

/** The object of an equation has its preview and settings of its own beside it. */
const longestObjectBytes = 1 << 20;
/** In front of the data: versions, the name of the program, and two names that are empty. */
const headBytes = 256;

/** Consumes the group. @returns LaTeX; undefined for anything but an equation */
export function readEmbeddedEquation(tokens: RtfTokens): string | undefined {
  const from = tokens.at;
  tokens.skipGroup();
  const digits = tokens.bytes.subarray(from, Math.min(tokens.at, from + longestObjectBytes * 2 + headBytes));
  const head = fromHexadecimal(digits.subarray(0, headBytes * 3));
  const program = nameAt(head, 8);
  if (!program.text.startsWith('Equation')) return undefined;
  const topic = nameAt(head, program.to);
  const { to } = nameAt(head, topic.to);
  const data = fromHexadecimal(digits).subarray(to + 4);
  return equationOf(data.subarray(0, Math.min(uint32(head, to), longestObjectBytes)));
}

/** A length and a name with its final NUL. */
function nameAt(bytes: Buffer, at: number): { text: string; to: number } {
  const length = at + 4 <= bytes.length ? uint32(bytes, at) : 0;
  const to = at + 4 + Math.min(length, bytes.length);
  return { text: bytes.toString('latin1', at + 4, Math.max(to - 1, at + 4)), to };
}

/** Lines are broken anywhere. What follows the digits is left out. */
function fromHexadecimal(digits: Buffer): Buffer {
  return Buffer.from(digits.toString('latin1').replace(/\s+/g, ''), 'hex');
}

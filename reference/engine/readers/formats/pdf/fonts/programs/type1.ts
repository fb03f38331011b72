/**
 * Type 1 programs: the built-in encoding in the clear-text part (`dup 65 /A put`).
 * Spec: Adobe Type 1 Font Format, section 2.3.
 */
import { latin1 } from '../../file/object-parser.js';
import { namedEncoding } from '../encodings.js';
import type { FontProgram } from '../font-program.js';

export function readType1Encoding(bytes: Uint8Array): FontProgram | undefined {
  const clear = latin1(bytes, 0, Math.min(bytes.length, 65_536));
  const start = clear.indexOf('/Encoding');
  if (start < 0) return undefined;
  const end = clear.indexOf('eexec', start);
  const part = clear.slice(start, end < 0 ? undefined : end);
  if (/^\/Encoding\s+StandardEncoding/.test(part)) {
    const standard = namedEncoding('StandardEncoding')!;
    return { nameOfCode: (code) => standard[code] };
  }
  const names = new Map<number, string>();
  for (const [, base, code, name] of part.matchAll(/dup\s+(8#|16#)?([0-9A-Fa-f]+)\s*\/([^\s/{}[\]()<>%]+)\s+put/g)) {
    names.set(parseInt(code!, base === '8#' ? 8 : base === '16#' ? 16 : 10), name!);
  }
  return names.size > 0 ? { nameOfCode: (code) => names.get(code) } : undefined;
}

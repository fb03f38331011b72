/**
 * The equation that an embedded object holds: a compound file, or a storage of one, with the stream of its editor.
 * Standard: [MS-OLEDS] 1.3.3; "How MTEF is Stored in Files and Objects" (WIRIS).
 */
import {
  isCompoundFile,
  openCompoundFile,
  readStorage,
  readStream,
  type CompoundFile,
  type Entries,
} from '../compound-file/compound-file.js';
import { equationToLatex, longestEquationBytes } from './equation-editor.js';

/** Objects of editors hold a handful of streams. */
const mostEntries = 32;

/** LaTeX of an object in a file of its own; undefined when it is no equation. */
export function equationOf(bytes: Uint8Array): string | undefined {
  return isCompoundFile(bytes) ? equationIn(openCompoundFile(bytes)) : undefined;
}

/** LaTeX of the object `name` among the entries of a storage; undefined when it is none or no equation. */
export function equationUnder(file: CompoundFile, entries: Entries, name: string): string | undefined {
  const object = readStorage(file, name, entries, mostEntries);
  return object && equationIn(file, object);
}

function equationIn(file: CompoundFile, entries: Entries = file.root): string | undefined {
  const stream = readStream(file, 'Equation Native', longestEquationBytes + 1, entries);
  return stream && equationToLatex(stream);
}

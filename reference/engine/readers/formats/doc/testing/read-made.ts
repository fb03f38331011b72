/**
 * Reads DOC files made for tests, as a reading or as the outline of golden pairs, and makes the commonest parts of them.
 * Standard: [MS-DOC].
 */
import { noDeadline } from '../../../../../base/deadline.js';
import { dumpDocument } from '../../../../document/dump.js';
import { defaultLimits, readOptions, type Reading, type ReadOptions } from '../../../../document/reading.js';
import { readDoc } from '../read-doc.js';
import { makeDoc, sprm, type DocParts } from './make-doc.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
export const read = (bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading =>
  readDoc(bytes, readOptions(options), ports) as Reading;
/** The outline without its last line end. */
export const dump = (parts: DocParts, options: Partial<ReadOptions> = {}): string =>
  dumpDocument(read(makeDoc(parts), options).document).trimEnd();

/** Ends of the paragraphs of a text, each with a style and modifiers. */
export const paragraphsOf = (
  text: string,
  ...formats: { style?: number; sprms?: Buffer }[]
): NonNullable<DocParts['paragraphs']> => {
  const ends = [...text.matchAll(/[\r\x07\f]/g)].map((match) => match.index + 1);
  return ends.map((end, index) => ({ end, ...formats[index] }));
};

export const bold = sprm(0x0835, 1);

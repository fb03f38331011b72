/**
 * Reads RTF under test: a body behind a head with a few fonts, as a reading or as the outline of golden pairs.
 * Standard: RTF 1.9.1.
 */
import { noDeadline } from '../../../../../base/deadline.js';
import { dumpDocument } from '../../../../document/dump.js';
import { defaultLimits, readOptions, type Reading, type ReadOptions } from '../../../../document/reading.js';
import { readRtf } from '../read-rtf.js';

const ports = { deadline: noDeadline, limits: defaultLimits };

export const readBytes = (bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading =>
  readRtf(bytes, readOptions(options), ports) as Reading;
const fonts =
  '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset2 Symbol;}{\\f3\\fcharset128 MS Mincho;}{\\f4\\fmodern Courier New;}}';
export const read = (body: string, options: Partial<ReadOptions> = {}): Reading =>
  readBytes(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${body}}`, 'latin1'), options);
/** The outline without its last line end. */
export const dump = (body: string): string => dumpDocument(read(body).document).trimEnd();

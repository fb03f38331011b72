/**
 * An XML part of a package, inflated but not decoded: readers that need little of a large part (styles) search its bytes
 * and decode only what they find.
 * Spec: XML 1.0, appendix F (detection of encodings).
 */
import type { ReadPorts } from '../../document/reading.js';
import { XmlScanner } from './xml-scanner.js';
import { isByteOriented, utf8Text, xmlText } from './xml-text.js';

export interface XmlPart {
  bytes: Buffer;
  /** A scanner over the whole part. */
  scan(): XmlScanner;
  /** A scanner over the bytes from `start` up to `end`; undefined when the encoding does not let bytes be cut. */
  scanSlice(start: number, end: number): XmlScanner | undefined;
}

export function xmlPart(bytes: Buffer, { deadline, limits }: ReadPorts): XmlPart {
  const sliceable = isByteOriented(bytes);
  return {
    bytes,
    scan: () => new XmlScanner(xmlText(bytes), deadline, limits.depth),
    scanSlice: (start, end) =>
      sliceable ? new XmlScanner(utf8Text(bytes.subarray(start, end)), deadline, limits.depth) : undefined,
  };
}

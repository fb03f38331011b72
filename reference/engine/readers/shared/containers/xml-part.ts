/**
 * An XML part of a package, inflated but not decoded: readers that need little of a large part (styles) search its bytes
 * and decode only what they find.
 * Spec: XML 1.0, appendix F (detection of encodings).
 */
import { isAscii } from 'node:buffer';
import type { ReadPorts } from '../../../document/reading.js';
import { XmlScanner } from './xml-scanner.js';
import { isByteOriented, utf8Text, xmlText } from './xml-text.js';

export interface XmlPart {
  bytes: Buffer;
  /** A scanner over the whole part. */
  scan(): XmlScanner;
  /** A scanner over the bytes from `start` up to `end`; undefined when the encoding does not let bytes be cut. */
  scanSlice(start: number, end: number): XmlScanner | undefined;
  /** A scanner over a text that was made of the part. */
  scanText(text: string): XmlScanner;
}

export function xmlPart(bytes: Buffer, { deadline, limits }: ReadPorts): XmlPart {
  const scanText = (text: string): XmlScanner => new XmlScanner(text, deadline, limits.depth);
  return {
    bytes,
    scan: () => scanText(xmlText(bytes)),
    scanSlice: (start, end) => (isByteOriented(bytes) ? scanText(utf8Text(bytes.subarray(start, end))) : undefined),
    scanText,
  };
}

/** Makes a scanner of the bytes of a part. */
export type ScanPart = (bytes: Buffer, ports: ReadPorts) => XmlScanner;

/** Decodes the whole part first: for readers that search the text of the scanner by themselves. */
export const scanDecoded: ScanPart = (bytes, { deadline, limits }) =>
  new XmlScanner(xmlText(bytes), deadline, limits.depth);

/** Scans the bytes undecoded, which is faster; only text that the scanner hands out is decoded, never markup. */
export const scanHeld: ScanPart = (bytes, ports) => {
  if (!isByteOriented(bytes)) return scanDecoded(bytes, ports);
  return new XmlScanner(bytes.toString('latin1'), ports.deadline, ports.limits.depth, !isAscii(bytes));
};

/** The part without the first element of this name, if that element is most of it: what no reader uses is not decoded. */
export function withoutElement(bytes: Buffer, name: string): Buffer {
  const start = bytes.indexOf(`<${name}`);
  const endTag = start < 0 ? -1 : bytes.indexOf(`</${name}>`, start);
  if (endTag - start < bytes.length / 2) return bytes;
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(endTag + name.length + 3)]);
}

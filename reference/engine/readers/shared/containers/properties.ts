/**
 * One document property -> Metadata, in the form all formats share: trimmed, never empty, dates as ISO 8601.
 * Used by the OOXML and ODF property readers.
 * Spec: Metadata.
 */
import type { Metadata } from '../../../document/reading.js';
import { reservedMetadataNames } from '../../../document/reserved-names.js';

const longestValue = 10_000;

/** A list in the interface, and a name that no plain assignment can set. */
const unfit = new Set(['ogLocaleAlternate', '__proto__']);

/** Sets a property of the format's own, unless its value is blank. */
export function noteProperty(metadata: Metadata, name: string, value: string): void {
  const text = value.trim().slice(0, longestValue);
  if (text !== '') metadata[name] = text;
}

/** Sets a property whose name the author chose, unless the name is taken. */
export function noteCustomProperty(metadata: Metadata, name: string, value: string): void {
  if (reservedMetadataNames.has(name) || unfit.has(name) || Object.hasOwn(metadata, name)) return;
  noteProperty(metadata, name, value);
}

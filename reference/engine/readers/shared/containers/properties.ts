/**
 * One document property -> Metadata, in the form all formats share: trimmed, never empty, dates as ISO 8601.
 * Used by the OOXML and ODF property readers.
 * Spec: Metadata.
 */
import type { Metadata } from '../../../document/reading.js';

const longestValue = 10_000;

/** Members of the interface that a property made up by an author must not take the place of. */
const reserved = new Set([
  '__proto__',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
  'contentType',
  'error',
  'numPages',
  'ogLocaleAlternate',
  'sourceFile',
  'sourceURL',
  'statusCode',
  'totalPages',
  'url',
]);

/** Sets a property of the format's own, unless its value is blank. */
export function noteProperty(metadata: Metadata, name: string, value: string): void {
  const text = value.trim().slice(0, longestValue);
  if (text !== '') metadata[name] = text;
}

/** Sets a property whose name the author chose, unless the name is taken. */
export function noteCustomProperty(metadata: Metadata, name: string, value: string): void {
  if (!reserved.has(name) && !Object.hasOwn(metadata, name)) noteProperty(metadata, name, value);
}

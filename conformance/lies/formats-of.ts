/**
 * The formats a request asks for, by name, whichever way they are written.
 * Spec: Formats accepted by /parse.
 */
import { isObject } from '../harness/expectation.js';
import type { WireRequest } from './mutating-proxy.js';
import { sentOptions } from './uploads.js';

export function formatsOf(request: WireRequest): string[] {
  const { formats } = sentOptions(request);
  if (!Array.isArray(formats)) return ['markdown'];
  return (formats as unknown[]).map((format) => String(isObject(format) ? format['type'] : format));
}

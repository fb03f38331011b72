/**
 * What a caller is told whose path no operation has: what is wrong with it, and where to go instead.
 * Spec: Versioning; Errors (an unknown path is not shown; silences unknown-path, other-versions).
 */
import { ServiceError } from '../base/errors.js';

/** @param path as it came, without its query */
export function unknownPath(method: string, path: string): ServiceError {
  return new ServiceError('request.not-found', `There is no operation at ${method} ${path}. ${advice(path)}`);
}

function advice(path: string): string {
  if (/^\/v2\/v2(?:\/|$)/.test(path))
    return 'The client adds /v2 itself: give it the address of this server without /v2.';
  const version = /^\/v([013-9])(?:\/|$)/.exec(path)?.[1];
  if (version !== undefined) return `Version ${version} of the interface is not served here; use /v2.`;
  if (!/^\/v2(?:\/|$)/.test(path)) return 'Operations stand below /v2: give the client an address that ends in /v2.';
  return 'It is not part of this interface; /docs lists every operation.';
}

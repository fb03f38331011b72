/**
 * What a network client throws -> the closed list of errors. The text for the caller names the host, never an address.
 * Spec: Errors.
 */
import { isServiceError, ServiceError } from '../base/errors.js';

const tlsCodes =
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_SELF|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECODE)|EPROTO|HOSTNAME_MISMATCH)/;

/** @param host of the URL that was being fetched */
export function asSourceError(error: unknown, host: string): ServiceError {
  const known = chain(error).find(isServiceError);
  if (known) return known;
  const code = chain(error)
    .map((link) => (link as { code?: unknown }).code)
    .find((value) => typeof value === 'string');
  if (code !== undefined && tlsCodes.test(code)) {
    return new ServiceError('source.tls', `The TLS connection to ${host} failed: ${code}.`, { cause: error });
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ServiceError('source.name-not-resolved', `The name ${host} could not be resolved.`, { cause: error });
  }
  const reason = code === undefined ? '' : ` (${code})`;
  return new ServiceError('source.unreachable', `${host} could not be reached or broke off${reason}.`, {
    cause: error,
  });
}

/** An error and its causes, outermost first. */
function chain(error: unknown): unknown[] {
  const links: unknown[] = [];
  for (let link = error; link instanceof Error && links.length < 10; link = link.cause) links.push(link);
  return links;
}

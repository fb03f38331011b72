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
  if (chain(error).some(isUnreadableAnswer)) {
    const text = `${host} answered with something that is not HTTP: its status line or headers cannot be read.`;
    return new ServiceError('source.unreachable', text, { cause: error });
  }
  const reason = code === undefined ? '' : ` (${code})`;
  return new ServiceError('source.unreachable', `${host} could not be reached or broke off${reason}.`, {
    cause: error,
  });
}

/** The client takes a status below 100 for a fault of its own: an assertion. */
const isUnreadableAnswer = (link: unknown): boolean => {
  const { name, code } = link as { name?: unknown; code?: unknown };
  return name === 'HTTPParserError' || code === 'ERR_ASSERTION';
};

/** An error and its causes, outermost first. */
function chain(error: unknown): unknown[] {
  const links: unknown[] = [];
  for (let link = error; link instanceof Error && links.length < 10; link = link.cause) links.push(link);
  return links;
}

/**
 * What to do about a certificate that is refused, by why it is.
 * Used by the preflight.
 * Spec: none of its own.
 */

/** The scheme is spoken, and the certificate stands in the way. */
export const isAboutCertificate = (message: string): boolean =>
  /certificate|SELF_SIGNED|UNABLE_TO|CERT_/i.test(message);

/** @param message of the connection that failed @param hostname the name that was asked for */
export function certificateAdvice(message: string, hostname: string): string {
  if (message.includes('ALTNAME_INVALID'))
    return `Its certificate is for another name than ${hostname}: give the name it is for, or the server one for this name`;
  if (message.includes('HAS_EXPIRED')) return 'Its certificate has expired: give the server a new one';
  if (message.includes('NOT_YET_VALID'))
    return 'Its certificate is not valid yet: are the clocks of both machines right?';
  return 'Its certificate is not trusted: name it with NODE_EXTRA_CA_CERTS=FILE';
}

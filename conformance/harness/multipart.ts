/**
 * Builds multipart/form-data bodies byte by byte, lawful and unlawful ones.
 * Checks need what a form library hides: parts with or without a file name or a content type, any order,
 * missing or foreign boundaries, truncated endings. Used by the session; pure.
 * Spec: Parse upload; RFC 7578 and RFC 2046 section 5.1.
 */

export interface Part {
  readonly name: string;
  readonly value: Uint8Array | string;
  /** Sent as given, quotes and backslashes percent-encoded as browsers do; absent means a plain field. */
  readonly filename?: string;
  readonly contentType?: string;
}

export interface MultipartBody {
  readonly contentType: string;
  readonly body: Buffer;
}

/** Browsers percent-encode what would break the quoted string (WHATWG, multipart/form-data encoding). */
function quoted(text: string): string {
  return `"${text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`;
}

function bytesOf(value: Uint8Array | string): Buffer {
  return typeof value === 'string'
    ? Buffer.from(value, 'utf8')
    : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

/** One body from parts in the given order. The boundary is fixed by the caller so that a body can be replayed. */
export function multipartBody(parts: readonly Part[], boundary: string): MultipartBody {
  const pieces: Buffer[] = [];
  for (const part of parts) {
    const disposition = [`form-data; name=${quoted(part.name)}`];
    if (part.filename !== undefined) disposition.push(`filename=${quoted(part.filename)}`);
    const head = [`--${boundary}`, `Content-Disposition: ${disposition.join('; ')}`];
    if (part.contentType !== undefined) head.push(`Content-Type: ${part.contentType}`);
    pieces.push(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), bytesOf(part.value), Buffer.from('\r\n'));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(pieces) };
}

/** Size of a part's value in bytes. */
export function partSizeBytes(part: Part): number {
  return typeof part.value === 'string' ? Buffer.byteLength(part.value) : part.value.byteLength;
}

/**
 * Reads and writes multipart/form-data bodies for the proxy, byte by byte and without judgement.
 * Bodies it cannot read are left alone.
 * Spec: Parse upload; RFC 7578.
 */

export interface FormPart {
  /** Header lines of the part as sent, names in lower case. */
  readonly headers: Record<string, string>;
  readonly name: string;
  value: Buffer;
}

function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2];
}

/** The parts in order, or undefined when the body is no complete multipart body. */
export function readParts(contentType: string | undefined, body: Buffer): FormPart[] | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: FormPart[] = [];
  let position = body.indexOf(delimiter);
  while (position >= 0) {
    position += delimiter.length;
    if (body.toString('latin1', position, position + 2) === '--') return parts;
    const headEnd = body.indexOf('\r\n\r\n', position);
    const next = body.indexOf(Buffer.from(`\r\n--${boundary}`), Math.max(position, headEnd));
    if (headEnd < 0 || next < 0) return undefined;
    const headers: Record<string, string> = {};
    for (const line of body.toString('utf8', position + 2, headEnd).split('\r\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
    const name = /\bname="([^"]*)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
    parts.push({ headers, name, value: body.subarray(headEnd + 4, next) });
    position = next + 2;
  }
  return undefined;
}

/** The body of the parts, or undefined when the content type names no boundary. */
export function writeParts(contentType: string | undefined, parts: readonly FormPart[]): Buffer | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const pieces = parts.flatMap((part) => [
    Buffer.from(
      `--${boundary}\r\n${Object.entries(part.headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
    part.value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

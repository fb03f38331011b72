/**
 * The page inside an MHTML file: the form in which programs that make DOCX from HTML embed it, and in which others give out
 * whole documents, under the extension of Word.
 * Used by the DOC and DOCX readers.
 * Spec: RFC 2557 (MHTML); RFC 2045, 6 (transfer encodings).
 */

export interface MhtPage {
  bytes: Buffer;
  /** The declared type with its parameters, such as `text/html; charset="utf-8"`. */
  contentType: string;
}

/** Parts inside parts. */
const maxDepth = 4;

/** The first HTML part; undefined when the bytes are no MHTML file. */
export function pageOfMht(bytes: Buffer, depth = 0): MhtPage | undefined {
  const end = endOfHead(bytes);
  if (end === undefined || depth > maxDepth) return undefined;
  const head = bytes.toString('latin1', 0, end.head).replace(/\r?\n[ \t]+/g, ' ');
  const contentType = /^content-type:[ \t]*(.*)$/im.exec(head)?.[1]?.trim();
  if (contentType === undefined) return undefined;
  const body = bytes.subarray(end.body);
  if (/^text\/html\b/i.test(contentType)) return { bytes: decoded(body, head), contentType };
  const boundary = /^multipart\/.*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  if (!boundary) return undefined;
  for (const part of partsOf(body, `--${boundary[1] ?? boundary[2]}`)) {
    const page = pageOfMht(part, depth + 1);
    if (page) return page;
  }
  return undefined;
}

/** Where the head ends and the body begins: at the first empty line. */
function endOfHead(bytes: Buffer): { head: number; body: number } | undefined {
  const crlf = bytes.indexOf('\r\n\r\n');
  const lf = bytes.indexOf('\n\n');
  if (crlf !== -1 && (lf === -1 || crlf < lf)) return { head: crlf, body: crlf + 4 };
  return lf === -1 ? undefined : { head: lf, body: lf + 2 };
}

function* partsOf(body: Buffer, delimiter: string): Generator<Buffer> {
  let start = body.indexOf(delimiter);
  while (start !== -1) {
    const from = body.indexOf('\n', start) + 1;
    const next = body.indexOf(delimiter, start + delimiter.length);
    if (from === 0 || body.toString('latin1', start + delimiter.length, start + delimiter.length + 2) === '--') return;
    yield body.subarray(from, next === -1 ? body.length : next);
    start = next;
  }
}

function decoded(body: Buffer, head: string): Buffer {
  const encoding = /^content-transfer-encoding:[ \t]*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  if (encoding !== 'quoted-printable') return body;
  const text = body.toString('latin1').replace(/=[ \t]*\r?\n/g, '');
  return Buffer.from(
    text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

/**
 * UTF-8 held in a string of one character a byte -> text. Markup is nearly all ASCII, so a part that is not wholly ASCII
 * can be scanned undecoded, and only what is handed out is decoded: half the memory, and less to copy.
 * Used by xml-scanner.ts.
 * Spec: RFC 3629.
 */

const scratchCharacters = 4096;
const scratch = new Uint16Array(scratchCharacters);
const scratchBytes = Buffer.from(scratch.buffer);

/** The text of `held[start..end)`. Bytes that are no UTF-8 become replacement characters. */
export function textOfHeldUtf8(held: string, start: number, end: number): string {
  let at = start;
  while (at < end && held.charCodeAt(at) < 0x80) at++;
  if (at === end) return held.slice(start, end);
  const text = end - start > scratchCharacters ? undefined : frequentText(held, start, end);
  return text ?? Buffer.from(held.slice(start, end), 'latin1').toString('utf8');
}

/** undefined when there is anything but sound sequences of up to three bytes. */
function frequentText(held: string, start: number, end: number): string | undefined {
  let length = 0;
  for (let at = start; at < end; at++) {
    let code = held.charCodeAt(at);
    if (code >= 0xc2 && code < 0xe0) code = ((code & 0x1f) << 6) | continuation(held, ++at, end);
    else if (code >= 0xe0 && code < 0xf0) {
      code = ((code & 0x0f) << 12) | (continuation(held, ++at, end) << 6) | continuation(held, ++at, end);
      if (code < 0x800 || (code >= 0xd800 && code < 0xe000)) return undefined;
    } else if (code >= 0x80) return undefined;
    if (code < 0) return undefined;
    scratch[length++] = code;
  }
  return scratchBytes.toString('utf16le', 0, length * 2);
}

/** The six bits of a continuation byte; negative when there is none. */
function continuation(held: string, at: number, end: number): number {
  const byte = at < end ? held.charCodeAt(at) : 0;
  return (byte & 0xc0) === 0x80 ? byte & 0x3f : -0x1_0000;
}

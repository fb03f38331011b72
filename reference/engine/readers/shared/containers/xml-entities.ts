/**
 * Character references and the five entities of XML -> characters. Nothing else is an entity here: no declared entity
 * is ever expanded, so there are no entity bombs.
 * Spec: XML 1.0, 4.1 and 4.6.
 */
const reference = /&(?:#(\d{1,10})|#[xX]([\da-fA-F]{1,8})|(amp|lt|gt|quot|apos));/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Unknown entities stay as they are written. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name]!;
    const code = decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal!, 16);
    return code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

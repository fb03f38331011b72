/**
 * Keeps the heads of the parts that are just arriving, because the form parser hands on a part's type without its
 * parameters, and the charset of a page may stand nowhere else.
 * Spec: Parse upload (multipart parts of POST /parse). Standard: RFC 7578, 4.4.
 */

/** The longest head the form parser takes, in bytes. */
const headMaxBytes = 16 << 10;

export class PartHeads {
  readonly #delimiter: string;
  #recent = Buffer.alloc(0);

  /** `formType` is the Content-Type of the whole form, which names the boundary. */
  constructor(formType: string) {
    const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(formType);
    this.#delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ''}\r\n`;
  }

  /** The next bytes of the form; what is older than a head can be long is forgotten. */
  feed(chunk: Buffer): void {
    this.#recent = Buffer.concat([this.#recent.subarray(-headMaxBytes), chunk]);
  }

  /** The Content-Type of the part, parameters included; undefined when it has none. */
  contentType(partName: string): string | undefined {
    const named = new RegExp(`^content-disposition:.*[;\\s]name="?${partName}"?\\s*(?:;|$)`, 'im');
    let at = this.#recent.indexOf(this.#delimiter);
    while (at !== -1) {
      const from = at + this.#delimiter.length;
      const to = this.#recent.indexOf('\r\n\r\n', from);
      const head = this.#recent.toString('latin1', from, to === -1 ? from + headMaxBytes : to);
      if (named.test(head)) return /^content-type:[ \t]*(\S.*)$/im.exec(head)?.[1]?.trim();
      at = this.#recent.indexOf(this.#delimiter, from);
    }
    return undefined;
  }
}

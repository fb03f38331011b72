/**
 * Keeps the heads of the parts that are just arriving, because the form parser hands on a part's type without its
 * parameters, and the charset of a page may stand nowhere else.
 * Spec: Parse upload (multipart parts of POST /parse). Standard: RFC 7578, 4.4.
 */
import { budgets } from '../base/budgets.js';

/** The longest head the form parser takes, in bytes. */
const headMaxBytes = budgets.partHead.bound;

export class PartHeads {
  readonly #delimiter: string;
  /** The last chunks, together at least as long as a head can be. */
  #recent: Buffer[] = [];
  #recentBytes = 0;
  /** Chunks at the start of `#recent` that are forgotten already. */
  #old = 0;

  /** `formType` is the Content-Type of the whole form, which names the boundary. */
  constructor(formType: string) {
    const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(formType);
    this.#delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ''}\r\n`;
  }

  /** The next bytes of the form; what is older than a head can be long is forgotten. */
  feed(chunk: Buffer): void {
    this.#recent.push(chunk);
    this.#recentBytes += chunk.length;
    while (this.#recentBytes - this.#recent[this.#old]!.length >= headMaxBytes + chunk.length) {
      this.#recentBytes -= this.#recent[this.#old]!.length;
      this.#old++;
    }
    if (this.#old * 2 <= this.#recent.length) return;
    this.#recent = this.#recent.slice(this.#old);
    this.#old = 0;
  }

  /** The Content-Type of the part, parameters included; undefined when it has none. Looks at each byte a few times at most. */
  contentType(partName: string): string | undefined {
    const recent = this.#recent.slice(this.#old);
    const bytes = recent.length === 1 ? recent[0]! : Buffer.concat(recent);
    let at = bytes.indexOf(this.#delimiter);
    while (at !== -1) {
      const from = at + this.#delimiter.length;
      const end = bytes.indexOf('\r\n\r\n', from);
      const to = end === -1 ? bytes.length : end;
      const lines = bytes.toString('latin1', from, Math.min(to, from + headMaxBytes)).split('\r\n');
      if (nameOf(fieldOf(lines, 'content-disposition') ?? '') === partName)
        return fieldOf(lines, 'content-type') || undefined;
      at = bytes.indexOf(this.#delimiter, to);
    }
    return undefined;
  }
}

/** The `name` of a Content-Disposition, which is not its `filename`. */
function nameOf(disposition: string): string | undefined {
  const name = /[;\s]name=(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/i.exec(disposition);
  return name?.[1] ?? name?.[2];
}

function fieldOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((candidate) => candidate.slice(0, name.length + 1).toLowerCase() === `${name}:`);
  return line?.slice(name.length + 1).trim();
}

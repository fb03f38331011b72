/**
 * The RC4 stream cipher, which old PDFs and workbooks of Excel 97 to 2003 are encrypted with. Node's own is disabled in most builds.
 * Used by the PDF and XLS readers; for reading old files, never for protecting anything.
 * Standard: ISO 32000-1, 7.6.2; [MS-OFFCRYPTO] 2.3.6.
 */
export class Rc4 {
  private readonly state = new Uint8Array(256);
  private i = 0;
  private j = 0;

  constructor(key: Uint8Array) {
    const { state } = this;
    for (let i = 0; i < 256; i++) state[i] = i;
    for (let i = 0, j = 0; i < 256; i++) {
      j = (j + state[i]! + key[i % key.length]!) & 0xff;
      const swapped = state[i]!;
      state[i] = state[j]!;
      state[j] = swapped;
    }
  }

  /** The bytes decrypted; the key stream goes on from where the last call left it. */
  apply(bytes: Uint8Array): Buffer {
    const out = Buffer.alloc(bytes.length);
    this.fill(out);
    for (let i = 0; i < bytes.length; i++) out[i]! ^= bytes[i]!;
    return out;
  }

  /** Fills `into` with the key stream. */
  fill(into: Uint8Array): void {
    const { state } = this;
    for (let at = 0; at < into.length; at++) {
      this.i = (this.i + 1) & 0xff;
      const first = state[this.i]!;
      this.j = (this.j + first) & 0xff;
      const second = state[this.j]!;
      state[this.i] = second;
      state[this.j] = first;
      into[at] = state[(first + second) & 0xff]!;
    }
  }
}

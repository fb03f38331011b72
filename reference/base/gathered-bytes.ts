/**
 * Bytes as they come, however small the pieces: a sender may cut what it sends into single bytes, and each of them kept
 * apart takes a hundred times its size.
 * Spec: none (operations).
 */

/** So many pieces are joined into one when they are small. */
const joinedAtOnce = 256;
/** Together; what is larger is worth its place. */
const smallBytes = 64 << 10;

export class GatheredBytes {
  #joined: Buffer[] = [];
  #recent: Buffer[] = [];
  #recentBytes = 0;

  add(piece: Buffer): void {
    this.#recent.push(piece);
    this.#recentBytes += piece.length;
    if (this.#recent.length < joinedAtOnce) return;
    if (this.#recentBytes <= smallBytes) this.#joined.push(Buffer.concat(this.#recent));
    else this.#joined.push(...this.#recent);
    this.#recent = [];
    this.#recentBytes = 0;
  }

  /** In order; no copy. */
  pieces(): Buffer[] {
    return [...this.#joined, ...this.#recent];
  }

  /** A copy, unless they came in one piece. */
  whole(): Buffer {
    const pieces = this.pieces();
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  clear(): void {
    this.#joined = [];
    this.#recent = [];
    this.#recentBytes = 0;
  }
}

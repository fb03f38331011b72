/**
 * An inflater that keeps what it decoded before the data went wrong: wrong header, wrong checksum, broken code, early end.
 * Slower than zlib; only for data zlib refuses.
 * Spec: RFC 1951.
 */
const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Canonical Huffman code: number of codes of each length, and the symbols in code order. */
interface Huffman {
  counts: Uint16Array;
  symbols: Uint16Array;
}

class Inflater {
  private readonly input: Uint8Array;
  private readonly maxBytes: number;
  private at: number;
  private bits = 0;
  private bitCount = 0;
  private output: Uint8Array;
  private length = 0;

  constructor(input: Uint8Array, at: number, maxBytes: number) {
    this.input = input;
    this.at = at;
    this.maxBytes = maxBytes;
    this.output = new Uint8Array(Math.min(maxBytes, Math.max(4096, input.length * 4)));
  }

  run(): Uint8Array {
    while (this.block());
    return this.output.subarray(0, this.length);
  }

  /** Decodes one block; false at the last block, at the end of the input, or at damage. */
  private block(): boolean {
    const last = this.read(1);
    const type = this.read(2);
    if (last < 0 || type < 0 || type === 3) return false;
    if (type === 0) return this.stored() && last === 0;
    const codes = type === 1 ? fixedCodes() : this.dynamicCodes();
    return codes !== undefined && this.compressed(codes) && last === 0;
  }

  private read(count: number): number {
    while (this.bitCount < count) {
      if (this.at >= this.input.length) return -1;
      this.bits |= this.input[this.at++]! << this.bitCount;
      this.bitCount += 8;
    }
    const value = this.bits & ((1 << count) - 1);
    this.bits >>>= count;
    this.bitCount -= count;
    return value;
  }

  private stored(): boolean {
    this.bits = 0;
    this.bitCount = 0;
    const length = (this.input[this.at] ?? 0) | ((this.input[this.at + 1] ?? 0) << 8);
    this.at += 4;
    for (let copied = 0; copied < length; copied++) {
      if (this.at >= this.input.length || !this.put(this.input[this.at++]!)) return false;
    }
    return true;
  }

  private put(byte: number): boolean {
    if (this.length === this.output.length) {
      if (this.length >= this.maxBytes) return false;
      const grown = new Uint8Array(Math.min(this.maxBytes, this.length * 2));
      grown.set(this.output);
      this.output = grown;
    }
    this.output[this.length++] = byte;
    return true;
  }

  private symbol(code: Huffman): number {
    let value = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      const bit = this.read(1);
      if (bit < 0) return -1;
      value |= bit;
      const count = code.counts[length]!;
      if (value - first < count) return code.symbols[index + value - first]!;
      index += count;
      first = (first + count) << 1;
      value <<= 1;
    }
    return -1;
  }

  private dynamicCodes(): [Huffman, Huffman] | undefined {
    const literals = this.read(5) + 257;
    const distances = this.read(5) + 1;
    const lengths = this.read(4) + 4;
    if (literals > 286 || distances > 30 || lengths < 4) return undefined;
    const codeLengths = new Uint8Array(19);
    for (let index = 0; index < lengths; index++) codeLengths[codeLengthOrder[index]!] = Math.max(0, this.read(3));
    const lengthCode = huffman(codeLengths);
    const all = new Uint8Array(literals + distances);
    for (let index = 0; index < all.length; ) {
      const symbol = this.symbol(lengthCode);
      if (symbol < 0) return undefined;
      if (symbol < 16) all[index++] = symbol;
      else {
        const value = symbol === 16 ? (all[index - 1] ?? 0) : 0;
        const repeat = symbol === 16 ? 3 + this.read(2) : symbol === 17 ? 3 + this.read(3) : 11 + this.read(7);
        all.fill(value, index, index + repeat);
        index += repeat;
      }
    }
    return [huffman(all.subarray(0, literals)), huffman(all.subarray(literals))];
  }

  private compressed([literals, distances]: [Huffman, Huffman]): boolean {
    while (true) {
      const symbol = this.symbol(literals);
      if (symbol < 0 || symbol > 285) return false;
      if (symbol === 256) return true;
      if (symbol < 256) {
        if (!this.put(symbol)) return false;
        continue;
      }
      const extra = this.read(lengthExtra[symbol - 257]!);
      const distanceSymbol = this.symbol(distances);
      if (extra < 0 || distanceSymbol < 0 || distanceSymbol > 29) return false;
      const more = this.read(distanceSymbol < 2 ? 0 : (distanceSymbol >> 1) - 1);
      const distance = distanceBase[distanceSymbol]! + more;
      if (more < 0 || distance > this.length) return false;
      for (let copied = lengthBase[symbol - 257]! + extra; copied > 0; copied--) {
        if (!this.put(this.output[this.length - distance]!)) return false;
      }
    }
  }
}

function huffman(lengths: Uint8Array): Huffman {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const offsets = new Uint16Array(16);
  for (let length = 1; length < 15; length++) offsets[length + 1] = offsets[length]! + counts[length]!;
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length > 0) symbols[offsets[length]!++] = symbol;
  }
  return { counts, symbols };
}

function fixedCodes(): [Huffman, Huffman] {
  const literals = new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288);
  return [huffman(literals), huffman(new Uint8Array(30).fill(5))];
}

/** What can be inflated of `bytes`, with or without a zlib header; at most `maxBytes`. */
export function inflateDamaged(bytes: Uint8Array, maxBytes: number): Uint8Array {
  let start = 0;
  while (start < bytes.length && (bytes[start] === 10 || bytes[start] === 13)) start++;
  const method = bytes[start] ?? 0;
  const hasHeader = (method & 15) === 8 && ((method << 8) | (bytes[start + 1] ?? 0)) % 31 === 0;
  const first = new Inflater(bytes, hasHeader ? start + 2 : start, maxBytes).run();
  if (first.length > 0 || hasHeader) return first;
  return new Inflater(bytes, start + 2, maxBytes).run();
}

/**
 * An inflater that keeps what it has when the data turn out to be damaged, which zlib's one-shot call does not.
 * Only damaged entries come here, so it is written for clarity, not for speed.
 * Spec: RFC 1951.
 */
import { limitExceeded } from './archive-limits.js';

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthExtraBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const distanceExtraBits = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Canonical Huffman code: how many codes have each length, and the symbols in code order. */
interface Huffman {
  counts: Uint16Array;
  symbols: Uint16Array;
}

/** Thrown and caught in this file only: the data end or break here. */
class DamagedData extends Error {}

/**
 * Returns the bytes before the first damage (all of them when there is none).
 * @throws ServiceError document.limit-exceeded beyond `allowedBytes`.
 */
export function salvageInflate(deflated: Uint8Array, allowedBytes: number): Buffer {
  const input = bitReader(deflated);
  const output = growingOutput(allowedBytes);
  try {
    let last = false;
    while (!last) {
      last = input.bits(1) === 1;
      inflateBlock(input, output);
    }
  } catch (error) {
    if (!(error instanceof DamagedData)) throw error;
  }
  return output.bytes();
}

function inflateBlock(input: BitReader, output: Output): void {
  switch (input.bits(2)) {
    case 0:
      copyStored(input, output);
      return;
    case 1:
      inflateCodes(input, output, fixedLengths(), huffman(new Uint8Array(30).fill(5)));
      return;
    case 2: {
      const { literals, distances } = dynamicCodes(input);
      inflateCodes(input, output, literals, distances);
      return;
    }
    default:
      throw new DamagedData();
  }
}

function copyStored(input: BitReader, output: Output): void {
  input.alignToByte();
  const length = input.bits(8) | (input.bits(8) << 8);
  const complement = input.bits(8) | (input.bits(8) << 8);
  if (((length ^ complement) & 0xffff) !== 0xffff) throw new DamagedData();
  for (let i = 0; i < length; i++) output.push(input.bits(8));
}

function inflateCodes(input: BitReader, output: Output, literals: Huffman, distances: Huffman): void {
  for (;;) {
    const symbol = decode(input, literals);
    if (symbol < 256) {
      output.push(symbol);
      continue;
    }
    if (symbol === 256) return;
    const lengthBase = lengthBases[symbol - 257];
    if (lengthBase === undefined) throw new DamagedData();
    const length = lengthBase + input.bits(lengthExtraBits[symbol - 257]!);
    const distanceSymbol = decode(input, distances);
    const distanceBase = distanceBases[distanceSymbol];
    if (distanceBase === undefined) throw new DamagedData();
    output.repeat(distanceBase + input.bits(distanceExtraBits[distanceSymbol]!), length);
  }
}

function dynamicCodes(input: BitReader): { literals: Huffman; distances: Huffman } {
  const literalCount = input.bits(5) + 257;
  const distanceCount = input.bits(5) + 1;
  const codeLengthCount = input.bits(4) + 4;
  const codeLengths = new Uint8Array(19);
  for (let i = 0; i < codeLengthCount; i++) codeLengths[codeLengthOrder[i]!] = input.bits(3);
  const lengths = readCodeLengths(input, huffman(codeLengths), literalCount + distanceCount);
  return { literals: huffman(lengths.subarray(0, literalCount)), distances: huffman(lengths.subarray(literalCount)) };
}

function readCodeLengths(input: BitReader, codes: Huffman, count: number): Uint8Array {
  const lengths = new Uint8Array(count);
  let at = 0;
  while (at < count) {
    const symbol = decode(input, codes);
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    const repeated = symbol === 16 ? lengths[at - 1] : 0;
    const times = symbol === 16 ? 3 + input.bits(2) : symbol === 17 ? 3 + input.bits(3) : 11 + input.bits(7);
    if (repeated === undefined || at + times > count) throw new DamagedData();
    lengths.fill(repeated, at, at + times);
    at += times;
  }
  return lengths;
}

function fixedLengths(): Huffman {
  const lengths = new Uint8Array(288).fill(8);
  lengths.fill(9, 144, 256);
  lengths.fill(7, 256, 280);
  return huffman(lengths);
}

function huffman(lengths: Uint8Array): Huffman {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const offsets = new Uint16Array(16);
  for (let length = 1; length < 15; length++) offsets[length + 1] = offsets[length]! + counts[length]!;
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length > 0) symbols[offsets[length]!++] = symbol;
  });
  return { counts, symbols };
}

function decode(input: BitReader, { counts, symbols }: Huffman): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length++) {
    code |= input.bits(1);
    const count = counts[length]!;
    if (code - first < count) return symbols[index + code - first]!;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new DamagedData();
}

interface BitReader {
  bits(count: number): number;
  alignToByte(): void;
}

function bitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  let held = 0;
  let heldBits = 0;
  return {
    bits: (count) => {
      while (heldBits < count) {
        const byte = bytes[at++];
        if (byte === undefined) throw new DamagedData();
        held |= byte << heldBits;
        heldBits += 8;
      }
      const value = held & ((1 << count) - 1);
      held >>>= count;
      heldBits -= count;
      return value;
    },
    alignToByte: () => {
      held = 0;
      heldBits = 0;
    },
  };
}

interface Output {
  push(byte: number): void;
  repeat(distance: number, length: number): void;
  bytes(): Buffer;
}

function growingOutput(allowedBytes: number): Output {
  let buffer = Buffer.alloc(1 << 14);
  let length = 0;
  const push = (byte: number): void => {
    if (length === buffer.length) {
      if (length >= allowedBytes) throw limitExceeded(`an entry that inflates to more than ${allowedBytes} bytes`);
      buffer = Buffer.concat([buffer], Math.min(buffer.length * 2, Math.max(allowedBytes, buffer.length + 1)));
    }
    buffer[length++] = byte;
  };
  return {
    push,
    repeat: (distance, count) => {
      if (distance > length) throw new DamagedData();
      for (let i = 0; i < count; i++) push(buffer[length - distance]!);
    },
    bytes: () => buffer.subarray(0, length),
  };
}

/**
 * Runs of text in one block-level element, the units the judgement is about, and what is counted in them.
 */

/** Lengths are characters; East Asian ones count twice. `first` and `last` are text nodes, `owner` is the element. */
export interface TextBlock {
  first: number;
  last: number;
  owner: number;
  length: number;
  linkLength: number;
  words: number;
  commas: number;
  /** Ends of sentences. */
  stops: number;
  digits: number;
  capitals: number;
  endsWithStop: boolean;
}

export function textBlock(first: number, owner: number): TextBlock {
  return {
    first,
    last: first,
    owner,
    length: 0,
    linkLength: 0,
    words: 0,
    commas: 0,
    stops: 0,
    digits: 0,
    capitals: 0,
    endsWithStop: false,
  };
}

/** Text of at least this length with few links is prose. */
const proseLength = 100;

export function isProse(block: TextBlock): boolean {
  return block.length >= proseLength && block.linkLength * 3 < block.length;
}

/** Adds the counts of a text node to its block; returns the text's length. */
export function countText(source: Buffer, from: number, to: number, block: TextBlock): number {
  let length = 0;
  let words = 0;
  let inWord = false;
  let last = 0;
  for (let at = from; at < to; at++) {
    const code = source[at]!;
    if (code <= 32) {
      if (inWord) length++;
      inWord = false;
      continue;
    }
    if (!inWord) {
      words++;
      inWord = true;
      if (last === 0x2e || last === 0x21 || last === 0x3f) block.stops++;
    }
    if (code < 0x80) {
      length++;
      last = code;
      if (code === 0x2c) block.commas++;
      else if (code >= 0x30 && code <= 0x39) block.digits++;
      else if (code >= 0x41 && code <= 0x5a) block.capitals++;
    } else if (code >= 0xc0) {
      length += code >= 0xe3 ? 2 : 1;
      if (code >= 0xe3 && code <= 0xe9) words++;
      last = code;
      if (code === 0xe3 && source[at + 1] === 0x80) {
        if (source[at + 2] === 0x81) block.commas++;
        else if (source[at + 2] === 0x82) {
          block.stops++;
          last = 0x2e;
        }
      }
    }
  }
  block.endsWithStop = last === 0x2e || last === 0x21 || last === 0x3f || last === 0x3a || last === 0x22;
  if (block.endsWithStop) block.stops++;
  block.length += length;
  block.words += words;
  return length;
}

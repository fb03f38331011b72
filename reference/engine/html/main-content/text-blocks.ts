/**
 * What is counted in the text of a page: its length, its sentences, and prices.
 */

/** What was counted of one run of text in one block-level element. Lengths are characters; East Asian ones count twice. */
export interface TextBlock {
  /** The last of its text nodes. */
  last: number;
  owner: number;
  length: number;
  linkLength: number;
  stops: number;
  prices: number;
  hash: number;
  /** What its last text node ended with; a page may put the sign of a price in an element of its own. */
  ending: number;
}

const Ending = { other: 0, currency: 1, digit: 2 } as const;

export function textBlock(node: number, owner: number): TextBlock {
  return { last: node, owner, length: 0, linkLength: 0, stops: 0, prices: 0, hash: 0, ending: Ending.other };
}

/** Text of at least this length, with a sentence's end and few links, is prose. */
const proseLength = 80;

export function isProse(block: TextBlock): boolean {
  return block.length >= proseLength && block.stops > 0 && block.linkLength * 3 < block.length;
}

/** What costs something is said in a line as short as this; longer ones tell of sums, and so do links: headlines. */
const priceLine = 60;
const linkedPriceLine = 30;

/** Prices of goods in a block. */
export function pricesOf({ length, linkLength, prices }: TextBlock): number {
  return length <= (linkLength > 0 ? linkedPriceLine : priceLine) ? prices : 0;
}

const dollar = 0x24;
const ampersand = 0x26;

/** Adds the counts of a text node to its block; returns the text's length. */
export function countText(source: Buffer, from: number, to: number, block: TextBlock): number {
  let length = 0;
  let inWord = false;
  let last = 0;
  let currency = block.ending === Ending.currency ? from - 1 : -9;
  let digit = block.ending === Ending.digit ? from - 1 : -9;
  let { hash } = block;
  for (let at = from; at < to; at++) {
    const code = source[at]!;
    if (code <= 32) {
      if (inWord) length++;
      inWord = false;
      if (isStop(last)) block.stops++;
      last = 0;
      continue;
    }
    hash = (Math.imul(hash, 31) + code) | 0;
    inWord = true;
    if (code < 0x80) {
      length++;
      last = code;
      if (code >= 0x30 && code <= 0x39) {
        digit = at;
        if (at - currency <= near) {
          block.prices++;
          currency = -9;
        }
      } else if (code === dollar) {
        currency = at;
      } else if (code === ampersand) {
        const end = endOfCurrency(source, at, to);
        const isNear = at - digit <= near;
        const space = end === 0 && (isNear || at - currency <= near) ? endOfSpace(source, at, to) : 0;
        if (end > 0 && isNear) block.prices++;
        else if (end > 0) currency = end;
        else if (space > 0 && isNear) digit = space;
        else if (space > 0) currency = space;
      }
    } else if (code >= 0xc0) {
      length += code >= 0xe3 ? 2 : 1;
      last = code;
      if (isCurrency(source, at)) {
        if (at - digit <= near) block.prices++;
        else currency = at + 2;
      } else if (isWideStop(source, at)) {
        block.stops++;
      }
    }
  }
  if (isStop(last)) block.stops++;
  block.ending = to - currency <= near ? Ending.currency : to - digit <= near ? Ending.digit : Ending.other;
  block.hash = hash;
  block.length += length;
  return length;
}

/** A sign of currency stands at most so many bytes from its number: a narrow no-break space has three. */
const near = 4;

function isStop(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f;
}

/** € and its neighbours (U+20A0 to U+20BF), £ and ¥. */
function isCurrency(source: Buffer, at: number): boolean {
  const code = source[at]!;
  if (code === 0xe2) return source[at + 1] === 0x82 && source[at + 2]! >= 0xa0;
  return code === 0xc2 && (source[at + 1] === 0xa3 || source[at + 1] === 0xa5);
}

const currencyReference = /^&(?:#(?:0*36|0*163|0*165|0*8364|x0*24|x0*a3|x0*a5|x0*20ac)|dollar|pound|yen|euro);/i;
const mayBeCurrency = new Uint8Array(256);
for (const code of Buffer.from('#DPYEdpye')) mayBeCurrency[code] = 1;
const longestReference = 10;

const spaceReference = /^&(?:nbsp|thinsp|#(?:0*160|0*8239|0*8201|x0*a0|x0*202f|x0*2009));/i;

/** The last byte of a reference that stands for a sign of currency; 0 for others. */
function endOfCurrency(source: Buffer, at: number, to: number): number {
  return mayBeCurrency[source[at + 1]!] === 0 ? 0 : endOfReference(currencyReference, source, at, to);
}

/** The same for a space that keeps a sum and its sign in one line. */
function endOfSpace(source: Buffer, at: number, to: number): number {
  return endOfReference(spaceReference, source, at, to);
}

function endOfReference(reference: RegExp, source: Buffer, at: number, to: number): number {
  const found = reference.exec(source.toString('latin1', at, Math.min(to, at + longestReference)));
  return found === null ? 0 : at + found[0].length - 1;
}

/** The East Asian full stop. */
function isWideStop(source: Buffer, at: number): boolean {
  return source[at] === 0xe3 && source[at + 1] === 0x80 && source[at + 2] === 0x82;
}

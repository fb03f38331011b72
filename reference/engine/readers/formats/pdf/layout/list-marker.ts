/**
 * List marks at the start of a line.
 */
export interface ListMarker {
  /** The mark as it stands, without the space behind it. */
  text: string;
  ordered: boolean;
  /** The number a plain decimal mark counts, when it is one. */
  number?: number;
  /** Characters of the line that belong to the mark, space included. */
  length: number;
}

const bullet =
  /^([\u2022\u2023\u25cf\u25cb\u25e6\u25aa\u25ab\u25a0\u25a1\u25c6\u25c7\u2043\u2219\u00b7\u27a2\u2756\u2713\u2714\u2794\u2192\u2605\u2610-\u2612\u25b6\u25ba\u27a4\u25cb\u274f-\u2752\u25fb\u25fc\u2b27\u2b25\u29eb\u2736\u2b9a\u22b2\u22b3\u25b7-\u25b9\u25bb\u25fd\u25fe\u2666\u2726\u276f]|[\ue000-\uf8ff](?=\s)|[-\u2013\u2014*o](?=\s)|[>\u203a](?=\s+\p{L}(?:\p{L}|$)))\s*/u;
/** A number between dashes. */
const pageNumber = /^[-\u2013\u2014]\s*\d{1,4}\s*[-\u2013\u2014]$/;
const ordinal = /^(\(?(?:\d{1,3}|[a-zA-Z]|[ivxlcIVXLC]{1,5})[.)])\s+(?=\S)/;

/** A telephone number that begins with its area code in brackets. */
const isPhone = /^\(\d{3}\)\s\d{3}[-\s.]?\d{2}/;
/** `i. V. Karl Muster`, `z. B.`: a list has words behind its letters. */
const isInitials = /^[a-z]\.\s(?:\p{L}|\p{Lu}\p{Ll}{1,2})\.\s/u;

/** The list mark a line starts with; undefined when it starts with none. */
export function listMarker(text: string): ListMarker | undefined {
  if (pageNumber.test(text)) return undefined;
  const dot = bullet.exec(text);
  if (dot && dot[0].length < text.length && !isSeparator(dot, text))
    return { text: dot[1]!, ordered: false, length: dot[0].length };
  const count = ordinal.exec(text);
  if (!count || isPhone.test(text) || isInitials.test(text)) return undefined;
  const digits = /\d+/.exec(count[1]!)?.[0];
  return {
    text: count[1]!,
    ordered: true,
    length: count[0].length,
    ...(digits !== undefined && { number: Number(digits) }),
  };
}

/** The sign stands again between words of the line. */
const isSeparator = ([whole, sign]: RegExpExecArray, text: string): boolean =>
  sign! > '\u2100' && text.includes(` ${sign} `, whole.length);

/** What a letter or number of a mark may count: `c` is 3 or, as a Roman numeral, 100. */
function counts({ text, number }: ListMarker): number[] {
  if (number !== undefined) return [number];
  const letters = text.replace(/[().]/g, '').toLowerCase();
  const roman = romanValue(letters);
  return [...(letters.length === 1 ? [letters.charCodeAt(0) - 96] : []), ...(roman === undefined ? [] : [roman])];
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanValue(text: string): number | undefined {
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = romanDigits[text[index]!];
    if (digit === undefined) return undefined;
    value += digit < (romanDigits[text[index + 1]!] ?? 0) ? -digit : digit;
  }
  return value;
}

/** True when `next` is the mark behind `mark` in the same list: `(b)` behind `(a)`, or the same dash. */
export function countsOnFrom(mark: ListMarker, next: ListMarker): boolean {
  if (mark.ordered !== next.ordered) return false;
  if (!mark.ordered) return mark.text === next.text;
  if (mark.text.replace(/[\da-zA-Z]+/, '') !== next.text.replace(/[\da-zA-Z]+/, '')) return false;
  const before = counts(mark);
  return counts(next).some((value) => before.includes(value - 1));
}

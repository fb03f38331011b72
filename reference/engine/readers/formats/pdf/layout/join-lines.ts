/**
 * What goes between two lines of running text: a space, nothing, or nothing and the hyphen before it gone.
 */
const cjk = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef\u3000-\u30ff]/;

/** What goes between two lines: a space, nothing, or nothing with the hyphen at the end of the first removed. */
export function joinMark(before: string, after: string): 'space' | 'none' | 'hyphen' {
  const end = before[before.length - 1] ?? '';
  if (end === '\u00ad') return 'hyphen';
  if (end === ' ' || after.startsWith(' ')) return 'none';
  if (isHyphen(end) && /\p{L}.$/u.test(before)) {
    // A lower-case continuation is a broken word; a capital or digit follows a real hyphen.
    return /^\p{Ll}/u.test(after) ? (/\p{L}{2}.$/u.test(before) ? 'hyphen' : 'none') : 'none';
  }
  // A range of numbers.
  if (isHyphen(end) && /\d.$/.test(before) && /^\d/.test(after)) return 'none';
  if (cjk.test(end) && cjk.test(after[0] ?? '') && !/[\uac00-\ud7a3]/.test(end)) return 'none';
  return 'space';
}

const isHyphen = (character: string): boolean => character === '-' || character === '\u2010' || character === '\u00ad';

/** The text with a further line behind it. */
export function appendLine(text: string, line: string): string {
  const own = line.replace(/\u00ad(?!$)/g, '-');
  if (text === '') return own;
  const mark = joinMark(text, own);
  if (mark === 'hyphen') return text.slice(0, -1) + own;
  return mark === 'space' ? `${text} ${own}` : text + own;
}

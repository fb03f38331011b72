/**
 * Complex fields: the stretch between `begin` and `separate` is code and is not shown, the stretch up to `end` is the result.
 * Fields nest and may run over several paragraphs, so one stack serves a whole story.
 * Used by the DOCX, DOC and RTF readers.
 * Spec: ECMA-376 part 1, 17.16.
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Link } from '../../../document/nodes.js';

interface Field {
  code: string;
  phase: 'code' | 'result';
  link?: Link;
  /** What a form field shows, whose result is empty. */
  own?: string;
}

export class FieldStack {
  private readonly fields: Field[] = [];
  private codes = 0;

  /** True while text belongs to a field's code. */
  get inCode(): boolean {
    return this.codes > 0;
  }

  /** The link of the innermost field whose result goes on; new paragraphs open it again. */
  get openLink(): Link | undefined {
    return this.fields.find((field) => field.phase === 'result' && field.link !== undefined)?.link;
  }

  /** @param own what it shows by itself, when it is a check box or a list to choose from */
  begin(own?: string): void {
    this.fields.push(own === undefined ? { code: '', phase: 'code' } : { code: '', phase: 'code', own });
    this.codes++;
  }

  addCode(text: string): void {
    const field = this.fields.at(-1);
    if (field?.phase === 'code') field.code += text;
  }

  /** The code is over. Returns the link that the result is to be wrapped in. */
  separate(): Link | undefined {
    const field = this.fields.at(-1);
    if (field?.phase !== 'code') return undefined;
    field.phase = 'result';
    this.codes--;
    const link = hyperlinkOf(field.code);
    if (link === undefined || this.inCode) return undefined;
    field.link = link;
    return link;
  }

  /** Something else stands for the result of the innermost field, which is not shown. */
  replaceResult(): void {
    const field = this.fields.at(-1);
    if (field?.phase !== 'result') return;
    field.phase = 'code';
    this.codes++;
  }

  /**
   * The field is over. `shown` is what a field without result displays, `reading` how that is read, where it says so;
   * `closesLink` when its link ends here.
   */
  end(): { shown: string; reading: string; closesLink: boolean } {
    const field = this.fields.pop();
    if (field === undefined) return { shown: '', reading: '', closesLink: false };
    if (field.phase === 'code') this.codes--;
    const plain = (shown: string, closesLink = false) => ({ shown, reading: '', closesLink });
    if (field.own !== undefined) return plain(field.own);
    const annotated = annotatedBy(field.code);
    if (annotated) return { ...annotated, closesLink: false };
    return plain(
      field.phase === 'code' || checkBox.test(field.code) ? displayOf(field.code) : '',
      field.link !== undefined,
    );
  }
}

/** A box has no result, however it is marked. */
const checkBox = /^\s*FORMCHECKBOX\b/i;

/** The link of `HYPERLINK "address" \l "anchor" \o "tip"`; undefined for other fields. */
export function hyperlinkOf(code: string): Link | undefined {
  const words = fieldWords(code);
  if (words[0]?.toUpperCase() !== 'HYPERLINK') return undefined;
  let address = '';
  let anchor = '';
  let title: string | undefined;
  for (let i = 1; i < words.length; i++) {
    const word = words[i]!;
    if (word === '\\l') anchor = words[++i] ?? '';
    else if (word === '\\o') title = words[++i];
    else if (word === '\\t') i++;
    else if (!/^\\\w$/.test(word) && address === '') address = word;
  }
  const href = anchor === '' ? address : `${address}#${anchor}`;
  if (href === '') return undefined;
  return title === undefined || title === ''
    ? { type: 'link', href, children: [] }
    : { type: 'link', href, children: [], title };
}

/** Words of a field code; quoted words lose their quotes, and `\\` in them is one backslash. */
function fieldWords(code: string): string[] {
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? bare! : quoted.replace(/\\(["\\])/g, '$1'),
  );
}

/** A word and its reading, set above it: `EQ \\* jc2 \\o\\ad(\\s\\up 9(reading),word)`, whose result is always empty. */
const phonetic = /^\s*EQ\b[^(]*\\o[^(]*\(\s*\\s\s*\\up\s*\d*\s*\(([^()]*)\)\s*[,;]\s*([^()]*)\)\s*$/i;

/** Longer codes are no word. */
const longestWord = 500;

function annotatedBy(code: string): { shown: string; reading: string } | undefined {
  const [, reading, shown] = (code.length <= longestWord && phonetic.exec(code)) || [];
  return shown === undefined ? undefined : { shown: shown.trim(), reading: reading!.trim() };
}

/**
 * What fields show that keep their text in the code (`MACROBUTTON name text`, `SYMBOL code`), or that are a box whose
 * state the writer left out: `FORMCHECKBOX`.
 */
function displayOf(code: string): string {
  const [, kind, rest = ''] = /^\s*(\w+)\s*([^]*)$/.exec(code) ?? [];
  if (checkBox.test(code)) return '\u2610';
  if (kind?.toUpperCase() === 'MACROBUTTON' || kind?.toUpperCase() === 'GOTOBUTTON')
    return rest.replace(/^\S+\s*/, '').trim();
  if (kind?.toUpperCase() !== 'SYMBOL') return '';
  const [number = ''] = fieldWords(rest);
  const codePoint = number.toLowerCase().startsWith('0x')
    ? Number.parseInt(number.slice(2), 16)
    : Number.parseInt(number, 10);
  return codePoint > 31 && codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : '';
}

keepShapeOf(() => new FieldStack());

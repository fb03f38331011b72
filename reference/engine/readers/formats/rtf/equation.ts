/**
 * A math zone of RTF -> LaTeX. Its words are the element names of Office Math, so it is written as that and read by the same translator.
 * Standard: RTF 1.9.1, "Math"; ECMA-376 part 1, 22.1.
 */
import type { Deadline } from '../../../../base/deadline.js';
import { decodeBytes } from '../../shared/code-pages/decode-bytes.js';
import { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { ommlToLatex } from '../../shared/math/omml-to-latex.js';
import { words, type WordName } from './control-words.js';
import { isEscaped } from './plain-text.js';
import { BYTE, CLOSE, END, OPEN, SYMBOL, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

/** Words that open an element. */
const elements = elementNames([
  'macc', 'mbar', 'mbox', 'mborderBox', 'md', 'meqArr', 'mf', 'mfunc', 'mgroupChr', 'mlimLow', 'mlimUpp', 'mm', 'mmr', 'mnary',
  'mphant', 'mrad', 'msPre', 'msSub', 'msSubSup', 'msSup', 'mr', 'me', 'mnum', 'mden', 'mdeg', 'mfName', 'mlim', 'msub', 'msup',
  'maccPr', 'mbarPr', 'mboxPr', 'mborderBoxPr', 'mdPr', 'meqArrPr', 'mfPr', 'mfuncPr', 'mgroupChrPr', 'mlimLowPr', 'mlimUppPr', 'mmPr',
  'mmcPr', 'mnaryPr', 'mphantPr', 'mradPr', 'msPrePr', 'msSubPr', 'msSubSupPr', 'msSupPr', 'mrPr',
]); // prettier-ignore

/** Words whose group holds a value. */
const values = elementNames([
  'mchr',
  'mtype',
  'mpos',
  'mbegChr',
  'mendChr',
  'msepChr',
  'mdegHide',
  'msubHide',
  'msupHide',
]);

/** What the parameters of `\\mscr` and `\\msty` say. */
const scripts = ['roman', 'script', 'fraktur', 'double-struck', 'sans-serif', 'monospace'];
const styles = ['p', 'b', 'i', 'bi'];

const longestMarkup = 1 << 20;

interface OpenGroup {
  element: string | undefined;
  /** Text of a group that holds a value. */
  value?: string;
}

/** Reads up to the end of the current group. @param unicodeSkip characters after `\\u` that old readers would show. */
export function readEquation(tokens: RtfTokens, codePage: number, unicodeSkip: number, deadline: Deadline): string {
  const markup = new EquationMarkup();
  let skip = 0;
  for (;;) {
    switch (tokens.next()) {
      case END:
        return latexOf(markup, deadline);
      case OPEN:
        markup.groups.push({ element: undefined });
        break;
      case CLOSE:
        if (markup.groups.length === 0) return latexOf(markup, deadline);
        markup.close();
        break;
      case TEXT: {
        const skipped = Math.min(skip, tokens.to - tokens.from);
        skip -= skipped;
        markup.text(decodeBytes(tokens.bytes, tokens.from + skipped, tokens.to, codePage));
        break;
      }
      case BYTE:
        if (skip > 0) skip--;
        else markup.text(decodeBytes(Buffer.from([tokens.parameter]), 0, 1, codePage));
        break;
      case SYMBOL:
        if (isEscaped(tokens.parameter)) markup.text(String.fromCharCode(tokens.parameter));
        break;
      case WORD:
        if (tokens.word === words.u) {
          markup.text(String.fromCharCode(tokens.parameter & 0xffff));
          skip = unicodeSkip;
        } else if (tokens.word === words.mctrlPr && markup.groups.length > 0) {
          tokens.skipGroup();
          markup.close();
        } else markup.word(tokens.word, tokens.parameter);
        break;
    }
  }
}

function latexOf(markup: EquationMarkup, deadline: Deadline): string {
  while (markup.groups.length > 0) markup.close();
  const scanner = new XmlScanner(`<m:oMath>${markup.written}</m:oMath>`, deadline);
  return scanner.child(0) ? ommlToLatex(scanner) : '';
}

class EquationMarkup {
  written = '';
  readonly groups: OpenGroup[] = [];

  word(word: number, parameter: number): void {
    const group = this.groups.at(-1);
    if (word === words.mscr) this.property('m:scr', scripts[parameter]);
    else if (word === words.msty) this.property('m:sty', styles[parameter]);
    else if (word === words.mnor) this.property('m:nor', '1');
    if (group === undefined || group.element !== undefined) return;
    const element = elements.get(word);
    if (element !== undefined) this.written += `<${element}>`;
    else if (values.has(word)) group.value = '';
    group.element = element ?? values.get(word);
  }

  text(text: string): void {
    const holder = this.groups.findLast(({ element }) => element !== undefined);
    if (holder?.value !== undefined) holder.value += text;
    else if (this.written.length < longestMarkup)
      this.written +=
        holder?.element === 'm:r' ? `<m:t>${escaped(text)}</m:t>` : `<m:r><m:t>${escaped(text)}</m:t></m:r>`;
  }

  close(): void {
    const { element, value } = this.groups.pop()!;
    if (value !== undefined) this.written += `<${element} m:val="${escaped(value.trim())}"/>`;
    else if (element !== undefined) this.written += `</${element}>`;
  }

  private property(name: string, value: string | undefined): void {
    if (value !== undefined) this.written += `<m:rPr><${name} m:val="${value}"/></m:rPr>`;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** `mfName` -> `m:fName`, by the number of the word. */
function elementNames(names: readonly WordName[]): ReadonlyMap<number, string> {
  return new Map(names.map((name) => [words[name], `m:${name.slice(1)}`]));
}

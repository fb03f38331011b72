/**
 * Markdown as its reader sees it: without the marks of emphasis and escapes; where links lead stands in a view of its own.
 * No tree is built: redacted Markdown differs from the Markdown at the redacted places only, so links, tables and code
 * stay what they are.
 * Spec: Document data (markdown); RedactPIIOptions. Standard: CommonMark 0.31, GFM.
 */
import { matchReference } from '../../html/entities.js';
import { isWordCode } from '../characters.js';
import { addAddress } from './address-view.js';
import { HtmlViews } from './html-views.js';
import { View, ViewBuilder } from './view.js';

const asciiPunctuation = /[!-/:-@[-`{-~]/;
const fence = /^(?:[ \t]|>|[-*+] |\d{1,9}[.)] ){0,12}(`{3,}|~{3,})/;

export function markdownViews(source: string): View[] {
  return new MarkdownViews(source).read();
}

class MarkdownViews {
  private readonly html: HtmlViews;
  private readonly content;
  private readonly code = new ViewBuilder('code', 'plain');
  /** Up to here an unfinished link was looked for in vain. */
  private noLinkUntil = 0;
  private verbatim = 0;

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
    this.html = new HtmlViews(source);
    this.content = this.html.content;
  }

  read(): View[] {
    const { source } = this;
    let fenced = '';
    for (let line = 0; line < source.length;) {
      const newline = source.indexOf('\n', line);
      const end = newline === -1 ? source.length : newline + 1;
      const mark = fence.exec(source.slice(line, Math.min(end, line + 80)))?.[1] ?? '';
      if (fenced !== '') {
        if (mark.startsWith(fenced)) fenced = '';
        else this.code.add(source.slice(line, end), line, end);
        line = end;
      } else if (mark !== '') {
        fenced = mark;
        this.code.gap('\n', line);
        line = end;
      } else line = this.readLine(line, end);
    }
    const [content, attributes, addresses, script] = this.html.build() as [View, View, View, View];
    // Text of Markdown takes the marker as it is; within tags it must be escaped.
    return [View.as(content, 'plain'), attributes, addresses, script, this.code.build()];
  }

  /** @returns where reading goes on: a tag can end in a later line */
  private readLine(from: number, to: number): number {
    const { source, content } = this;
    this.verbatim = from;
    let i = from;
    while (i < to) {
      const character = source[i]!;
      switch (character) {
        case '\\':
          if (asciiPunctuation.test(source[i + 1] ?? '')) {
            this.flush(i);
            content.add(source[i + 1]!, i, i + 2);
            i = this.verbatim = i + 2;
          } else i++;
          break;
        case '&': {
          const reference = matchReference(source, i, false);
          if (reference) {
            this.flush(i);
            content.add(reference.text, i, i + reference.length);
            i = this.verbatim = i + reference.length;
          } else i++;
          break;
        }
        case '<': {
          this.flush(i);
          const end = this.html.readMarkup(i);
          i = this.verbatim = end;
          if (end > to) return end;
          break;
        }
        case ']':
          i = source[i + 1] === '(' ? this.readTarget(i) : i + 1;
          break;
        case '*':
        case '_':
        case '~':
        case '`':
          if (this.isMark(i)) {
            this.flush(i);
            i = this.verbatim = i + 1;
          } else i++;
          break;
        default:
          i++;
      }
    }
    this.flush(to);
    return to;
  }

  private flush(to: number): void {
    if (to > this.verbatim) this.content.add(this.source.slice(this.verbatim, to), this.verbatim, to);
    this.verbatim = to;
  }

  /** A mark of emphasis or code; not the bullet of a list, and no underscore within a word. */
  private isMark(at: number): boolean {
    const { source } = this;
    if (source[at] === '*') return source[at + 1] !== ' ';
    if (source[at] !== '_') return true;
    return !isWordCode(source.charCodeAt(at - 1)) || !isWordCode(source.charCodeAt(at + 1));
  }

  /** `](where "title")`. @returns where reading goes on */
  private readTarget(at: number): number {
    const { source } = this;
    const start = at + 2;
    if (start < this.noLinkUntil) return start;
    let depth = 0;
    let i = start;
    const inAngles = source[i] === '<';
    for (; i < source.length; i++) {
      const character = source[i]!;
      if (character === '\\') i++;
      else if (character === '\n') break;
      else if (inAngles ? character === '>' : /\s/.test(character)) break;
      else if (!inAngles && character === '(') depth++;
      else if (!inAngles && character === ')' && depth-- === 0) break;
    }
    const where = inAngles && source[i] === '>' ? i + 1 : i;
    const close = source[where] === ')' ? where : this.readTitle(where);
    if (close === undefined) {
      this.noLinkUntil = i;
      return start;
    }
    this.flush(at);
    addAddress(this.html.addresses, source, start, i, false);
    this.verbatim = close + 1;
    return close + 1;
  }

  /** @returns the closing bracket behind the title */
  private readTitle(from: number): number | undefined {
    const title = /^[ \t]+"((?:[^"\\\n]|\\.){0,1000})"\)/.exec(this.source.slice(from, from + 1100));
    if (!title) return undefined;
    const end = from + title[0].length - 2;
    this.html.attributes.add(title[1]!, end - title[1]!.length, end);
    this.html.attributes.gap('\n', end);
    return end + 1;
  }
}

/**
 * Markup as its reader sees it: the text, the values of attributes, the addresses among them, and program text.
 * No tree is built: a redacted page differs from the page at the redacted places only.
 * Spec: Document data (html, rawHtml); RedactPIIOptions.
 */
import { matchReference } from '../../html/entities.js';
import { addAddress } from './address-view.js';
import { ViewBuilder } from './view.js';
import type { View } from './view.js';

/** Tags that stand within a line. */
const inlineTags = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const rawTags = new Set(['script', 'style', 'template']);
const addressAttributes = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'cite',
  'data',
  'background',
  'longdesc',
  'ping',
]);

export function htmlViews(source: string): View[] {
  const views = new HtmlViews(source);
  views.read(0, source.length);
  return views.build();
}

export class HtmlViews {
  readonly content = new ViewBuilder('prose', 'html');
  readonly attributes = new ViewBuilder('prose', 'html');
  readonly addresses = new ViewBuilder('address', 'address');
  private readonly code = new ViewBuilder('code', 'plain');
  /** A tag was begun and not ended: from there on `<` is a character. */
  private noTagBehind = false;

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  build(): View[] {
    return [this.content, this.attributes, this.addresses, this.code].map((builder) => builder.build());
  }

  read(from: number, to: number): void {
    const { source } = this;
    for (let i = from; i < to;) {
      const open = source.indexOf('<', i);
      const end = open === -1 || open >= to ? to : open;
      this.addText(this.content, i, end);
      i = end < to ? this.readMarkup(end) : to;
    }
  }

  /** A tag or comment at `at`; anything else is a character. @returns where it ends */
  readMarkup(at: number): number {
    const { source } = this;
    if (source.startsWith('<!--', at)) {
      const close = source.indexOf('-->', at + 4);
      const end = close === -1 ? source.length : close;
      this.content.gap('\n', at);
      this.addText(this.content, at + 4, end);
      this.content.gap('\n', end);
      return Math.min(source.length, end + 3);
    }
    const name = tagNameAt(source, at);
    if (name === '') {
      this.content.add('<', at, at + 1);
      return at + 1;
    }
    const end = this.noTagBehind ? undefined : this.readAttributes(at + 1 + name.length);
    if (end === undefined) {
      this.noTagBehind = true;
      this.content.add('<', at, at + 1);
      return at + 1;
    }
    const tag = name.toLowerCase();
    if (!inlineTags.has(tag.replace('/', ''))) this.content.gap('\n', at);
    if (!rawTags.has(tag)) return end;
    const close = closingTag(source, tag, end);
    this.code.add(source.slice(end, close), end, close);
    this.code.gap('\n', close);
    return close;
  }

  /** @returns behind the `>`; undefined when there is none, so that this is no tag */
  private readAttributes(from: number): number | undefined {
    const { source } = this;
    let i = from;
    while (i < source.length) {
      while (i < source.length && /[\s/]/.test(source[i]!)) i++;
      if (source[i] === '>') return i + 1;
      const nameStart = i;
      do i++;
      while (i < source.length && !/[\s/>=]/.test(source[i]!));
      const name = source.slice(nameStart, i).toLowerCase();
      while (i < source.length && /\s/.test(source[i]!)) i++;
      if (source[i] !== '=') {
        this.addAttribute('', nameStart, nameStart + name.length);
        continue;
      }
      i++;
      while (i < source.length && /\s/.test(source[i]!)) i++;
      const quote = source[i] === '"' || source[i] === "'" ? source[i]! : '';
      const start = i + quote.length;
      let end = quote ? source.indexOf(quote, start) : start;
      if (end === -1) end = source.length;
      if (!quote) while (end < source.length && !/[\s>]/.test(source[end]!)) end++;
      this.addAttribute(name, start, end);
      i = end + quote.length;
    }
    return undefined;
  }

  private addAttribute(name: string, start: number, end: number): void {
    if (name === 'class' || name === 'style' || start === end) return;
    if (addressAttributes.has(name)) addAddress(this.addresses, this.source, start, end, true);
    else {
      this.addText(this.attributes, start, end);
      this.attributes.gap('\n', end);
    }
  }

  private addText(builder: ViewBuilder, from: number, to: number): void {
    const { source } = this;
    let verbatim = from;
    for (let i = from; i < to; i++) {
      const code = source.charCodeAt(i);
      if (code === 0x26) {
        const reference = matchReference(source, i, false);
        if (!reference || i + reference.length > to) continue;
        builder.add(source.slice(verbatim, i), verbatim, i);
        builder.add(reference.text, i, i + reference.length);
        i += reference.length - 1;
        verbatim = i + 1;
      } else if (code === 0x0a || code === 0x0d || code === 0x09) {
        // Line ends of the source are spaces to its reader.
        builder.add(source.slice(verbatim, i), verbatim, i);
        let end = i + 1;
        while (end < to && /\s/.test(source[end]!)) end++;
        builder.gap(' ', i);
        verbatim = end;
        i = end - 1;
      }
    }
    builder.add(source.slice(verbatim, to), verbatim, to);
  }
}

/** `a` or `/a` where a tag begins; empty where none does. */
function tagNameAt(source: string, at: number): string {
  return (
    /^<(\/?[a-zA-Z][a-zA-Z\d:-]*)(?=[\s/>]|$)|^<([!?])/
      .exec(source.slice(at, at + 64))
      ?.slice(1)
      .find(Boolean) ?? ''
  );
}

function closingTag(source: string, tag: string, from: number): number {
  for (let at = source.indexOf('</', from); at !== -1; at = source.indexOf('</', at + 2)) {
    if (source.slice(at + 2, at + 2 + tag.length).toLowerCase() === tag) return at;
  }
  return source.length;
}

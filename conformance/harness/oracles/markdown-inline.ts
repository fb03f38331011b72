/**
 * Reads the inline part of Markdown in any dialect: links and images in all their forms, emphasis, code, escapes,
 * HTML tags and entities. Gives the links it met and the text a reader sees.
 * Used by markdown-facts.ts; pure, never fails: what it does not understand is text.
 * Spec: Document data, `markdown`; CommonMark 0.31 sections 2.4, 6.
 */
import { decodeEntities, htmlText } from './html-tokens.js';

export interface InlineLink {
  readonly text: string;
  readonly href: string;
}

export interface InlineImage {
  readonly alt: string;
  readonly src: string;
}

export interface Inline {
  readonly text: string;
  readonly links: readonly InlineLink[];
  readonly images: readonly InlineImage[];
}

/** Link reference definitions by label in small letters. */
export type Definitions = ReadonlyMap<string, string>;

const definitionLine =
  /^ {0,3}\[((?:[^\][\\]|\\.)+)\]:\s*(?:<([^>\n]*)>|(\S+))(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?\s*$/;

/** Takes the link reference definitions out of a Markdown text. */
export function takeDefinitions(markdown: string): { rest: string; definitions: Definitions } {
  const definitions = new Map<string, string>();
  const kept = markdown.split('\n').filter((line) => {
    const match = definitionLine.exec(line);
    // Footnotes look like definitions and are text.
    if (!match || match[1]!.startsWith('^')) return true;
    const label = labelKey(match[1]!);
    if (!definitions.has(label)) definitions.set(label, unescaped(match[2] ?? match[3] ?? ''));
    return false;
  });
  return { rest: kept.join('\n'), definitions };
}

function labelKey(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase();
}

function unescaped(text: string): string {
  return decodeEntities(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
}

const placeholder = { open: '\ue000', close: '\ue001' };

/** Reads one run of inline Markdown, such as a paragraph or a table cell. */
export function readInline(source: string, definitions: Definitions): Inline {
  const links: InlineLink[] = [];
  const images: InlineImage[] = [];
  const literals: string[] = [];
  // What must not be read as markup any more is set aside and put back at the end.
  const aside = (text: string): string => `${placeholder.open}${literals.push(text) - 1}${placeholder.close}`;
  const restore = (text: string): string =>
    text.replace(/\ue000(\d+)\ue001/g, (_, index: string) => restore(literals[Number(index)]!));

  let text = source
    .replace(/(?<!\\)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g, (_, _ticks, code: string) => aside(code))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) => aside(character))
    // A backslash that ends a line breaks it there.
    .replace(/\\(?=\r?\n)/g, '')
    .replace(/(?<!\]\(\s*)<((?:https?|mailto|ftp|tel):[^\s<>]*)>/gi, (_, address: string) => {
      links.push({ text: decodeEntities(address), href: decodeEntities(address) });
      return aside(decodeEntities(address));
    });
  text = takeBrackets(text, definitions, (isImage, inner, target) => {
    const address = decodeEntities(restore(target));
    if (isImage) {
      const alt = decodeEntities(restore(stripMarks(inner)));
      images.push({ alt, src: address });
      return aside(alt);
    }
    const label = plain(inner, restore);
    links.push({ text: label, href: address });
    return ` ${aside(label)} `.replace(/^ | $/g, '');
  });
  for (const tag of htmlLinks(text, restore)) (tag.kind === 'a' ? links : images).push(tag.value as never);
  return { text: plain(text, restore), links, images };
}

function plain(text: string, restore: (text: string) => string): string {
  return restore(htmlText(stripMarks(text.replace(/<br\s*\/?>/gi, ' '))));
}

function stripMarks(text: string): string {
  return text
    .replace(/(\*{1,3}|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(\*{1,3}|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)([\s\S]*?\S)\1(?![\p{L}\p{N}])/gu, '$2');
}

type OnBracket = (isImage: boolean, inner: string, target: string) => string;

/** Finds bracketed text with a target, innermost first, until none is left. */
function takeBrackets(source: string, definitions: Definitions, take: OnBracket): string {
  let text = source;
  for (;;) {
    const before = text;
    text = text.replace(
      /(!?)\[([^\][]*)\](?:\(\s*(?:<([^>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)|\[([^\][]*)\])?/g,
      (_whole, bang: string, inner: string, bracketed?: string, bare?: string, label?: string) => {
        const target =
          bracketed ?? bare ?? definitions.get(labelKey(label === undefined || label === '' ? inner : label));
        if (target === undefined) {
          // Plain brackets are text; set aside so that the loop ends.
          return bang + '\ue002' + inner + '\ue003' + (label === undefined ? '' : `\ue002${label}\ue003`);
        }
        return take(bang === '!', inner, target);
      },
    );
    if (text === before) return text.replaceAll('\ue002', '[').replaceAll('\ue003', ']');
  }
}

type HtmlLink = { kind: 'a'; value: InlineLink } | { kind: 'img'; value: InlineImage };

function htmlLinks(text: string, restore: (text: string) => string): HtmlLink[] {
  const found: HtmlLink[] = [];
  for (const match of text.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>([\s\S]*?)<\/a>/gi)) {
    const href = decodeEntities(restore(match[1] ?? match[2] ?? match[3] ?? ''));
    found.push({ kind: 'a', value: { href, text: plain(match[4]!, restore).trim() } });
  }
  for (const match of text.matchAll(/<img\s[^>]*>/gi)) {
    const attribute = (name: string): string =>
      decodeEntities(
        restore(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(match[0])?.slice(1).join('') ?? ''),
      );
    found.push({ kind: 'img', value: { alt: attribute('alt'), src: attribute('src') } });
  }
  return found;
}

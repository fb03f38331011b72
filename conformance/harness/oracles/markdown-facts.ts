/**
 * Reads the facts out of Markdown of any dialect: visible text in order, headings, list items, tables, links,
 * images. ATX and setext headings, pipe tables with and without outer pipes, HTML tables, reference links and
 * every marker of a list count alike, so that an oracle never prefers one converter's style.
 * Used by content.ts; pure, never fails.
 * Spec: Document data, `markdown`; CommonMark 0.31 and GFM section 4.10.
 */
import { htmlTables } from './html-tables.js';
import type { Grid } from './html-tables.js';
import { htmlText } from './html-tokens.js';
import { readInline, takeDefinitions } from './markdown-inline.js';
import type { Definitions, Inline, InlineImage, InlineLink } from './markdown-inline.js';
import { takeTable } from './markdown-tables.js';
import { oneLine } from './words.js';

interface MarkdownHeading {
  readonly level: number;
  readonly text: string;
}

export interface MarkdownItem {
  readonly ordered: boolean;
  /** 0 for the outermost list. */
  readonly depth: number;
  readonly text: string;
}

export interface MarkdownFacts {
  /** Everything a reader sees, block after block. */
  readonly text: string;
  /** The visible text of each block: paragraphs, headings, items, rows. */
  readonly blocks: readonly string[];
  readonly headings: readonly MarkdownHeading[];
  readonly items: readonly MarkdownItem[];
  readonly tables: readonly Grid[];
  readonly links: readonly InlineLink[];
  readonly images: readonly InlineImage[];
}

interface Collected {
  readonly blocks: string[];
  readonly headings: MarkdownHeading[];
  readonly items: MarkdownItem[];
  readonly tables: Grid[];
  readonly links: InlineLink[];
  readonly images: InlineImage[];
}

export function markdownFacts(markdown: string): MarkdownFacts {
  const { rest, definitions } = takeDefinitions(markdown.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, ''));
  const found: Collected = { blocks: [], headings: [], items: [], tables: [], links: [], images: [] };
  for (const piece of withHtmlTables(rest)) {
    if (piece.isTable) takeHtmlTable(piece.text, definitions, found);
    else readLines(piece.text.split('\n'), definitions, found);
  }
  return { ...found, text: found.blocks.join('\n') };
}

function withHtmlTables(markdown: string): { isTable: boolean; text: string }[] {
  return markdown
    .split(/(<table[\s>][\s\S]*?<\/table>(?:(?:(?!<table[\s>])[\s\S])*?<\/table>)*)/i)
    .map((text, index) => ({ isTable: index % 2 === 1, text }))
    .filter((piece) => piece.text.trim() !== '');
}

function takeHtmlTable(html: string, definitions: Definitions, found: Collected): void {
  found.tables.push(...htmlTables(html));
  const inline = readInline(html, definitions);
  found.links.push(...inline.links);
  found.images.push(...inline.images);
  found.blocks.push(
    ...htmlText(html)
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== ''),
  );
}

const fence = /^\s{0,3}(?:>\s?)*\s*(`{3,}|~{3,})/;
/** What some dialects say of a heading behind it is no text of it. */
const atx = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?(?:[ \t]+\{(?:[#.][\w:.-]+|-)(?:[ \t][^{}\n]*)?\})?[ \t]*$/;
const itemStart = /^(\s*)([-*+•◦▪‣]|(\d{1,9}|[A-Za-z]|[ivxIVX]{1,6})[.)])(?:[ \t]+(.*))?$/;
const rule = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;

function readLines(lines: readonly string[], definitions: Definitions, found: Collected): void {
  let paragraph: string[] = [];
  let item: { ordered: boolean; indent: number } | undefined;
  let indents: number[] = [];

  const inlineOf = (text: string): Inline => {
    const inline = readInline(text, definitions);
    found.links.push(...inline.links);
    found.images.push(...inline.images);
    return inline;
  };
  const endParagraph = (): void => {
    if (paragraph.length === 0) return;
    const text = oneLine(inlineOf(paragraph.join('\n')).text);
    paragraph = [];
    if (text !== '') found.blocks.push(text);
    if (item) {
      while (indents.length > 0 && indents.at(-1)! >= item.indent) indents.pop();
      found.items.push({ ordered: item.ordered, depth: indents.length, text });
      indents.push(item.indent);
      item = undefined;
    }
  };
  const heading = (level: number, text: string): void => {
    const plain = oneLine(inlineOf(text).text);
    found.headings.push({ level, text: plain });
    found.blocks.push(plain);
    indents = [];
  };

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!.replace(/^(?:\s{0,3}>\s?)+/, '');
    const open = fence.exec(line);
    if (open) {
      endParagraph();
      index = takeFence(lines, index, open[1]!, found);
      continue;
    }
    const table = takeTable(lines, index);
    if (table) {
      endParagraph();
      const grid = table.rows.map((row) => row.map((cell) => oneLine(inlineOf(cell).text)));
      found.tables.push(grid);
      for (const row of grid) found.blocks.push(row.filter((cell) => cell !== '').join(' '));
      index = table.lastIndex;
      continue;
    }
    const trimmed = line.trim();
    const htmlHeading = /^<h([1-6])[\s>][\s\S]*?<\/h\1>$/i.exec(trimmed);
    const atxHeading = /^\s{0,3}#/.test(line) ? atx.exec(trimmed) : null;
    const underline = paragraph.length > 0 && !item ? /^\s{0,3}(=+|-+)\s*$/.exec(line) : null;
    const start = itemStart.exec(line);
    if (trimmed === '') endParagraph();
    else if (htmlHeading) {
      endParagraph();
      heading(Number(htmlHeading[1]), trimmed);
    } else if (atxHeading) {
      endParagraph();
      heading(atxHeading[1]!.length, atxHeading[2] ?? '');
    } else if (underline) {
      const text = paragraph.join('\n');
      paragraph = [];
      heading(underline[1]!.startsWith('=') ? 1 : 2, text);
    } else if (rule.test(line)) endParagraph();
    else if (start && (start[4] !== undefined || paragraph.length === 0)) {
      endParagraph();
      item = { ordered: start[3] !== undefined, indent: start[1]!.replaceAll('\t', '    ').length };
      paragraph = [start[4] ?? ''];
      if (start[4] === undefined) paragraph = ['\u200b'];
    } else {
      const own = /^<li[\s>]/i.test(trimmed);
      if (own) {
        endParagraph();
        item = { ordered: false, indent: line.length - line.trimStart().length };
      }
      paragraph.push(line.trim());
    }
  }
  endParagraph();
}

/** Reads a fenced block; its lines are text as they stand. Returns the index of its last line. */
function takeFence(lines: readonly string[], start: number, marker: string, found: Collected): number {
  const end = new RegExp(`^\\s*(?:>\\s?)*\\s*${marker[0]!}{${marker.length},}\\s*$`);
  let index = start + 1;
  while (index < lines.length && !end.test(lines[index]!)) {
    const text = oneLine(lines[index]!);
    if (text !== '') found.blocks.push(text);
    index += 1;
  }
  return index;
}

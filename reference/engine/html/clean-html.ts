/**
 * Writes the selected part of the original page as clean HTML: without scripts, styles, `head` and comments, with
 * absolute URLs and one address per picture. Elements and their other attributes stay as the page has them.
 * Spec: Document data, html.
 */
import type { Deadline } from '../../base/deadline.js';
import type { AttributeCursor } from './attributes.js';
import { attributesOf, nextAttribute, valueOf } from './attributes.js';
import { elementSets, ElementSet, Tag } from './elements.table.js';
import { imageSource } from './image-source.js';
import type { NodeTable } from './node-table.js';
import { nodeName, sliceText } from './node-table.js';
import { parseHtml } from './parse-html.js';
import type { Selection } from './selection.js';
import type { PageUrls } from './urls.js';

export interface CleanOptions {
  urls: PageUrls;
  /** `data:` URIs of pictures stay when true. */
  embedImages: boolean;
  deadline: Deadline;
}

/** The selected part as HTML. A whole page keeps its `html` and `body`. */
export function cleanHtml(table: NodeTable, selection: Selection, options: CleanOptions): string {
  const writer = new CleanWriter(table, selection.dropped, options);
  for (const root of selection.roots) writer.node(root);
  return writer.text().trim();
}

const removed = new Uint8Array(256);
for (const tag of [
  Tag.script,
  Tag.style,
  Tag.noscript,
  Tag.meta,
  Tag.head,
  Tag.link,
  Tag.base,
  Tag.template,
  Tag.noembed,
  Tag.noframes,
  Tag.title,
])
  removed[tag] = 1;

const urlAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'data',
  'background',
  'longdesc',
  'xlink:href',
]);
/** Attributes that only say how a picture is chosen or loaded; the choice is made. */
const imageAttributes = new Set([
  'src',
  'srcset',
  'sizes',
  'data-src',
  'data-srcset',
  'data-lazy-src',
  'data-lazy-srcset',
  'data-sizes',
  'loading',
]);

const noAttributes: ReadonlySet<string> = new Set();
const drawingDepth = 512;
/** Elements of drawings that run or change things. */
const scripted = /^(?:script|style|foreignobject|handler|listener|set|animate.*)$/i;

class CleanWriter {
  private readonly table: NodeTable;
  private readonly dropped: Uint8Array | undefined;
  private readonly options: CleanOptions;
  private readonly parts: string[] = [];
  private preformatted = 0;

  constructor(table: NodeTable, dropped: Uint8Array | undefined, options: CleanOptions) {
    this.table = table;
    this.dropped = dropped;
    this.options = options;
  }

  text(): string {
    return this.parts.join('');
  }

  node(node: number): void {
    const { table } = this;
    const tag = table.tag[node]!;
    if (this.dropped?.[node] === 1 || removed[tag] === 1 || this.isChosenSource(node, tag)) return;
    if (tag === Tag.text) this.writeText(node);
    else if (tag === Tag.document) this.children(node);
    else if (tag === Tag.svg && this.isOpaque(node)) this.drawing(node);
    else this.element(node, tag);
  }

  private children(node: number): void {
    const end = this.table.end[node]!;
    for (let child = node + 1; child < end; child = this.table.end[child]!) this.node(child);
  }

  private writeText(node: number): void {
    const { table } = this;
    const text = sliceText(table.source, table.start[node]!, table.stop[node]!);
    // A bare `<` is text where it stands, but could become a tag when what stood behind it is gone.
    this.parts.push(text.includes('<') ? text.replaceAll('<', '&lt;') : text);
  }

  private element(node: number, tag: number): void {
    const name = nodeName(this.table, node);
    if (!/^[a-z][^\s"'<>/=\0]*$/.test(name)) {
      this.children(node);
      return;
    }
    this.parts.push('<', name);
    if (tag === Tag.img) this.imageAttributes(node);
    else this.attributes(node, noAttributes);
    this.parts.push('>');
    if ((elementSets[tag]! & ElementSet.void) !== 0) return;
    const keepsSpace = tag === Tag.pre || tag === Tag.textarea;
    if (keepsSpace) this.preformatted++;
    if (tag !== Tag.iframe) this.children(node);
    if (keepsSpace) this.preformatted--;
    this.parts.push('</', name, '>');
    if (this.preformatted === 0 && (elementSets[tag]! & ElementSet.block) !== 0) this.parts.push('\n');
  }

  private attributes(node: number, skip: ReadonlySet<string>, keepsCase = false): void {
    const { table } = this;
    if (table.marks[node] === 0) return;
    const seen = new Set<string>();
    const cursor = attributesOf(table, node);
    while (nextAttribute(table, node, cursor)) {
      const written = sliceText(table.source, cursor.nameStart, cursor.nameEnd);
      const name = written.toLowerCase();
      if (seen.has(name) || skip.has(name) || !/^[^\s"'<>/=\0]+$/.test(name)) continue;
      seen.add(name);
      this.attribute(name, keepsCase ? written : name, cursor);
    }
  }

  private attribute(name: string, written: string, cursor: AttributeCursor): void {
    if (name.startsWith('on') || name === 'srcdoc' || name === 'ping') return;
    if (name === 'srcset' || name === 'sizes') return;
    if (urlAttributes.has(name)) {
      const url = this.options.urls.resolve(valueOf(this.table, cursor));
      if (url !== undefined && !this.isEmbedded(url)) this.parts.push(' ', written, '="', escapeValue(url), '"');
      return;
    }
    const raw = sliceText(this.table.source, cursor.valueStart, cursor.valueEnd);
    if (raw === '' && cursor.valueStart === cursor.nameEnd) this.parts.push(' ', written);
    else this.parts.push(' ', written, '="', raw.includes('"') ? raw.replaceAll('"', '&quot;') : raw, '"');
  }

  private imageAttributes(node: number): void {
    const source = imageSource(this.table, node);
    const url = source === undefined ? undefined : this.options.urls.resolve(source);
    if (url !== undefined && !this.isEmbedded(url)) this.parts.push(' src="', escapeValue(url), '"');
    this.attributes(node, imageAttributes);
  }

  private isEmbedded(url: string): boolean {
    return !this.options.embedImages && /^data:/i.test(url);
  }

  /** The sources of a picture went into its `img`. */
  private isChosenSource(node: number, tag: number): boolean {
    return tag === Tag.source && this.table.tag[this.table.parent[node]!] === Tag.picture;
  }

  /** True for drawings the parser did not look into. */
  private isOpaque(node: number): boolean {
    const { table } = this;
    return table.end[node] === node + 2 && table.tag[node + 1] === Tag.text && table.marks[node + 1] === 0;
  }

  /** An opaque drawing is parsed now, so that its scripts go too. */
  private drawing(node: number): void {
    const { table } = this;
    const source = table.source.subarray(table.start[node]! - 1, table.stop[node + 1]);
    const parsed = parseHtml(source, { depth: drawingDepth, withDrawings: true }, this.options.deadline);
    const writer = new CleanWriter(parsed, undefined, this.options);
    for (let at = 1; at < parsed.count; at++) {
      if (parsed.tag[at] !== Tag.svg) continue;
      writer.drawingElement(at);
      break;
    }
    this.parts.push(writer.text());
  }

  /** Like `element`, with names in the source's case, which counts in drawings. */
  private drawingElement(node: number): void {
    const { table } = this;
    if (table.tag[node] === Tag.text) {
      this.writeText(node);
      return;
    }
    const name = /^[a-zA-Z][\w:.-]*/.exec(sliceText(table.source, table.start[node]!, table.stop[node]!))?.[0];
    if (name === undefined || scripted.test(name)) return;
    this.parts.push('<', name);
    this.attributes(node, noAttributes, true);
    this.parts.push('>');
    for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) this.drawingElement(child);
    this.parts.push('</', name, '>');
  }
}

function escapeValue(url: string): string {
  return /[&"<]/.test(url) ? url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;') : url;
}

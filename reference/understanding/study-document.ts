/**
 * A document as it was read and transformed -> Material. What the transforms took out of the document is not in it.
 * Linear in the document; what is beyond the bounds is left out, and said.
 * Spec: Document data (summary, answer, highlights).
 */
import { budgets } from '../base/budgets.js';
import type { Block, Inline, ListItem, Table, TableCell } from '../engine/document/nodes.js';
import type { PageTree } from '../engine/document/page-tree.js';
import type { Reading } from '../engine/document/reading.js';
import { productOf } from '../page-questions/product.js';
import { thingsOf } from '../page-questions/structured-things.js';
import type { Thing } from '../page-questions/structured-things.js';
import { bylinesIn } from './bylines.js';
import type { Material, MaterialThing, Piece } from './material.js';

/** @param page the page as it is; undefined for other documents */
export function studyDocument(
  { document, metadata }: Pick<Reading, 'document' | 'metadata'>,
  page: PageTree | undefined,
  url: string | undefined,
): Material {
  const study = new Study();
  study.blocks(document.blocks);
  for (const note of document.footnotes ?? []) study.blocks(note.children);
  const things = page ? thingsOn(page, url ?? '', study.pieces) : [];
  const title = first(metadata['title']);
  const language = first(metadata['language']);
  return {
    ...(title !== undefined && { title }),
    ...(language !== undefined && { language }),
    ...(url !== undefined && { url }),
    metadata,
    pieces: study.pieces,
    things,
    isWhole: study.left > 0,
  };
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** What a piece counts beside its text, in characters. */
const pieceWeight = 16;

class Study {
  readonly pieces: Piece[] = [];
  left: number = budgets.materialText.bound;
  #lists = 0;

  blocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (this.left <= 0) return;
      this.#block(block);
    }
  }

  #block(block: Block): void {
    switch (block.type) {
      case 'heading':
        return this.#add({
          kind: 'heading',
          level: block.level,
          text: oneLine(block.children),
          ...linkOf(block.children),
        });
      case 'paragraph':
        return this.#paragraph(block.children);
      case 'list':
        return this.#list(block.items);
      case 'table':
        return this.#table(block);
      case 'definitionList':
        for (const { terms, definitions } of block.items) {
          const value = definitions.map((one) => textOfBlocks(one)).join('; ');
          this.#pair(terms.map(oneLine).join(', '), value);
        }
        return;
      case 'blockQuote':
      case 'furniture':
        return this.blocks(block.children);
      case 'figure':
        this.blocks(block.children);
        return this.#paragraph(block.caption);
      case 'details':
        this.#add({ kind: 'heading', level: 6, text: oneLine(block.summary) });
        return this.blocks(block.children);
      case 'codeBlock':
        return this.#add({ kind: 'text', text: block.text });
      case 'mathBlock':
      case 'thematicBreak':
        return;
    }
  }

  #paragraph(inlines: readonly Inline[]): void {
    const bold = boldLabel(inlines);
    if (bold && parts(`${bold.label}: ${bold.value}`).length === 1) return this.#pair(bold.label, bold.value);
    const lines = textOfInlines(inlines).split('\n').map(joined).filter(Boolean).flatMap(parts);
    const pairs = lines.map(labelled);
    if (pairs.some(Boolean)) {
      for (const [at, pair] of pairs.entries()) {
        if (pair) this.#pair(pair.label, pair.value);
        else this.#add({ kind: 'text', text: lines[at]! });
      }
    } else if (lines.length > 1 && bylinesIn(lines[0]!, undefined).length > 0)
      for (const text of lines) this.#add({ kind: 'text', text });
    else this.#add({ kind: 'text', text: lines.join(' '), ...linkOf(inlines), ...linkedPart(inlines) });
  }

  #list(items: readonly ListItem[]): void {
    const list = ++this.#lists;
    for (const { children } of items) {
      if (this.left <= 0) return;
      const simple = children.filter((block) => block.type === 'paragraph' || block.type === 'heading');
      const rest = children.filter((block) => block.type !== 'paragraph' && block.type !== 'heading');
      const inlines = simple.flatMap(({ children: inner }): Inline[] => [...inner, { type: 'lineBreak' }]);
      const text = textOfInlines(inlines).split('\n').map(joined).filter(Boolean).join('\n');
      const pair = text.includes('\n') ? undefined : (boldLabel(inlines) ?? labelled(text));
      if (pair) this.#pair(pair.label, pair.value);
      if (text !== '') this.#add({ kind: 'item', list, text, ...linkOf(inlines) });
      this.blocks(rest);
    }
  }

  #table({ rows, headerRows, caption }: Table): void {
    const cells = rows.map((row) => row.cells.map(textOfCell));
    const text = caption ? oneLine(caption) : '';
    const told = text === '' ? {} : { caption: text };
    const rest = cells.filter((row) => row.some((cell) => cell !== ''));
    if (rest.length === 0) return;
    this.#add({ kind: 'table', rows: rest, hasHeader: headerRows > 0, ...told });
  }

  #pair(label: string, value: string): void {
    const name = label.replace(/[\s::]+$/u, '');
    if (name !== '' && value !== '') this.#add({ kind: 'pair', label: name, value });
  }

  /** What is longer than what is left is cut. */
  #add(piece: Piece): void {
    if (this.left <= 0) return;
    if (piece.kind === 'table') return this.#addTable(piece);
    const length = piece.kind === 'pair' ? piece.label.length + piece.value.length : piece.text.length;
    if (length === 0) return;
    const room = this.left;
    this.left -= length + pieceWeight;
    if (this.left > 0) this.pieces.push(piece);
    else if (piece.kind !== 'pair') this.pieces.push({ ...piece, text: piece.text.slice(0, room).toWellFormed() });
  }

  #addTable(table: Extract<Piece, { kind: 'table' }>): void {
    const rows: (readonly string[])[] = [];
    for (const row of table.rows) {
      this.left -= row.reduce((sum, cell) => sum + cell.length + pieceWeight, pieceWeight);
      if (this.left <= 0) break;
      rows.push(row);
    }
    if (rows.length > 0) this.pieces.push({ ...table, rows });
  }
}

/** `By: Ada | May 3 | Tags: walls` says three things, `Sizes: S | M | L` one. */
function parts(line: string): string[] {
  const found = line.length > 400 ? [line] : line.split(/\s[|·•]\s/u);
  const labels = found.map((part) => labelled(part) !== undefined);
  return found.length > 1 && labels.lastIndexOf(true) > 0 ? found.map((part) => part.trim()) : [line];
}

/** Text before a colon is a label when it is short and no sentence. */
function labelled(line: string): { label: string; value: string } | undefined {
  const at = line.search(/[::]\s/u);
  if (at < 1 || at > 50 || line.length > 400) return undefined;
  const label = line.slice(0, at);
  const value = line.slice(at + 1).trim();
  return value === '' || /[.!?;"„“]/u.test(label) || label.split(/\s+/).length > 6 ? undefined : { label, value };
}

/** `**Label** value`, and with the colon inside of the bold text. */
function boldLabel(inlines: readonly Inline[]): { label: string; value: string } | undefined {
  const at = inlines.findIndex((inline) => typeof inline !== 'string' || inline.trim() !== '');
  const head = inlines[at];
  if (head === undefined || typeof head === 'string' || head.type !== 'styled' || head.style !== 'strong')
    return undefined;
  const label = oneLine(head.children);
  const rest = textOfInlines(inlines.slice(at + 1)).trim();
  if (label === '' || label.length > 50 || rest === '' || rest.includes('\n') || rest.length > 400) return undefined;
  const hasColon = /[::]$/u.test(label) || /^[::]/u.test(rest);
  return hasColon ? { label, value: joined(rest.replace(/^[::]\s*/u, '')) } : undefined;
}

function oneLine(inlines: readonly Inline[]): string {
  return joined(textOfInlines(inlines));
}

function joined(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Breaks are line feeds. */
function textOfInlines(inlines: readonly Inline[]): string {
  return inlines.map(textOfInline).join('');
}

function textOfInline(inline: Inline): string {
  if (typeof inline === 'string') return inline.replace(/\s+/gu, ' ');
  switch (inline.type) {
    case 'styled':
    case 'link':
      return textOfInlines(inline.children);
    case 'code':
      return inline.text;
    case 'lineBreak':
      return '\n';
    case 'math':
      return inline.latex;
    case 'image':
    case 'footnoteReference':
      return '';
  }
}

function linkOf(inlines: readonly Inline[]): { href?: string } {
  for (const inline of inlines) {
    if (typeof inline === 'string') continue;
    if (inline.type === 'link' && inline.href !== '' && !inline.href.startsWith('#')) return { href: inline.href };
    if (inline.type === 'styled') {
      const inner = linkOf(inline.children);
      if (inner.href !== undefined) return inner;
    }
  }
  return {};
}

/** The text of the first link, in a short paragraph that says more. */
function linkedPart(inlines: readonly Inline[]): { linked?: string } {
  const link = inlines.find((inline) => typeof inline !== 'string' && inline.type === 'link');
  if (inlines.length < 2 || inlines.length > 20 || link === undefined || typeof link === 'string') return {};
  const text = oneLine([link]);
  return text === '' ? {} : { linked: text };
}

function textOfCell({ content }: TableCell): string {
  return typeof content === 'string' ? joined(content) : textOfBlocks(content);
}

function textOfBlocks(blocks: readonly Block[]): string {
  const study = new Study();
  study.blocks(blocks);
  return joined(
    study.pieces
      .map((piece) => (piece.kind === 'pair' ? `${piece.label}: ${piece.value}` : 'text' in piece ? piece.text : ''))
      .join(' '),
  );
}

/** What the page says in the words of schema.org; of a product, also what it says in other ways. */
function thingsOn(page: PageTree, url: string, pieces: readonly Piece[]): MaterialThing[] {
  const things = topThings(thingsOf(page));
  if (things.some(({ types }) => types.some((type) => type.startsWith('Product')))) return things;
  const product = productOf(page, url);
  if (!product) return things;
  const [variant] = product.variants;
  // A title for other sites ends with the name of this one; its heading does not.
  const heading = pieces.find(
    (piece) =>
      piece.kind === 'heading' &&
      piece.text.length > 8 &&
      product.title.toLowerCase().startsWith(piece.text.toLowerCase()),
  );
  const told = {
    name: heading?.kind === 'heading' ? heading.text : product.title,
    brand: product.brand,
    category: product.category,
    description: product.description,
    sku: variant?.sku,
    price: variant?.price?.amount === undefined ? undefined : String(variant.price.amount),
    priceCurrency: variant?.price?.currency,
    availability: variant?.availability.text ?? (variant?.availability.inStock ? 'InStock' : undefined),
  };
  const properties = Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]]));
  return [...things, { types: ['Product'], properties: Object.fromEntries(properties) as MaterialThing['properties'] }];
}

/** Those that no other thing holds. */
function topThings(things: readonly Thing[]): MaterialThing[] {
  const held = new Set(
    things.flatMap(({ properties }) => [...properties.values()].flat().filter((value) => typeof value !== 'string')),
  );
  const room = { left: budgets.materialText.bound };
  return things.filter((thing) => !held.has(thing)).map((thing) => plainThing(thing, room));
}

function plainThing({ types, properties }: Thing, room: { left: number }): MaterialThing {
  const kept: Record<string, (string | MaterialThing)[]> = Object.create(null) as Record<
    string,
    (string | MaterialThing)[]
  >;
  for (const [name, values] of properties) {
    if (room.left <= 0) break;
    room.left -= name.length;
    kept[name] = values.flatMap((value): (string | MaterialThing)[] => {
      if (room.left <= 0) return [];
      if (typeof value !== 'string') return [plainThing(value, room)];
      room.left -= value.length;
      const text = joined(value.includes('<') ? value.replace(/<[^<>]*>/g, ' ') : value);
      return text === '' ? [] : [text];
    });
  }
  return { types, properties: kept };
}

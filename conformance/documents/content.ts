/**
 * The content a fixture document is made of, before it takes the shape of a format; and the truth that follows from it.
 * One content can be made into every format that has its parts, so the same facts are asked of all of them.
 * Spec: What the service does 1-2.
 */
import type { ListFact, MetadataFact, TableFact, Truth } from './fixture.js';

/** A number and how a person sees it under the given format code, the way a spreadsheet shows it. */
export interface NumberCell {
  readonly value: number;
  /** An Excel format code, such as `0.00%`. */
  readonly format: string;
  readonly shown: string;
  /** The value comes of it; a workbook keeps both. */
  readonly formula?: string;
}

/** A text; its lines are paragraphs of the cell. */
export type Cell = string | NumberCell;

export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  /** `runs`: the text in pieces, as programs keep it that mark words or follow changes; nothing of it is seen. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly runs?: readonly string[] }
  | { readonly kind: 'link'; readonly before: string; readonly text: string; readonly href: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListEntry[] }
  | { readonly kind: 'table'; readonly name?: string; readonly cells: readonly (readonly Cell[])[] }
  | { readonly kind: 'image'; readonly alt: string }
  | { readonly kind: 'pageBreak' };

export interface ListEntry {
  readonly text: string;
  readonly items?: readonly string[];
}

export interface Content {
  readonly metadata?: MetadataFact;
  readonly parts: readonly Part[];
  /** Running header and footer; navigation in HTML. */
  readonly header?: string;
  readonly footer?: string;
  /** Planted where the format keeps text that is not shown: comments, scripts, deleted revisions. */
  readonly hidden?: readonly string[];
}

export function shownText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.shown;
}

/** What stands in a cell line by line. */
export const paragraphsOf = (cell: string): string[] => cell.split('\n');

/** The facts that hold for every format that can express all parts of the content. */
export function truthOf(content: Content): Truth {
  const parts = content.parts;
  const boilerplate = [content.header, content.footer].filter((text) => text !== undefined);
  return {
    texts: parts.flatMap(textsOf),
    headings: parts.flatMap((part) => (part.kind === 'heading' ? [{ level: part.level, text: part.text }] : [])),
    lists: parts.flatMap((part) => (part.kind === 'list' ? [listFact(part)] : [])),
    tables: parts.flatMap((part) =>
      part.kind === 'table'
        ? [
            {
              cells: part.cells.map((row) => row.map(shownText)),
              ...(part.name === undefined ? {} : { caption: part.name }),
            },
          ]
        : [],
    ),
    links: parts.flatMap((part) => (part.kind === 'link' ? [{ text: part.text, href: part.href }] : [])),
    images: parts.flatMap((part) => (part.kind === 'image' ? [{ alt: part.alt }] : [])),
    ...(content.metadata === undefined ? {} : { metadata: content.metadata }),
    ...(boilerplate.length === 0 ? {} : { boilerplate }),
    ...(content.hidden === undefined ? {} : { hidden: content.hidden }),
  };
}

/** The texts of one part in reading order; number cells count as their shown form only in `tables`. */
export function textsOf(part: Part): string[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [part.text];
    case 'link':
      return [part.before, part.text];
    case 'list':
      return part.items.flatMap((item) => [item.text, ...(item.items ?? [])]);
    case 'table':
      return part.cells.flat().flatMap((cell) => (typeof cell === 'string' && cell !== '' ? paragraphsOf(cell) : []));
    case 'image':
    case 'pageBreak':
      return [];
  }
}

function listFact(part: Extract<Part, { kind: 'list' }>): ListFact {
  return { ordered: part.ordered, items: part.items.flatMap((item) => [item.text, ...(item.items ?? [])]) };
}

/** The cells that are text. How a number is shown is no matter of rows and columns: `89` is `89.00`. */
export function textTables(content: Content): TableFact[] {
  return content.parts.flatMap((part) =>
    part.kind === 'table'
      ? [{ cells: part.cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))) }]
      : [],
  );
}

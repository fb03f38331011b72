/**
 * The neutral document: what every reader produces and every writer consumes. Plain data, no methods.
 * Blocks hold blocks or inlines; an inline that is plain text is a bare string, so a paragraph of text costs one object.
 * Spec: What the service does, 1 (reading order and tables are preserved).
 */

/** A document in reading order. `footnotes` are referred to by `footnoteReference` inlines through `label`. */
export interface Document {
  blocks: Block[];
  footnotes?: Footnote[];
  /** The page (1-based) that begins with a block, of the blocks where one does; only where it was asked for. */
  pageStarts?: ReadonlyMap<Block, number>;
}

/** `label` is unique in the document: digits for footnotes in order, else the source's own mark. */
export interface Footnote {
  label: string;
  children: Block[];
}

export type Block =
  | Paragraph
  | Heading
  | List
  | Table
  | CodeBlock
  | BlockQuote
  | ThematicBreak
  | Figure
  | DefinitionList
  | Details
  | MathBlock
  | Furniture;

export interface Paragraph {
  type: 'paragraph';
  children: Inline[];
  /** All of it is set in type that is larger than text usually is; said of text that may turn out to be a heading. */
  isLarge?: true;
}

/** `level` 1 to 6. `id` is the anchor that internal links (`#id`) point to, when the source has one. */
export interface Heading {
  type: 'heading';
  level: number;
  children: Inline[];
  id?: string;
}

/** An ordered list counts from `start` (default 1). A `loose` list has paragraphs of their own in its items (`<li><p>`). */
export interface List {
  type: 'list';
  ordered: boolean;
  start?: number;
  loose?: boolean;
  items: ListItem[];
}

/** `label` is the literal mark of the source where counting cannot reproduce it (`(a)`, `IV.`, `1.2.3`). `checked` makes a task item. */
export interface ListItem {
  children: Block[];
  checked?: boolean;
  label?: string;
}

/** Rows in order; the first `headerRows` rows are the header (0 when the source names none). */
export interface Table {
  type: 'table';
  rows: TableRow[];
  headerRows: number;
  caption?: Inline[];
}

export interface TableRow {
  cells: TableCell[];
}

/**
 * A cell stands once, at its top left corner; cells covered by its spans are not in the rows (as in HTML).
 * `content` is a plain string in the frequent case, else blocks. Spans default to 1.
 */
export interface TableCell {
  content: string | Block[];
  colspan?: number;
  rowspan?: number;
  header?: boolean;
  align?: 'left' | 'center' | 'right';
}

/** `language` is the bare name (`ts`), without a `language-` prefix. `text` has no final newline. */
export interface CodeBlock {
  type: 'codeBlock';
  text: string;
  language?: string;
}

export interface BlockQuote {
  type: 'blockQuote';
  children: Block[];
}

export interface ThematicBreak {
  type: 'thematicBreak';
}

export interface Figure {
  type: 'figure';
  children: Block[];
  caption: Inline[];
}

export interface DefinitionList {
  type: 'definitionList';
  items: { terms: Inline[][]; definitions: Block[][] }[];
}

/** A disclosure: the summary is always shown, the children on demand. */
export interface Details {
  type: 'details';
  summary: Inline[];
  children: Block[];
}

/** A displayed equation as LaTeX, or as readable text where LaTeX is not possible. */
export interface MathBlock {
  type: 'mathBlock';
  latex: string;
}

/** Page furniture (running headers and footers); dropped by `onlyMainContent`. */
export interface Furniture {
  type: 'furniture';
  role: 'header' | 'footer';
  children: Block[];
}

export type Inline = string | Styled | Code | Link | Image | LineBreak | InlineMath | FootnoteReference;

export type TextStyle =
  'strong' | 'emphasis' | 'strikethrough' | 'underline' | 'superscript' | 'subscript' | 'highlight';

export interface Styled {
  type: 'styled';
  style: TextStyle;
  children: Inline[];
}

export interface Code {
  type: 'code';
  text: string;
}

/** `href` as in the source, made absolute when the document has a base; `#id` points into the document. */
export interface Link {
  type: 'link';
  href: string;
  children: Inline[];
  title?: string;
}

/**
 * `src` is a URL, a `data:` URI, null for an embedded picture whose bytes were not asked for, or empty where words stand for
 * a picture there is none of.
 */
export interface Image {
  type: 'image';
  src: string | null;
  alt: string;
  title?: string;
}

/** A hard break inside a paragraph. */
export interface LineBreak {
  type: 'lineBreak';
}

export interface InlineMath {
  type: 'math';
  latex: string;
}

export interface FootnoteReference {
  type: 'footnoteReference';
  label: string;
}

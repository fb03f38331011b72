/**
 * What a document says, laid out for understanding: its pieces in reading order, and what its page says of things in the
 * words of schema.org. Plain data, bounded, made by study-document inside of the engine process.
 * Spec: Document data (summary, answer, highlights).
 */
export interface Material {
  title?: string;
  /** BCP 47, as the document says. */
  language?: string;
  /** Where the document is from. */
  url?: string;
  /** What the document says of itself, by the interface's own names. */
  metadata: Readonly<Record<string, string | readonly string[]>>;
  pieces: readonly Piece[];
  things: readonly MaterialThing[];
  /** False when the document is longer than what is looked at. */
  isWhole: boolean;
}

/**
 * heading: opens a section, `level` 1 to 6; text: a paragraph; item: an entry of the list numbered `list`; pair: a label
 * with its value; table: rows of cells, the first being the header where `hasHeader`. `href`: where the first link leads, and
 * `linked` its text where that is not all.
 */
export type Piece =
  | { kind: 'heading'; level: number; text: string; href?: string }
  | { kind: 'text'; text: string; href?: string; linked?: string }
  | { kind: 'item'; list: number; text: string; href?: string }
  | { kind: 'pair'; label: string; value: string }
  | { kind: 'table'; rows: readonly (readonly string[])[]; hasHeader: boolean; caption?: string };

/** A thing in the vocabulary of schema.org; things may hold things. */
export interface MaterialThing {
  types: readonly string[];
  properties: Readonly<Record<string, readonly (string | MaterialThing)[]>>;
}

/** Text of a piece as a reader sees it. */
export function textOf(piece: Piece): string {
  switch (piece.kind) {
    case 'pair':
      return `${piece.label}: ${piece.value}`;
    case 'table':
      return piece.rows.map((row) => row.join(' | ')).join('\n');
    default:
      return piece.text;
  }
}

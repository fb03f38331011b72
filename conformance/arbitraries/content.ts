/**
 * Generated contents for makeDocument: structure from fast-check, words from a seed, so that every text of a document
 * occurs once in it, whatever was generated, and a counterexample shrinks to few parts.
 * Used by properties over documents of every extension that can be made.
 * Spec: What the service does 1-2.
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Cell, Content, ListEntry, Part } from '../documents/content.js';
import type { MakableExtension } from '../documents/make.js';
import { createRandom, sentinelWord } from '../harness/sentinel.js';

/** Number of words of each text, and the shape of what holds them. */
type Block =
  | { readonly kind: 'paragraph'; readonly words: number }
  | { readonly kind: 'link'; readonly words: number }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly inner: readonly number[] }
  | { readonly kind: 'table'; readonly columns: number; readonly filled: readonly (readonly boolean[])[] };

interface Shape {
  readonly seed: number;
  readonly sections: readonly { readonly level: 1 | 2 | 3; readonly blocks: readonly Block[] }[];
}

const paragraphBlock = fc.record({ kind: fc.constant('paragraph' as const), words: fc.integer({ min: 3, max: 40 }) });
const linkBlock = fc.record({ kind: fc.constant('link' as const), words: fc.integer({ min: 1, max: 4 }) });
const listBlock = fc.record({
  kind: fc.constant('list' as const),
  ordered: fc.boolean(),
  inner: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 4 }),
});
const tableBlock = fc.integer({ min: 2, max: 4 }).chain((columns) =>
  fc.record({
    kind: fc.constant('table' as const),
    columns: fc.constant(columns),
    filled: fc.array(fc.array(fc.boolean(), { minLength: columns - 1, maxLength: columns - 1 }), {
      minLength: 1,
      maxLength: 5,
    }),
  }),
);

function shapes(block: Arbitrary<Block>, minBlocks: number): Arbitrary<Shape> {
  const section = fc.record({
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    blocks: fc.array(block, { minLength: minBlocks, maxLength: 3 }),
  });
  return fc.record({ seed: fc.nat(), sections: fc.array(section, { minLength: 1, maxLength: 4 }) });
}

/** Letters that every format can carry, at the end of some words; PDF fixtures are set in WinAnsi. */
const lettersBeyondAscii = { pdf: ['é', 'ö', 'ñ'], others: ['é', 'ö', 'ñ', 'ž', 'λ', 'Ж', '語'] } as const;

interface WordSource {
  words(count: number): string;
  word(): string;
  /** Words for a cell; a PDF column has room for one. */
  readonly wordsInCell: number;
}

function wordSource(seed: number, extension: MakableExtension): WordSource {
  const random = createRandom(seed);
  const letters = extension === 'pdf' ? lettersBeyondAscii.pdf : lettersBeyondAscii.others;
  const word = (): string => {
    const plain = sentinelWord(random);
    return random.next() < 0.2 ? plain + letters[Math.floor(random.next() * letters.length)]! : plain;
  };
  return {
    word,
    words: (count) => Array.from({ length: count }, word).join(' '),
    wordsInCell: extension === 'pdf' ? 1 : 2,
  };
}

/** Contents of everything the extension can hold: tables alone for a workbook. */
export function contentFor(extension: MakableExtension): Arbitrary<Content> {
  if (extension === 'xlsx') return shapes(tableBlock, 1).map((shape) => workbookContent(shape));
  const blocks = fc.oneof(
    { arbitrary: paragraphBlock, weight: 4 },
    { arbitrary: linkBlock, weight: 1 },
    { arbitrary: listBlock, weight: 2 },
    { arbitrary: tableBlock, weight: 2 },
  );
  return shapes(blocks, 0).map((shape) => textContent(shape, extension));
}

/** Contents with at least one table, and beside it what the extension can hold. */
export function tablesFor(extension: MakableExtension): Arbitrary<Content> {
  return shapes(tableBlock, 1).map((shape) =>
    extension === 'xlsx' ? workbookContent(shape) : textContent(shape, extension),
  );
}

/**
 * A heading, then blocks with a paragraph after each: two tables or lists in a row would be one in some formats.
 */
function textContent(shape: Shape, extension: MakableExtension): Content {
  const source = wordSource(shape.seed, extension);
  const parts: Part[] = [];
  for (const section of shape.sections) {
    parts.push({ kind: 'heading', level: section.level, text: source.words(3) });
    parts.push({ kind: 'paragraph', text: source.words(8) });
    for (const block of section.blocks) {
      parts.push(partOf(block, source), { kind: 'paragraph', text: source.words(6) });
    }
  }
  return { metadata: { title: source.words(3) }, parts };
}

function workbookContent(shape: Shape): Content {
  const source = wordSource(shape.seed, 'xlsx');
  const tables = shape.sections.flatMap((section) => section.blocks).map((block) => partOf(block, source));
  const parts = tables.map((part, index) => (part.kind === 'table' ? { ...part, name: `Sheet ${index + 1}` } : part));
  return { metadata: { title: source.words(3) }, parts };
}

function partOf(block: Block, source: WordSource): Part {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', text: source.words(block.words) };
    case 'link':
      return {
        kind: 'link',
        before: source.words(3),
        text: source.words(block.words),
        href: `https://plumbline.example/${encodeURIComponent(source.word())}`,
      };
    case 'list':
      return { kind: 'list', ordered: block.ordered, items: block.inner.map((count) => listEntry(count, source)) };
    case 'table':
      return { kind: 'table', cells: cellsOf(block.columns, block.filled, source) };
  }
}

function listEntry(innerCount: number, source: WordSource): ListEntry {
  const text = source.words(3);
  return innerCount === 0 ? { text } : { text, items: Array.from({ length: innerCount }, () => source.words(2)) };
}

/** A full header row and a full first column; the other cells may be empty. */
function cellsOf(columns: number, filled: readonly (readonly boolean[])[], source: WordSource): Cell[][] {
  const header = Array.from({ length: columns }, () => source.word());
  return [
    header,
    ...filled.map((row) => [
      source.words(source.wordsInCell),
      ...row.map((isFilled) => (isFilled ? source.word() : '')),
    ]),
  ];
}

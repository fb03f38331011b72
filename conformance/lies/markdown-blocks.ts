/**
 * Takes Markdown apart into blocks and its pipe tables into cells, so that lies and lawful variants can be told about
 * parts of it. Reads what common writers write; what it does not know is a paragraph.
 * Spec: Document data, `markdown`; CommonMark 0.31; GFM section 4.10.
 */
import { answersData } from './lies.js';
import type { Lie, WireRequest } from './mutating-proxy.js';

export type BlockKind = 'heading' | 'table' | 'list' | 'code' | 'html' | 'quote' | 'paragraph';

export interface MarkdownBlock {
  readonly kind: BlockKind;
  readonly text: string;
}

/** Blocks between blank lines; a fenced block is one, whatever it holds. */
export function splitBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  const end = (): void => {
    if (lines.length > 0) blocks.push({ kind: kindOf(lines), text: lines.join('\n') });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      lines.push(line);
      if (mark?.startsWith(fence) && line.trim() === mark) {
        fence = undefined;
        end();
      }
    } else if (mark !== undefined) {
      end();
      fence = mark;
      lines.push(line);
    } else if (line.trim() === '') end();
    else lines.push(line);
  }
  end();
  return blocks;
}

export function joinBlocks(blocks: readonly MarkdownBlock[]): string {
  return blocks.map((block) => block.text).join('\n\n');
}

function kindOf(lines: readonly string[]): BlockKind {
  const [first = '', second = ''] = lines;
  if (/^\s*(?:`{3,}|~{3,})/.test(first)) return 'code';
  if (/^ {0,3}#{1,6}\s/.test(first) || (lines.length === 2 && /^(?:=+|-+)\s*$/.test(second))) return 'heading';
  if (isDelimiter(second) && first.includes('|')) return 'table';
  if (/^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(first)) return 'list';
  if (/^ {0,3}>/.test(first)) return 'quote';
  return /^\s*<[a-z]/i.test(first) ? 'html' : 'paragraph';
}

function isDelimiter(line: string): boolean {
  return /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|');
}

/** Cells of a pipe table without its delimiter line, header first, as written (escapes kept). */
export function tableRows(table: string): string[][] {
  return table
    .split('\n')
    .filter((_, index) => index !== 1)
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** A pipe table of the rows. */
export function pipeTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [header = [], ...body] = rows;
  return [line(header), line(header.map(() => '---')), ...body.map(line)].join('\n');
}

/** Changes each block; undefined drops it. */
export function editBlocks(
  markdown: string,
  change: (block: MarkdownBlock, index: number) => string | undefined,
): string {
  return splitBlocks(markdown)
    .map((block, index) => change(block, index))
    .filter((text) => text !== undefined)
    .join('\n\n');
}

/** Changes the blocks of one kind. */
export function editKind(markdown: string, kind: BlockKind, change: (text: string) => string | undefined): string {
  return editBlocks(markdown, (block) => (block.kind === kind ? change(block.text) : block.text));
}

/** A server that writes other Markdown than the good one. */
export function writesMarkdown(change: (markdown: string, request: WireRequest) => string): Lie {
  return answersData((data, request) => {
    if (typeof data['markdown'] === 'string') data['markdown'] = change(data['markdown'], request);
  });
}

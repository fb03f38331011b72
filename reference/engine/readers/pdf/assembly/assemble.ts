/**
 * The text blocks of all pages -> the neutral document: headings, lists, paragraphs.
 */
import type { Block, Document } from '../../../document/nodes.js';
import { bold, type Line } from '../layout/line.js';
import { listMarker } from '../layout/list-marker.js';
import type { PageBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import { joinLines, toInlines } from './inlines.js';
import { toTable } from './tables.js';

export function assemble(pageBlocks: readonly PageBlock[]): Document {
  const body = bodySize(pageBlocks.flatMap((block) => (block.kind === 'text' ? block.block.lines : [])));
  const result: Block[] = [];
  for (const pageBlock of pageBlocks) {
    if (pageBlock.kind === 'table') {
      result.push(toTable(pageBlock.block));
      continue;
    }
    const { block } = pageBlock;
    const runs = joinLines(block.lines);
    const level = headingLevel(block, body);
    if (level > 0) result.push({ type: 'heading', level, children: toInlines(runs, bold) });
    else result.push({ type: 'paragraph', children: toInlines(runs, 0) });
  }
  return { blocks: result };
}

/** The size most characters have. */
function bodySize(lines: readonly Line[]): number {
  const chars = new Map<number, number>();
  for (const line of lines) {
    const key = Math.round(line.size * 2) / 2;
    chars.set(key, (chars.get(key) ?? 0) + line.text.length);
  }
  let best = 10;
  let most = 0;
  for (const [size, count] of chars) if (count > most) [best, most] = [size, count];
  return best;
}

function headingLevel(block: TextBlock, body: number): number {
  const first = block.lines[0]!;
  const text = block.lines.map((line) => line.text).join(' ');
  if (block.lines.length > 3 || text.length > 200 || !/\p{L}/u.test(text) || /[.,;]$/.test(text)) return 0;
  if (listMarker(first.text)?.ordered === false) return 0;
  if (first.size >= body * 1.5) return 1;
  if (first.size >= body * 1.15) return 2;
  return block.lines.every((line) => (line.style & bold) !== 0) && block.gapAbove > 1.25 ? 3 : 0;
}

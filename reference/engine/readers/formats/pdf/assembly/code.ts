/**
 * Blocks set in a monospaced face -> code blocks, line for line, with their indentation.
 */
import type { CodeBlock } from '../../../../document/nodes.js';
import { monospace, type Line } from '../layout/line.js';
import type { TextBlock } from '../layout/text-block.js';

/** True when all lines are monospaced. */
export const isTyped = (block: TextBlock): boolean => block.lines.every((line) => (line.style & monospace) !== 0);

/** True when there is more that is monospaced than a word in passing. */
export const isCode = (block: TextBlock): boolean =>
  isTyped(block) && (block.lines.length > 1 || block.lines[0]!.text.length > 3);

/** Blocks that follow one another as one listing; larger gaps become empty lines. */
export function toCodeBlock(blocks: readonly TextBlock[]): CodeBlock {
  const lines = blocks.flatMap((block) => block.lines);
  const left = Math.min(...lines.map((line) => line.x0));
  const charWidth = medianCharWidth(lines);
  let text = '';
  let previous: Line | undefined;
  for (const line of lines) {
    if (previous)
      text += '\n'.repeat(
        line.baseline - previous.baseline > 1.8 * line.size && line.baseline > previous.baseline ? 2 : 1,
      );
    text +=
      ' '.repeat(Math.min(120, Math.max(0, Math.round((line.x0 - left) / charWidth)))) + (line.spaced ?? line.text);
    previous = line;
  }
  return { type: 'codeBlock', text };
}

function medianCharWidth(lines: readonly Line[]): number {
  const widths = lines
    .map((line) => (line.x1 - line.x0) / Math.max(1, (line.spaced ?? line.text).length))
    .sort((a, b) => a - b);
  return widths[widths.length >> 1] || 6;
}

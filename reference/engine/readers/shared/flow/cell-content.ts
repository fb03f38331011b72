/**
 * The content of a table cell in its shortest form: plain text of one paragraph is a string, everything else blocks.
 * Used by the readers of text documents.
 * Spec: none (document model, TableCell.content).
 */
import type { Block } from '../../../document/nodes.js';

export function cellContent(content: Block[]): string | Block[] {
  if (content.length === 0) return '';
  const only = content[0]!;
  if (content.length > 1 || only.type !== 'paragraph') return content;
  return only.children.every((child) => typeof child === 'string') ? only.children.join('') : content;
}

/**
 * Equations as LaTeX: the author's own where the page carries it, else rebuilt from MathML.
 * Standard: MathML Core; HTML, 4.8.15 MathML.
 */
import { attribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import { decodeEntities } from '../../../html/entities.js';
import type { NodeTable } from '../../../html/node-table.js';
import { sliceText } from '../../../html/node-table.js';
import { mathmlToLatex } from '../../shared/math/mathml-to-latex.js';
import { mathmlNode } from './mathml-nodes.js';

export interface Equation {
  latex: string;
  /** Set on a line of its own. */
  display: boolean;
}

/** The equation of a `math` element; undefined when it is empty. */
export function equationOf(table: NodeTable, node: number): Equation | undefined {
  const latex = clean(
    annotationOf(table, node) ?? attribute(table, node, 'alttext') ?? mathmlToLatex(mathmlNode(table, node)),
  );
  if (latex === '') return undefined;
  return { latex, display: attribute(table, node, 'display')?.toLowerCase() === 'block' };
}

/** The equation of a `script` that MathJax reads; undefined for other scripts. */
export function scriptEquationOf(table: NodeTable, node: number): Equation | undefined {
  const type = attribute(table, node, 'type') ?? '';
  if (!/^math\/tex/i.test(type)) return undefined;
  const latex = clean(rawText(table, node));
  return latex === '' ? undefined : { latex, display: /mode\s*=\s*display/i.test(type) };
}

function annotationOf(table: NodeTable, node: number): string | undefined {
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.annotation && /tex/i.test(attribute(table, at, 'encoding') ?? ''))
      return decodeEntities(rawText(table, at), false);
  }
  return undefined;
}

function rawText(table: NodeTable, node: number): string {
  let text = '';
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.text) text += sliceText(table.source, table.start[at]!, table.stop[at]!);
  }
  return text;
}

/** Without the wrapper that says only how the equation is set. */
function clean(latex: string): string {
  const trimmed = latex.replace(/\s+/g, ' ').trim();
  const inner = /^\{\\(?:display|text)style\s?(.*)\}$/.exec(trimmed)?.[1];
  return (inner ?? trimmed).trim();
}

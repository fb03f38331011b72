/**
 * MathML to LaTeX for equations that come without their source.
 * Standard: MathML Core, 3 Presentation elements.
 */
import { attribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import { decodeEntities } from '../../../html/entities.js';
import type { NodeTable } from '../../../html/node-table.js';
import { sliceText } from '../../../html/node-table.js';
import { joinLatex } from '../../shared/math/latex-text.js';

/** The LaTeX of a `math` element; empty when it holds nothing. */
export function latexOfMathml(table: NodeTable, math: number): string {
  return joinLatex(childrenOf(table, math).map((child) => latexOf(table, child)));
}

function childrenOf(table: NodeTable, node: number): number[] {
  const children: number[] = [];
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (table.tag[child] !== Tag.text) children.push(child);
  }
  return children;
}

function latexOf(table: NodeTable, node: number): string {
  const part = (index: number): string => {
    const child = childrenOf(table, node)[index];
    return child === undefined ? '' : latexOf(table, child);
  };
  switch (table.tag[node]) {
    case Tag.mi:
      return identifier(textOf(table, node));
    case Tag.mn:
      return textOf(table, node);
    case Tag.mo:
      return operator(textOf(table, node));
    case Tag.mtext:
    case Tag.ms:
      return textOf(table, node) === '' ? '' : `\\text{${textOf(table, node)}}`;
    case Tag.mspace:
      return '\\ ';
    case Tag.mfrac:
      return `\\frac{${part(0)}}{${part(1)}}`;
    case Tag.msqrt:
      return `\\sqrt{${inside(table, node)}}`;
    case Tag.mroot:
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case Tag.msub:
    case Tag.munder:
      return `${base(part(0))}_{${part(1)}}`;
    case Tag.msup:
      return `${base(part(0))}^{${part(1)}}`;
    case Tag.mover:
      return accent(part(0), part(1));
    case Tag.msubsup:
    case Tag.munderover:
      return `${base(part(0))}_{${part(1)}}^{${part(2)}}`;
    case Tag.mfenced:
      return fenced(table, node);
    case Tag.mtable:
      return matrix(table, node);
    case Tag.semantics:
      return part(0);
    case Tag.annotation:
    case Tag['annotation-xml']:
    case Tag.mphantom:
      return '';
    default:
      return inside(table, node);
  }
}

function inside(table: NodeTable, node: number): string {
  return joinLatex(childrenOf(table, node).map((child) => latexOf(table, child)));
}

function base(latex: string): string {
  return latex.length <= 1 || /^\\[a-zA-Z]+$/.test(latex) ? latex : `{${latex}}`;
}

const accents: Record<string, string> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '^': '\\hat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˜': '\\tilde',
  '→': '\\vec',
  '˙': '\\dot',
  '¨': '\\ddot',
};

function accent(content: string, over: string): string {
  const command = accents[over] ?? (over === '\\to' ? '\\vec' : undefined);
  return command === undefined ? `${base(content)}^{${over}}` : `${command}{${content}}`;
}

function fenced(table: NodeTable, node: number): string {
  const open = attribute(table, node, 'open') ?? '(';
  const close = attribute(table, node, 'close') ?? ')';
  const separator = (attribute(table, node, 'separators') ?? ',').trim().charAt(0);
  const parts = childrenOf(table, node).map((child) => latexOf(table, child));
  return `\\left${fence(open)}${parts.join(separator)}\\right${fence(close)}`;
}

function fence(sign: string): string {
  if (sign === '') return '.';
  return sign === '{' || sign === '}' ? `\\${sign}` : sign;
}

function matrix(table: NodeTable, node: number): string {
  const rows = childrenOf(table, node).map((row) =>
    childrenOf(table, row)
      .map((cell) => inside(table, cell))
      .join(' & '),
  );
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}

function textOf(table: NodeTable, node: number): string {
  let text = '';
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.text)
      text += decodeEntities(sliceText(table.source, table.start[at]!, table.stop[at]!), false);
  }
  return text
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const commands: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  '∑': 'sum',
  '∏': 'prod',
  '∫': 'int',
  '∮': 'oint',
  '∂': 'partial',
  '∇': 'nabla',
  '∞': 'infty',
  '√': 'surd',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≈': 'approx',
  '≡': 'equiv',
  '∼': 'sim',
  '∝': 'propto',
  '±': 'pm',
  '∓': 'mp',
  '×': 'times',
  '÷': 'div',
  '⋅': 'cdot',
  '·': 'cdot',
  '∗': 'ast',
  '∘': 'circ',
  '→': 'to',
  '←': 'leftarrow',
  '⇒': 'Rightarrow',
  '⇔': 'Leftrightarrow',
  '↔': 'leftrightarrow',
  '↦': 'mapsto',
  '∈': 'in',
  '∉': 'notin',
  '⊂': 'subset',
  '⊆': 'subseteq',
  '⊃': 'supset',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'emptyset',
  '∀': 'forall',
  '∃': 'exists',
  '¬': 'neg',
  '∧': 'wedge',
  '∨': 'vee',
  '…': 'ldots',
  '⋯': 'cdots',
  '′': 'prime',
  '⟨': 'langle',
  '⟩': 'rangle',
  '‖': 'Vert',
  ℝ: 'mathbb{R}',
  ℕ: 'mathbb{N}',
  ℤ: 'mathbb{Z}',
  ℂ: 'mathbb{C}',
  ℚ: 'mathbb{Q}',
};
const functions = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'log',
  'ln',
  'exp',
  'lim',
  'max',
  'min',
  'sup',
  'inf',
  'det',
  'dim',
  'ker',
  'arg',
  'gcd',
  'deg',
  'sinh',
  'cosh',
  'tanh',
  'arcsin',
  'arccos',
  'arctan',
]);

function identifier(name: string): string {
  const command = commands[name];
  if (command !== undefined) return `\\${command}`;
  if (functions.has(name)) return `\\${name}`;
  return name.length > 1 && /^[a-zA-Z]+$/.test(name) ? `\\mathrm{${name}}` : escaped(name);
}

function operator(sign: string): string {
  if (sign === '−') return '-';
  if (sign === '⁡') return '';
  const command = commands[sign];
  return command !== undefined ? `\\${command}` : identifier(sign);
}

function escaped(text: string): string {
  return text.replace(/[{}%#&$]/g, '\\$&');
}

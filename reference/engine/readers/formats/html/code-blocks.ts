/**
 * Preformatted text as code blocks, with the language that highlighters leave in class names.
 * Standard: HTML, 4.4.3 The pre element, 4.5.15 The code element (class `language-*`).
 */
import type { Block } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import { decodeEntities } from '../../../html/entities.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';
import type { Builder } from './builder.js';

/** The code block of a `pre`; undefined when it is empty and does not say that it is code. */
export function codeBlockOf(builder: Builder, pre: number): Block | undefined {
  const { table } = builder;
  const node = onlyCode(table, pre) ?? pre;
  const isCode = node !== pre || (node + 1 < table.end[node]! && table.tag[node + 1] === Tag.code);
  // A line end right after `<pre>` is no part of the text; the last one ends the last line.
  const text = preformattedText(builder, node)
    .replace(isCode ? /^$/ : /^\n/, '')
    .replace(/\n$/, '');
  if (text.trim() === '' && !isCode) return undefined;
  const language = languageOf(table, pre) ?? (node === pre ? undefined : labelBeside(builder, pre, node));
  return language === undefined ? { type: 'codeBlock', text } : { type: 'codeBlock', text, language };
}

/**
 * The one `code` of a `pre` that has other elements with text beside it (a label, buttons, links): only that is code.
 * Bare text beside it is part of what was typed.
 */
function onlyCode(table: NodeTable, pre: number): number | undefined {
  let code: number | undefined;
  let beside = false;
  for (let child = pre + 1; child < table.end[pre]!; child = table.end[child]!) {
    const tag = table.tag[child]!;
    if (tag === Tag.code) {
      if (code !== undefined) return undefined;
      code = child;
    } else if (tag !== Tag.text) {
      beside = true;
    } else if ((table.marks[child]! & TextMark.ink) !== 0) {
      return undefined;
    }
  }
  return beside ? code : undefined;
}

/** The language that stands beside the code as a label. */
function labelBeside(builder: Builder, pre: number, code: number): string | undefined {
  const { table } = builder;
  for (let child = pre + 1; child < table.end[pre]!; child = table.end[child]!) {
    if (child === code || table.tag[child] === Tag.text || table.end[child]! - child > labelNodes) continue;
    const label = labelLanguage(preformattedText(builder, child));
    if (label !== undefined) return label;
  }
  return undefined;
}

const labelNodes = 20;

/** The language a short label names; undefined for other texts. */
export function labelLanguage(label: string): string | undefined {
  const text = label.trim().toLowerCase();
  return knownLanguage.test(text) ? text : undefined;
}

const lineNumber =
  /(?:^|[\s_-])(?:line-?numbers?|linenos?|linenumber|gutter|lineno|ln-num|blob-num|hljs-ln-numbers?|line-num)(?:$|[\s_-])/i;

/** True for the column or the marks of line numbers beside code. */
export function isLineNumbering(table: NodeTable, node: number): boolean {
  return mayHaveAttribute(table, node, 'class') && lineNumber.test(attribute(table, node, 'class') ?? '');
}

/** The text of an inline code element that holds nothing but text, line ends made spaces; undefined when it holds more or nothing. */
export function plainCodeText(builder: Builder, node: number): string | undefined {
  const { table } = builder;
  for (let at = node + 1; at < table.end[node]!; at++) if (table.tag[at] !== Tag.text) return undefined;
  const text = preformattedText(builder, node);
  if (text === '') return undefined;
  return text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/[ \t]*\n[ \t]*/g, ' ');
}

/** The text of a subtree with its white space kept; line breaks are `\n`. Line numbers are left out unless asked for. */
export function preformattedText(builder: Builder, node: number, withLineNumbers = false): string {
  const { table } = builder;
  const pieces: string[] = [];
  let last = '';
  for (let at = node + 1; at < table.end[node]!;) {
    const tag = table.tag[at]!;
    if (builder.isLeftOut(at)) {
      at = table.end[at]!;
      continue;
    }
    if (tag === Tag.text) {
      const piece = textOf(table, at);
      pieces.push(piece);
      if (piece !== '') last = piece;
    } else if (tag === Tag.br) {
      pieces.push('\n');
      last = '\n';
    } else if (isSkipped(tag) || (!withLineNumbers && isLineNumbering(table, at))) {
      at = table.end[at]!;
      continue;
    } else if (isLine(tag) && last !== '' && !last.endsWith('\n')) {
      pieces.push('\n');
      last = '\n';
    }
    at++;
  }
  const text = pieces.join('');
  if (!/[\r\0\u00a0\u00ad\u200b\ufeff]/.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u00ad\u200b\ufeff\0]/g, '');
}

function textOf(table: NodeTable, node: number): string {
  const marks = table.marks[node]!;
  const encoding = (marks & TextMark.high) === 0 ? 'latin1' : 'utf8';
  const text = table.source.toString(encoding, table.start[node], table.stop[node]);
  return (marks & TextMark.ampersand) === 0 ? text : decodeEntities(text, false);
}

function isSkipped(tag: number): boolean {
  return (
    tag === Tag.script ||
    tag === Tag.style ||
    tag === Tag.button ||
    tag === Tag.svg ||
    tag === Tag.template ||
    tag === Tag.noscript
  );
}

function isLine(tag: number): boolean {
  return tag === Tag.div || tag === Tag.p || tag === Tag.li || tag === Tag.tr;
}

/** Class names that carry the language, and those that only say that the name beside them does. */
const languageClass =
  /^(?:(?:language|lang)-|(?:highlight-source|highlight-text|brush|syntax)[-:](?=[^;]))([^\s"`]+)$/i;
const languageMark = /^(?:sourcecode|hljs|highlight|prettyprint|prism|brush:|code|shiki)$/i;
const knownLanguage =
  /^(?:ada|arduino|asm|bash|bat|c|c\+\+|clj|clojure|cmake|cobol|coffeescript|cpp|cs|csharp|css|d|dart|delphi|diff|docker|dockerfile|elixir|elm|erlang|fortran|fs|fsharp|go|golang|graphql|groovy|haskell|hcl|html|http|ini|java|javascript|js|json|jsonc|jsx|julia|kotlin|kt|latex|less|lisp|lua|makefile|markdown|matlab|md|nginx|nim|nix|objc|objective-c|ocaml|pascal|perl|php|powershell|ps1|prolog|proto|protobuf|puppet|py|python|r|rb|ruby|rs|rust|sass|scala|scheme|scss|sh|shell|smalltalk|solidity|sql|svelte|swift|tcl|tex|toml|ts|tsx|typescript|vb|vbnet|verilog|vhdl|vim|vue|xml|yaml|yml|zig|zsh)$/i;
const languageAttributes = ['data-lang', 'data-language', 'data-code-language', 'lang', 'language'];
/** Words that stand where a language would, and are none. */
const noLanguage =
  /^(?:none|plain|plaintext|text|txt|nohighlight|auto|numbers?|line-numbers|toolbar|default|hljs|wrap|copy|code|source|console-output)$/i;

/** The language of a code block, from the element, its first `code`, or the boxes highlighters put around it. */
export function languageOf(table: NodeTable, node: number): string | undefined {
  const candidates = [node];
  const first = node + 1;
  if (first < table.end[node]! && table.tag[first] === Tag.code) candidates.unshift(first);
  for (let parent = table.parent[node]!, hops = 0; hops < 3 && parent > 0; parent = table.parent[parent]!, hops++) {
    if (table.tag[parent] !== Tag.div && table.tag[parent] !== Tag.figure) break;
    candidates.push(parent);
  }
  for (const candidate of candidates) {
    const language = ownLanguage(table, candidate, candidate === node || candidate === first);
    if (language !== undefined) return language;
  }
  return undefined;
}

function ownLanguage(table: NodeTable, node: number, isCode: boolean): string | undefined {
  if (mayHaveAttribute(table, node, 'class')) {
    const found = languageOfClass(attribute(table, node, 'class') ?? '');
    if (found !== undefined) return found;
  }
  for (const name of languageAttributes) {
    // `lang` on a box says in which human language its text is.
    if (name.startsWith('lang') && !isCode) continue;
    if (name === 'lang' && table.tag[node] !== Tag.pre) continue;
    const value = mayHaveAttribute(table, node, name) ? attribute(table, node, name)?.trim() : undefined;
    if (value && /^[\w+#.-]+$/.test(value) && !noLanguage.test(value)) return value.toLowerCase();
  }
  return undefined;
}

function languageOfClass(className: string): string | undefined {
  const names = className.split(/\s+/);
  for (const name of names) {
    const language = languageClass.exec(name)?.[1]?.replace(/(?<=.);$/, '');
    if (language !== undefined && !noLanguage.test(language)) return language.toLowerCase();
    const marked = name.startsWith('highlight-') ? name.slice('highlight-'.length) : '';
    if (knownLanguage.test(marked)) return marked.toLowerCase();
  }
  if (!names.some((name) => languageMark.test(name))) return undefined;
  return names
    .map((name) => name.replace(/;$/, ''))
    .find((name) => knownLanguage.test(name))
    ?.toLowerCase();
}

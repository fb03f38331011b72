/**
 * Joins the lines of a block into inlines: spaces between lines, words broken by a hyphen made whole, style runs kept.
 */
import type { Inline, TextStyle } from '../../../../document/nodes.js';
import { joinMark } from '../layout/join-lines.js';
import {
  bold,
  italic,
  monospace,
  strikethrough,
  subscript,
  superscript,
  withText,
  type Line,
  type Run,
} from '../layout/line.js';

/** The runs of several lines as one sequence; a break that was set is a line feed. */
export function joinLines(lines: readonly Line[]): Run[] {
  const joined: Run[] = [];
  let end = '';
  let isOwn: true | undefined;
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const glue = line.set
      ? 'break'
      : last && !isOwn && !isSameAddress(last, line.runs[0])
        ? joinMark(end, line.text)
        : '';
    isOwn = line.keepsHyphen;
    // Of the text so far only the last line's end matters; looking at all of it would copy it for every line.
    end = line.runs[line.runs.length - 1]!.text;
    if (last && glue === 'hyphen') last.text = last.text.slice(0, -1);
    for (const [index, run] of line.runs.entries()) {
      const text = (index === 0 ? (glueTexts[glue] ?? '') : '') + run.text.replace(/\u00ad(?!$)/g, '-');
      const open = joined[joined.length - 1];
      if (open && isAlike(open, run)) open.text += text;
      else joined.push(withText(run, text));
    }
  }
  const last = joined[joined.length - 1];
  if (last) last.text = last.text.replace(/\u00ad$/, '-');
  return joined;
}

const isAlike = (one: Run, other: Run): boolean =>
  one.style === other.style && one.href === other.href && one.note === other.note;

const glueTexts: Readonly<Record<string, string>> = { space: ' ', break: '\n' };

/** An address that was broken at the end of the line: it goes on without a space, and its hyphens are its own. */
const isSameAddress = (last: Run, next: Run | undefined): boolean =>
  last.href !== undefined &&
  last.href === next?.href &&
  last.href.includes(last.text.trim() + next.text.trim().slice(0, 4));

/** The runs without their first `length` characters. */
export function cutRuns(runs: readonly Run[], length: number): Run[] {
  const rest: Run[] = [];
  let left = length;
  for (const run of runs) {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    if (text !== '') rest.push(withText(run, text));
  }
  return rest;
}

const styles: readonly [number, TextStyle][] = [
  [superscript, 'superscript'],
  [subscript, 'subscript'],
  [bold, 'strong'],
  [italic, 'emphasis'],
  [strikethrough, 'strikethrough'],
];

/** Bold and italics mean something on words only. On single letters and signs they come from formulas or another font. */
const emphasis = bold | italic;

const raised = superscript | subscript;

/** Runs without a word take the emphasis of the run before them; then neighbours of the same style become one run. */
function settleEmphasis(runs: readonly Run[]): Run[] {
  const settled: Run[] = [];
  for (const [index, each] of runs.entries()) {
    const last = settled[settled.length - 1];
    const run = standRaisedSign(each);
    let { style } = run;
    const before = last?.style ?? 0;
    if (!/\p{L}{2}/u.test(run.text)) {
      // What is raised belongs to the words around it. So does a sign between two words of one style; anywhere else it is plain.
      if ((style & raised) !== 0) style &= ~emphasis | (before & (runs[index + 1]?.style ?? before));
      else if ((before & raised) !== 0) style &= ~emphasis;
      else
        style =
          (style & ~emphasis) |
          (before & emphasis & style) |
          (/^[^\p{L}\d]{1,3}$/u.test(run.text) ? before & emphasis : 0);
    }
    const { text, href, note } = run;
    const own: Run = { text, style, href, note };
    if (last && isAlike(last, own)) last.text += text;
    else settled.push(own);
  }
  return settled;
}

/** A ring that is raised is a degree, and primes stand high by themselves. */
function standRaisedSign(run: Run): Run {
  if ((run.style & superscript) === 0 || !/^\s*(?:[\u25e6\u2218]|[\u2032\u2033]+)\s*$/.test(run.text)) return run;
  return { ...withText(run, run.text.replace(/[\u25e6\u2218]/, '\u00b0')), style: run.style & ~superscript };
}

/** Inlines of runs; style bits in `ignore` (those the whole block has) are not marked. */
export function toInlines(runs: readonly Run[], ignore: number): Inline[] {
  const inlines: Inline[] = [];
  const push = (inline: Inline): void => {
    const last = inlines[inlines.length - 1];
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
    else if (inline !== '') inlines.push(inline);
  };
  for (const run of settleEmphasis(runs)) {
    if (run.note !== undefined) {
      inlines.push({ type: 'footnoteReference', label: run.note });
      continue;
    }
    const isCode = (run.style & ~ignore & monospace) !== 0;
    // Code keeps no white space of its own: what parts it from its neighbours stands outside.
    if (isCode && inlines.length > 0 && /^\s/.test(run.text)) push(' ');
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) inlines.push({ type: 'lineBreak' });
      push(styled(withText(run, text), ignore));
    }
    if (isCode && /\S\s+$/.test(run.text)) push(' ');
  }
  return inlines;
}

function styled(run: Run, ignore: number): Inline {
  const style = run.style & ~ignore;
  let inline: Inline = run.text;
  if ((style & monospace) !== 0 && run.text.trim() !== '') inline = { type: 'code', text: run.text.trim() };
  for (const [bit, name] of styles) {
    if ((style & bit) !== 0 && run.text.trim() !== '') inline = { type: 'styled', style: name, children: [inline] };
  }
  return run.href === undefined ? inline : { type: 'link', href: run.href, children: [inline] };
}

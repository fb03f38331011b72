/**
 * The rules of a page, tidied: collinear pieces joined, doubles dropped, hairs left out.
 */
import type { Drawn } from '../layout/fields.js';

/** A straight rule: its place across (`at`) and its extent along. */
export interface Rule {
  at: number;
  from: number;
  to: number;
  /** Where its pieces meet end to end, as those drawn under each cell do. */
  joints?: number[];
}

export interface Rules {
  horizontal: Rule[];
  vertical: Rule[];
}

/** Pieces this close across the rule are one rule; this close along, they join. */
const across = 2.2;
const along = 3;

/** Pieces this close meet end to end. */
const meeting = 0.8;

/** Shorter rules part nothing. */
const minLength = 5;

/** So many rules, each closer to the next than a line of text is high, in points, are a pattern behind the text. */
const pattern = { rules: 12, pitch: 5 };

/** A page with more rules than this is a drawing: looking for tables in it would cost much and find nothing. */
const maxRules = 6000;

export function pageRules(graphics: Drawn): Rules {
  const pieces = (graphics.horizontal.length + graphics.vertical.length) / 4;
  if (graphics.isDrawing || pieces > maxRules * 4) return { horizontal: [], vertical: [] };
  const horizontal: Rule[] = [];
  const vertical: Rule[] = [];
  const h = graphics.horizontal;
  const v = graphics.vertical;
  for (let index = 0; index < h.length; index += 4)
    horizontal.push({ at: h[index + 1]!, from: h[index]!, to: h[index + 2]! });
  for (let index = 0; index < v.length; index += 4)
    vertical.push({ at: v[index]!, from: v[index + 1]!, to: v[index + 3]! });
  const rules = { horizontal: joinPieces(horizontal), vertical: joinPieces(vertical) };
  return rules.horizontal.length + rules.vertical.length > maxRules ? { horizontal: [], vertical: [] } : rules;
}

function joinPieces(pieces: Rule[]): Rule[] {
  pieces.sort((a, b) => a.at - b.at || a.from - b.from);
  const joined: Rule[] = [];
  for (let start = 0; start < pieces.length;) {
    let end = start + 1;
    while (end < pieces.length && pieces[end]!.at - pieces[start]!.at <= across) end++;
    const group = pieces.slice(start, end).sort((a, b) => a.from - b.from);
    let current: Rule | undefined;
    for (const piece of group) {
      if (current && piece.from <= current.to + along) {
        if (Math.abs(piece.from - current.to) <= meeting) (current.joints ??= []).push(piece.from);
        current.to = Math.max(current.to, piece.to);
      } else joined.push((current = { at: piece.at, from: piece.from, to: piece.to, joints: undefined }));
    }
    start = end;
  }
  return withoutPatterns(joined.filter((rule) => rule.to - rule.from >= minLength));
}

/** @param rules in the order of their places */
function withoutPatterns(rules: readonly Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (let start = 0; start < rules.length;) {
    let places = 1;
    let end = start + 1;
    for (; end < rules.length && rules[end]!.at - rules[end - 1]!.at < pattern.pitch; end++)
      if (rules[end]!.at > rules[end - 1]!.at) places++;
    if (places < pattern.rules) kept.push(...rules.slice(start, end));
    start = end;
  }
  return kept;
}

/** Ends of rules of one table differ by no more than this. */
const sameEnd = 8;

/** Shorter rules are no table's width. */
const minWidth = 60;

/** Runs of rules with about the same ends, top to bottom. */
export function groupByExtent(horizontal: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  for (const rule of [...horizontal].sort((a, b) => a.at - b.at)) {
    if (rule.to - rule.from < minWidth) continue;
    const group = groups.find(
      ([first]) => Math.abs(first!.from - rule.from) <= sameEnd && Math.abs(first!.to - rule.to) <= sameEnd,
    );
    if (group) group.push(rule);
    else groups.push([rule]);
  }
  return groups.filter((group) => group.length >= 2);
}

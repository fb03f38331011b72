/**
 * Oracle for lists: items are there, in order, of the right kind, and inner items lie deeper than their parent.
 * Markers, indents and loose or tight lists count alike.
 * Spec: Document data, `markdown`.
 */
import type { ListEntry } from '../../documents/content.js';
import { shortJson } from '../contract.js';
import type { OracleFinding } from '../expectation.js';
import type { MarkdownFacts, MarkdownItem } from './markdown-facts.js';
import { oneLine } from './words.js';

export interface ListTruth {
  readonly ordered: boolean;
  readonly items: readonly ListEntry[];
}

/** The first thing wrong with the list, or undefined. */
export function listFinding(facts: MarkdownFacts, list: ListTruth): OracleFinding | undefined {
  const places = new Map<string, number>();
  for (const text of list.items.flatMap((item) => [item.text, ...(item.items ?? [])])) {
    const at = facts.items.findIndex((item) => item.text.includes(oneLine(text)));
    if (at < 0) return { expected: `a list item ${shortJson(text)}`, actual: sketch(facts.items) };
    places.set(text, at);
  }
  const order = [...places.values()];
  if (order.some((at, index) => index > 0 && at <= order[index - 1]!))
    return { expected: `the items in the order ${shortJson([...places.keys()])}`, actual: sketch(facts.items) };
  const itemOf = (text: string): MarkdownItem => facts.items[places.get(text)!]!;
  for (const parent of list.items) {
    if (itemOf(parent.text).ordered !== list.ordered)
      return {
        expected: `${shortJson(parent.text)} in a ${kind(list.ordered)} list`,
        actual: `a ${kind(!list.ordered)} one`,
      };
    const shallow = (parent.items ?? []).find((inner) => itemOf(inner).depth <= itemOf(parent.text).depth);
    if (shallow !== undefined)
      return { expected: `${shortJson(shallow)} nested below ${shortJson(parent.text)}`, actual: sketch(facts.items) };
  }
  return undefined;
}

function kind(ordered: boolean): string {
  return ordered ? 'numbered' : 'bulleted';
}

function sketch(items: readonly MarkdownItem[]): string {
  if (items.length === 0) return 'no list items';
  return shortJson(
    items.map((item) => `${'  '.repeat(item.depth)}${item.ordered ? '1.' : '-'} ${item.text}`),
    300,
  );
}

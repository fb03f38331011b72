/** What the rules make of a page, for tests. */
import { noDeadline } from '../../../../base/deadline.js';
import { parseHtml } from '../../parse-html.js';
import { judgePage } from '../main-content.js';
import type { Reason } from '../reasons.js';
import { reasons } from '../reasons.js';

/** The text that stays, with single spaces, and the reason of each text that goes. */
export function judged(html: string): { kept: string; leftOut: Map<string, Reason> } {
  const table = parseHtml(Buffer.from(html), { depth: 512 }, noDeadline);
  const reason = judgePage(table, undefined);
  const leftOut = new Map<string, Reason>();
  let kept = '';
  for (let node = 1; node < table.count;) {
    const text = textOf(node);
    if (reason[node] !== 0) leftOut.set(text, reasons[reason[node]!]!);
    else if (table.tag[node] === 0) kept += ` ${text}`;
    node = reason[node] === 0 ? node + 1 : table.end[node]!;
  }
  return { kept: kept.replace(/\s+/g, ' ').trim(), leftOut };

  function textOf(node: number): string {
    let text = '';
    for (let at = node; at < table.end[node]!; at++)
      if (table.tag[at] === 0) text += ` ${table.source.toString('utf8', table.start[at], table.stop[at])}`;
    return text.replace(/\s+/g, ' ').trim();
  }
}

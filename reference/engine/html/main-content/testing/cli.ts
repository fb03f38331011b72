/** Prints which boxes of a page are left out of its main content, and why: one line a box, then the count of each reason. */
import { readFileSync } from 'node:fs';
import { noDeadline } from '../../../../base/deadline.js';
import { attribute } from '../../attributes.js';
import { decodePage } from '../../decode.js';
import { nodeName } from '../../node-table.js';
import { parseHtml } from '../../parse-html.js';
import { judgePage } from '../main-content.js';
import { reasons } from '../reasons.js';

const table = parseHtml(decodePage(readFileSync(process.argv[2]!), undefined).source, { depth: 512 }, noDeadline);
const reason = judgePage(table, undefined);
const counts = new Map<string, number>();
for (let node = 1; node < table.count; node = reason[node] === 0 ? node + 1 : table.end[node]!) {
  if (reason[node] === 0) continue;
  const name = reasons[reason[node]!]!;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  console.log(`${name.padEnd(38)} ${boxName(node)}  ${textOf(node).slice(0, 80)}`);
}
for (const [name, count] of [...counts].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(6)}  ${name}`);

function boxName(node: number): string {
  const names = ['id', 'class', 'role'].map((name) => attribute(table, node, name)?.trim()).filter(Boolean);
  return [nodeName(table, node), ...names].join('.').slice(0, 60);
}

function textOf(node: number): string {
  let text = '';
  for (let at = node; at < table.end[node]!; at++)
    if (table.tag[at] === 0) text += ` ${table.source.toString('utf8', table.start[at], table.stop[at])}`;
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Pages that React streams arrive in pieces: placeholders in the page, their content in hidden boxes at the end, and
 * scripts that move it into place. Here the pieces are put together in the source, so that the page reads as it shows.
 * Format: React 18 server rendering (`<template id="B:1">`, `<div hidden id="S:1">`, `$RC("B:1","S:1")`, `$RS("S:1","P:1")`).
 */
import { attribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';

const segmentStart = Buffer.from('<div hidden id="S:');
const moveMark = Buffer.from('$R');
const fallbackStart = Buffer.from('<!--$');
const fallbackEnd = Buffer.from('<!--/$-->');
const endTag = Buffer.from('</div>');

/** Real pages have dozens of places; more than this are not believed. */
const placeLimit = 1000;

/** A piece of the source, `from` up to `to`. */
interface Range {
  from: number;
  to: number;
}

/** The source with its pieces in place; undefined for pages that are not streamed. */
export function assembleStreamedContent(table: NodeTable): Buffer | undefined {
  const { source } = table;
  const places = placesOf(table);
  if (places.length === 0 || source.indexOf(segmentStart) < 0) return undefined;
  const segments = new Map<string, Range>();
  const moves = new Map<string, string>();
  for (let node = 1; node < table.count; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.div) addSegment(table, node, segments);
    else if (tag === Tag.script) addMoves(table, node, moves);
  }
  const content = new Map<string, Range>();
  for (const { id } of places) {
    // A page saved without its scripts no longer says what goes where; then the numbers, equal as a rule, do.
    const range = segments.get(moves.get(id) ?? `S:${id.slice(2)}`);
    if (range) content.set(id, range);
  }
  return content.size === 0 ? undefined : new Assembly(source, content, places).run(segments);
}

function placesOf(table: NodeTable): { id: string; range: Range }[] {
  const places: { id: string; range: Range }[] = [];
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.template); node >= 0; node = tags.indexOf(Tag.template, node + 1))
    addPlace(table, node, places);
  return places;
}

function addSegment(table: NodeTable, node: number, segments: Map<string, Range>): void {
  const id = attribute(table, node, 'id');
  if (!id?.startsWith('S:')) return;
  const next = table.end[node]!;
  const limit = next < table.count ? table.start[next]! - 1 : table.source.length;
  const from = table.stop[node]! + 1;
  const to = table.source.subarray(from, limit).lastIndexOf(endTag);
  if (to >= 0) segments.set(id, { from, to: from + to });
}

function addPlace(table: NodeTable, node: number, places: { id: string; range: Range }[]): void {
  const id = attribute(table, node, 'id');
  if (!id || !/^[BP]:/.test(id) || places.length >= placeLimit) return;
  const from = table.start[node]! - 1;
  const close = table.source.indexOf('</template>', table.stop[node]);
  if (close < 0) return;
  const to = close + '</template>'.length;
  places.push({ id, range: { from, to: id.startsWith('B') ? fallbackStop(table.source, to) : to } });
}

/** Behind a placeholder stands what shows until its content comes, up to the end mark of the same level. */
function fallbackStop(source: Buffer, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0) {
    const end = source.indexOf(fallbackEnd, at);
    if (end < 0) return from;
    for (
      let start = source.indexOf(fallbackStart, at);
      start >= 0 && start < end;
      start = source.indexOf(fallbackStart, start + 1)
    )
      depth++;
    depth--;
    at = end + fallbackEnd.length;
    if (depth === 0) return end;
  }
  return from;
}

/** Which segment goes to which place. */
function addMoves(table: NodeTable, node: number, moves: Map<string, string>): void {
  const text = node + 1;
  if (text >= table.end[node]! || table.tag[text] !== Tag.text) return;
  const bytes = table.source.subarray(table.start[text], table.stop[text]);
  if (!bytes.includes(moveMark)) return;
  const script = bytes.toString('latin1');
  for (const [, place, segment] of script.matchAll(/\$RC\("(B:[\da-z]+)","(S:[\da-z]+)"/g)) moves.set(place!, segment!);
  for (const [, segment, place] of script.matchAll(/\$RS\("(S:[\da-z]+)","(P:[\da-z]+)"/g)) moves.set(place!, segment!);
}

class Assembly {
  private readonly source: Buffer;
  private readonly content: ReadonlyMap<string, Range>;
  private readonly places: readonly { id: string; range: Range }[];
  private readonly parts: Buffer[] = [];
  private readonly used = new Set<string>();

  constructor(source: Buffer, content: ReadonlyMap<string, Range>, places: readonly { id: string; range: Range }[]) {
    this.source = source;
    this.content = content;
    this.places = places;
  }

  run(segments: ReadonlyMap<string, Range>): Buffer {
    const moved = new Set(this.content.values());
    const cuts = [...segments.values()].filter((range) => moved.has(range)).sort((a, b) => a.from - b.from);
    let from = 0;
    for (const cut of cuts) {
      if (cut.from < from) continue;
      this.write({ from, to: cut.from });
      from = cut.to;
    }
    this.write({ from, to: this.source.length });
    return Buffer.concat(this.parts);
  }

  /** Writes a piece with its placeholders filled; each place is filled once. */
  private write(range: Range): void {
    let { from } = range;
    for (const { id, range: place } of this.places) {
      if (place.from < from || place.to > range.to) continue;
      const filling = this.content.get(id);
      if (!filling || this.used.has(id)) continue;
      this.used.add(id);
      this.parts.push(this.source.subarray(from, place.from));
      this.write(filling);
      from = place.to;
    }
    this.parts.push(this.source.subarray(from, range.to));
  }
}

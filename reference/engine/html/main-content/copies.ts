/**
 * Text that a page holds twice: a second layout for small screens, the clones of a carousel, a teaser of what follows.
 * Only the first is content. What repeats at the same place of the template is the author's doing.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { isHeading, Kind } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import { isAlone } from './like-boxes.js';
import { holds } from './region.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Shorter texts are labels, which may be said again. */
const copyLength = 60;
/** Code and tables repeat themselves for a reason, and a quotation says what it answers to; so do prices. */
const mayRepeat = Kind.verbatim | Kind.quote;
const base = 0x01000193;
/** How much of a row of records is not said elsewhere. */
const News = { none: 0, some: 1, most: 2 } as const;
/** One of so many records says something new. */
const someShare = 3;

/** Boxes with the text of an earlier one, told in constant time each. */
export class Copies {
  private readonly survey: Survey;
  /** What was left out, with what says the same and stays. */
  private readonly found: { node: number; same: number }[] = [];
  private readonly sums: Int32Array;
  private readonly powers: Int32Array;
  /** The first box with a text, by its hash. */
  private readonly firsts = new Map<number, number>();

  constructor(survey: Survey) {
    this.survey = survey;
    const { blockHashes } = survey;
    this.sums = new Int32Array(blockHashes.length + 1);
    this.powers = new Int32Array(blockHashes.length + 1);
    this.powers[0] = 1;
    for (let index = 0; index < blockHashes.length; index++) {
      this.sums[index + 1] = (Math.imul(this.sums[index]!, base) + blockHashes[index]!) | 0;
      this.powers[index + 1] = Math.imul(this.powers[index]!, base);
    }
  }

  /** Layouts for two kinds of screens stand side by side; a single line elsewhere belongs to the record it stands in. */
  private areTwins(first: number, node: number): boolean {
    const { parent } = this.survey.table;
    return parent[first] === parent[node] || parent[parent[first]!] === parent[parent[node]!];
  }

  /** Notes that a copy is left out. */
  leave(node: number, same: number): void {
    this.found.push({ node, same });
  }

  /**
   * Of the copies that were left out, those in rows of records: all of a row that says something new, but headings, and
   * what the row itself says before (the rounds of a carousel), only when most of it is new.
   */
  tornFrom(reason: Uint8Array): number[] {
    const rows = new Map<number, Map<number, number>>();
    const { table, shape } = this.survey;
    const isTorn = (node: number, same: number): boolean =>
      this.recordsAround(node).some((record) => {
        const parent = table.parent[record]!;
        const ofParent = rows.get(parent) ?? rows.set(parent, new Map<number, number>()).get(parent)!;
        const news = ofParent.get(shape[record]!) ?? this.newsOf(record, reason);
        ofParent.set(shape[record]!, news);
        const isOfRow = isHeading(table.tag[same]!) || holds(this.survey, parent, same);
        return news >= (isOfRow ? News.most : News.some);
      });
    return this.found.filter(({ node, same }) => isTorn(node, same)).map(({ node }) => node);
  }

  /** How much of a record and its like around it stays; none for a record that stands alone. */
  private newsOf(record: number, reason: Uint8Array): number {
    const { survey } = this;
    const { table, shape, text } = survey;
    const parent = table.parent[record]!;
    let records = 0;
    let newRecords = 0;
    let all = 0;
    let left = 0;
    for (let at = parent + 1; at < table.end[parent]!; at = table.end[at]!) {
      if (shape[at] !== shape[record]) continue;
      const before = left;
      for (let node = at; node < table.end[at]!;) {
        if (reason[node] === 0 && table.tag[node] === Tag.text) left += text[node + 1]! - text[node]!;
        node = reason[node] === 0 ? node + 1 : table.end[node]!;
      }
      records++;
      all += within(text, survey, at);
      if ((left - before) * 2 > within(text, survey, at)) newRecords++;
    }
    if (records < 2 || newRecords * someShare < records) return News.none;
    return left * 2 > all ? News.most : News.some;
  }

  /** The outermost box that holds no more than the copy, and the article or entry of a list it stands in. */
  private recordsAround(node: number): number[] {
    const { kind, table, text, body } = this.survey;
    const records = [node];
    for (let box = table.parent[node]!; box > body; box = table.parent[box]!) {
      if (text[box] === text[node] && text[table.end[box]!] === text[table.end[node]!]) {
        records[0] = box;
      } else if ((kind[box]! & (Kind.article | Kind.item)) !== 0) {
        records.push(box);
        break;
      }
    }
    return records;
  }

  /** True for two headings of one text, the same element or not. */
  saysSame(first: number, node: number): boolean {
    return first > 0 && node > first && this.hashOf(first) === this.hashOf(node);
  }

  private hashOf(node: number): number {
    const { blocks, table } = this.survey;
    const from = blocks[node]!;
    const to = blocks[table.end[node]!]!;
    return (this.sums[to]! - Math.imul(this.sums[from]!, this.powers[to - from]!)) | 0;
  }

  /** The earlier box, at another place of the template, that says the same; 0 for none. Boxes are to be asked in order. */
  sameBefore(node: number): number {
    const { survey } = this;
    const { table } = survey;
    const length = within(survey.text, survey, node);
    if (table.tag[node] === Tag.text || length < copyLength || (survey.inside[node]! & mayRepeat) !== 0) return 0;
    if (table.tag[node] === Tag.summary || table.tag[table.parent[node]!] === Tag.summary) return 0;
    if (within(survey.prices, survey, node) > 0) return 0;
    const from = survey.blocks[node]!;
    const to = survey.blocks[table.end[node]!]!;
    const hash = this.hashOf(node);
    const first = this.firsts.get(hash);
    if (first === undefined) {
      this.firsts.set(hash, node);
      return 0;
    }
    if (node < table.end[first]! || within(survey.text, survey, first) !== length) return 0;
    if (to - from < 2 && !this.areTwins(first, node)) return 0;
    if ((survey.names[node]! & Named.clone) !== 0) return first;
    return survey.shape[first] !== survey.shape[node] && isAlone(survey, node) ? first : 0;
  }
}

/**
 * Text that a page holds twice: a second layout for small screens, the clones of a carousel, a teaser of what follows.
 * Only the first is content. What repeats at the same place of the template is the author's doing.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { Kind } from './box-kinds.js';
import { isAlone } from './frame-rules.js';
import { Named } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Shorter texts are labels, which may be said again. */
const copyLength = 60;
/** Code and tables repeat themselves for a reason, and a quotation says what it answers to; so do prices. */
const mayRepeat = Kind.verbatim | Kind.quote;
const base = 0x01000193;

/** Boxes with the text of an earlier one, told in constant time each. */
export class Copies {
  private readonly survey: Survey;
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

  /** True when an earlier box, at another place of the template, says the same. Boxes are to be asked in order. */
  isCopy(node: number): boolean {
    const { survey } = this;
    const { table } = survey;
    const length = within(survey.text, survey, node);
    if (table.tag[node] === Tag.text || length < copyLength || (survey.inside[node]! & mayRepeat) !== 0) return false;
    if (within(survey.prices, survey, node) > 0) return false;
    const from = survey.blocks[node]!;
    const to = survey.blocks[table.end[node]!]!;
    const hash = (this.sums[to]! - Math.imul(this.sums[from]!, this.powers[to - from]!)) | 0;
    const first = this.firsts.get(hash);
    if (first === undefined) {
      this.firsts.set(hash, node);
      return false;
    }
    if (node < table.end[first]! || within(survey.text, survey, first) !== length) return false;
    if (to - from < 2 && !this.areTwins(first, node)) return false;
    if ((survey.names[node]! & Named.clone) !== 0) return true;
    return survey.shape[first] !== survey.shape[node] && isAlone(survey, node);
  }
}

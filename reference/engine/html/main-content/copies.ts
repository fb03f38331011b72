/**
 * Text that a page holds twice: a second layout for small screens, the clones of a carousel, a teaser of what follows.
 * Only the first is content. What repeats at the same place of the template is the author's doing.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { Kind } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Shorter texts are labels, which may be said again. */
const copyLength = 60;
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

  /** True when an earlier box, at another place of the template, says the same. Boxes are to be asked in order. */
  isCopy(node: number): boolean {
    const { survey } = this;
    const { table } = survey;
    const length = within(survey.text, survey, node);
    if (table.tag[node] === Tag.text || length < copyLength || (survey.inside[node]! & Kind.verbatim) !== 0)
      return false;
    const from = survey.blocks[node]!;
    const to = survey.blocks[table.end[node]!]!;
    const hash = (this.sums[to]! - Math.imul(this.sums[from]!, this.powers[to - from]!)) | 0;
    const first = this.firsts.get(hash);
    if (first === undefined) {
      this.firsts.set(hash, node);
      return false;
    }
    if (node < table.end[first]! || within(survey.text, survey, first) !== length) return false;
    return survey.shape[first] !== survey.shape[node] || (survey.names[node]! & Named.clone) !== 0;
  }
}

/**
 * The passages of a document that bear on a question: sentences, labelled values and rows of tables, ranked by BM25, with
 * the headings above them counted as context. Every passage stands in the document as it is given.
 * Spec: Document data (answer, highlights).
 */
import type { Material } from './material.js';
import { textOf } from './material.js';
import { emptyTerms, sentencesOf, termsOf } from './words.js';

export interface Passage {
  text: string;
  /** Its place in the document. */
  at: number;
  score: number;
}

const passagesAtMost = 20_000;
const queryTermsAtMost = 60;

/** Best first; only those that hold a word of the question. */
export function findPassages(material: Material, question: string): Passage[] {
  const { language } = material;
  const asked = new Set(
    termsOf(question.slice(0, 2000), language)
      .filter((term) => !emptyTerms.has(term))
      .slice(0, queryTermsAtMost),
  );
  if (asked.size === 0) return [];
  const passages = passagesOf(material);
  const found = passages.map(({ text }) => termsOf(text, language));
  const contexts = new Map<string, Set<string>>();
  const contextOf = (heading: string): Set<string> => {
    const held = contexts.get(heading);
    if (held) return held;
    const made = new Set(termsOf(heading, language));
    contexts.set(heading, made);
    return made;
  };
  const holders = new Map<string, number>();
  for (const terms of found)
    for (const term of new Set(terms)) if (asked.has(term)) holders.set(term, (holders.get(term) ?? 0) + 1);
  const average = found.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, found.length);
  const rarity = (term: string): number => {
    const count = holders.get(term) ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };
  const kind = kindOf(question);
  return passages
    .map(({ text, heading }, at) => {
      const counts = new Map<string, number>();
      for (const term of found[at]!) if (asked.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
      const length = found[at]!.length;
      let score = 0;
      for (const [term, count] of counts)
        score += (rarity(term) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / Math.max(1, average)));
      const context = contextOf(heading);
      for (const term of asked) if (!counts.has(term) && context.has(term)) score += 0.5 * Math.max(0.5, rarity(term));
      const own = counts.size > 0 || [...asked].some((term) => context.has(term));
      return { text, at, score: own ? score * (kind?.test(text) ? 1.35 : 1) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at);
}

/** One passage that answers, with those that say nearly as much about it; undefined when nothing bears on the question. */
export function answerQuestion(material: Material, question: string): string | undefined {
  const [best, ...others] = findPassages(material, question);
  if (!best) return undefined;
  const near = others.filter(({ score }) => score > best.score * 0.75).slice(0, 2);
  return inOrder([best, ...near]).join(' ');
}

const highlightsAtMost = 8;

/** Passages in their order, a blank line between them. */
export function highlight(material: Material, query: string): string | undefined {
  const found = findPassages(material, query);
  const best = found[0]?.score ?? 0;
  const kept = found.filter(({ score }) => score >= best * 0.35).slice(0, highlightsAtMost);
  return kept.length === 0 ? undefined : inOrder(kept).join('\n\n');
}

function inOrder(passages: readonly Passage[]): string[] {
  return [...new Set([...passages].sort((one, other) => one.at - other.at).map(({ text }) => text))];
}

function passagesOf(material: Material): { text: string; heading: string }[] {
  const passages: { text: string; heading: string }[] = [];
  let heading = material.title ?? '';
  for (const piece of material.pieces) {
    if (passages.length >= passagesAtMost) break;
    switch (piece.kind) {
      case 'heading':
        heading = piece.text;
        break;
      case 'table':
        for (const row of piece.rows) passages.push({ text: row.filter(Boolean).join(' | '), heading });
        break;
      case 'pair':
        passages.push({ text: textOf(piece), heading });
        break;
      default:
        for (const text of sentencesOf(piece.text.replace(/\s+/gu, ' '), material.language))
          passages.push({ text: text.slice(0, 2000).toWellFormed(), heading });
    }
  }
  return passages;
}

/** What an answer of this kind would hold: a number, a time. */
function kindOf(question: string): RegExp | undefined {
  if (
    /\b(?:how (?:much|many|long|old|far|big)|price|cost|wie ?viele?|combien|cu[aá]nt[oa]s?|quant[oie])\b/iu.test(
      question,
    )
  )
    return /\d/;
  if (/\b(?:when|what (?:time|date|year)|wann|quand|cu[aá]ndo|quando)\b/iu.test(question)) return /\d{1,4}/;
  return undefined;
}

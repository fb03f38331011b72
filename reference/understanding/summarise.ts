/**
 * A summary of the document's own sentences: those closest to what the whole is about, in their order. No word in it is ours.
 * Spec: Document data (summary).
 */
import type { Material } from './material.js';
import { emptyTerms, sentencesOf, termsOf } from './words.js';

const sentencesAtMost = 5;
const lengthAtMost = 900;
/** Of the text that sentences are taken from. */
const share = 0.4;
/** Beyond so many, the later ones of a long document are not weighed. */
const weighedAtMost = 4000;

interface Weighed {
  text: string;
  at: number;
  terms: ReadonlySet<string>;
  score: number;
}

/** Undefined when the document has no sentence to take. */
export function summarise(material: Material): string | undefined {
  const { language } = material;
  const sentences = proseOf(material);
  if (sentences.length === 0) return undefined;
  const counts = new Map<string, number>();
  const terms = sentences.map(({ text }) => {
    const own = new Set(termsOf(text, language).filter((term) => !emptyTerms.has(term) && term.length > 1));
    for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
    return own;
  });
  const [title, headings] = [material.title ?? '', headingsOf(material)].map(
    (text) => new Set(termsOf(text, language)),
  );
  // A word that many sentences share is what the text is about, unless nearly all do, as with words of grammar.
  const weight = (term: string): number => {
    const count = counts.get(term) ?? 0;
    if (count > 8 && count > sentences.length * 0.5) return 0;
    return Math.log(1 + count) * (title!.has(term) ? 1.8 : headings!.has(term) ? 1.2 : 1);
  };
  const weighed: Weighed[] = sentences.map(({ text, isLead }, at) => {
    const own = terms[at]!;
    const sum = [...own].reduce((all, term) => all + weight(term), 0);
    // Writers begin with what matters.
    const early = 1 + 2 / (1 + at / 2);
    const fit = text.length < 40 ? 0.5 : text.length > 400 ? 0.6 : 1;
    return { text, at, terms: own, score: (sum / (own.size + 6) ** 0.7) * early * fit * (isLead ? 1.15 : 1) };
  });
  return chosen(weighed);
}

/** The best one after the other, less what was said by those before. */
function chosen(weighed: readonly Weighed[]): string {
  const whole = weighed.reduce((sum, { text }) => sum + text.length, 0);
  const most = Math.min(lengthAtMost, Math.max(whole * share, 160));
  const candidates = [...weighed].sort((one, other) => other.score - one.score || one.at - other.at).slice(0, 60);
  const taken: Weighed[] = [];
  const said = new Set<string>();
  let length = 0;
  while (taken.length < sentencesAtMost && candidates.length > 0) {
    const value = ({ score, terms }: Weighed): number => {
      const known = [...terms].filter((term) => said.has(term)).length;
      return score * (1 - 0.7 * (terms.size === 0 ? 1 : known / terms.size));
    };
    const best = candidates.reduce((held, one) => (value(one) > value(held) ? one : held));
    candidates.splice(candidates.indexOf(best), 1);
    if (taken.length > 0 && length + best.text.length > most) continue;
    taken.push(best);
    length += best.text.length;
    for (const term of best.terms) said.add(term);
  }
  const text = taken
    .sort((one, other) => one.at - other.at)
    .map((one) => one.text)
    .join(' ');
  return text.length <= 2 * lengthAtMost ? text : `${text.slice(0, 2 * lengthAtMost).toWellFormed()}…`;
}

/** Sentences of paragraphs, or of list items where there are no paragraphs; each once. */
function proseOf({ pieces, language }: Material): { text: string; isLead: boolean }[] {
  const fromPieces = (kinds: readonly string[]): { text: string; isLead: boolean }[] => {
    const seen = new Set<string>();
    const found: { text: string; isLead: boolean }[] = [];
    for (const piece of pieces) {
      if (found.length >= weighedAtMost) break;
      if (!kinds.includes(piece.kind) || !('text' in piece)) continue;
      for (const [at, text] of sentencesOf(piece.text.replace(/\s+/gu, ' '), language).entries()) {
        if (!isSentence(text) || seen.has(text)) continue;
        seen.add(text);
        found.push({ text, isLead: at === 0 });
      }
    }
    return found;
  };
  const paragraphs = fromPieces(['text']);
  return paragraphs.length > 0 ? paragraphs : fromPieces(['item']);
}

/** Labels, crumbs and lists of links are none. */
function isSentence(text: string): boolean {
  if (text.length < 25 || text.length > 1500) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > text.length * 0.5 && (/[.!?。!?…»”"')\]]$/u.test(text) || text.length > 60);
}

function headingsOf({ pieces }: Material): string {
  return pieces
    .filter((piece) => piece.kind === 'heading')
    .slice(0, 50)
    .map((piece) => (piece.kind === 'heading' ? piece.text : ''))
    .join(' ');
}

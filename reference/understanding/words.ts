/**
 * Text -> sentences and words, by the rules of its language (Unicode segmentation).
 * Spec: none (our choice).
 */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string | undefined, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const locale = isLocale(language) ? language : 'en';
  const key = `${granularity}:${locale}`;
  const held = segmenters.get(key);
  if (held) return held;
  if (segmenters.size > 20) segmenters.clear();
  const made = new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, made);
  return made;
}

function isLocale(language: string | undefined): language is string {
  if (language === undefined || language.length > 35) return false;
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}

/** Each step of a segmenter costs as much as its text is long: a long one is given in parts. */
const partAtMost = 4000;

function* partsOf(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > partAtMost) {
    const part = text.slice(from, from + partAtMost);
    const sentence = Math.max(...['. ', '! ', '? ', '\n', '。'].map((end) => part.lastIndexOf(end)));
    const end = sentence > 0 ? sentence + 1 : part.lastIndexOf(' ') + 1 || partAtMost;
    yield part.slice(0, end);
    from += end;
  }
  yield text.slice(from);
}

function* segmentsOf(
  text: string,
  language: string | undefined,
  granularity: 'sentence' | 'word',
): Generator<Intl.SegmentData> {
  const by = segmenter(language, granularity);
  for (const part of partsOf(text)) yield* by.segment(part);
}

/** Short words with a full stop that end no sentence, as pages of several languages have them. */
const abbreviation =
  /(?:^|\s|\()(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nr|vs|etc|e\.g|i\.e|z\.B|bzw|ca|approx|Inc|Ltd|Co|Fig|Abb|vol|pp?)\.\s*$/iu;

/** Sentences as they stand, without the space around them. */
export function sentencesOf(text: string, language?: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmentsOf(text, language, 'sentence')) {
    open += segment;
    if (abbreviation.test(open.slice(-24)) && open.length < 1000) continue;
    if (open.trim() !== '') sentences.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences;
}

/** Words in lower case, without accents, their endings taken off where they tell number or tense. */
export function termsOf(text: string, language?: string): string[] {
  const terms: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text, language, 'word')) {
    if (!isWordLike) continue;
    const term = stem(folded(segment));
    if (term !== '') terms.push(term);
  }
  return terms;
}

/**
 * In small letters and without accents, so that two spellings of a word are one. Its length may differ from that of the
 * text.
 */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Rough on purpose: the same ending off the question and off the text. */
export function stem(word: string): string {
  if (word.length > 40) return word.slice(0, 40);
  if (/^\d/.test(word) || word.length < 4) return word;
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|edly|ed|es|er|en|s)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}

/** Words of questions and of grammar, which tell nothing of what is asked. */
export const emptyTerms: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of on or our shall should so some such tell than that the their them then there these they this those to was we were what when where which who whom whose why will with would you your about all also any give list find show please extract get page document website ' +
    'der die das den dem des ein eine einen einem einer und oder ist sind war waren wie was wer wo wann warum welche welcher welches wird werden hat haben mit von zu zum zur auf fur im in am bei nicht es sie er wir ihr ich auch als an aus nach uber ' +
    'le la les un une des du de et ou est sont etait qui que quoi quand comment pourquoi quel quelle dans pour par sur avec au aux ce cette ces il elle nous vous ils ' +
    'el los las una unos unas y o es son era quien cuando donde como por para con en al del se su sus lo ' +
    'il gli i uno e sono di da che chi quando dove come perche per con nel della dei'
  )
    .split(' ')
    .map((word) => stem(word)),
);

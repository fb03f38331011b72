/**
 * Which of some languages a recognised page is in. Its frequent short words come out right even when it was read with the
 * data of another language, for they have no letters that it lacks.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */

/** By Tesseract's code. Words of one language only, or much rarer in the others. */
const frequentWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    eng: 'the of and to is that with for was are this by from which have has not be at it',
    deu: 'der die und das den von mit sich des auf ist nicht ein eine dem auch als wird oder zu',
    fra: 'le les des et une du dans qui est pour sur pas au par plus ne aux cette sont ce',
    spa: 'el los las que por con una del se su para como es al lo sus fue este pero son',
    ita: 'il di che della gli per con del sono dei nel alla una anche delle non dal nella pi si',
    por: 'os das dos uma que em para com do da se por na ao como foi mais pela pelo ou',
    nld: 'het een van dat niet zijn op te voor met aan er wordt door ook bij naar deze uit ze',
  }).map(([code, words]) => [code, new Set(words.split(' '))]),
);

/** Fewer frequent words tell nothing. */
const fewWords = 6;

/** How many times those of the language in use another one must have. */
const clearly = 1.5;

/** Languages that can be told from each other by their words. */
export const isTellable = (code: string): boolean => code in frequentWords;

/** The one of `languages` that the text is in, or `current` when none is clearly likelier. */
export function languageOf(text: string, languages: readonly string[], current: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countOf = (code: string): number => words.filter((word) => frequentWords[code]?.has(word)).length;
  const now = countOf(current);
  let best = { code: current, count: Math.max(fewWords, now * clearly) };
  for (const code of languages) {
    const count = code === current ? 0 : countOf(code);
    if (count > best.count) best = { code, count };
  }
  return best.code;
}

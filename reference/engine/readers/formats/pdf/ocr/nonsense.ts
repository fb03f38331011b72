/**
 * Whether the invisible text over a scan is worth anything: poor recognition by whoever made the file leaves strings of signs
 * that no writing has.
 * Spec: Parser object (PDF), mode `auto`.
 */

/** Fewer words tell nothing. */
const fewWords = 8;

/** Share of odd words from which all of it is worth nothing. */
const oddShare = 0.4;

export function isNonsense(text: string): boolean {
  const words = text.match(/\S{3,}/g) ?? [];
  return words.length >= fewWords && words.filter(isOdd).length > oddShare * words.length;
}

const isOdd = (word: string): boolean => {
  const core = word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  if (core === '') return true;
  // Figures, dates, prices, codes in capitals, addresses.
  if (!/\p{Ll}/u.test(core) || /[@/]|\.\w/.test(core)) return !/^[\p{L}\p{N}\p{M}\p{P}\p{S}]+$/u.test(core);
  // Other scripts have other habits.
  if (/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}]/u.test(core)) return false;
  return (
    /\p{L}[^\p{L}\p{N}\p{M}'’\u00ad&.,:;()[\]\u2010-\u2015-]+\p{L}/u.test(core) ||
    /\p{Ll}\d\p{L}|\p{Ll}\p{Lu}\p{L}*\p{Lu}|^\p{Ll}+\p{Lu}/u.test(core) ||
    (core.length > 3 && !/[aeiouy\u00c0-\u024f]/i.test(core))
  );
};

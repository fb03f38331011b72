/**
 * Fresh words for the pages of the content checks, and what an answer shows of them.
 * Spec: ParseOptions (onlyMainContent, includeTags, excludeTags, removeBase64Images).
 */
import { sectionsPagePlaces } from '../../documents/pages/sections-page.js';
import type { SectionsPageWords, TagCase } from '../../documents/pages/sections-page.js';
import type { PicturesPageWords } from '../../documents/pages/pictures-page.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';

export function sectionsPageWords(t: CheckContext): SectionsPageWords {
  return Object.fromEntries(sectionsPagePlaces.map((place) => [place, t.word()])) as unknown as SectionsPageWords;
}

export function picturesPageWords(t: CheckContext): PicturesPageWords {
  return { before: t.word(), embeddedAlt: t.word(), linkedAlt: t.word() };
}

export interface FramedPageWords {
  readonly header: string;
  readonly navigation: string;
  readonly main: string;
  readonly footer: string;
}

export function framedPageWords(t: CheckContext): FramedPageWords {
  return { header: t.word(), navigation: t.word(), main: t.words(4), footer: t.word() };
}

/** A finding unless the text shows exactly the chosen places of the sections page. */
export function onlyPlaces(
  visible: string,
  words: SectionsPageWords,
  chosen: TagCase['places'],
): OracleFinding | undefined {
  const others = sectionsPagePlaces.filter((place) => !chosen.includes(place));
  return (
    missingText(
      visible,
      chosen.map((place) => words[place]),
    ) ??
    unwantedText(
      visible,
      others.map((place) => words[place]),
    )
  );
}

/** A finding unless the text shows every place but the dropped ones. */
export function allPlacesBut(
  visible: string,
  words: SectionsPageWords,
  dropped: TagCase['places'],
): OracleFinding | undefined {
  return onlyPlaces(
    visible,
    words,
    sectionsPagePlaces.filter((place) => !dropped.includes(place)),
  );
}

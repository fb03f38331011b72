/**
 * Who wrote a document and when, where that stands beside its headline without a label: `By Ada Finch`, a link that leads to
 * an author, a line that is a date.
 * Spec: none (our choice).
 */
import { datesIn, nameOfMonthOrDay } from './dates.js';
import { folded } from './words.js';

const word = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
const name = new RegExp(String.raw`^${word}(?: (?:de|van|von|der|la|le|di|da|${word})){1,4}`, 'u');
const openings = /^(?:[Bb]y|BY|[Ww]ritten by|[Aa]uthor:?|[Vv]on|[Pp]ar|[Pp]or|[Dd]i)\s+/u;
/** Words that begin what is said of a date. Names of months and days are no names either; those the languages tell. */
const ofDates = new Set(
  'on published updated posted last modified am veroffentlicht aktualisiert stand publie mis le publicado actualizado atualizado el em pubblicato aggiornato il gepubliceerd bijgewerkt op'.split(
    ' ',
  ),
);
const ofChanges =
  /\b(?:updated?|modified|edited|aktualisiert|geandert|mis a jour|modifie|actualizado|atualizado|aggiornato|bijgewerkt)\b/;

/** `By Ada Finch`, at the beginning of a line; what comes after the name is no part of it. */
export function bylinesIn(text: string, language: string | undefined): string[] {
  return text.split('\n').flatMap((line) => {
    const start = line.trim().slice(0, 200);
    const opening = openings.exec(start);
    const found = opening && personIn(start.slice(opening[0].length), language);
    return found === null || found === undefined ? [] : [found];
  });
}

/** The name a line begins with; undefined when it begins with none. */
function personIn(line: string, language: string | undefined): string | undefined {
  const run = name.exec(line)?.[0];
  if (run === undefined) return undefined;
  const words = run.split(' ');
  // A word before a colon is the label of what follows.
  if (line.slice(run.length).startsWith(':')) words.pop();
  // `FOXBusiness` is no one's name.
  const isOther = (each: string): boolean =>
    ofDates.has(folded(each)) || /^\p{Lu}{2,}\p{Ll}/u.test(each) || nameOfMonthOrDay(each, language);
  const end = words.findIndex((each, at) => at > 0 && isOther(each));
  const kept = end < 0 ? words : words.slice(0, end);
  return kept.length < 2 ? undefined : kept.join(' ');
}

const authorPath =
  /\/(?:[\w-]*author[\w-]*|aut[eo]u?r(?:es|in|en)?|redaktion|contributors?|writers?|byline|staff|profiles?|people|journalists?)\/[^/?#]+\/?(?:[?#]|$)/i;

/** The name of a link that leads to whom an address calls an author; a date may stand behind it. */
export function linkedAuthor(text: string, href: string, language: string | undefined): string | undefined {
  const plain = text.replace(openings, '').trim();
  if (!authorPath.test(href) || plain.length > 80) return undefined;
  const person = personIn(plain, language);
  return person !== undefined && /^\s*(?:$|[\d|·•,(@–-])/.test(plain.slice(person.length)) ? person : undefined;
}

/** The earliest day of the lines that are no sentences and speak of no change; `YYYY-MM-DD`. */
export function firstDay(lines: readonly string[], language: string | undefined): string | undefined {
  const days = lines
    .filter((line) => line.length <= 160)
    .flatMap((line) => line.split(/\s[|·•]\s|\s{2,}|;/))
    .filter((line) => !ofChanges.test(folded(line)) && !/[.!?]$/.test(line) && line.split(/\s+/).length <= 12)
    .flatMap((line) => datesIn(line, language));
  return days.sort()[0];
}

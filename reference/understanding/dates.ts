/**
 * Days as documents write them, in their language and in English.
 * Spec: none (our choice).
 */
import { folded } from './words.js';

const monthsOf = new Map<string, Map<string, number>>();

/** Names of the months, long and short, of a language and of English. */
function months(language: string): Map<string, number> {
  const held = monthsOf.get(language);
  if (held) return held;
  const names = new Map<string, number>();
  for (const locale of [language, 'en']) {
    for (const style of ['long', 'short'] as const) {
      const write = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const part = write.formatToParts(new Date(Date.UTC(2024, month, 3))).find(({ type }) => type === 'month');
        const name = folded(part?.value ?? '').replace(/\.$/, '');
        if (/\p{L}/u.test(name)) names.set(name, month + 1);
      }
    }
  }
  names.set('sept', 9);
  if (monthsOf.size > 50) monthsOf.clear();
  monthsOf.set(language, names);
  return names;
}

/** The days a text names, as `YYYY-MM-DD`, each once; one whose day and month could be either is left out. */
export function datesIn(text: string, language: string | undefined): string[] {
  if (text.length > 300) return [];
  const names = months(primary(language));
  const plain = folded(text);
  const days = new Set<string>();
  const add = (year: string, month: number | undefined, day: string): void => {
    if (month === undefined) return;
    const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day))
      days.add(date.toISOString().slice(0, 10));
  };
  for (const [, year, month, day] of plain.matchAll(/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g))
    add(year!, Number(month), day!);
  for (const [, day, month, year] of plain.matchAll(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/g))
    add(year!, Number(month), day!);
  for (const [, one, other, year] of plain.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g)) {
    const [first, second] = [Number(one), Number(other)];
    if (first > 12 || first === second) add(year!, second, one!);
    else if (second > 12) add(year!, first, other!);
  }
  for (const [, day, month, year] of plain.matchAll(
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|er)?(?: de)? (\p{L}{3,12})\.?,?(?: de)? (\d{4})(?!\d)/gu,
  ))
    add(year!, names.get(month!), day!);
  for (const [, month, day, year] of plain.matchAll(/(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu))
    add(year!, names.get(month!), day!);
  return [...days];
}

/** Whether a word is the name of a month or of a day of the week, in the language of the document or in English. */
export function nameOfMonthOrDay(word: string, language: string | undefined): boolean {
  const plain = folded(word).replace(/\.$/, '');
  return months(primary(language)).has(plain) || weekdays(primary(language)).has(plain);
}

function weekdays(language: string): Set<string> {
  const names = new Set<string>();
  for (const locale of [language, 'en']) {
    for (const style of ['long', 'short'] as const) {
      const write = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day++)
        names.add(folded(write.format(new Date(Date.UTC(2024, 0, day)))).replace(/\.$/, ''));
    }
  }
  return names;
}

/** The first part of a language tag; English where there is none. */
function primary(language: string | undefined): string {
  const [part = ''] = (language ?? 'en').split('-');
  return /^[a-z]{2,3}$/i.test(part) ? part : 'en';
}

/**
 * A serial day number through a section of date and time tokens.
 * Days are counted from 1899-12-31 (with the 29 February 1900 that never was) or from 1904-01-01.
 * Spec: ECMA-376 part 1, 18.8.31 (dates) and 18.17.4 (date systems).
 */
import { dateNames } from './date-names.js';
import type { Section, Token } from './parse-format.js';

/** What is known of a section before any number comes. */
export interface DateLayout {
  tokens: readonly Token[];
  /** Decimals of seconds that are shown. */
  subSeconds: number;
  showsTime: boolean;
  twelveHours: boolean;
  /** Whether the `m` at this place counts minutes. */
  minutes: readonly boolean[];
  language: number | undefined;
}

export function dateLayout({ tokens, language }: Section): DateLayout {
  let subSeconds = 0;
  let showsTime = false;
  for (const token of tokens) {
    if (token.kind === 'subSecond') subSeconds = Math.max(subSeconds, Math.min(6, token.length));
    else if (token.kind === 'date' && (token.elapsed || token.letter === 'h' || token.letter === 's')) showsTime = true;
  }
  const twelveHours = tokens.some(({ kind }) => kind === 'halfDay');
  const minutes = tokens.map(
    (token, index) => token.kind === 'date' && token.letter === 'm' && isMinute(index, tokens),
  );
  return { tokens, subSeconds, showsTime, twelveHours, minutes, language };
}

/** undefined when the number is no date: negative or beyond the year 9999. */
export function formatDate(serial: number, layout: DateLayout, date1904: boolean): string | undefined {
  const time = splitSerial(serial, layout, date1904);
  if (time === undefined) return undefined;
  const { tokens } = layout;
  let text = '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    text += token.kind === 'literal' ? token.text : shown(token, i, time, layout);
  }
  return text;
}

interface SerialTime {
  year: number;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** Millionths of a second, after rounding to what is shown. */
  fraction: number;
  /** Whole seconds since day 0, for elapsed time. */
  elapsedSeconds: number;
}

const secondsOfDay = 86_400;
const lastDay = 2_958_465;
const offset1904 = 1462;

function splitSerial(serial: number, { subSeconds, showsTime }: DateLayout, date1904: boolean): SerialTime | undefined {
  const precision = 10 ** subSeconds;
  const exact = serial * secondsOfDay * precision;
  // Times are rounded to the smallest unit kept, so that 7:59:59.997 is 8:00; a date alone is never rounded up.
  const units = showsTime || subSeconds > 0 ? Math.round(exact) : Math.floor(exact + 0.0005);
  const elapsedSeconds = Math.floor(units / precision);
  const fraction = subSeconds === 0 ? 0 : Math.round(((units - elapsedSeconds * precision) / precision) * 1e6);
  const wholeDays = Math.floor(elapsedSeconds / secondsOfDay);
  const ofDay = elapsedSeconds - wholeDays * secondsOfDay;
  const calendarDay = wholeDays + (date1904 ? offset1904 : 0);
  if (serial < 0 || calendarDay > lastDay) return undefined;
  const [year, month, day] = calendar(calendarDay);
  return {
    year,
    month,
    day,
    weekday: (calendarDay + 6) % 7,
    hours: Math.floor(ofDay / 3600),
    minutes: Math.floor(ofDay / 60) % 60,
    seconds: ofDay % 60,
    fraction,
    elapsedSeconds,
  };
}

/** Day number -> year, month and day, by the era arithmetic of the Gregorian calendar (eras of 400 years from 1 March). */
function calendar(dayNumber: number): [year: number, month: number, day: number] {
  if (dayNumber === 60) return [1900, 2, 29];
  if (dayNumber === 0) return [1900, 1, 0];
  // Day 61 is 1 March 1900; before it there is one day less than Excel counts.
  const sinceEra = dayNumber + (dayNumber < 60 ? 1 : 0) + 693_899;
  const era = Math.floor(sinceEra / 146_097);
  const ofEra = sinceEra - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day];
}

function shown(token: Token, index: number, time: SerialTime, layout: DateLayout): string {
  switch (token.kind) {
    case 'halfDay':
      return (time.hours < 12 ? 'AM' : 'PM').slice(0, token.short ? 1 : 2);
    case 'subSecond':
      return `.${String(time.fraction).padStart(6, '0').padEnd(token.length, '0').slice(0, token.length)}`;
    case 'date':
      return token.elapsed
        ? elapsed(token.letter, token.length, time)
        : datePart(token.letter, token.length, index, time, layout);
    default:
      return '';
  }
}

function elapsed(letter: string, length: number, { elapsedSeconds }: SerialTime): string {
  const unit = letter === 'h' ? 3600 : letter === 'm' ? 60 : 1;
  return padded(Math.floor(elapsedSeconds / unit), length);
}

function datePart(letter: string, length: number, index: number, time: SerialTime, layout: DateLayout): string {
  switch (letter) {
    case 'y':
      return length <= 2 ? padded(time.year % 100, 2) : String(time.year);
    case 'e':
      return String(time.year);
    case 'b':
      return length <= 2 ? padded((time.year + 543) % 100, 2) : String(time.year + 543);
    case 'm':
      return layout.minutes[index] ? padded(time.minutes, Math.min(2, length)) : month(length, time, layout);
    case 'd':
      return dayPart(length, time, layout);
    case 'h':
      return padded(layout.twelveHours ? time.hours % 12 || 12 : time.hours, Math.min(2, length));
    case 's':
      return padded(time.seconds, Math.min(2, length));
    default:
      return '';
  }
}

/** `m` right after hours, or right before seconds, counts minutes. */
function isMinute(index: number, tokens: readonly Token[]): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (token.kind === 'date') {
      if (token.letter === 'h') return true;
      break;
    }
  }
  for (let i = index + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'date') return token.letter === 's';
  }
  return false;
}

function month(length: number, time: SerialTime, { language }: DateLayout): string {
  if (length <= 2) return padded(time.month, length);
  const name = dateNames(language, length === 3 ? 'shortMonths' : 'months')[time.month - 1]!;
  return length === 5 ? name.charAt(0) : name;
}

function dayPart(length: number, time: SerialTime, { language }: DateLayout): string {
  if (length <= 2) return padded(time.day, length);
  return dateNames(language, length === 3 ? 'shortDays' : 'days')[time.weekday]!;
}

function padded(value: number, length: number): string {
  const digits = String(value);
  return digits.length >= length ? digits : digits.padStart(length, '0');
}

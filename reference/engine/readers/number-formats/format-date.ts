/**
 * A serial day number through a section of date and time tokens.
 * Days are counted from 1899-12-31 (with the 29 February 1900 that never was) or from 1904-01-01.
 * Spec: ECMA-376 part 1, 18.8.31 (dates) and 18.17.4 (date systems).
 */
import { dateNames } from './date-names.js';
import type { Section, Token } from './parse-format.js';

/** undefined when the number is no date: negative or beyond the year 9999. */
export function formatDate(serial: number, section: Section, date1904: boolean): string | undefined {
  const tokens = section.tokens;
  const time = splitSerial(serial, tokens, date1904);
  if (time === undefined) return undefined;
  const twelveHours = tokens.some(({ kind }) => kind === 'halfDay');
  let text = '';
  tokens.forEach((token, index) => {
    text += shown(token, index, { time, tokens, twelveHours, language: section.language });
  });
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

interface Shown {
  time: SerialTime;
  tokens: readonly Token[];
  twelveHours: boolean;
  language: number | undefined;
}

const secondsOfDay = 86_400;
const lastDay = 2_958_465;
const offset1904 = 1462;

function splitSerial(serial: number, tokens: readonly Token[], date1904: boolean): SerialTime | undefined {
  let subSeconds = 0;
  let showsTime = false;
  for (const token of tokens) {
    if (token.kind === 'subSecond') subSeconds = Math.max(subSeconds, token.length);
    else if (token.kind === 'date' && (token.elapsed || token.letter === 'h' || token.letter === 's')) showsTime = true;
  }
  const precision = 10 ** Math.min(6, subSeconds);
  const exact = serial * secondsOfDay * precision;
  // Times are rounded to the smallest unit kept, so that 7:59:59.997 is 8:00; a date alone is never rounded up.
  const units = showsTime || subSeconds > 0 ? Math.round(exact) : Math.floor(exact + 0.0005);
  const elapsedSeconds = Math.floor(units / precision);
  const fraction = Math.round(((units - elapsedSeconds * precision) / precision) * 1e6);
  const day = Math.floor(elapsedSeconds / secondsOfDay);
  const ofDay = elapsedSeconds - day * secondsOfDay;
  const calendarDay = day + (date1904 ? offset1904 : 0);
  if (serial < 0 || calendarDay > lastDay) return undefined;
  return {
    ...calendar(calendarDay),
    hours: Math.floor(ofDay / 3600),
    minutes: Math.floor(ofDay / 60) % 60,
    seconds: ofDay % 60,
    fraction,
    elapsedSeconds,
  };
}

function calendar(day: number): Pick<SerialTime, 'year' | 'month' | 'day' | 'weekday'> {
  if (day === 60) return { year: 1900, month: 2, day: 29, weekday: 3 };
  if (day === 0) return { year: 1900, month: 1, day: 0, weekday: 6 };
  // Day 61 is 1 March 1900; before it there is one day less than Excel counts.
  const date = new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: (day + 6) % 7 };
}

function shown(token: Token, index: number, context: Shown): string {
  const { time, twelveHours } = context;
  switch (token.kind) {
    case 'literal':
      return token.text;
    case 'halfDay':
      return (time.hours < 12 ? 'AM' : 'PM').slice(0, token.short ? 1 : 2);
    case 'subSecond':
      return `.${String(time.fraction).padStart(6, '0').padEnd(token.length, '0').slice(0, token.length)}`;
    case 'date':
      if (token.elapsed) return elapsed(token.letter, token.length, time);
      return datePart(token.letter, token.length, index, twelveHours, context);
    default:
      return '';
  }
}

function elapsed(letter: string, length: number, { elapsedSeconds }: SerialTime): string {
  const unit = letter === 'h' ? 3600 : letter === 'm' ? 60 : 1;
  return padded(Math.floor(elapsedSeconds / unit), length);
}

function datePart(letter: string, length: number, index: number, twelveHours: boolean, context: Shown): string {
  const { time } = context;
  switch (letter) {
    case 'y':
      return length <= 2 ? padded(time.year % 100, 2) : String(time.year);
    case 'e':
      return String(time.year);
    case 'b':
      return length <= 2 ? padded((time.year + 543) % 100, 2) : String(time.year + 543);
    case 'm':
      return isMinute(index, context.tokens) ? padded(time.minutes, Math.min(2, length)) : month(length, context);
    case 'd':
      return dayPart(length, context);
    case 'h':
      return padded(twelveHours ? time.hours % 12 || 12 : time.hours, Math.min(2, length));
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

function month(length: number, { time, language }: Shown): string {
  if (length <= 2) return padded(time.month, length);
  const names = dateNames(language);
  const at = time.month - 1;
  if (length === 3) return names.shortMonths[at]!;
  return length === 5 ? names.months[at]!.charAt(0) : names.months[at]!;
}

function dayPart(length: number, { time, language }: Shown): string {
  if (length <= 2) return padded(time.day, length);
  const names = dateNames(language);
  return length === 3 ? names.shortDays[time.weekday]! : names.days[time.weekday]!;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

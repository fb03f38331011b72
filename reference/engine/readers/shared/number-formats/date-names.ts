/**
 * Names of months and days in the language a format code asks for (`[$-407]`); English when it asks for none.
 * Spec: ECMA-376 part 1, 18.8.31; language codes of [MS-LCID].
 */
export type DateNames = 'months' | 'shortMonths' | 'days' | 'shortDays';

/** January and Sunday are first. */
const english: Readonly<Record<DateNames, readonly string[]>> = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** Primary language part of the Windows code -> language tag. */
const languages: Readonly<Record<number, string>> = {
  0x01: 'ar',
  0x02: 'bg',
  0x03: 'ca',
  0x04: 'zh',
  0x05: 'cs',
  0x06: 'da',
  0x07: 'de',
  0x08: 'el',
  0x0a: 'es',
  0x0b: 'fi',
  0x0c: 'fr',
  0x0d: 'he',
  0x0e: 'hu',
  0x0f: 'is',
  0x10: 'it',
  0x11: 'ja',
  0x12: 'ko',
  0x13: 'nl',
  0x14: 'nb',
  0x15: 'pl',
  0x16: 'pt',
  0x18: 'ro',
  0x19: 'ru',
  0x1a: 'hr',
  0x1b: 'sk',
  0x1d: 'sv',
  0x1e: 'th',
  0x1f: 'tr',
  0x21: 'id',
  0x22: 'uk',
  0x24: 'sl',
  0x25: 'et',
  0x26: 'lv',
  0x27: 'lt',
  0x29: 'fa',
  0x2a: 'vi',
  0x39: 'hi',
};

/** By language tag and kind. The runtime takes milliseconds to set up a language, so each is asked for what is needed only. */
const known = new Map<string, readonly string[]>();

/** @param language a Windows language code; system-defined and unknown ones are English. */
export function dateNames(language: number | undefined, kind: DateNames): readonly string[] {
  const tag = language === undefined || language >= 0xf000 ? undefined : languages[language & 0x3ff];
  if (tag === undefined) return english[kind];
  const key = `${tag} ${kind}`;
  let names = known.get(key);
  if (names === undefined) known.set(key, (names = namesIn(tag, kind)));
  return names;
}

function namesIn(tag: string, kind: DateNames): string[] {
  const width = kind === 'months' || kind === 'days' ? 'long' : 'short';
  const isMonth = kind === 'months' || kind === 'shortMonths';
  const options: Intl.DateTimeFormatOptions = isMonth ? { month: width } : { weekday: width };
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  // The first of January 2023 was a Sunday.
  return english[kind].map((_, index) =>
    format.format(isMonth ? Date.UTC(2023, index, 1) : Date.UTC(2023, 0, 1 + index)),
  );
}

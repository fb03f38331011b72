/**
 * Names of months and days in the language a format code asks for (`[$-407]`); English when it asks for none.
 * Spec: ECMA-376 part 1, 18.8.31; language codes of [MS-LCID].
 */
export interface DateNames {
  months: string[];
  shortMonths: string[];
  /** From Sunday. */
  days: string[];
  shortDays: string[];
}

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

const known = new Map<string, DateNames>();

/** @param language a Windows language code; system-defined and unknown ones are English. */
export function dateNames(language: number | undefined): DateNames {
  const tag = language === undefined || language >= 0xf000 ? 'en' : (languages[language & 0x3ff] ?? 'en');
  let names = known.get(tag);
  if (names === undefined) known.set(tag, (names = namesIn(tag)));
  return names;
}

function namesIn(tag: string): DateNames {
  const named = (count: number, date: (index: number) => Date, options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return Array.from({ length: count }, (_, index) => format.format(date(index)));
  };
  const firstOfMonth = (index: number): Date => new Date(Date.UTC(2023, index, 1));
  const sundayAnd = (index: number): Date => new Date(Date.UTC(2023, 0, 1 + index));
  return {
    months: named(12, firstOfMonth, { month: 'long' }),
    shortMonths: named(12, firstOfMonth, { month: 'short' }),
    days: named(7, sundayAnd, { weekday: 'long' }),
    shortDays: named(7, sundayAnd, { weekday: 'short' }),
  };
}

import { expect, it } from 'vitest';
import { dateNames } from './date-names.js';
import type { DateNames } from './date-names.js';

const kinds: readonly DateNames[] = ['months', 'shortMonths', 'days', 'shortDays'];

it('are English where no language is asked for, or one that nobody knows', () => {
  for (const language of [undefined, 0xf800, 0x3ff]) expect(dateNames(language, 'shortMonths')[8]).toBe('Sep');
  for (const kind of kinds) {
    const asked = new Intl.DateTimeFormat('en', {
      [kind.endsWith('onths') ? 'month' : 'weekday']: kind.startsWith('short') ? 'short' : 'long',
      timeZone: 'UTC',
    });
    const dates = dateNames(undefined, kind).map((_, index) =>
      kind.endsWith('onths') ? Date.UTC(2023, index) : Date.UTC(2023, 0, 1 + index),
    );
    expect(dates.map((date) => asked.format(date))).toEqual(dateNames(undefined, kind));
  }
});

it('are those of the language that is asked for', () => {
  expect(dateNames(0x407, 'months')[2]).toBe('März');
  expect(dateNames(0x40c, 'days')[0]).toBe('dimanche');
  expect(dateNames(0x419, 'months')[0]).toBe('январь');
  expect(dateNames(0x407, 'shortDays')).toHaveLength(7);
});

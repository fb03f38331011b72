import { describe, expect, it } from 'vitest';
import { nextRun, readSchedule, runsPerMonth } from './schedule.js';

const cronOf = (text: string): string => readSchedule({ text, timezone: 'UTC' }).cron;

describe('a schedule', () => {
  it.each([
    ['every 30 minutes', '*/30 * * * *'],
    ['Every hour', '0 * * * *'],
    ['hourly', '0 * * * *'],
    ['every 120 minutes', '0 */2 * * *'],
    ['every 6 hours', '0 */6 * * *'],
    ['daily', '0 0 * * *'],
    ['every day at 9:30', '30 9 * * *'],
    ['daily at 9pm', '0 21 * * *'],
    ['every day at 12am', '0 0 * * *'],
    ['every weekday at 8:05', '5 8 * * 1-5'],
    ['weekdays at 8', '0 8 * * 1-5'],
    ['weekdays at 9', '0 9 * * 1-5'],
    ['Mondays at 10:00', '0 10 * * 1'],
    ['every sunday', '0 0 * * 0'],
    ['weekly', '0 0 * * 1'],
    ['monthly', '0 0 1 * *'],
  ])('in words, %s, is %s', (text, cron) => expect(cronOf(text)).toBe(cron));

  it.each([
    'every 4 minutes',
    'every minute',
    'every 7 hours',
    'every 0 minutes',
    'now and then',
    'every day at 25:00',
    '',
  ])('cannot be %s', (text) => expect(() => cronOf(text)).toThrow(/schedule/));

  it.each(['* * * * *', '*/3 * * * *', '0,2 * * * *', '0 0 30 2 *', '61 * * * *', '0 0 0 * * *', 'nonsense'])(
    'cannot be the expression %s',
    (cron) => expect(() => readSchedule({ cron, timezone: 'UTC' })).toThrow(/schedule/),
  );

  it('goes by the clocks of its time zone, over their changes too', () => {
    const daily = readSchedule({ cron: '0 9 * * *', timezone: 'Europe/Berlin' });
    expect(nextRun(daily, new Date('2026-03-28T08:00:00Z'))).toEqual(new Date('2026-03-29T07:00:00Z'));
    expect(nextRun(daily, new Date('2026-01-01T07:00:00Z'))).toEqual(new Date('2026-01-01T08:00:00Z'));
    expect(() => readSchedule({ cron: '0 9 * * *', timezone: 'Moon/Base' })).toThrow(/schedule/);
  });

  it('tells how often it comes in a month', () => {
    const after = new Date('2026-01-01T00:00:00Z');
    expect(runsPerMonth({ cron: '0 * * * *', timezone: 'UTC' }, after)).toBe(720);
    expect(runsPerMonth({ cron: '0 0 * * *', timezone: 'UTC' }, after)).toBe(30);
  });
});

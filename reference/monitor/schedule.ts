/**
 * When a monitor is due: a cron expression of five fields in a time zone, or words that become one.
 * Spec: not shown; our choice, as clients send them.
 */
import { Cron } from 'croner';
import { ServiceError } from '../base/errors.js';
import type { Schedule } from './monitor.js';

/** No monitor checks more often. */
const shortestMs = 5 * 60_000;
/** Runs that are looked at to find the shortest way between two. */
const runsLookedAt = 60;

/** @throws ServiceError `request.invalid-options` for what is no schedule, never comes, or comes more often than every five minutes */
export function readSchedule(sent: { cron?: string; text?: string; timezone: string }): Schedule {
  const cron = sent.cron?.trim() ?? cronOf(sent.text ?? '');
  const schedule = { cron, timezone: sent.timezone };
  const runs = upcoming(schedule, new Date(), runsLookedAt);
  if (runs.length === 0) throw invalid('never comes');
  const gaps = runs.slice(1).map((run, at) => run.getTime() - runs[at]!.getTime());
  if (gaps.some((gap) => gap < shortestMs)) throw invalid('comes more often than every five minutes');
  return schedule;
}

/** Undefined when it never comes. */
export function nextRun(schedule: Schedule, after: Date): Date | undefined {
  return upcoming(schedule, after, 1)[0];
}

/** As far as the next runs tell. */
export function runsPerMonth(schedule: Schedule, after: Date): number {
  const runs = upcoming(schedule, after, runsLookedAt);
  if (runs.length < 2) return runs.length;
  const spanMs = runs.at(-1)!.getTime() - runs[0]!.getTime();
  return Math.max(1, Math.round(((runs.length - 1) * 30 * 24 * 3600_000) / spanMs));
}

function upcoming({ cron, timezone }: Schedule, after: Date, most: number): Date[] {
  try {
    return new Cron(cron, { timezone, mode: '5-part', paused: true }).nextRuns(most, after);
  } catch (error) {
    throw invalid(`cannot be read: ${(error as Error).message}`);
  }
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayGroups: Record<string, string> = { day: '*', weekday: '1-5', weekend: '0,6' };

/** `every 30 minutes`, `hourly`, `every day at 9:30`, `weekdays at 9am`, `every monday`, `monthly` */
function cronOf(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^hourly$/, 'every hour')
    .replace(/^(dai|week|month)ly\b/, (_, unit: string) => `every ${unit === 'dai' ? 'day' : unit}`)
    .replace(/^(?:on )?(weekday|weekend)s\b/, 'every $1')
    .replace(/^(?:on )?([a-z]+day)s?\b/, (whole, day: string) => (days.includes(day) ? `every ${day}` : whole));
  const steps = /^every (?:(\d{1,3}) )?(minute|min|hour|h)s?$/.exec(words);
  if (steps) return cronOfSteps(Number(steps[1] ?? 1), steps[2]!.startsWith('m'));
  const at = /^every ([a-z]+)(?: at (\d{1,2})(?::(\d{2}))? ?(am|pm)?)?$/.exec(words);
  const time = at && timeOf(at[2], at[3], at[4]);
  if (at && time) {
    const unit = at[1]!;
    if (unit === 'month') return `${time} 1 * *`;
    const weekDays =
      unit === 'week' ? '1' : (dayGroups[unit] ?? (days.includes(unit) ? String(days.indexOf(unit)) : ''));
    if (weekDays !== '') return `${time} * * ${weekDays}`;
  }
  throw invalid('is not understood: write for example `every 30 minutes`, `daily at 9:00`, or a cron expression');
}

function cronOfSteps(count: number, isMinutes: boolean): string {
  const whole = isMinutes ? 60 : 24;
  if (isMinutes && count > 0 && count % 60 === 0) return cronOfSteps(count / 60, false);
  if (count === 0 || whole % count !== 0)
    throw invalid(`must divide ${isMinutes ? 'an hour' : 'a day'} evenly, as cron expressions do`);
  if (isMinutes) return count === 1 ? '* * * * *' : `*/${count} * * * *`;
  return count === 1 ? '0 * * * *' : count === 24 ? '0 0 * * *' : `0 */${count} * * *`;
}

/** Minute and hour; midnight without one. */
function timeOf(hour = '0', minute = '00', half?: string): string | undefined {
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  const isTime = Number(hour) <= (half ? 12 : 24) && Number(minute) < 60;
  return isTime ? `${Number(minute)} ${hours}` : undefined;
}

function invalid(fault: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: schedule ${fault}.`, {
    details: [{ code: 'schedule', path: '/schedule', message: fault }],
  });
}

import { z } from 'zod';

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})(?:(-?)(?:(\d\d)\2(\d\d)|W(\d\d)\2([1-7])|(\d{3})))$/i;
const TIME = /^(\d\d)(?:(:?)(\d\d)(?:\2(\d\d))?)?(?:[.,](\d+))?$/;
const ZONE = /^(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/**
 * Milliseconds since 1970 of a moment in ISO 8601, undefined where it is none. In its basic and its extended form, a date alone (its
 * first moment), by month, week or day of the year, with a point or a comma before a fraction, to the minute or the hour, with any offset;
 * without one it is UTC. Fractions finer than a millisecond count.
 */
export function isoInstantMs(text: string): number | undefined {
  const [, date = '', time, zone] = /^([^T]+)(?:T([^Z+-]+)(Z|[+-].*)?)?$/i.exec(text) ?? [];
  const day = dayOf(date);
  if (day === undefined) return undefined;
  if (time === undefined) return day;
  // One form throughout: a date with hyphens has a time with colons.
  const isBasic = !date.includes('-');
  const clock = timeOf(time, isBasic);
  const offset = zone === undefined ? 0 : offsetOf(zone);
  return clock === undefined || offset === undefined ? undefined : day + clock - offset;
}

function dayOf(text: string): number | undefined {
  const [, year, , month, day, week, weekday, dayOfYear] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const newYear = utc(Number(year), 0, 1);
  if (dayOfYear !== undefined) {
    const at = newYear + (Number(dayOfYear) - 1) * DAY_MS;
    return new Date(at).getUTCFullYear() === Number(year) ? at : undefined;
  }
  if (week !== undefined) {
    // The first week is the one that holds 4 January; weeks begin on Monday.
    const fourth = utc(Number(year), 0, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
    const at = monday + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY_MS;
    const thursday = new Date(at + (4 - Number(weekday)) * DAY_MS);
    return Number(week) > 0 && thursday.getUTCFullYear() === Number(year) ? at : undefined;
  }
  const at = utc(Number(year), Number(month) - 1, Number(day));
  const is = new Date(at);
  return is.getUTCMonth() === Number(month) - 1 && is.getUTCDate() === Number(day) ? at : undefined;
}

/** Years below 100 are what they say. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

function timeOf(text: string, isBasic: boolean): number | undefined {
  const [, hours, colon = '', minutes, seconds, fraction] = TIME.exec(text) ?? [];
  if (hours === undefined || (minutes !== undefined && (colon === '') !== isBasic)) return undefined;
  const [h, m, s] = [Number(hours), Number(minutes ?? 0), Number(seconds ?? 0)];
  // A fraction is one of what stands last.
  const unit = seconds !== undefined ? 1_000 : minutes !== undefined ? 60_000 : 3_600_000;
  const clock = ((h * 60 + m) * 60 + s) * 1_000 + Number(`0.${fraction ?? 0}`) * unit;
  // 24:00 is the end of a day, and :60 a second that was put in.
  if (m > 59 || s > 60 || h > 24 || (h === 24 && clock > DAY_MS)) return undefined;
  return clock;
}

function offsetOf(text: string): number | undefined {
  const [zone, sign, hours, minutes = '0'] = ZONE.exec(text) ?? [];
  if (zone === undefined) return undefined;
  if (sign === undefined) return 0;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A moment that a client states: ISO 8601 in any of its forms, which are more than `date-time` of JSON Schema has; without an offset it is read as UTC. */
export const instant = z
  .string()
  .refine(
    (text) => isoInstantMs(text) !== undefined,
    'must be an ISO 8601 time, for example 2026-01-31T12:00:00Z',
  );

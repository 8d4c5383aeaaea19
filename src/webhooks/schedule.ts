import type { Random } from '../ports/ports.ts';

/** When a delivery that was not taken is tried again, and when it is given up. */
interface Schedule {
  /** Waits after the first, the second … failed try, in milliseconds. */
  delaysMs: readonly number[];
  /** All tries lie within this time from the beginning of the round; undefined where there is no hurry. */
  withinMs?: number;
}

/** While a service lives (contract 10): after about 5 s, 30 s, 2 min, 10 min and 1 h. */
export const LONG_LIVED: Schedule = { delaysMs: [5_000, 30_000, 120_000, 600_000, 3_600_000] };
/** A command or a step of a workflow, which somebody waits for: up to three tries within a minute (contract 10). */
export const ONE_SHOT: Schedule = { delaysMs: [5_000, 30_000], withinMs: 60_000 };

/** Longest time of one try (contract 10). */
export const TRY_MS = 10_000;
/** With less than this a try is not worth beginning. */
const LEAST_TRY_MS = 5_000;
/** Receivers that were down together are not all asked at the same moment (security.md R24). */
const JITTER = 0.2;

/** A round of tries: from when, and by which schedule. */
export interface Round {
  schedule: Schedule;
  /** Monotonic milliseconds. */
  begunAt: number;
}

/** How long the next try may take, in milliseconds; null when the round is over. */
export function tryMs({ schedule, begunAt }: Round, now: number): number | null {
  const left = schedule.withinMs === undefined ? TRY_MS : begunAt + schedule.withinMs - now;
  return left <= 0 ? null : Math.min(TRY_MS, left);
}

/** How long to wait after that many failed tries of this round; null when there is none after it. */
export function waitMs(
  { schedule, begunAt }: Round,
  tries: number,
  now: number,
  random: Pick<Random, 'next'>,
): number | null {
  const delay = schedule.delaysMs[tries - 1];
  if (delay === undefined) return null;
  const wait = delay * (1 - JITTER + 2 * JITTER * random.next());
  if (schedule.withinMs === undefined) return wait;
  // Tries that all ran into their limit would leave no room for the last one: it comes a little earlier then.
  const room = begunAt + schedule.withinMs - LEAST_TRY_MS - now;
  return room <= 0 ? null : Math.min(wait, room);
}

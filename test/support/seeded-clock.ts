import type { Clock } from '../../src/ports/ports.ts';

/** Where the seeded world begins: 2026-01-01T00:00:00Z. */
export const SEEDED_START_MS = Date.UTC(2026, 0, 1);

/** A clock that only moves when it is told to, or when somebody sleeps. */
export interface SeededClock extends Clock {
  /** Moves time on; callbacks of `after` that fall due are called in their order. */
  advance(ms: number): void;
}

interface Alarm {
  at: number;
  callback: () => void;
}

/** Time without waiting: a sleep moves the clock and is over. Two sleeps at once therefore add up. */
export function seededClock(startMs = SEEDED_START_MS): SeededClock {
  let elapsed = 0;
  const alarms = new Set<Alarm>();

  function nextDue(until: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of alarms)
      if (alarm.at <= until && (next === undefined || alarm.at < next.at)) next = alarm;
    return next;
  }
  function advance(ms: number): void {
    const until = elapsed + Math.max(0, ms);
    for (let alarm = nextDue(until); alarm !== undefined; alarm = nextDue(until)) {
      alarms.delete(alarm);
      elapsed = Math.max(elapsed, alarm.at);
      alarm.callback();
    }
    elapsed = Math.max(elapsed, until);
  }
  return {
    now: () => startMs + elapsed,
    monotonic: () => elapsed,
    advance,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      advance(ms);
    },
    after(ms, callback) {
      // At least a millisecond, as with real timers: an alarm that sets itself again must let time pass.
      const alarm = { at: elapsed + Math.max(1, ms), callback };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
  };
}

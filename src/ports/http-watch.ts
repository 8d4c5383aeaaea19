import type { TimeoutPhase } from './connection-fault.ts';

/** The time limits of one exchange. */
interface Watch {
  /** A new phase with its own limit; the total goes on. */
  enter(phase: TimeoutPhase, ms: number): void;
  /** The phase begins again. */
  refresh(): void;
  end(): void;
}

interface Watched {
  phase: TimeoutPhase;
  ms: number;
  due: number;
  totalMs: number;
  totalDue: number;
  expire(phase: TimeoutPhase, ms: number): void;
}

/** How late a limit may be noticed. */
const TICK_MS = 20;
const watchedNow = new Set<Watched>();
let ticking: NodeJS.Timeout | undefined;

/**
 * Limits of many exchanges on one clock: three timers an exchange, each with another length, cost more than the exchange
 * itself. The tick runs only while something is watched.
 */
export function watch(expire: Watched['expire'], totalMs: number): Watch {
  const now = performance.now();
  const one: Watched = {
    phase: 'total',
    ms: totalMs,
    due: now + totalMs,
    totalMs,
    totalDue: now + totalMs,
    expire,
  };
  watchedNow.add(one);
  ticking ??= setInterval(tick, TICK_MS);
  return {
    enter(phase, ms) {
      one.phase = phase;
      one.ms = ms;
      one.due = performance.now() + ms;
    },
    refresh() {
      one.due = performance.now() + one.ms;
    },
    end() {
      watchedNow.delete(one);
      if (watchedNow.size > 0 || ticking === undefined) return;
      clearInterval(ticking);
      ticking = undefined;
    },
  };
}

function tick(): void {
  const now = performance.now();
  for (const one of watchedNow) {
    if (now >= one.totalDue) one.expire('total', one.totalMs);
    else if (now >= one.due) one.expire(one.phase, one.ms);
  }
}

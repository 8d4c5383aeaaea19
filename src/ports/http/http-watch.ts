import type { TimeoutPhase } from '../connection-fault.ts';

/** Something that ends by itself, by a limit of time or by its caller. All times are those of `performance.now()`. */
export interface Watched {
  phase: TimeoutPhase;
  /** Limit of the phase, and when it is reached. */
  ms: number;
  due: number;
  /** Limit of the whole, whatever the phase. */
  readonly totalMs: number;
  readonly totalDue: number;
  readonly signal: AbortSignal | undefined;
  /** Its place in the list of what is watched. */
  place: number;
  /** A limit is reached; what ends by it is no longer watched. */
  expire(phase: TimeoutPhase, ms: number): void;
  /** The signal came; what ends by it is no longer watched. */
  cancel(): void;
}

/** How late a limit may be noticed. */
const TICK_MS = 20;
/** No Set: with so many coming and going, its discarded tables keep what has left alive until the next full garbage collection. */
const watched: Watched[] = [];
let ticking: NodeJS.Timeout | undefined;

/** One listener for all that share a signal: adding and taking off one each costs a fifth of an exchange. */
interface Listened {
  count: number;
  readonly aborted: () => void;
}
const listened = new WeakMap<AbortSignal, Listened>();

/**
 * Ends many exchanges by one clock: three timers an exchange, each with another length, cost more than the exchange itself. The
 * tick runs only while something is watched.
 */
export function watch(one: Watched): void {
  one.place = watched.push(one) - 1;
  ticking ??= setInterval(tick, TICK_MS);
  if (one.signal !== undefined) listen(one.signal);
}

/** Ends what `watch` began, once. */
export function unwatch(one: Watched): void {
  const last = watched.pop();
  if (last !== undefined && last !== one) {
    watched[one.place] = last;
    last.place = one.place;
  }
  if (one.signal !== undefined) unlisten(one.signal);
  if (watched.length > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

function tick(): void {
  const now = performance.now();
  each((one) => {
    if (now >= one.totalDue) one.expire('total', one.totalMs);
    else if (now >= one.due) one.expire(one.phase, one.ms);
  });
}

/** Backwards: one that ends leaves its place to the last, which was looked at. */
function each(look: (one: Watched) => void): void {
  for (let place = watched.length - 1; place >= 0; place--) {
    const one = watched[place];
    if (one !== undefined) look(one);
  }
}

function listen(signal: AbortSignal): void {
  let known = listened.get(signal);
  if (known === undefined) {
    const aborted = () =>
      each((one) => {
        if (one.signal === signal) one.cancel();
      });
    known = { count: 0, aborted };
    listened.set(signal, known);
  }
  if (known.count++ === 0) signal.addEventListener('abort', known.aborted);
}

function unlisten(signal: AbortSignal): void {
  const known = listened.get(signal);
  if (known !== undefined && --known.count === 0) signal.removeEventListener('abort', known.aborted);
}

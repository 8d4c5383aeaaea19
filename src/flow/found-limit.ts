/** What is known of how many calls at once the other side takes. Pure arithmetic; `adaptiveLimit` lets the calls go. */
export interface FoundLimit {
  /** Calls allowed at once now. */
  limit(): number;
  /** What a call that begins as the `running`th under way has to say when it is over. */
  begin(running: number): Call;
  succeeded(call: Call): void;
  /**
   * True when this refusal makes a limit of what was noise until now, and all should wait as long as it asks. No more after ten such waits
   * without a success between: as much as a single call has patience for, and from there on each has its own.
   */
  refused(call: Call): boolean;
}

/** A call under way: when it began, and how many more than are known to be taken there were with it. */
export interface Call {
  readonly period: number;
  readonly beyond: number;
}

/** What is left of the limit after a refusal that counts (security.md R06). */
const SHRINK = 0.7;
/**
 * Refusals that make a limit (security.md 3): so many, and one more for each so many calls at once, since those of one round are answered
 * first. A success takes a part of one away. So one call in five has to be refused for long, or this many in a row, before anybody else is
 * held up. With 5 % refused by chance that comes less than once in 100,000 calls; a server that takes half of what is sent gets there at once.
 */
const REFUSALS = 5;
const CALLS_FOR_ONE_MORE = 5;
const SUCCESS_TAKES = 0.25;
/** Rounds of calls that pass at a limit before more is tried: trying each round would keep one call in eight failing at a limit of eight. */
const ROUNDS_BEFORE_PROBE = 10;
/** Waits of all without a success between, after which each waits by itself. */
const WAITS_IN_VAIN = 10;
/** Probes that have to pass before their number at once counts as taken: the first may meet a place that has just come free. */
const PROBES = 3;

/**
 * Starts with `start` calls at once, and adds one for each success up to `max` (doubling per round) until the first limit is met. From
 * there on it holds what it shrank to, and probes: one call more, and when that passes two, four, eight more. A probe that is refused
 * goes back to what was taken before, and holds up nobody. So it stays just below a limit that is there, and is back at `max` within some
 * twenty rounds when it is there no more.
 */
export function foundLimit(max: number, start: number): FoundLimit {
  /** Calls at once that are taken for all that is known. */
  let taken = Math.max(1, Math.min(max, start));
  /** Allowed beside them: what is probed. */
  let more = 0;
  /** What the next probe adds; 0 until a limit was met. */
  let step = 0;
  /** Successes since `taken` was set, and probes that passed. */
  let successes = 0;
  let passed = 0;
  let refusals = 0;
  let period = 0;
  let inVain = 0;

  function probe(): void {
    passed = 0;
    more = Math.min(step, max - taken);
    if (more === 0) step = 0;
  }
  return {
    limit: () => taken + more,
    begin: (running) => ({ period, beyond: running - taken }),
    succeeded(call) {
      inVain = 0;
      refusals = Math.max(0, refusals - SUCCESS_TAKES);
      if (call.period !== period) return;
      if (step === 0) taken = Math.min(max, taken + 1);
      else if (more === 0) {
        successes += 1;
        if (successes >= ROUNDS_BEFORE_PROBE * taken) probe();
      } else if (call.beyond >= more) {
        passed += 1;
        if (passed < PROBES) return;
        taken += more;
        step *= 2;
        probe();
      }
    },
    refused(call) {
      // Those that were under way when it shrank say nothing new.
      if (call.period !== period) return false;
      if (call.beyond > 0 && step > 0) {
        [more, step, successes] = [0, 1, 0];
        return false;
      }
      refusals += 1;
      if (refusals < REFUSALS + taken / CALLS_FOR_ONE_MORE) return false;
      taken = Math.max(1, Math.floor((taken + more) * SHRINK));
      [more, step, successes, refusals] = [0, 1, 0, 0];
      period += 1;
      inVain += 1;
      return inVain <= WAITS_IN_VAIN;
    },
  };
}

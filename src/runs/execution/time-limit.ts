import { setMaxListeners } from 'node:events';
import { Fault } from '../../errors.ts';
import type { Clock } from '../../ports/ports.ts';
import { windowMs } from '../../text/time-window.ts';

/** The time that a run has, until it is disposed of. */
export interface TimeLimit extends Disposable {
  /** Breaks off what is under way: when the time is over, or when the run is stopped. */
  signal: AbortSignal | undefined;
  /** Whether the time is over. */
  isOver(): boolean;
}

/** A limit such as `10m`, counted from now, beside the signal that stops the run; undefined is no limit. */
export function timeLimit(
  limit: string | undefined,
  clock: Pick<Clock, 'monotonic' | 'after'>,
  stop: AbortSignal | undefined,
): TimeLimit {
  if (limit === undefined) return { signal: stop, isOver: () => false, [Symbol.dispose]: () => undefined };
  const all = windowMs(limit);
  const end = clock.monotonic() + all;
  const over = new AbortController();
  // The same fault as of a run that is stopped: nothing that was broken off counts as an error of the agent.
  const cancel = clock.after(all, () =>
    over.abort(new Fault('cancelled', `The time limit of the run, ${limit}, was reached.`)),
  );
  const signal = stop === undefined ? over.signal : AbortSignal.any([over.signal, stop]);
  // Every call under way listens; many of them are no leak.
  setMaxListeners(0, signal);
  return {
    signal,
    isOver: () => over.signal.aborted || clock.monotonic() >= end,
    [Symbol.dispose]: cancel,
  };
}

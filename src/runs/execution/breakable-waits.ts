import { setMaxListeners } from 'node:events';
import { Fault } from '../../errors.ts';
import type { Place } from '../../flow/pool.ts';

/** Breaks off waits for another try, of the agent or of the judge. */
export interface BreakableWaits {
  /** The place with waits that end when they are broken off, with Fault `cancelled`: what waited is not recorded. */
  of(place: Place): Place;
  /** Breaks off all waits, those to come too. */
  end(): void;
}

/** Waits that end with `signal`, and when no more work is taken: nobody sits them out for a call that is not made any more. */
export function breakableWaits(signal: AbortSignal | undefined): BreakableWaits {
  const ending = new AbortController();
  const broken = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  // Every attempt that waits listens; many of them are no leak.
  setMaxListeners(0, broken);
  return {
    of: (place) => ({
      use: place.use,
      async aside(wait) {
        const waited = await place.aside(() => wait(broken));
        broken.throwIfAborted();
        return waited;
      },
    }),
    end: () => ending.abort(new Fault('cancelled', 'No more work is taken.')),
  };
}

import type { Tape } from '../tape.ts';

/** A tape that lets everything through and keeps nothing of it. */
export function liveTape(): Tape {
  return {
    mode: 'live',
    exchange: (request, live, signal) => live(request, signal),
    judge: (judge) => judge,
    beginCall: () => undefined,
    beginPlay: () => undefined,
    stands: () => undefined,
    miss: () => undefined,
    refuse: () => undefined,
    exchanges: () => undefined,
    before: async () => undefined,
    replayed: () => undefined,
    keep: async () => undefined,
  };
}

import { asFault, faultLine } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { BackgroundAccess } from './engine-parts.ts';
import { liveRuns } from './live-runs.ts';

/** Keeps count of the work that nobody waits for. */
export function backgroundPart(warn: (message: string) => void): BackgroundAccess {
  const background = new Set<Promise<unknown>>();
  return {
    live: once(() => liveRuns()),
    inBackground(work) {
      const watched = work
        .catch((error: unknown) => warn(faultLine(asFault(error))))
        .finally(() => background.delete(watched));
      background.add(watched);
    },
    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}

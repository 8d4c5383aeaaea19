import { addReplayed, type ReplayedOfRun, type ReplayedPart } from '../schema/cassettes/replayed.ts';
import type { CaseResult } from '../schema/run.ts';

/** What was answered from recordings. */
export function replayBooks() {
  let attempts = 0;
  let of = 0;
  let sum: ReplayedPart | undefined;
  return {
    add({ attempts: all }: CaseResult): void {
      of += all.length;
      for (const { replayed } of all) {
        if (replayed === undefined) continue;
        attempts++;
        sum = addReplayed(sum, replayed);
      }
    },
    total: (): ReplayedOfRun | undefined => (sum === undefined ? undefined : { ...sum, attempts, of }),
  };
}

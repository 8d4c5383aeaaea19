import { Fault } from '../errors.ts';
import type { Change } from '../schema/worlds/world.ts';

/** Characters of arguments and changes, as JSON, that are kept of one attempt: they stand in one line of the journal, twice. */
const MOST_KEPT = 16 * 1024 * 1024;

/**
 * Counts what is kept of the calls and changes of one attempt. `take` throws Fault `agent_failed` (`world_failed`) where they grow beyond 16 MiB:
 * without all of them nothing can be judged, and half of them would be judged wrongly.
 */
export function recordBooks(worldId: string) {
  let kept = 0;
  return {
    take(what: readonly Change[] | Readonly<Record<string, unknown>>, by: string): void {
      kept += JSON.stringify(what).length;
      if (kept <= MOST_KEPT) return;
      throw new Fault(
        'agent_failed',
        `The arguments of calls and the changes of the state of world ${worldId} come to more than ${MOST_KEPT / 1024 / 1024} MiB with those of ${by}: the attempt cannot be recorded.`,
        {
          subcode: 'world_failed',
          hint: 'Keep large texts out of the state, or change only what differs in them: every change is recorded.',
        },
      );
    },
  };
}

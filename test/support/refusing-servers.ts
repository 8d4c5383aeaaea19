import type { Fault } from '../../src/errors.ts';
import { adaptiveLimit } from '../../src/flow/adaptive-limit.ts';
import { eachInPool } from '../../src/flow/pool.ts';
import { retrying } from '../../src/flow/retry.ts';
import type { Random } from '../../src/ports/ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { eventClock } from './event-clock.ts';

/** What a server makes of a call that has just come: a fault, or nothing where it answers. `underWay` are those that it answers now. */
export type Policy = (call: { now: number; underWay: number; random: Random }) => Fault | undefined;

const ANSWER_MS = 50;
const REFUSAL_MS = 5;

interface PlayOptions {
  cases: number;
  /** How the agent's server and the judge's server behave; default they answer. */
  agent?: Policy;
  judge?: Policy;
  concurrency?: number;
  retries?: number;
  seed?: number;
}

/** Plays cases of one agent call and one judge call, as runs do, and says how that went. Times are milliseconds of a clock that jumps. */
export async function playAgainst(servers: PlayOptions) {
  const { cases, concurrency = 20, retries = 5, seed = 1 } = servers;
  const clock = eventClock();
  const random = seededRandom(seed);
  const seen = { calls: 0, refused: 0, mostUnderWay: 0, mostOpen: 0, errored: 0, lastMs: 0 };
  let underWay = 0;
  let open = 0;

  /** A server with a limit of its own in front of it. */
  function server(policy: Policy = () => undefined) {
    const limit = adaptiveLimit({ max: concurrency, clock });
    let answering = 0;
    async function call() {
      seen.calls += 1;
      underWay += 1;
      seen.mostUnderWay = Math.max(seen.mostUnderWay, underWay);
      const fault = policy({ now: clock.now(), underWay: answering, random });
      if (fault === undefined) answering += 1;
      else seen.refused += 1;
      await clock.sleep(fault === undefined ? ANSWER_MS : REFUSAL_MS);
      underWay -= 1;
      if (fault !== undefined) throw fault;
      answering -= 1;
      seen.lastMs = clock.now();
    }
    return { limit, call };
  }
  const both = [server(servers.agent), server(servers.judge)];
  await eachInPool(Array.from({ length: cases }).keys(), concurrency, async (_, place) => {
    open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, open);
    try {
      for (const { limit, call } of both)
        await retrying((attempt) => limit.run(call, { again: attempt > 1 }), {
          ...{ retries, patience: 10, clock, random, aside: place.aside },
        });
    } catch {
      seen.errored += 1;
    }
    open -= 1;
  });
  return { ...seen, tookMs: clock.now(), judgeLimit: both[1]!.limit.limit() };
}

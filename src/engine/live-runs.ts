import { setMaxListeners } from 'node:events';
import { Fault } from '../errors.ts';
import type { Counts } from '../schema/run.ts';
import type { ProgressLog } from './progress-log.ts';

/** Works of one kind that go on at once; the others wait, so that a hundred requests do not open a hundred agents. */
const AT_ONCE = 4;

/** Works of one kind that wait at most: each holds a lock and its plan in memory. */
const MOST_WAITING = 500;
/** When it is worth asking again, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/** A run under way in this process, as it stands. */
export interface LiveRun {
  readonly runId: string;
  status: 'queued' | 'running';
  /** ISO 8601: when it was asked for, then when it began. */
  startedAt: string;
  /** Null while it is not known, and where cases have several. */
  agentId: string | null;
  /** In the order of the plan; known once it is planned. */
  firstCase?: { id: string; name: string };
  testCaseCount: number;
  /** Of the cases that are finished; `total` counts all that were selected. */
  readonly counts: Counts;
  /** Its progress; undefined where nobody can listen. */
  readonly log: ProgressLog | undefined;
}

/** A place among the works of a kind. */
export interface Slot {
  /** False when it had to be waited for. */
  readonly free: boolean;
  /** Resolves when it is this work's turn, and when all work is to stop. */
  ready(): Promise<void>;
  leave(): void;
}

/** What is under way in the background of this process. */
export interface LiveRuns {
  of(runId: string): LiveRun | undefined;
  add(run: LiveRun): void;
  remove(runId: string): void;
  /** Fault `rate_limited` where as many works of this kind wait as may; before anything of a new one is begun. */
  requireQueueSpace(kind: string): void;
  /** Puts a work of this kind into its queue; first come, first served. */
  slot(kind: string): Slot;
  /** Aborted when the process is to end: works stop at the next safe point and go on at the next start. */
  readonly stopping: AbortSignal;
  stop(): void;
}

/** The works of one kind. */
interface Queue {
  inside: number;
  /** Each lets one of them in. */
  waiting: Set<() => void>;
}

/** What all queues share. */
interface Waiting {
  atOnce: number;
  /** Wakes who waits for a turn, of every kind. */
  asleep: Set<() => void>;
  stopping: AbortSignal;
}

/** An empty list; `atOnce` works of a kind go on at the same time, and `mostWaiting` wait. */
export function liveRuns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): LiveRuns {
  const runs = new Map<string, LiveRun>();
  const queues = new Map<string, Queue>();
  const asleep = new Set<() => void>();
  const ending = new AbortController();
  // Every call under way listens; many of them are no leak.
  setMaxListeners(0, ending.signal);

  function queueOf(kind: string): Queue {
    const known = queues.get(kind) ?? { inside: 0, waiting: new Set<() => void>() };
    queues.set(kind, known);
    return known;
  }
  return {
    of: (runId) => runs.get(runId),
    add: (run) => void runs.set(run.runId, run),
    remove: (runId) => void runs.delete(runId),
    requireQueueSpace(kind) {
      if ((queues.get(kind)?.waiting.size ?? 0) < mostWaiting) return;
      throw new Fault('rate_limited', `${mostWaiting} works of this kind (${kind}) wait already.`, {
        hint: 'Ask again when some of them have ended.',
        retryAfterMs: ASK_AGAIN_MS,
      });
    },
    slot: (kind) => slotIn(queueOf(kind), { atOnce, asleep, stopping: ending.signal }),
    stopping: ending.signal,
    stop() {
      ending.abort();
      for (const wake of asleep) wake();
      asleep.clear();
    },
  };
}

/** The last place in a queue. */
function slotIn(queue: Queue, { atOnce, asleep, stopping }: Waiting): Slot {
  const free = queue.inside < atOnce;
  let inside = free;
  let left = false;
  let wake: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const admit = () => {
    inside = true;
    queue.inside += 1;
    asleep.delete(wake);
    wake();
  };
  if (free) admit();
  else queue.waiting.add(admit);
  if (stopping.aborted) wake();
  else if (!free) asleep.add(wake);
  return {
    free,
    ready: () => awake,
    leave() {
      if (left) return;
      left = true;
      queue.waiting.delete(admit);
      asleep.delete(wake);
      if (!inside) return;
      queue.inside -= 1;
      const [next] = queue.waiting;
      if (next === undefined) return;
      queue.waiting.delete(next);
      next();
    },
  };
}

import { SESSION_WALL_MS } from '../session-answer.ts';
import { takingTurns } from './turns.ts';
import type { Worker, WorkerAnswer } from './worker.ts';

/** A process that holds the state of a world and serves several sessions, one call at a time. */
export interface SessionProcess {
  /** How many sessions it has. */
  load(): number;
  join(): void;
  leave(): void;
  /** Whether it takes no further session: it has served enough, or has ended. */
  isFull(): boolean;
  isGone(): boolean;
  /** The call under way takes so long that others should not wait for it. */
  isStuck(): boolean;
  /**
   * Waits for its turn and asks; undefined where the process ended before the turn came, which is not the fault of who asks. Whoever `moves`
   * is told where the process is stuck before the turn comes, and has asked nothing then; nobody else is.
   */
  ask(message: object | string, moves?: boolean): Promise<WorkerAnswer | 'stuck' | undefined>;
  /** Ends it where its calls do not end soon by themselves. */
  hurry(): void;
  end(): void;
}

/** Sessions of one process, its processor time and the memory of its values, after which it takes no further one. */
const MOST_SESSIONS = 300;
const MOST_CPU_MS = 300_000;
const MOST_MEMORY_MB = 300;
/** How long a call may keep others waiting: starting another process takes a fifth of it. */
const PATIENCE_MS = 1_000;
/** What a call that nobody waits for any more still has. */
const HURRY_MS = 200;

/** Has a process take turns. */
export function sessionProcess(
  worker: Worker,
  { after }: { after(ms: number, work: () => void): () => void },
): SessionProcess {
  const turns = takingTurns(PATIENCE_MS, { after });
  let opened = 0;
  let present = 0;
  let isFull = false;
  let isGone = false;
  void worker.ended.then(() => {
    isGone = true;
  });

  async function asked(message: object | string): Promise<WorkerAnswer | undefined> {
    if (isGone) return undefined;
    const answer = await worker.ask(message, SESSION_WALL_MS);
    if ('ended' in answer) isGone = true;
    else isFull ||= answer.reply.cpu_ms > MOST_CPU_MS || answer.reply.memory_mb > MOST_MEMORY_MB;
    return answer;
  }

  const isFullNow = () => isFull || isGone || opened >= MOST_SESSIONS;
  return {
    load: () => present,
    join() {
      opened += 1;
      present += 1;
      if (present === 1) worker.hold();
    },
    leave() {
      present -= 1;
      if (present > 0) return;
      if (isFullNow()) worker.end();
      else worker.release();
    },
    isFull: isFullNow,
    isGone: () => isGone,
    isStuck: turns.isStuck,
    ask: (message, moves = false) => turns.take(() => asked(message), moves),
    hurry() {
      const last = turns.done();
      let isDone = false;
      const cancel = after(HURRY_MS, () => {
        if (!isDone) worker.end();
      });
      void last.then(() => {
        isDone = true;
        cancel();
      });
    },
    end: () => worker.end(),
  };
}

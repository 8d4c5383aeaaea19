import type { Ports } from '../../ports/ports.ts';
import { callSlots } from '../call-slots.ts';
import type { Isolation } from '../isolation.ts';
import type { JavaScriptPorts, Worker, WorkerAnswer } from './worker.ts';
import { workerStarter } from './worker-starter.ts';

/** A call of the pool. */
interface PoolCall {
  /** Which code it is: a process never runs two. */
  readonly code: string;
  /** Absolute evals folder that the code may read, its links resolved; undefined: nothing. */
  readonly folder: string | undefined;
  /** What the process is told. */
  readonly message: object;
  readonly wallMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Runs JavaScript in processes, as many at once as there are processors. */
export interface WorkerPool {
  run(call: PoolCall): Promise<{ answer: WorkerAnswer; isolation: Isolation }>;
  /** What stands between code and machine. */
  isolation(): Promise<Isolation>;
}

/** A process without work ends after so long. */
const IDLE_MS = 30_000;
/** Calls of one process, and its processor time, after which the next call gets a new one. */
const MOST_CALLS = 500;
const MOST_CPU_MS = 1200;

/** A process that has served calls of a code. */
interface Used {
  readonly worker: Worker;
  readonly code: string;
  readonly calls: number;
}

/** Makes the pool of a world. */
export function makeWorkerPool(ports: JavaScriptPorts): WorkerPool {
  const { cores } = ports.runtime;
  const starter = workerStarter(ports);
  const slots = callSlots();
  const idle = idleWorkers(cores, ports.clock);

  async function answered({ code, folder, message, wallMs, signal }: PoolCall): Promise<WorkerAnswer> {
    const used = idle.take(code) ?? { worker: await starter.start(folder), code, calls: 0 };
    const { worker } = used;
    try {
      const answer = await worker.ask(message, wallMs, signal);
      const calls = used.calls + 1;
      if (isReusable(answer, calls)) idle.keep({ worker, code, calls });
      else worker.end();
      return answer;
    } catch (error) {
      worker.end();
      throw error;
    }
  }

  return {
    isolation: starter.isolation,
    async run(call) {
      await slots.take(cores);
      try {
        call.signal?.throwIfAborted();
        const answer = await answered(call);
        return { answer, isolation: await starter.isolation() };
      } finally {
        slots.giveBack();
      }
    },
  };
}

function isReusable(answer: WorkerAnswer, calls: number): boolean {
  return (
    'reply' in answer && answer.reply.reusable && calls < MOST_CALLS && answer.reply.cpu_ms < MOST_CPU_MS
  );
}

/** Processes that wait for the next call of their code: at most `most`, the oldest go first. */
function idleWorkers(most: number, clock: Ports['clock']) {
  const waiting: (Used & { cancel(): void })[] = [];
  const remove = (one: Used) => {
    const index = waiting.findIndex(({ worker }) => worker === one.worker);
    const [removed] = index < 0 ? [] : waiting.splice(index, 1);
    removed?.cancel();
    return removed;
  };
  const end = (one: Used) => void remove(one)?.worker.end();
  return {
    take(code: string): Used | undefined {
      const found = waiting.find((one) => one.code === code);
      if (found === undefined) return undefined;
      found.worker.hold();
      return remove(found);
    },
    keep(used: Used): void {
      waiting.push({ ...used, cancel: clock.after(IDLE_MS, () => end(used)) });
      void used.worker.ended.then(() => remove(used));
      used.worker.release();
      const [oldest] = waiting;
      if (waiting.length > most && oldest !== undefined) end(oldest);
    },
  };
}

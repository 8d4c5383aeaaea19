import { Fault } from '../../errors.ts';
import { callSlots } from '../call-slots.ts';
import { type Isolation, isolationOf } from '../isolation.ts';
import { type Guard, strongestGuard, weakerGuard } from './launch.ts';
import type { WorkerHello } from './messages.ts';
import { readablePaths } from './readable-paths.ts';
import { type JavaScriptPorts, startWorker, type Worker, type WorkerAnswer } from './worker.ts';

/** A call of the pool. */
interface PoolCall {
  /** Which code it is: a process never serves two. */
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
  /** What would stand between code and machine. */
  isolation(): Promise<Isolation>;
}

/** All layers, in the order in which they are shown. */
const LAYERS = [
  'permission_model',
  'limits',
  'no_new_privileges',
  'no_capabilities',
  'landlock',
  'seccomp',
  'user_namespace',
  'network_namespace',
  'ipc_namespace',
];
/** A process without work ends after so long. */
const IDLE_MS = 30_000;
/** Calls of one process, and its processor time, after which the next call gets a new one. */
const MOST_CALLS = 500;
const MOST_CPU_MS = 1200;

interface Idle {
  readonly worker: Worker;
  readonly code: string;
  calls: number;
  cancel(): void;
}

/** Makes the pool of a world. */
export function makeWorkerPool(ports: JavaScriptPorts): WorkerPool {
  const slots = callSlots();
  const idle: Idle[] = [];
  let guard: Guard = strongestGuard(ports.runtime);
  const { cores } = ports.runtime;
  let known: WorkerHello | undefined;

  /** A process that has said what it is. Where the kernel does not help, the next ones are started without it. */
  async function started(folder: string | undefined): Promise<{ worker: Worker; hello: WorkerHello }> {
    const readable = folder === undefined ? [] : readablePaths(folder, ports.files);
    for (;;) {
      const tried = guard;
      const worker = startWorker(tried, readable, ports);
      worker.hold();
      try {
        const hello = await worker.hello;
        if (!hello.guarded) throw new Error('the permission model of Node is off');
        known = hello;
        return { worker, hello };
      } catch (error) {
        worker.end();
        const weaker = weakerGuard(tried);
        if (weaker === undefined) throw noNode(error, ports);
        if (guard === tried) guard = weaker;
      }
    }
  }

  function taken(code: string): Idle | undefined {
    const index = idle.findIndex((one) => one.code === code);
    const [found] = index < 0 ? [] : idle.splice(index, 1);
    found?.cancel();
    found?.worker.hold();
    return found;
  }

  /** Keeps a process for the next call of its code; never more of them than there are processors. */
  function keep(one: Omit<Idle, 'cancel'>): void {
    const kept: Idle = { ...one, cancel: () => undefined };
    const leave = () => {
      kept.cancel();
      const index = idle.indexOf(kept);
      if (index >= 0) idle.splice(index, 1);
      kept.worker.end();
    };
    kept.cancel = ports.clock.after(IDLE_MS, leave);
    void kept.worker.ended.then(leave);
    kept.worker.release();
    idle.push(kept);
    if (idle.length > cores) {
      const [oldest] = idle.splice(0, 1);
      oldest?.cancel();
      oldest?.worker.end();
    }
  }

  async function first(): Promise<WorkerHello> {
    const { worker, hello } = await started(undefined);
    worker.end();
    return hello;
  }

  return {
    isolation: async () => isolationHere(known ?? (await first())),
    async run({ code, folder, message, wallMs, signal }) {
      signal?.throwIfAborted();
      await slots.take(cores);
      try {
        const used = taken(code);
        const { worker, hello } =
          used === undefined
            ? await started(folder)
            : { worker: used.worker, hello: await used.worker.hello };
        const calls = (used?.calls ?? 0) + 1;
        const answer = await worker.ask(message, wallMs, signal).catch((error: unknown) => {
          worker.end();
          throw error;
        });
        const isReusable =
          'reply' in answer &&
          answer.reply.reusable &&
          calls < MOST_CALLS &&
          answer.reply.cpu_ms < MOST_CPU_MS;
        if (isReusable) keep({ worker, code, calls });
        else worker.end();
        return { answer, isolation: isolationHere(hello) };
      } finally {
        slots.giveBack();
      }
    },
  };
}

function isolationHere({ layers }: WorkerHello): Isolation {
  const held = new Set(['permission_model', ...layers]);
  return isolationOf({
    layers: LAYERS.filter((layer) => held.has(layer)),
    missing: LAYERS.filter((layer) => !held.has(layer)),
  });
}

function noNode(error: unknown, { runtime }: JavaScriptPorts): Fault {
  const why = error instanceof Error ? error.message : String(error);
  return new Fault('scorer_failed', `JavaScript cannot be run by Node ${runtime.version}: ${why}.`, {
    hint: `It needs the permission model of Node 20.19 or newer; this is ${runtime.node}.`,
    subcode: 'sandbox',
    cause: error,
  });
}

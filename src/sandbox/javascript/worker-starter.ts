import { Fault } from '../../errors.ts';
import { type Isolation, isolationOf } from '../isolation.ts';
import { type Guard, ONE_CALL, type Room, strongestGuard, weakerGuard } from './launch.ts';
import type { WorkerHello } from './messages.ts';
import { readablePaths } from './readable-paths.ts';
import { type JavaScriptPorts, startWorker, type Worker } from './worker.ts';

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

/** Starts processes, all behind the same layers. */
export interface WorkerStarter {
  /** A held process that has said what it is; its code can read `folder`. Rejects with Fault `scorer_failed` (`sandbox`). */
  start(folder: string | undefined): Promise<Worker>;
  /** What stands between code and machine; starts a process to see it where none has been. */
  isolation(): Promise<Isolation>;
}

/**
 * Where the kernel does not help the first process, all are started without it; a layer that held once and does not hold later is a Fault
 * before any code is run.
 */
export function workerStarter(ports: JavaScriptPorts, room: Room = ONE_CALL): WorkerStarter {
  let guard: Guard = strongestGuard(ports.runtime);
  let known: WorkerHello | undefined;
  let python = 'python3';

  async function greeted(worker: Worker): Promise<WorkerHello> {
    const hello = await worker.hello;
    if (!hello.guarded) throw new Error('the permission model of Node is off');
    if (known !== undefined && known.layers.join() !== hello.layers.join())
      throw new Error(`of the layers ${known.layers.join(', ')} only ${hello.layers.join(', ')} held`);
    return hello;
  }

  async function start(folder: string | undefined): Promise<Worker> {
    const readable = folder === undefined ? [] : readablePaths(folder, ports.files);
    for (;;) {
      const tried = guard;
      const worker = startWorker({ guard: tried, python, readable, room }, ports);
      worker.hold();
      try {
        known = await greeted(worker);
        if (known.python !== '') python = known.python;
        return worker;
      } catch (error) {
        worker.end();
        const weaker = known === undefined ? weakerGuard(tried) : undefined;
        if (weaker === undefined) throw noNode(error, ports);
        if (guard === tried) guard = weaker;
      }
    }
  }

  return {
    start,
    async isolation() {
      if (known === undefined) (await start(undefined)).end();
      return isolationBy(known?.layers ?? []);
    },
  };
}

function isolationBy(layers: readonly string[]): Isolation {
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

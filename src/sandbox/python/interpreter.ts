import { Fault } from '../../errors.ts';
import { callSlots } from '../call-slots.ts';
import type { Hello, Reply } from './messages.ts';
import type { PythonPorts } from './standing.ts';
import { startZygote, type Zygote, type ZygoteCall } from './zygote.ts';

/** Runs Python code, each call in a locked-down process of its own. */
export interface Interpreter {
  /** What it can do here. Rejects like `run`. */
  hello(): Promise<Hello>;
  /** Rejects with Fault `scorer_failed` (`no_python`, `sandbox`) when there is nothing to run it, else with the signal's reason. */
  run(call: ZygoteCall): Promise<{ reply: Reply; hello: Hello }>;
}

/** An interpreter without work ends after so long; the next call starts another in about 0.2 s. */
const IDLE_MS = 60_000;
/** Deaths in a row, without one answer between them, after which no new one is started. */
const MOST_DEATHS = 3;

const shared = new WeakMap<PythonPorts['standby'], Interpreter>();

/** The one interpreter of a world: all its code scorers share it. */
export function interpreterOf(ports: PythonPorts): Interpreter {
  const known = shared.get(ports.standby);
  if (known !== undefined) return known;
  const made = makeInterpreter(ports);
  shared.set(ports.standby, made);
  return made;
}

function makeInterpreter(ports: PythonPorts): Interpreter {
  const keeper = zygoteKeeper(ports);
  const slots = callSlots();
  return {
    hello: () => keeper.held(() => keeper.current().ready),
    run: (call) =>
      keeper.held(async () => {
        const { cores } = await keeper.current().ready;
        await slots.take(cores);
        try {
          // The one that was asked for its cores may have ended while we waited.
          const alive = keeper.current();
          const hello = await alive.ready;
          const reply = await alive.ask(call);
          keeper.answered();
          return { reply, hello };
        } finally {
          slots.giveBack();
        }
      }),
  };
}

/** Keeps one process: replaces it when it dies, ends it when nobody works with it any more. */
function zygoteKeeper(ports: PythonPorts) {
  let zygote: Zygote | undefined;
  let deaths = 0;
  let users = 0;
  let cancelIdle: () => void = () => undefined;

  function start(): Zygote {
    const started = startZygote(ports);
    started.ready.then(
      () =>
        void started.ended.then(() => {
          deaths += 1;
          if (zygote === started) zygote = undefined;
        }),
      () => undefined,
    );
    if (users > 0) started.hold();
    return started;
  }
  function enter(): void {
    cancelIdle();
    users += 1;
    if (users === 1) zygote?.hold();
  }
  function leave(): void {
    users -= 1;
    if (users > 0) return;
    zygote?.release();
    cancelIdle = ports.clock.after(IDLE_MS, () => {
      const idle = zygote;
      if (idle === undefined) return;
      zygote = undefined;
      deaths -= 1; // It was ended by us.
      idle.end();
    });
  }

  return {
    /** The living one, or a new one. One that cannot start at all is kept: its fault is the answer for everybody. */
    current(): Zygote {
      if (zygote === undefined && deaths >= MOST_DEATHS) throw tooManyDeaths(deaths);
      zygote ??= start();
      return zygote;
    },
    /** An answer ends a row of deaths. */
    answered(): void {
      deaths = 0;
    },
    /** Keeps this process alive for as long as somebody works with the interpreter. */
    async held<T>(work: () => Promise<T>): Promise<T> {
      enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function tooManyDeaths(deaths: number): Fault {
  return new Fault('scorer_failed', `The Python process ended ${deaths} times without an answer.`, {
    hint: 'Run "assay validate" and look at the code of the scorers; no further process is started.',
    subcode: 'sandbox',
  });
}

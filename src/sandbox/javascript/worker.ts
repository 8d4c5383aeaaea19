import { Fault } from '../../errors.ts';
import { lineReader } from '../../flow/line-reader.ts';
import type { Ports, Standby } from '../../ports/ports.ts';
import { truncateText } from '../../text/truncate.ts';
import { lineJson } from '../line-json.ts';
import { type Guard, launchOf, type Room } from './launch.ts';
import { helloLine, type WorkerHello, type WorkerReply, workerLine } from './messages.ts';

/** What running JavaScript takes of the outside world. */
export type JavaScriptPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env' | 'files' | 'runtime'>;

/** Ways in which a call ends without a word of its process. */
export type WorkerEnding = 'wall' | 'cpu' | 'memory' | 'printed' | 'large_answer' | 'forged' | 'ended';

/** What a call came to: a reply, or an end with what is known of it. */
export type WorkerAnswer =
  | { readonly reply: WorkerReply }
  | { readonly ended: WorkerEnding; readonly detail: string };

/** A process that runs JavaScript, one call at a time. */
export interface Worker {
  /** Rejects when it ended before it said anything. */
  readonly hello: Promise<WorkerHello>;
  /** Runs a call, a value or the text of a JSON object; after anything but a reply the process is gone. Rejects with the signal's reason. */
  ask(call: object | string, wallMs: number, signal?: AbortSignal): Promise<WorkerAnswer>;
  readonly ended: Promise<unknown>;
  hold(): void;
  release(): void;
  end(): void;
}

/** Start of a process on a slow disk; far above the 0.03 to 0.2 s it takes. */
const START_MS = 30_000;
/** Longest line: a result of 1 MB, escaped as JSON in JSON, and what was printed. */
const LONGEST_LINE = 8 * 1024 * 1024;
const LONGEST_COMPLAINT = 2000;
/** Of what Node itself says, which ends the process when it is more. */
const MOST_COMPLAINED = 1024 * 1024;
/** TypeScript files of one call. */
const MOST_STRIPPED = 500;
/** How Node ends where memory is refused: it aborts, and seccomp lets no signal through for that. */
const CRASHES = new Set(['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);
const OUT_OF_MEMORY = /heap out of memory|allocation failed|out of memory/i;

/** A process as it stands. */
interface State {
  readonly child: Standby;
  readonly ports: JavaScriptPorts;
  greet(hello: WorkerHello): void;
  refuse(error: Error): void;
  greeted: boolean;
  /** The call under way. */
  call: { nonce: string; stripped: number; settle(answer: WorkerAnswer): void } | undefined;
  /** Why it was ended by us. */
  broken: WorkerEnding | undefined;
  complaint: string;
  complained: number;
}

/** Starts a process whose code can read `readable` and nothing else. */
export function startWorker(
  {
    guard,
    python,
    readable,
    room,
  }: { guard: Guard; python: string; readable: readonly string[]; room: Room },
  ports: JavaScriptPorts,
): Worker {
  const { runtime, env } = ports;
  const { command, options } = launchOf(guard, readable, { runtime, env, python, room });
  const child = ports.standby(command, options);
  let greet: State['greet'] = () => undefined;
  let refuse: State['refuse'] = () => undefined;
  const hello = new Promise<WorkerHello>((resolve, reject) => {
    greet = resolve;
    refuse = reject;
  });
  // Whoever asks gets the error; that nobody has asked yet is no crash.
  hello.catch(() => undefined);
  const state: State = {
    ...{ child, ports, greet, refuse, greeted: false, call: undefined, broken: undefined },
    ...{ complaint: '', complained: 0 },
  };
  const cancelStart = ports.clock.after(START_MS, () => breakOff(state, 'wall'));
  hello.then(cancelStart, cancelStart);
  const reader = lineReader({
    most: LONGEST_LINE,
    lengthOf: (text) => text.length,
    onLine: (line) => receive(state, line),
    onTooLong: () => breakOff(state, 'large_answer'),
  });
  child.onOutput(reader.read);
  child.onErrors((text) => {
    state.complaint = (state.complaint + text).slice(-LONGEST_COMPLAINT);
    state.complained += text.length;
    if (state.complained > MOST_COMPLAINED) breakOff(state, 'printed');
  });
  return {
    hello,
    ask: (call, wallMs, signal) => ask(state, call, wallMs, signal),
    ended: child.ended.then((ending) => conclude(state, ending)),
    hold: () => child.hold(),
    release: () => child.release(),
    end: () => child.kill(),
  };
}

function breakOff(state: State, why: WorkerEnding): void {
  state.broken ??= why;
  state.child.kill();
}

/** A line of a process that is being ended says nothing any more. */
function receive(state: State, line: string): void {
  if (state.broken !== undefined) return;
  if (!state.greeted) {
    const hello = helloLine.safeParse(lineJson(line));
    state.greeted = hello.success;
    if (hello.success) state.greet(hello.data);
    else breakOff(state, 'forged');
    return;
  }
  const said = workerLine.safeParse(lineJson(line));
  const { call } = state;
  if (!said.success || call === undefined || said.data.nonce !== call.nonce) breakOff(state, 'forged');
  else if ('strip' in said.data) strip(state, said.data.strip, call);
  else call.settle({ reply: said.data });
}

/** Takes the types out of a text for the process, which has no WebAssembly to do it. */
function strip({ child, ports }: State, source: string, call: NonNullable<State['call']>): void {
  call.stripped += 1;
  const { stripTypes } = ports.runtime;
  const answer =
    stripTypes === undefined || call.stripped > MOST_STRIPPED ? {} : strippedBy(stripTypes, source);
  child.write(`${JSON.stringify(answer)}\n`);
}

function strippedBy(
  stripTypes: (source: string) => string,
  source: string,
): { stripped: string } | { problem: string } {
  try {
    return { stripped: stripTypes(source) };
  } catch (error) {
    return { problem: error instanceof Error ? truncateText(error.message, 500) : 'cannot be read' };
  }
}

/** Tells who waits that the process has ended, and why. */
function conclude(state: State, { code, signal, startError }: Awaited<Standby['ended']>): void {
  const last = state.complaint.trim().split('\n').at(-1) ?? '';
  const how = signal === null ? `exit code ${code}` : signal;
  state.refuse(startError ?? new Error(last === '' ? `it ended with ${how}` : last));
  const isAborted = CRASHES.has(signal ?? '') || code === 134;
  const why = OUT_OF_MEMORY.test(state.complaint)
    ? 'memory'
    : signal === 'SIGXCPU' || (signal === 'SIGKILL' && state.broken === undefined)
      ? 'cpu'
      : isAborted
        ? 'memory'
        : 'ended';
  state.call?.settle({ ended: state.broken ?? why, detail: how });
}

async function ask(
  state: State,
  call: object | string,
  wallMs: number,
  signal: AbortSignal | undefined,
): Promise<WorkerAnswer> {
  signal?.throwIfAborted();
  const { random, clock } = state.ports;
  if (state.call !== undefined)
    throw new Fault('internal', 'A process of JavaScript was asked for two calls at once.');
  const nonce = random.hex(16);
  const stop = () => state.child.kill();
  const cancelWatch = clock.after(wallMs, () => breakOff(state, 'wall'));
  signal?.addEventListener('abort', stop);
  try {
    const answer = await new Promise<WorkerAnswer>((settle) => {
      state.call = { nonce, stripped: 0, settle };
      const text = typeof call === 'string' ? call : JSON.stringify(call);
      // Line breaks of a JSON text are white space.
      state.child.write(
        `{"nonce":"${nonce}",${text
          .trim()
          .slice(1)
          .replace(/[\r\n]+/g, ' ')}\n`,
      );
    });
    signal?.throwIfAborted();
    return answer;
  } finally {
    state.call = undefined;
    cancelWatch();
    signal?.removeEventListener('abort', stop);
  }
}

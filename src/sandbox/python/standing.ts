import { join } from 'node:path';
import { Fault } from '../../errors.ts';
import { lineReader } from '../../flow/line-reader.ts';
import type { Ports, Standby } from '../../ports/ports.ts';
import { truncateText } from '../../text/truncate.ts';
import { lineJson } from '../line-json.ts';
import { type Hello, helloLine } from './messages.ts';
import { sourceFolder, ZYGOTE } from './source-folder.ts';

/** What running Python takes of the outside world. */
export type PythonPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env'>;

/** An interpreter that stands by. */
export interface Standing {
  /** What it can do; rejects with Fault `scorer_failed` (`no_python`) when it cannot start. */
  readonly ready: Promise<Hello>;
  /** Settles when it has ended, with why. */
  readonly ended: Promise<string>;
  write(text: string): void;
  /** Ends it for a reason that those who wait are told. */
  breakOff(why: string): void;
  hold(): void;
  release(): void;
  end(): void;
}

/** Start of an interpreter on a slow disk; far above the 0.1 to 0.5 s it takes. */
const START_MS = 30_000;
const LONGEST_COMPLAINT = 500;

interface Greeting {
  readonly promise: Promise<Hello>;
  resolve(hello: Hello): void;
  reject(fault: Fault): void;
}

/** An interpreter as it stands. */
interface State {
  readonly child: Standby;
  /** What its first line tells; rejected when it ends before. */
  readonly greeting: Greeting;
  readonly onLine: (line: string) => void;
  greeted: boolean;
  /** Why it was ended by us. */
  broken: string | undefined;
  /** The end of what it wrote to stderr. */
  complaint: string;
  cancelStart(): void;
}

/**
 * Starts an interpreter that tells `onLine` every line but its first; none may be longer than `longestLine` characters. Not isolated by
 * `-I`, which would ignore PYTHONHASHSEED and let the order of sets change between starts: its environment and its path are ours anyway.
 */
export function startInterpreter(
  ports: PythonPorts,
  options: { args: readonly string[]; longestLine: number; onLine(line: string): void },
): Standing {
  const state = spawned(ports, options);
  const { child, greeting } = state;
  const reader = lineReader({
    most: options.longestLine,
    lengthOf: (text) => text.length,
    onLine: (line) => receive(state, line),
    onTooLong: () => breakOff(state, 'wrote a line without an end'),
  });
  child.onErrors((text) => {
    state.complaint = (state.complaint + text).slice(-LONGEST_COMPLAINT);
  });
  child.onOutput(reader.read);
  return {
    ready: greeting.promise,
    ended: child.ended.then((ending) => conclude(state, ending)),
    write: (text) => child.write(text),
    breakOff: (why) => breakOff(state, why),
    hold: () => child.hold(),
    release: () => child.release(),
    end: () => child.kill(),
  };
}

function spawned(
  ports: PythonPorts,
  { args, onLine }: { args: readonly string[]; onLine(line: string): void },
): State {
  const folder = sourceFolder();
  const state: State = {
    child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', join(folder, ZYGOTE), ...args], {
      cwd: folder,
      env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
    }),
    greeting: awaitedGreeting(),
    onLine,
    greeted: false,
    broken: undefined,
    complaint: '',
    cancelStart: ports.clock.after(START_MS, () => breakOff(state, 'did not start in time')),
  };
  return state;
}

function awaitedGreeting(): Greeting {
  let settle: Omit<Greeting, 'promise'>;
  const promise = new Promise<Hello>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever asks gets the fault; that nobody has asked yet is no crash.
  promise.catch(() => undefined);
  return { promise, ...settle! };
}

function breakOff(state: State, why: string): void {
  state.broken ??= why;
  state.child.kill();
}

/** A line of an interpreter that is being ended says nothing any more. */
function receive(state: State, line: string): void {
  if (state.broken !== undefined) return;
  if (state.greeted) state.onLine(line);
  else receiveHello(state, line);
}

function receiveHello(state: State, line: string): void {
  const hello = helloLine.safeParse(lineJson(line));
  state.cancelStart();
  if (!hello.success) {
    breakOff(state, 'did not answer as expected');
    return;
  }
  state.greeted = true;
  if ('unusable' in hello.data) state.greeting.reject(noPython(hello.data.unusable));
  else state.greeting.resolve(hello.data);
}

/** Why it has ended; whoever waits for its greeting is told. */
function conclude(state: State, { code, signal, startError }: Awaited<Standby['ended']>): string {
  const { greeting, complaint } = state;
  state.cancelStart();
  if (startError !== undefined)
    greeting.reject(noPython(`python3 cannot be started (${startError.message})`));
  const why = state.broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
  const last = complaint.trim().split('\n').at(-1) ?? '';
  if (!state.greeted) greeting.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
  return why;
}

function noPython(why: string): Fault {
  return new Fault('scorer_failed', `No Python to run the code: ${truncateText(why, LONGEST_COMPLAINT)}.`, {
    hint: 'Own code in Python, scorers of type "code" and tools of worlds, needs python3, version 3.8 or later, in PATH on Linux or macOS.',
    subcode: 'no_python',
  });
}

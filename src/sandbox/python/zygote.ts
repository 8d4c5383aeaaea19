import { join } from 'node:path';
import { Fault } from '../../errors.ts';
import { lineReader } from '../../flow/line-reader.ts';
import type { Ports, Standby } from '../../ports/ports.ts';
import { truncateText } from '../../text/truncate.ts';
import { lineJson } from '../line-json.ts';
import { type Hello, helloLine, type Reply, replyLine } from './messages.ts';
import { sourceFolder, ZYGOTE } from './source-folder.ts';

/** What running Python takes of the outside world. */
export type PythonPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env'>;

/** One call of Python code; `wallMs` is all the time it has. */
export interface ZygoteCall {
  /** JSON for the child (answer.py). */
  readonly payload: string;
  readonly wallMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** One warm interpreter. */
export interface Zygote {
  /** What it can do; rejects with Fault `scorer_failed` when it cannot start. */
  readonly ready: Promise<Hello>;
  /** Runs a call in a child of its own. Rejects when the interpreter ends first, or with the signal's reason. */
  ask(call: ZygoteCall): Promise<Reply>;
  readonly ended: Promise<unknown>;
  hold(): void;
  release(): void;
  end(): void;
}

/** Start of an interpreter on a slow disk; far above the 0.1 to 0.5 s it takes. */
const START_MS = 30_000;
/** Beyond a call's own time, until the interpreter itself is taken to hang. */
const GRACE_MS = 10_000;
/** Longest line: an answer of 1 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 8 * 1024 * 1024;
const LONGEST_COMPLAINT = 500;

interface Greeting {
  readonly promise: Promise<Hello>;
  resolve(hello: Hello): void;
  reject(fault: Fault): void;
}

/** An interpreter as it stands. */
interface Running {
  readonly child: Standby;
  /** What its first line tells; rejected when it ends before. */
  readonly greeting: Greeting;
  /** Callers by the nonce of their call. */
  readonly waiting: Map<string, { resolve(reply: Reply): void; reject(fault: unknown): void }>;
  greeted: boolean;
  /** Why it was ended by us. */
  broken: string | undefined;
  /** The end of what it wrote to stderr. */
  complaint: string;
  cancelStart(): void;
}

/**
 * Starts a warm interpreter (toolchain.md 8). Not isolated by `-I`, which would ignore PYTHONHASHSEED and let the order of
 * sets change between starts: its environment and its path are ours anyway.
 */
export function startZygote(ports: PythonPorts): Zygote {
  const running = spawned(ports);
  const { child, greeting } = running;
  const reader = lineReader({
    most: LONGEST_LINE,
    lengthOf: (text) => text.length,
    onLine: (line) => receive(running, line),
    onTooLong: () => breakOff(running, 'wrote a line without an end'),
  });
  child.onErrors((text) => {
    running.complaint = (running.complaint + text).slice(-LONGEST_COMPLAINT);
  });
  child.onOutput(reader.read);
  const ended = child.ended.then((ending) => failAll(running, ending));
  return {
    ready: greeting.promise,
    ended,
    hold: () => child.hold(),
    release: () => child.release(),
    end: () => child.kill(),
    ask: (call) => ask(running, ports, call),
  };
}

function spawned(ports: PythonPorts): Running {
  const folder = sourceFolder();
  const running: Running = {
    child: ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', join(folder, ZYGOTE)], {
      cwd: folder,
      env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
    }),
    greeting: awaitedGreeting(),
    waiting: new Map(),
    greeted: false,
    broken: undefined,
    complaint: '',
    cancelStart: ports.clock.after(START_MS, () => breakOff(running, 'did not start in time')),
  };
  return running;
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

function breakOff(running: Running, why: string): void {
  running.broken ??= why;
  running.child.kill();
}

/** A line of an interpreter that is being ended says nothing any more. */
function receive(running: Running, line: string): void {
  if (running.broken !== undefined) return;
  if (running.greeted) receiveReply(running, line);
  else receiveHello(running, line);
}

function receiveHello(running: Running, line: string): void {
  const hello = helloLine.safeParse(lineJson(line));
  running.cancelStart();
  if (!hello.success) {
    breakOff(running, 'did not answer as expected');
    return;
  }
  running.greeted = true;
  if ('unusable' in hello.data) running.greeting.reject(noPython(hello.data.unusable));
  else running.greeting.resolve(hello.data);
}

function receiveReply(running: Running, line: string): void {
  const reply = replyLine.safeParse(lineJson(line));
  const caller = reply.success ? running.waiting.get(reply.data.nonce) : undefined;
  if (!reply.success || caller === undefined) {
    breakOff(running, 'said what nobody asked for');
    return;
  }
  running.waiting.delete(reply.data.nonce);
  caller.resolve(reply.data);
}

/** Tells everybody who waits that it has ended, and why. */
function failAll(running: Running, { code, signal, startError }: Awaited<Standby['ended']>): void {
  const { greeting, waiting, complaint } = running;
  running.cancelStart();
  if (startError !== undefined)
    greeting.reject(noPython(`python3 cannot be started (${startError.message})`));
  const why = running.broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
  const last = complaint.trim().split('\n').at(-1) ?? '';
  if (!running.greeted) greeting.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
  const fault = new Fault('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
    hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
    subcode: 'sandbox',
  });
  for (const { reject } of waiting.values()) reject(fault);
  waiting.clear();
}

async function ask(
  running: Running,
  { random, clock }: Pick<PythonPorts, 'random' | 'clock'>,
  { payload, wallMs, signal }: ZygoteCall,
): Promise<Reply> {
  signal?.throwIfAborted();
  const { child, waiting } = running;
  const nonce = random.hex(16);
  const reply = new Promise<Reply>((resolve, reject) => waiting.set(nonce, { resolve, reject }));
  const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
  child.write(`${JSON.stringify(header)}\n${payload}\n`);
  const cancelWatch = clock.after(wallMs + GRACE_MS, () => breakOff(running, 'did not end a call in time'));
  const stop = () => child.write(`${JSON.stringify({ do: 'stop', nonce })}\n`);
  signal?.addEventListener('abort', stop);
  try {
    const answered = await reply;
    signal?.throwIfAborted();
    return answered;
  } finally {
    cancelWatch();
    signal?.removeEventListener('abort', stop);
  }
}

function noPython(why: string): Fault {
  return new Fault('scorer_failed', `No Python to run the code: ${truncateText(why, LONGEST_COMPLAINT)}.`, {
    hint: 'Scorers of type "code" need python3, version 3.8 or later, in PATH on Linux or macOS.',
    subcode: 'no_python',
  });
}

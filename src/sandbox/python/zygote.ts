import { Fault } from '../../errors.ts';
import { lineJson } from '../line-json.ts';
import { type Hello, type Reply, replyLine } from './messages.ts';
import { type PythonPorts, type Standing, startInterpreter } from './standing.ts';

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

/** Beyond a call's own time, until the interpreter itself is taken to hang. */
export const GRACE_MS = 10_000;
/** Longest line: an answer of 1 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** Callers by the nonce of their call. */
type Waiting = Map<string, { resolve(reply: Reply): void; reject(fault: unknown): void }>;

/** Starts a warm interpreter (toolchain.md 8). */
export function startZygote(ports: PythonPorts): Zygote {
  const waiting: Waiting = new Map();
  const standing = startInterpreter(ports, {
    args: [],
    longestLine: LONGEST_LINE,
    onLine: (line) => receiveReply(standing, waiting, line),
  });
  const { ready, hold, release, end } = standing;
  return {
    ...{ ready, hold, release, end },
    ended: standing.ended.then((why) => failAll(waiting, why)),
    ask: (call) => ask(standing, waiting, ports, call),
  };
}

function receiveReply(standing: Standing, waiting: Waiting, line: string): void {
  const reply = replyLine.safeParse(lineJson(line));
  const caller = reply.success ? waiting.get(reply.data.nonce) : undefined;
  if (!reply.success || caller === undefined) {
    standing.breakOff('said what nobody asked for');
    return;
  }
  waiting.delete(reply.data.nonce);
  caller.resolve(reply.data);
}

/** Tells everybody who waits that it has ended, and why. */
function failAll(waiting: Waiting, why: string): void {
  const fault = new Fault('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
    hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
    subcode: 'sandbox',
  });
  for (const { reject } of waiting.values()) reject(fault);
  waiting.clear();
}

async function ask(
  standing: Standing,
  waiting: Waiting,
  { random, clock }: Pick<PythonPorts, 'random' | 'clock'>,
  { payload, wallMs, signal }: ZygoteCall,
): Promise<Reply> {
  signal?.throwIfAborted();
  const nonce = random.hex(16);
  const reply = new Promise<Reply>((resolve, reject) => waiting.set(nonce, { resolve, reject }));
  const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
  standing.write(`${JSON.stringify(header)}\n${payload}\n`);
  const cancelWatch = clock.after(wallMs + GRACE_MS, () => standing.breakOff('did not end a call in time'));
  const stop = () => standing.write(`${JSON.stringify({ do: 'stop', nonce })}\n`);
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

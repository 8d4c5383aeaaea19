import { join } from 'node:path';
import { Fault } from '../../../errors.ts';
import type { Ports } from '../../../ports/ports.ts';
import { truncateText } from '../../../text/truncate.ts';
import { type Hello, helloLine, lineJson, type Reply, replyLine } from './messages.ts';
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

/**
 * Starts a warm interpreter (toolchain.md 8). Not isolated by `-I`, which would ignore PYTHONHASHSEED and let the order of
 * sets change between starts: its environment and its path are ours anyway.
 */
export function startZygote(ports: PythonPorts): Zygote {
  const folder = sourceFolder();
  const child = ports.standby(['python3', '-s', '-S', '-B', '-X', 'utf8', join(folder, ZYGOTE)], {
    cwd: folder,
    env: { PATH: ports.env.get('PATH') ?? '', LANG: 'C.UTF-8', PYTHONHASHSEED: '0' },
  });
  const waiting = new Map<string, { resolve(reply: Reply): void; reject(fault: unknown): void }>();
  let complaint = '';
  let pieces: string[] = [];
  let size = 0;
  let broken: string | undefined;
  let greeted = false;
  let greet: { resolve(hello: Hello): void; reject(fault: Fault): void };
  const ready = new Promise<Hello>((resolve, reject) => {
    greet = { resolve, reject };
  });
  // Whoever asks gets the fault; that nobody has asked yet is no crash.
  ready.catch(() => undefined);
  const cancelStart = ports.clock.after(START_MS, () => breakOff('did not start in time'));

  function breakOff(why: string): void {
    broken ??= why;
    child.kill();
  }

  function receiveHello(line: string): void {
    const hello = helloLine.safeParse(lineJson(line));
    cancelStart();
    if (!hello.success) {
      breakOff('did not answer as expected');
      return;
    }
    greeted = true;
    if ('unusable' in hello.data) greet.reject(noPython(hello.data.unusable));
    else greet.resolve(hello.data);
  }

  function receiveReply(line: string): void {
    const reply = replyLine.safeParse(lineJson(line));
    const caller = reply.success ? waiting.get(reply.data.nonce) : undefined;
    if (!reply.success || caller === undefined) {
      breakOff('said what nobody asked for');
      return;
    }
    waiting.delete(reply.data.nonce);
    caller.resolve(reply.data);
  }

  child.onErrors((text) => {
    complaint = (complaint + text).slice(-LONGEST_COMPLAINT);
  });
  child.onOutput((text) => {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0 && broken === undefined; end = text.indexOf('\n', from)) {
      const line = [...pieces, text.slice(from, end)].join('');
      pieces = [];
      size = 0;
      from = end + 1;
      if (greeted) receiveReply(line);
      else receiveHello(line);
    }
    size += text.length - from;
    if (size > LONGEST_LINE) return breakOff('wrote a line without an end');
    if (from < text.length) pieces.push(text.slice(from));
  });
  const ended = child.ended.then(({ code, signal, startError }) => {
    cancelStart();
    if (startError !== undefined) greet.reject(noPython(`python3 cannot be started (${startError.message})`));
    const why = broken ?? (signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    const last = complaint.trim().split('\n').at(-1) ?? '';
    if (!greeted) greet.reject(noPython(`python3 ${why}${last === '' ? '' : `: ${last}`}`));
    const fault = new Fault('scorer_failed', `The Python process ${why} while it ran this scorer.`, {
      hint: 'Nothing is wrong with the scored answer. The next call starts a new process.',
      subcode: 'sandbox',
    });
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  });

  return {
    ready,
    ended,
    hold: () => child.hold(),
    release: () => child.release(),
    end: () => child.kill(),
    async ask({ payload, wallMs, signal }) {
      signal?.throwIfAborted();
      const nonce = ports.random.hex(16);
      const reply = new Promise<Reply>((resolve, reject) => waiting.set(nonce, { resolve, reject }));
      const header = { do: 'call', nonce, wall_ms: wallMs, size: Buffer.byteLength(payload) };
      child.write(`${JSON.stringify(header)}\n${payload}\n`);
      const cancelWatch = ports.clock.after(wallMs + GRACE_MS, () => breakOff('did not end a call in time'));
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
    },
  };
}

function noPython(why: string): Fault {
  return new Fault('scorer_failed', `No Python to run the code: ${truncateText(why, LONGEST_COMPLAINT)}.`, {
    hint: 'Scorers of type "code" need python3, version 3.8 or later, in PATH on Linux or macOS.',
    subcode: 'no_python',
  });
}

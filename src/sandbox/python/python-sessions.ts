import type { Ports } from '../../ports/ports.ts';
import { readablePaths } from '../javascript/readable-paths.ts';
import { lineJson } from '../line-json.ts';
import {
  type CodeSession,
  SESSION_WALL_MS,
  type SessionAnswer,
  type SessionCode,
  type SessionHost,
} from '../session-answer.ts';
import { sessionLine } from './messages.ts';
import { endingOf } from './read-reply.ts';
import { type PythonPorts, type Standing, startInterpreter } from './standing.ts';
import { GRACE_MS } from './zygote.ts';

/** What sessions in Python take of the outside world. */
export type PythonSessionPorts = PythonPorts & Pick<Ports, 'files'>;

/** Longest line: a reply of 5 MB, escaped as JSON in JSON. */
const LONGEST_LINE = 24 * 1024 * 1024;

/** An interpreter with the state of a world and its sessions. */
interface World {
  readonly standing: Standing;
  readonly ports: PythonSessionPorts;
  /** Who waits for an answer, by session; the nonce says for which. */
  readonly sessions: Map<string, Waiter | undefined>;
  /** Why it has ended. */
  over: string | undefined;
}

interface Waiter {
  readonly nonce: string;
  settle(answer: SessionAnswer): void;
}

/**
 * Sessions of tools in Python. The interpreter holds the state, and forks a locked-down child for each session: what a session does not
 * change it shares with all others. Ended by itself, the interpreter takes its sessions along; the next one starts another.
 */
export function pythonSessions(code: SessionCode, ports: PythonSessionPorts): SessionHost {
  let world: World | undefined;
  return {
    async open(signal) {
      signal?.throwIfAborted();
      if (world === undefined || world.over !== undefined) world = startWorld(code, ports);
      await world.standing.ready;
      signal?.throwIfAborted();
      return openSession(world, signal);
    },
    close() {
      world?.standing.end();
      world = undefined;
    },
  };
}

function startWorld({ file, root, state }: SessionCode, ports: PythonSessionPorts): World {
  const readable = readablePaths(root, ports.files);
  const sessions: World['sessions'] = new Map();
  const standing = startInterpreter(ports, {
    args: ['world'],
    longestLine: LONGEST_LINE,
    onLine: (line) => receive(world, line),
  });
  const world: World = { standing, ports, sessions, over: undefined };
  const header = { do: 'load', file, readable, size: Buffer.byteLength(state) };
  standing.hold();
  standing.write(`${JSON.stringify(header)}\n${state}\n`);
  standing.ready.then(
    () => sessions.size === 0 && standing.release(),
    () => undefined,
  );
  void standing.ended.then((why) => {
    world.over = why;
    for (const waiter of sessions.values())
      waiter?.settle({ ended: `the Python process of the world ${why}`, printed: '' });
    sessions.clear();
  });
  return world;
}

/** A line about a session; one that was closed may still have something to say. */
function receive(world: World, line: string): void {
  const said = sessionLine.safeParse(lineJson(line));
  if (!said.success) {
    world.standing.breakOff('said what nobody asked for');
    return;
  }
  const { session, nonce, printed, answer, failed, detail, ended } = said.data;
  const waiter = world.sessions.get(session);
  if (ended === true) {
    const why = endingOf(failed ?? 'silent', detail, SESSION_WALL_MS);
    drop(world, session);
    waiter?.settle({ ended: why, printed: printed.toWellFormed() });
  } else if (waiter?.nonce === nonce) {
    world.sessions.set(session, undefined);
    waiter.settle({ answer: lineJson(answer ?? '') });
  }
}

/** Forgets a session; an interpreter without any does not keep this process alive. */
function drop({ standing, sessions }: World, session: string): void {
  if (sessions.delete(session) && sessions.size === 0) standing.release();
}

/** Sends a line with what belongs to it, and waits for the answer of the session. A session that is asked to stop is gone. */
async function asked(
  world: World,
  { session, nonce, header, payload }: { session: string; nonce: string; header: object; payload: string },
  signal: AbortSignal | undefined,
): Promise<SessionAnswer> {
  const { standing, sessions, ports } = world;
  const close = () => {
    standing.write(`${JSON.stringify({ do: 'close', session })}\n`);
    drop(world, session);
  };
  const sizes = { nonce, wall_ms: SESSION_WALL_MS, size: Buffer.byteLength(payload) };
  const stuck = () => standing.breakOff('did not end a call in time');
  const cancelWatch = ports.clock.after(SESSION_WALL_MS + GRACE_MS, stuck);
  let stop: () => void = () => undefined;
  try {
    return await new Promise<SessionAnswer>((settle, reject) => {
      stop = () => {
        close();
        reject(signal?.reason);
      };
      sessions.set(session, { nonce, settle });
      signal?.addEventListener('abort', stop);
      standing.write(`${JSON.stringify({ ...header, ...sizes })}\n${payload}\n`);
    });
  } finally {
    cancelWatch();
    signal?.removeEventListener('abort', stop);
  }
}

async function openSession(world: World, signal: AbortSignal | undefined): Promise<CodeSession> {
  const { standing, sessions, ports } = world;
  const session = ports.random.hex(16);
  if (sessions.size === 0) standing.hold();
  const open = { session, nonce: session, header: { do: 'open' }, payload: '' };
  const opened = await asked(world, open, signal);
  return {
    opened,
    async call(name, args, given) {
      given?.throwIfAborted();
      if (!sessions.has(session))
        return {
          ended: `the session had ended before${world.over === undefined ? '' : `: the Python process of the world ${world.over}`}`,
          printed: '',
        };
      const payload = JSON.stringify({ tool: name, args });
      const ask = { session, nonce: ports.random.hex(16), header: { do: 'ask', session }, payload };
      return asked(world, ask, given);
    },
    close() {
      if (!sessions.has(session)) return;
      standing.write(`${JSON.stringify({ do: 'close', session })}\n`);
      drop(world, session);
    },
  };
}

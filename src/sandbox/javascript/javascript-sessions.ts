import { lineJson } from '../line-json.ts';
import {
  type CodeSession,
  SESSION_WALL_MS,
  type SessionAnswer,
  type SessionCode,
  type SessionHost,
} from '../session-answer.ts';
import { MANY_SESSIONS } from './launch.ts';
import { endingOf } from './read-answer.ts';
import { type SessionProcess, sessionProcess } from './session-process.ts';
import type { JavaScriptPorts, WorkerAnswer } from './worker.ts';
import { type WorkerStarter, workerStarter } from './worker-starter.ts';

type Ended = Extract<SessionAnswer, { ended: string }>;

/** Sessions of a process below which no other is started: that takes as long as some hundred calls. */
const FEW = 4;
/** For each processor: processes that may be there while others are stuck. */
const MOST_BESIDE_STUCK = 4;
/** Processes that may end one after the other before a session is open. */
const MOST_TRIES = 3;

/** The processes of a world. */
interface Crew {
  readonly code: SessionCode;
  readonly ports: JavaScriptPorts;
  readonly starter: WorkerStarter;
  readonly members: Set<SessionProcess>;
  /** Those that are about to be there. */
  readonly starting: Set<Promise<SessionProcess | Ended>>;
}

/** A session as we know it: where it is, and what has changed in it, to open it again elsewhere. */
interface Session {
  readonly crew: Crew;
  readonly id: string;
  home: SessionProcess | undefined;
  readonly changes: unknown[];
  /** Why it is no more. */
  over: string | undefined;
}

/**
 * Sessions of tools in JavaScript. As many processes as there are processors hold the state, each parsed once; a session has a realm in one
 * of them, with globals and modules of its own, and shares with all others what it does not change. A process that ends takes only the
 * session along whose call was under way; others are opened again in another one with what they had changed (their modules begin anew), and so
 * are those that would wait for a call of another session that takes more than a second.
 */
export function javaScriptSessions(code: SessionCode, ports: JavaScriptPorts): SessionHost {
  const crew: Crew = {
    ...{ code, ports, members: new Set(), starting: new Set() },
    starter: workerStarter(ports, MANY_SESSIONS),
  };
  return {
    async open(signal) {
      signal?.throwIfAborted();
      const session: Session = {
        crew,
        id: ports.random.hex(16),
        home: undefined,
        changes: [],
        over: undefined,
      };
      const opened = await untilAborted(session, openedIn(session), signal);
      return codeSession(session, opened);
    },
    close() {
      for (const member of crew.members) member.end();
      crew.members.clear();
    },
  };
}

function codeSession(session: Session, opened: SessionAnswer): CodeSession {
  if ('ended' in opened) finish(session, opened.ended);
  return {
    opened,
    async call(name, args, signal) {
      signal?.throwIfAborted();
      return untilAborted(session, called(session, name, args), signal);
    },
    close: () => finish(session, 'it was closed'),
  };
}

/** The answer, or the reason of the signal; then the session is gone, and its process as well if the code does not stop soon. */
async function untilAborted(
  session: Session,
  work: Promise<SessionAnswer>,
  signal: AbortSignal | undefined,
): Promise<SessionAnswer> {
  if (signal === undefined) return work;
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      session.home?.hurry();
      finish(session, 'its call was stopped');
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Opens a session in a process that has room; again in another where that one ends before. */
async function openedIn(session: Session): Promise<SessionAnswer> {
  const { crew, id, changes } = session;
  const { file, root } = crew.code;
  for (let tries = 0; tries < MOST_TRIES; ) {
    const home = await memberOf(crew);
    if ('ended' in home) return home;
    if (session.over !== undefined) {
      home.leave();
      return over(session);
    }
    session.home = home;
    const replayed = changes.length === 0 ? {} : { changes: JSON.stringify(changes) };
    const message = { do: 'open', session: id, file, base: file, folder: root, ...replayed };
    const answer = await askHome(crew, home, message);
    if (answer !== undefined && answer !== 'stuck') return read(answer, true);
    if (answer === undefined) tries += 1;
    leave(session);
  }
  return { ended: `its process ended ${MOST_TRIES} times before it was there`, printed: '' };
}

async function called(
  session: Session,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<SessionAnswer> {
  for (;;) {
    if (session.over !== undefined) return over(session);
    if (session.home?.isGone() !== false) {
      leave(session);
      const opened = await openedIn(session);
      if ('ended' in opened) return ended(session, opened);
    }
    const message = { do: 'ask', session: session.id, tool: name, args: JSON.stringify(args) };
    const { home } = session;
    const answer = home && (await askHome(session.crew, home, message));
    if (answer === undefined) continue;
    if (answer === 'stuck') {
      if (session.over !== undefined) return over(session);
      // It is forgotten there once its turn comes.
      home?.ask({ do: 'close', session: session.id }).catch(() => undefined);
      leave(session);
      const opened = await openedIn(session);
      if ('ended' in opened) return ended(session, opened);
      continue;
    }
    const said = read(answer, false);
    if ('ended' in said) return ended(session, said);
    // Only kept to be sent back; who reads the answer checks it.
    const { changes } = (said.answer ?? {}) as { changes?: unknown };
    if (Array.isArray(changes)) for (const change of changes) session.changes.push(change);
    return said;
  }
}

/** Asks a process, without waiting for one that is stuck where there is, or may be, another. */
const askHome = (crew: Crew, home: SessionProcess, message: object) => home.ask(message, hasFree(crew));

/** Whether a session that leaves a process finds one that is not stuck. */
function hasFree(crew: Crew): boolean {
  const { members, starting } = crew;
  return starting.size > 0 || members.size < mostOf(crew) || [...members].some((one) => !one.isStuck());
}

/** So many processes may be there: one for each processor, and one for each that is stuck. */
function mostOf({ members, ports }: Crew): number {
  const { cores } = ports.runtime;
  return Math.min(cores * MOST_BESIDE_STUCK, cores + [...members].filter((one) => one.isStuck()).length);
}

function ended(session: Session, said: Ended): SessionAnswer {
  finish(session, said.ended);
  return said;
}

function over({ over }: Session): SessionAnswer {
  return { ended: `the session had ended before (${over})`, printed: '' };
}

function finish(session: Session, why: string): void {
  if (session.over !== undefined) return;
  session.over = why;
  const { home, id } = session;
  if (home?.isGone() === false) home.ask({ do: 'close', session: id }).catch(() => undefined);
  leave(session);
}

function leave(session: Session): void {
  session.home?.leave();
  session.home = undefined;
}

/** The process with the fewest sessions of those that are not stuck, or a new one while there may be more and all have some; with one more. */
async function memberOf(crew: Crew): Promise<SessionProcess | Ended> {
  const { members, starting } = crew;
  for (;;) {
    for (const member of members) if (member.isFull()) members.delete(member);
    const isCrowded = members.size + starting.size >= mostOf(crew);
    const [first] = starting;
    const free = [...members].filter((one) => !one.isStuck());
    const usable = free.length === 0 && isCrowded && first === undefined ? [...members] : free;
    const [least] = usable.sort((a, b) => a.load() - b.load());
    // Who comes at the same time as others waits for the second process with them, instead of crowding the first.
    if (least !== undefined && (least.load() < FEW || (isCrowded && first === undefined))) {
      least.join();
      return least;
    }
    if (isCrowded && first !== undefined) {
      const begun = await first;
      if ('ended' in begun) return begun;
      continue;
    }
    const begun = newMember(crew);
    starting.add(begun);
    try {
      return await begun;
    } finally {
      starting.delete(begun);
    }
  }
}

async function newMember({ starter, ports, code, members }: Crew): Promise<SessionProcess | Ended> {
  const worker = await starter.start(code.root);
  const made = sessionProcess(worker, ports.clock);
  const loaded = await made.ask(`{"do":"load","state":${code.state}}`);
  if (loaded === undefined || loaded === 'stuck' || 'ended' in loaded) {
    worker.end();
    return {
      ended: `the state could not be read (${(loaded !== 'stuck' && loaded?.detail) || 'the process ended'})`,
      printed: '',
    };
  }
  members.add(made);
  made.join();
  return made;
}

/** An error where a session is opened says where it is; that of a call is what the agent is told. */
function read(answer: WorkerAnswer, isOpening: boolean): SessionAnswer {
  if ('ended' in answer)
    return { ended: endingOf(answer.ended, answer.detail, SESSION_WALL_MS), printed: '' };
  const { error, failed, answer: text = '' } = answer.reply;
  if (error !== undefined) {
    const message = [error.type, error.message].filter((part) => part !== '').join(': ');
    const [, file = null, line = null] = /^(.*?):(\d+)(?::\d+)?$/.exec(error.at) ?? [];
    if (!isOpening) return { answer: { error: error.message === '' ? message : error.message } };
    return { answer: { error: { message, file, line: line === null ? null : Number(line) } } };
  }
  if (failed !== undefined) return { answer: { error: endingOf(failed, '', SESSION_WALL_MS) } };
  return { answer: lineJson(text) };
}

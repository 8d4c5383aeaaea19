import { isAbsolute, relative } from 'node:path';
import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { plainJson } from '../../sandbox/plain-json.ts';
import type { CodeSession, SessionAnswer, SessionCode, SessionHost } from '../../sandbox/session-answer.ts';
import { change, type WorldTool } from '../../schema/worlds/world.ts';
import type { LoadedWorld } from '../loaded-world.ts';
import type { ToolProgram, ToolReply, ToolSession } from '../tool-program.ts';
import { type OfferedTools, offeredTools, type ToolPlace, worldTools } from './offered-tools.ts';

/** Largest state of a world with own tools, in bytes of its JSON. */
const LARGEST_STATE = 32 * 1024 * 1024;
const LAST_WORDS = 500;

/** What a call came to, as its session says it: own code ran there, so it is read before it is believed. */
const replied = z.union([
  z.object({ error: z.string() }),
  z.object({ result: z.unknown(), changes: z.array(change) }),
]);

/** A world with own tools, and where they stand. */
interface OwnTools extends ToolPlace {
  readonly world: LoadedWorld;
  readonly host: SessionHost;
}

/** The code of a world as sessions are made of it. Throws Fault `validation_failed` for a state that is too large. */
export function sessionCode(
  { id, root, state, location }: LoadedWorld,
  code: NonNullable<LoadedWorld['code']>,
): SessionCode {
  const size = Buffer.byteLength(state);
  if (size > LARGEST_STATE)
    throw new Fault(
      'validation_failed',
      `The state of world ${id} has ${(size / 1024 / 1024).toFixed(1)} MiB, and tools can act on 32 MiB.`,
      { where: location.file, hint: 'Keep in `state.data` only what the tools read and write.' },
    );
  return { file: code.path, root, state };
}

/** The program of own tools, in either language. */
export function ownTools(
  world: LoadedWorld,
  code: NonNullable<LoadedWorld['code']>,
  host: SessionHost,
): ToolProgram {
  const { path, language } = code;
  const file = relative(world.root, path);
  const own: OwnTools = { world, host, file, language, placeOf: (at) => placeIn(world, file, at) };
  let known: Promise<readonly WorldTool[]> | undefined;
  return {
    tools() {
      known ??= toolsOf(own);
      return known;
    },
    open: (options) => openSession(own, options?.signal),
    async close() {
      host.close();
    },
  };
}

async function toolsOf(own: OwnTools): Promise<readonly WorldTool[]> {
  const session = await own.host.open();
  try {
    if ('ended' in session.opened) throw notLoaded(own, session.opened);
    return worldTools(offered(own, session.opened.answer), own);
  } finally {
    session.close();
  }
}

function offered(own: OwnTools, answer: unknown): OfferedTools {
  const said = offeredTools.safeParse(answer);
  if (said.success) return said.data;
  throw notLoaded(own, { ended: 'it did not say what its tools are', printed: '' });
}

function notLoaded({ file }: OwnTools, ended: Ended): Fault {
  return new Fault('validation_failed', `The tools in ${file} could not be loaded: ${wordsOf(ended)}.`, {
    where: file,
    hint: 'Let the module only define its tools; whatever takes time or memory belongs into the tools themselves.',
  });
}

type Ended = Extract<SessionAnswer, { ended: string }>;

async function openSession(own: OwnTools, signal: AbortSignal | undefined): Promise<ToolSession> {
  const session = await own.host.open(signal);
  try {
    if ('ended' in session.opened) throw ended(own, session.opened, 'were made ready');
    worldTools(offered(own, session.opened.answer), own);
  } catch (error) {
    session.close();
    throw error;
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    call(name, args, given) {
      const mine = last.then(() => called(own, session, name, args, given));
      last = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      session.close();
    },
  };
}

async function called(
  own: OwnTools,
  session: CodeSession,
  name: string,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<ToolReply> {
  const answer = await session.call(name, args, signal);
  if ('ended' in answer) throw ended(own, answer, `were called (${name})`);
  const reply = replied.safeParse(answer.answer);
  if (!reply.success)
    throw ended(own, { ended: 'what they said is no result', printed: '' }, `were called (${name})`);
  if ('error' in reply.data) return { error: reply.data.error.toWellFormed() };
  const plain = plainJson(reply.data);
  if (plain === null)
    throw ended(own, { ended: 'the result, or what it changed, is nested too deeply', printed: '' }, name);
  // plainJson gives an object for an object.
  return plain.value as ToolReply;
}

function ended({ world, file }: OwnTools, end: Ended, when: string): Fault {
  return new Fault(
    'agent_failed',
    `The tools of world ${world.id} ended while they ${when}: ${wordsOf(end)}.`,
    {
      where: file,
      hint: 'The attempt cannot go on and says nothing about the agent. Look at the tool; others go on.',
      subcode: 'world_failed',
    },
  );
}

function wordsOf({ ended: why, printed }: Ended): string {
  const words = printed.trim().slice(-LAST_WORDS);
  return words === '' ? why : `${why}; its last words: ${words}`;
}

/** `file:line` of an error, the file by its path in the evals folder. */
function placeIn(
  { root }: LoadedWorld,
  file: string,
  at: { file?: string | null | undefined; line?: number | null | undefined },
): string {
  const named = at.file ?? file;
  const shown = isAbsolute(named) ? relative(root, named) : named;
  return at.line === null || at.line === undefined ? shown : `${shown}:${at.line}`;
}

import type { AgentWorld, WorldReply } from '../agents/agent-world.ts';
import type { SchemaProblem } from '../checks/compile-schema.ts';
import { shown } from '../checks/texts.ts';
import { asFault, type Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { Change, RecordedCall, WorldEvidence, WorldTool } from '../schema/worlds/world.ts';
import { didYouMean } from '../text/distance.ts';
import { truncateText } from '../text/truncate.ts';
import { recordBooks } from './record-books.ts';
import { recordedValue } from './recorded-value.ts';
import type { ServedWorld } from './serving/serve-worlds.ts';
import type { ToolSession } from './tool-program.ts';

/** Calls of one attempt; an agent that makes more goes in circles. */
const MOST_CALLS = 1000;
/** Characters of an error that are kept. */
const MOST_SAID = 16 * 1024;

/** The world of one attempt: its agent acts on it, and what it did is recorded (worlds.md 1). */
export interface AttemptWorld extends AgentWorld {
  /** A long-lived process of the agent was started with the variables of an earlier attempt: its key means this attempt now. */
  startedWith(variables: Readonly<Record<string, string>>): void;
  /** Calls from now on belong to this turn, from 0. */
  beginTurn(index: number): void;
  /** Calls so far, refused ones too. */
  readonly callCount: number;
  /** Why the tools have ended, where they have: the attempt is then errored, whatever its agent answers. */
  failure(): Fault | undefined;
  /** What was done until now. Waits for a call under way. */
  evidence(): Promise<WorldEvidence>;
  close(): Promise<void>;
}

/** A tool with the function that finds what is wrong with its arguments. */
export interface CheckedTool {
  readonly tool: WorldTool;
  problem(args: unknown): SchemaProblem | undefined;
}

interface AttemptOptions {
  readonly worldId: string;
  /** SHA-256 of the state that it begins with. */
  readonly state?: string | undefined;
  readonly tools: ReadonlyMap<string, CheckedTool>;
  readonly session: ToolSession;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly maxSteps: number;
  /** Opens the door for agents outside this process, once one asks for it. */
  serve(world: AttemptWorld): Promise<ServedWorld>;
  /** More variables for such agents. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What is known of an attempt while it goes on. */
interface Course {
  readonly calls: RecordedCall[];
  readonly changes: Change[];
  readonly began: number;
  turn: number;
  endedBy: string | undefined;
  failure: Fault | undefined;
  /** How much is kept of it. */
  readonly books: ReturnType<typeof recordBooks>;
  /** The call under way and all that wait behind it. */
  last: Promise<unknown>;
}

/** Opens the door of a session to one agent. Calls are carried out one after the other, in the order in which they come. */
export function attemptWorld(options: AttemptOptions): AttemptWorld {
  const { worldId, state, tools, session, clock, maxSteps } = options;
  const course: Course = {
    ...{ calls: [], changes: [], began: clock.monotonic(), turn: 0, endedBy: undefined, failure: undefined },
    ...{ books: recordBooks(worldId), last: Promise.resolve() },
  };
  let opening: Promise<ServedWorld> | undefined;
  let served: ServedWorld | undefined;
  const world: AttemptWorld = {
    tools: [...tools.values()].map(({ tool }) => tool),
    maxSteps,
    get callCount() {
      return course.calls.length;
    },
    endedBy: () => course.endedBy,
    failure: () => course.failure,
    beginTurn(index) {
      course.turn = index;
    },
    call(name, args, signal) {
      const answered = course.last.then(() => recorded({ name, args, signal }, course, options));
      course.last = answered.catch(() => undefined);
      return answered;
    },
    async variables() {
      opening ??= options.serve(world);
      served = await opening;
      return { ...served.variables, ...options.more };
    },
    startedWith: (variables) => served?.startedWith(variables),
    async evidence() {
      await course.last;
      const silent = (await session.changes?.()) ?? [];
      if (silent.length > 0) course.books.take(silent, 'its files');
      const { calls, changes, endedBy } = course;
      const all = silent.length === 0 ? [...changes] : [...changes, ...silent];
      return { world: worldId, calls: [...calls], changes: all, ...defined({ ended_by: endedBy, state }) };
    },
    async close() {
      (await opening?.catch(() => undefined))?.close();
      await course.last;
      await session.close();
    },
  };
  return world;
}

/** One call as it was asked for. */
interface Asked {
  readonly name: string;
  readonly args: unknown;
  readonly signal: AbortSignal | undefined;
}

async function recorded(asked: Asked, course: Course, options: AttemptOptions): Promise<WorldReply> {
  const { tools, session, clock } = options;
  const at = clock.monotonic();
  const refusal = refusalOf(asked, course, tools);
  const call: RecordedCall = {
    name: asked.name,
    arguments: argumentsOf(asked.args),
    turn: course.turn,
    at_ms: Math.round(at - course.began),
    duration_ms: 0,
    ...defined({ reads: tools.get(asked.name)?.tool.reads }),
  };
  if (course.calls.length < MOST_CALLS) keepArguments(call, course);
  if (refusal !== undefined) {
    if (course.calls.length < MOST_CALLS) course.calls.push({ ...call, ...refusal });
    return refusal;
  }
  // Recorded before it is answered: an agent that dies of the answer has made the call all the same.
  course.calls.push(call);
  try {
    const reply = await session.call(asked.name, call.arguments, asked.signal);
    call.duration_ms = Math.round(clock.monotonic() - at);
    if (reply.fault !== undefined) {
      call.fault = reply.fault.kind;
      Object.assign(call, defined({ injection: reply.fault.injection }));
    }
    if ('error' in reply) {
      call.error = truncateText(reply.error, MOST_SAID);
      return { error: reply.error };
    }
    call.result = recordedValue(reply.result);
    if (reply.changes.length > 0) {
      course.books.take(reply.changes, asked.name);
      call.changes = [...reply.changes];
      for (const change of reply.changes) course.changes.push(change);
    }
    if (tools.get(asked.name)?.tool.ends === true) course.endedBy = asked.name;
    return { result: reply.result };
  } catch (error) {
    const fault = asFault(error);
    if (fault.code !== 'cancelled') course.failure ??= fault;
    call.error = fault.message;
    throw error;
  }
}

/** Counts the arguments of a call; where they are too many the attempt ends, with nothing of them kept. */
function keepArguments({ name, arguments: args }: RecordedCall, course: Course): void {
  try {
    course.books.take(args, name);
  } catch (error) {
    course.failure ??= asFault(error);
    throw error;
  }
}

/** Why a call does not reach its tool. */
function refusalOf(
  { name, args }: Asked,
  { endedBy, calls }: Course,
  tools: AttemptOptions['tools'],
): { error: string; refused: NonNullable<RecordedCall['refused']> } | undefined {
  if (endedBy !== undefined)
    return { error: `${endedBy} ended the conversation: nothing can be called after it.`, refused: 'ended' };
  if (calls.length >= MOST_CALLS)
    return { error: `More than ${MOST_CALLS} calls were made: no more are carried out.`, refused: 'limit' };
  const found = tools.get(name);
  if (found === undefined) {
    const known = [...tools.keys()];
    const close = didYouMean(name, known);
    const hint =
      close === null ? `The tools are: ${known.slice(0, 20).join(', ')}.` : `Did you mean ${close}?`;
    return { error: `There is no tool ${shown(name)}. ${hint}`, refused: 'unknown_tool' };
  }
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    return { error: 'The arguments must be a JSON object.', refused: 'invalid_arguments' };
  const problem = found.problem(args);
  return problem === undefined
    ? undefined
    : {
        error: `The arguments do not fit: ${problem.path === '' ? 'they' : problem.path.replace(/^\./, '')} ${problem.expected}, not ${shown(problem.actual)}.`,
        refused: 'invalid_arguments',
      };
}

/** What is recorded of arguments that are no object. */
function argumentsOf(args: unknown): Record<string, unknown> {
  return typeof args === 'object' && args !== null && !Array.isArray(args)
    ? (args as Record<string, unknown>) // Just seen to be an object.
    : { arguments: args };
}

import type { AgentAnswer, AgentCall, AgentConnection, LoadedAttachment } from '../../agents/agent.ts';
import type { AgentWorkspace } from '../../agents/agent-workspace.ts';
import { addedUsage } from '../../agents/tool-loop/added-usage.ts';
import type { AttemptTape } from '../../cassettes/run-cassettes.ts';
import { asFault, type Fault } from '../../errors.ts';
import type { AgentUsage } from '../../schema/agent-usage.ts';
import { defined } from '../../schema/defined.ts';
import type { Message } from '../../schema/message.ts';
import type { Turn } from '../../schema/turn.ts';
import type { AttemptWorld } from '../../worlds/attempt-world.ts';
import type { Job } from '../planning/plan.ts';
import { criteriaOf } from '../planning/subject.ts';
import type { PlayedRecord, PlayedTurn } from '../records.ts';
import { attemptErrorOf, worldErrorOf } from './attempt-errors.ts';
import { actingIn, type LazyWorlds, withRecordedCalls } from './attempt-in-world.ts';
import { type RoomOptions, roomOf } from './room-of.ts';
import type { CallTracing, RunTracing } from './run-tracing.ts';
import { type Talk, talkOf } from './talk.ts';
import { tapedCall } from './taped-call.ts';

export interface PlayOptions extends RoomOptions {
  connection: AgentConnection;
  /** Records what the agent asks of models, or answers it. */
  tape?: AttemptTape | undefined;
  /** Finds what the agent traced. */
  tracing?: Pick<RunTracing, 'open'> | undefined;
  /** Opens the world of a case that has one. */
  worlds?: Pick<LazyWorlds, 'open'> | undefined;
  timeoutMs: number;
  turnId(job: Job, turn: number): string;
  attachments(turn: Turn, job: Job): Promise<LoadedAttachment[]>;
  /** Told what every answer cost, as soon as it is known; also what a turn had used that failed. */
  onAnswer?(answer: Pick<AgentAnswer, 'usage'>): void;
  /** Called with what was tolerated in an answer. */
  onWarning?: AgentCall['onWarning'];
  /** The folder that the attempt works in. */
  workspace?: AgentWorkspace & { renew(): Promise<void> };
  /** What its user says, turn by turn. Left out: the fixed turns of its case. */
  talk?: Talk | undefined;
}

/**
 * Plays one attempt: turns in order, those of a simulated user as long as it talks; the agent's own answers become history. A call that fails for good makes the attempt
 * `errored`, which is never a failed answer; only cancellation is thrown.
 */
export async function playAttempt(job: Job, options: PlayOptions): Promise<PlayedRecord> {
  const opening = options.worlds?.open(job, options.signal);
  if (opening === undefined) return playTurns(job, undefined, options);
  let world: AttemptWorld;
  try {
    world = await opening;
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'cancelled' || fault.code === 'internal') throw fault;
    return { ...recordOf(job), type: 'attempt.errored', turns: [], calls: 0, error: worldErrorOf(fault) };
  }
  try {
    return await withEvidence(await playTurns(job, world, options), world);
  } finally {
    await closed(world, options);
  }
}

/** What cannot be taken away is left behind, and said: it is no reason to lose a play. */
async function closed(world: AttemptWorld, { onWarning }: PlayOptions): Promise<void> {
  try {
    await world.close();
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'internal') throw fault;
    onWarning?.('world_left_behind', fault.message);
  }
}

/** A play with what was done in its world; without that nothing can be judged. */
async function withEvidence(played: PlayedRecord, world: AttemptWorld): Promise<PlayedRecord> {
  try {
    const evidence = await world.evidence();
    // A call that was still under way when the agent answered.
    const failure = world.failure();
    if (failure !== undefined) throw failure;
    return { ...played, turns: withRecordedCalls(played.turns, evidence), world: evidence };
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'cancelled' || fault.code === 'internal') throw fault;
    return { ...played, type: 'attempt.errored', error: worldErrorOf(fault) };
  }
}

const recordOf = (job: Job) => ({
  case_id: job.planned.description.id,
  attempt: job.attempt,
  ...defined({ order: job.order }),
});

async function playTurns(
  job: Job,
  world: AttemptWorld | undefined,
  options: PlayOptions,
): Promise<PlayedRecord> {
  const talk = options.talk ?? talkOf(job, undefined);
  const turns: PlayedTurn[] = [];
  const messages: Message[] = [];
  let calls = 0;
  const record = { ...recordOf(job), turns };
  for (let index = 0; ; index++) {
    const next = await talk.next(messages, options.signal);
    if ('over' in next) break;
    if ('error' in next)
      return { type: 'attempt.errored', ...record, calls, ...talk.record(turns), error: next.error };
    const { turn, simulated } = next;
    messages.push({ role: 'user', content: turn.input.text });
    world?.beginTurn(index);
    const answered = await answerOf({ job, index, turn, messages, world }, options);
    calls += answered.calls;
    if ('fault' in answered) {
      if (answered.spent !== undefined) options.onAnswer?.({ usage: answered.spent });
      return {
        ...{ type: 'attempt.errored', ...record, calls, ...defined({ usage: answered.spent }) },
        ...talk.record(turns),
        error:
          world?.failure() === answered.fault
            ? worldErrorOf(answered.fault)
            : attemptErrorOf(answered.fault, answered.tries),
      };
    }
    const { answer, latencyMs } = answered;
    options.onAnswer?.(answer);
    turns.push({
      turn_id: options.turnId(job, index),
      ...defined({ simulated }),
      input: turn.input.text,
      output: answer.output,
      ...defined({ output_missing: answer.output_missing }),
      latency_ms: latencyMs,
      tool_calls: answer.tool_calls ?? null,
      context: answer.context ?? null,
      agent_plan: answer.agent_plan ?? null,
      usage: answer.usage ?? null,
      ...defined({ spans: answer.spans }),
      criteria: criteriaOf(turn, job.planned.agent.agent),
    });
    messages.push({ role: 'assistant', content: answer.output });
  }
  return { type: 'attempt.played', ...record, calls, ...talk.record(turns) };
}

/** What the agent answered to one turn, or why it did not, after how many tries, and how often it was called for it. */
type Answered = { calls: number } & (
  | { answer: AgentAnswer; latencyMs: number }
  | { fault: Fault; tries: number; spent: AgentUsage | undefined }
);

/** One turn of an attempt, with all turns until it. */
interface TurnToPlay {
  readonly job: Job;
  readonly index: number;
  readonly turn: Turn;
  readonly messages: readonly Message[];
  readonly world: AttemptWorld | undefined;
}

/** Calls the agent until it answers or the retries are used up; only cancellation and our own bugs are thrown. */
async function answerOf(
  { job, index, turn, messages, world }: TurnToPlay,
  options: PlayOptions,
): Promise<Answered> {
  const { connection, tape, tracing, clock, attachments, timeoutMs, onWarning, workspace, signal } = options;
  const actsBetween = connection.loops === true && world !== undefined;
  const sent = clock.monotonic();
  let calls = 0;
  let traced: CallTracing | undefined;
  let spent: AgentUsage | undefined;
  const room = roomOf(options);
  try {
    const attached = turn.input.attachments === undefined ? [] : await attachments(turn, job);
    const ask = async () => {
      // A try of its own: what a failed one traced belongs to no answer.
      const opened = tracing?.open(connection, subjectOf(job, index));
      traced = opened instanceof Promise ? await opened : opened;
      // What a try has left that broke off is no part of the next one; what earlier turns did is.
      if (calls > 0 && index === 0) await workspace?.renew();
      calls++;
      try {
        const call = {
          ...callOf(job, index, messages, attached, traced),
          ...defined({ onWarning, workspace, world, recorder: tape?.program }),
          ...defined({ startedWith: startedWithOf(traced, world, tape?.program) }),
        };
        const limits = {
          ...{ timeoutMs, each: room.each },
          onUsage: (used: AgentUsage) => void (spent = addedUsage(spent, used)),
          ...defined({ signal }),
        };
        const acts = actsBetween ? 'between_requests' : 'in_its_call';
        return await tapedCall(tape, { turn: index, call, isLocal: connection.local === true }, () =>
          actingIn(world, acts, () => connection.call(call, limits)),
        );
      } catch (error) {
        traced?.drop();
        throw error;
      }
    };
    // One that acts between its requests waits and tries again request by request: the whole call, made again, would act twice.
    const answer = await (actsBetween ? ask() : room.each(ask));
    const latencyMs = Math.max(0, Math.round(clock.monotonic() - sent - room.queuedMs()));
    return { calls, answer: (await traced?.collect(answer, signal)) ?? answer, latencyMs };
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'cancelled' || fault.code === 'internal') throw fault;
    return { calls, fault, tries: room.tries(), spent };
  }
}

const subjectOf = (job: Job, turnIndex: number) => ({
  agentId: job.planned.agent.agent.id,
  testCaseId: job.planned.loaded.case.id,
  turnIndex,
  wantsSpans: (job.planned.scorers[turnIndex] ?? []).some(({ scorer }) => scorer.needs.includes('spans')),
});

function callOf(
  job: Job,
  turn: number,
  messages: readonly Message[],
  attachments: LoadedAttachment[],
  traced: CallTracing | undefined,
) {
  const { agent } = job.planned.agent;
  const { overrides = {} } = job.planned;
  const system_prompt = overrides.system_prompt ?? agent.system_prompt;
  const model = overrides.model ?? agent.invocation?.model;
  const temperature = overrides.temperature ?? agent.invocation?.temperature;
  const { tool_descriptions } = overrides;
  return {
    input: messages[messages.length - 1]!.content,
    messages: [...messages],
    attachments,
    ...defined({ system_prompt, model, temperature, tool_descriptions }),
    test_case_id: job.planned.loaded.case.id,
    turn_index: turn,
    tracing: traced?.variables ?? {},
  };
}

/** Told of a long-lived process whose keys were made for an earlier call. */
function startedWithOf(...told: (Pick<AttemptWorld, 'startedWith'> | undefined)[]): AgentCall['startedWith'] {
  const known = told.filter((one) => one !== undefined);
  if (known.length === 0) return undefined;
  return (variables) => {
    for (const one of known) one.startedWith(variables);
  };
}

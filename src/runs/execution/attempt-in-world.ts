import type { AgentAnswer } from '../../agents/agent.ts';
import { asFault, Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import type { WorldEvidence } from '../../schema/worlds/world.ts';
import type { AttemptWorld } from '../../worlds/attempt-world.ts';
import type { RunWorlds } from '../../worlds/run-worlds.ts';
import { toolsOfCase } from '../faults/tools-of-case.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { PlayedTurn } from '../records.ts';

/** Rounds of tool calls of a built-in agent in one turn, where the case does not say (worlds.md 1). */
const MAX_STEPS = 30;

/** The worlds of a run; their code is loaded for the first case that has one. */
export interface LazyWorlds {
  open(job: Job, signal?: AbortSignal): Promise<AttemptWorld> | undefined;
  /** Begins to load the tools of the first world that will be asked for: other cases are played meanwhile. */
  warm(planned: readonly PlannedCase[], isPlayed: (planned: PlannedCase) => boolean): void;
  all(): Promise<RunWorlds>;
  close(): Promise<void>;
}

/** Worlds that are opened when a case asks for one. */
export function lazyWorlds(ports: Ports): LazyWorlds {
  let loading: Promise<RunWorlds> | undefined;
  const all = () =>
    (loading ??= import('../../worlds/run-worlds.ts').then(({ runWorlds }) => runWorlds(ports)));
  return {
    all,
    warm(planned, isPlayed) {
      const first = planned.find(
        (one) => one.loaded.world !== undefined && one.description.skip === undefined && !isPlayed(one),
      );
      const world = first?.loaded.world;
      if (world !== undefined)
        all().then(
          (worlds) => worlds.warm(world),
          () => undefined,
        );
    },
    open({ planned: { loaded }, attempt, fault }, signal) {
      const { world } = loaded;
      if (world === undefined) return undefined;
      const maxSteps = loaded.case.max_steps ?? MAX_STEPS;
      const faults = {
        seed: `${loaded.hash}\n${fault?.of ?? attempt}`,
        asked: fault && { kind: fault.kind, tools: toolsOfCase(loaded) },
      };
      return all().then((worlds) =>
        worlds.open(world, { maxSteps, faults, ...(signal === undefined ? {} : { signal }) }),
      );
    },
    async close() {
      await (await loading)?.close();
    },
  };
}

/**
 * A call of an agent that acts on a world. What it did there cannot be undone, so a call that failed after it acted is not made again; and
 * where the tools themselves have ended, nothing that the agent answered counts. `acts` is `between_requests` for an agent whose requests
 * were each tried again on their own, so that nobody makes the call again anyway.
 */
export async function actingIn(
  world: AttemptWorld | undefined,
  acts: 'in_its_call' | 'between_requests',
  call: () => Promise<AgentAnswer>,
): Promise<AgentAnswer> {
  if (world === undefined) return call();
  const before = world.callCount;
  try {
    const answer = await call();
    const failure = world.failure();
    if (failure !== undefined) throw failure;
    return answer;
  } catch (error) {
    const failure = world.failure();
    if (failure !== undefined) throw failure;
    const fault = asFault(error);
    throw acts === 'in_its_call' && fault.retry && world.callCount > before ? finalFault(fault) : fault;
  }
}

function finalFault(fault: Fault): Fault {
  const { code, message, where, hint, subcode, status } = fault;
  return new Fault(code, `${message} (after it had acted on its world, so it is not asked again)`, {
    ...(where === undefined ? {} : { where }),
    ...(hint === undefined ? {} : { hint }),
    ...(subcode === undefined ? {} : { subcode }),
    ...(status === undefined ? {} : { status }),
    cause: fault,
    retry: false,
  });
}

/** The calls of each turn as they were recorded, in place of what the agent reported, which is kept beside them. */
export function withRecordedCalls(turns: PlayedTurn[], { calls }: WorldEvidence): PlayedTurn[] {
  return turns.map((turn, index) => ({
    ...turn,
    tool_calls: calls.filter((call) => call.turn === index).map(toolCallOf),
    ...(turn.tool_calls === null ? {} : { reported_calls: turn.tool_calls }),
  }));
}

function toolCallOf({
  name,
  arguments: args,
  result,
  error,
  reads,
}: WorldEvidence['calls'][number]): ToolCall {
  return {
    name,
    arguments: args,
    ...(result === undefined ? {} : { result }),
    ...(error === undefined ? {} : { error }),
    ...(reads === undefined ? {} : { reads }),
  };
}

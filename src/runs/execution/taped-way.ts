import type { RunCassettes } from '../../cassettes/run-cassettes.ts';
import type { Replayed } from '../../cassettes/tape.ts';
import type { Agent } from '../../schema/agent.ts';
import type { Job } from '../planning/plan.ts';

/** Providers whose agent is a model, which our own connection asks. */
const MODELS: ReadonlySet<Agent['provider']> = new Set(['openai', 'azure_openai', 'anthropic']);

/**
 * How the exchanges of an agent reach its tape: through the door that its `program` is told of, by the `http` port of our connection; or not
 * at all, where it is somebody's server that is called `live`, since its own answers, replayed, would hide every change of it.
 */
export function tapedWay(
  { provider, invocation }: Pick<Agent, 'provider' | 'invocation'>,
  agents: boolean,
): 'program' | 'http' | 'live' {
  if (MODELS.has(provider)) return 'http';
  if (invocation?.command !== undefined || invocation?.preset !== undefined) return 'program';
  return agents ? 'http' : 'live';
}

/** Whether an answer of an agent costs money now: what was paid when it was recorded is paid, who is called live is paid each time. */
export const isPaidNow = (
  way: ReturnType<typeof tapedWay>,
  replayed: Pick<Replayed, 'exchanges'> | undefined,
): boolean => way === 'live' || replayed === undefined || replayed.exchanges === 0;

/** The cassettes of an attempt; `warn` is told where what it asks cannot be taped. */
export function cassettesOf(
  { planned: { agent } }: Job,
  cassettes: RunCassettes | undefined,
  warn: (message: string) => void,
): RunCassettes | undefined {
  if (cassettes === undefined || tapedWay(agent.agent, cassettes.agents) !== 'live') return cassettes;
  const { id } = agent.agent;
  warn(
    `Agent ${id} is a server that was called live: its answers are not recorded, or replayed, unless assay.yaml says cassettes.agents: true.`,
  );
  return cassettes;
}

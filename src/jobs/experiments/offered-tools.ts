import { providerToolName } from '../../agents/tool-loop/described-tools.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CreateExperimentRequest } from '../../schema/experiment.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';

/** Providers whose agent is a model: it has no tools but those that it is offered. */
const MODELS: ReadonlySet<string> = new Set(['openai', 'azure_openai', 'anthropic']);

/**
 * Names of all tools that the agent of an experiment is offered in its cases, its own and those of their worlds; undefined where no
 * variant describes a tool, or where the agent may have tools that nobody knows. Rejects with the Fault of a world whose tools cannot be loaded.
 */
export async function offeredTools(
  { agent_id, test_case_ids: ids, variants }: CreateExperimentRequest,
  suite: { cases: readonly LoadedCase[]; agents: readonly LoadedAgent[] },
  ports: Ports,
): Promise<Set<string> | undefined> {
  const agent = suite.agents.find((one) => one.agent.id === agent_id)?.agent;
  if (agent === undefined || !MODELS.has(agent.provider)) return undefined;
  if (variants.every(({ config }) => config.tool_descriptions === undefined)) return undefined;
  const offered = new Set((agent.invocation?.tools ?? []).flatMap((tool) => providerToolName(tool) ?? []));
  const wanted = new Set(ids);
  const worlds = new Map(
    suite.cases.flatMap(({ case: one, world }) =>
      world !== undefined && one.skip === undefined && wanted.has(one.id)
        ? [[world.hash, world] as const]
        : [],
    ),
  );
  if (worlds.size === 0) return offered;
  const { runWorlds } = await import('../../worlds/run-worlds.ts');
  const opened = runWorlds(ports);
  try {
    for (const world of worlds.values()) for (const name of await opened.toolNames(world)) offered.add(name);
  } finally {
    await opened.close();
  }
  return offered;
}

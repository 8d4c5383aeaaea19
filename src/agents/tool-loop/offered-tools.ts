import { Fault } from '../../errors.ts';
import type { Agent } from '../../schema/agent.ts';
import type { AgentCall } from '../agent.ts';
import { describedProviderTools, describedTools, providerToolName } from './described-tools.ts';
import type { Dialect } from './dialect.ts';

/** The tools that a model is offered in one turn. */
interface OfferedTools {
  /** In the form of the provider: those of the agent as they are, then those of the world. */
  readonly tools: readonly Readonly<Record<string, unknown>>[];
  /** Whether a tool is the agent's own, which nobody carries out. */
  isOwn(name: string): boolean;
}

/**
 * The tools of the agent and those of its world, with the descriptions that a variant gives them; a description of a tool that is not
 * there is a warning. Throws Fault `validation_failed` where both have a tool of the same name.
 */
export function offeredTools<M>(agent: Agent, call: AgentCall, dialect: Dialect<M>): OfferedTools {
  const { world, tool_descriptions: descriptions } = call;
  const given = agent.invocation?.tools ?? [];
  const owned = new Set(given.flatMap((tool) => providerToolName(tool) ?? []));
  const ofWorld = world?.tools ?? [];
  const twice = ofWorld.find(({ name }) => owned.has(name));
  if (twice !== undefined)
    throw new Fault(
      'validation_failed',
      `The tool "${twice.name}" is offered twice: by invocation.tools of agent ${agent.id} and by the world.`,
      {
        where: 'invocation.tools',
        hint: 'Take it out of invocation.tools: the tools of a world are offered to the agent by themselves.',
      },
    );
  warnOfStrangers(call, new Set([...owned, ...ofWorld.map(({ name }) => name)]));
  return {
    tools: [
      ...describedProviderTools(given, descriptions),
      ...describedTools(ofWorld, descriptions).map((tool) => dialect.tool(tool)),
    ],
    isOwn: (name) => owned.has(name),
  };
}

function warnOfStrangers({ tool_descriptions, onWarning }: AgentCall, known: ReadonlySet<string>): void {
  if (tool_descriptions === undefined || onWarning === undefined) return;
  for (const name of Object.keys(tool_descriptions))
    if (!known.has(name))
      onWarning(
        `tool_description ${name}`,
        `is not offered the tool "${name}", which a variant describes (tool_descriptions)`,
      );
}

import { Fault } from '../../errors.ts';
import type { AgentCall } from '../agent.ts';

/** Placeholders for what leads to the world of an attempt, and the variables that they stand for. */
const VARIABLES = {
  mcp_url: 'ASSAY_MCP_URL',
  tools_url: 'ASSAY_TOOLS_URL',
  tools_key: 'ASSAY_TOOLS_KEY',
} as const;
export type WorldPlaceholder = keyof typeof VARIABLES;
export const WORLD_PLACEHOLDERS = Object.keys(VARIABLES) as WorldPlaceholder[];

/** In a header, where any other braces are text. */
const IN_HEADER = new RegExp(`\\{\\{\\s*(${WORLD_PLACEHOLDERS.join('|')})\\s*\\}\\}`, 'g');

/** What leads to the world of one call; everything is empty where there is none. */
export interface WorldAccess {
  readonly values: Readonly<Partial<Record<WorldPlaceholder, string>>>;
  readonly variables: Readonly<Record<string, string>>;
  /** The headers of the agent with their placeholders filled. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What an agent behind an address is told of the world of a call. `names` are the placeholders of its templates. Rejects with Fault
 * `validation_failed` where it is told to go to a world that it cannot reach: worlds are served on this machine only.
 */
export function worldAccess(options: {
  agentId: string;
  local: boolean;
  headers: Readonly<Record<string, string>>;
  names: Iterable<string>;
}): (call: Pick<AgentCall, 'world'>) => Promise<WorldAccess> {
  const { agentId, local, headers } = options;
  const templates = Object.entries(headers).filter(([, value]) => value.search(IN_HEADER) >= 0);
  const known: readonly string[] = WORLD_PLACEHOLDERS;
  const used =
    [...options.names].find((name) => known.includes(name)) ??
    templates.flatMap(([, value]) => [...value.matchAll(IN_HEADER)].map(([, name]) => name))[0];
  const filled = (variables: WorldAccess['variables']): WorldAccess['headers'] => {
    if (templates.length === 0) return headers;
    const own = templates.map(([name, value]) => [
      name,
      value.replace(IN_HEADER, (_, placeholder: WorldPlaceholder) => variables[VARIABLES[placeholder]] ?? ''),
    ]);
    return { ...headers, ...Object.fromEntries(own) };
  };
  const without = { values: {}, variables: {}, headers: filled({}) };
  return async ({ world }) => {
    if (world === undefined) return without;
    if (!local && used !== undefined) throw outOfReach(agentId, used);
    if (!local) return without;
    const variables = await world.variables();
    const values = Object.fromEntries(WORLD_PLACEHOLDERS.map((name) => [name, variables[VARIABLES[name]]]));
    return { values, variables, headers: filled(variables) };
  };
}

const outOfReach = (agentId: string, placeholder: string): Fault =>
  new Fault(
    'validation_failed',
    `Agent ${agentId} uses {{ ${placeholder} }}, and its address is not on this machine: a world is served here only.`,
    {
      where: 'invocation.url',
      hint: 'Start the agent on this machine and give its address as http://127.0.0.1:PORT, or play these cases against a local program.',
    },
  );

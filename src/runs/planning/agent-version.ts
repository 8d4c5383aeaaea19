import { createHash } from 'node:crypto';
import type { Agent } from '../../schema/agent.ts';
import { canonicalJson } from '../../text/canonical-json.ts';

/** Hexadecimal digits: 32 bits, so that a version is also a whole number that JSON keeps. */
const DIGITS = 8;

/**
 * A short digest of what an agent is given and how it is called: prompt, model, tools, program. Two runs with the same one called
 * the same agent, as far as its file says; the code behind a program or an address is not seen. Where it is found (address,
 * headers, variables) is left out: that differs from machine to machine, and may be secret.
 */
export function agentVersion({
  provider,
  system_prompt,
  role,
  available_tools,
  invocation = {},
}: AgentParts) {
  const { url: _, headers: __, env: ___, base_url: ____, ...visible } = invocation;
  const content = canonicalJson({ provider, system_prompt, role, available_tools, invocation: visible });
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

type AgentParts = Pick<Agent, 'provider' | 'system_prompt' | 'role' | 'available_tools'> & {
  invocation?: Partial<NonNullable<Agent['invocation']>> | undefined;
};

import type { AgentCall, ReachableAgent } from '../../src/agents/agent.ts';
import { type Agent, type Credentials, invocation } from '../../src/schema/agent.ts';
import { PATIENCE_MS } from './patience.ts';

/** An agent ready to be connected, with the defaults of the schema. */
export function reachable(
  how: Record<string, unknown>,
  more: {
    provider?: Agent['provider'];
    credentials?: Credentials;
    home?: string;
    system_prompt?: string;
  } = {},
): ReachableAgent {
  return {
    agent: {
      id: 'agent_1',
      name: 'Helper',
      provider: more.provider ?? 'custom',
      invocation: invocation.parse(how),
      created_at: '2025-01-01T00:00:00.000Z',
      ...(more.system_prompt !== undefined && { system_prompt: more.system_prompt }),
    },
    credentials: more.credentials ?? {},
    home: more.home ?? '/',
  };
}

/** A first turn that asks `input`. */
export function agentCall(input: string, more: Partial<AgentCall> = {}): AgentCall {
  return {
    input,
    messages: [{ role: 'user', content: input }],
    attachments: [],
    test_case_id: 'case_1',
    turn_index: 0,
    tracing: {},
    ...more,
  };
}

/** Limits that no passing test reaches. */
export const PATIENT = { timeoutMs: PATIENCE_MS };

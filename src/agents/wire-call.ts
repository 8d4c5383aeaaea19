import type { Agent } from '../schema/agent.ts';
import type { AgentCall } from './agent.ts';

/** Settings of one call: what the call says wins over what the agent was made with; unset ones are left out. */
interface CallSettings {
  system_prompt?: string;
  model?: string;
  temperature?: number;
}

/** Names of the values that templates may use and programs receive (contract 3). */
export const PLACEHOLDERS = [
  'input',
  'messages',
  'attachments',
  'system_prompt',
  'model',
  'temperature',
  'test_case_id',
  'turn_index',
  'workspace',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values of one call by name. An unset one is undefined, which JSON leaves out. */
export type WireCall = Readonly<Record<Placeholder, unknown>>;

/** What a call asks for, with the agent's own settings behind it. */
export function settingsOf(call: AgentCall, agent: Agent): CallSettings {
  const system_prompt = call.system_prompt ?? agent.system_prompt;
  const model = call.model ?? agent.invocation?.model;
  const temperature = call.temperature ?? agent.invocation?.temperature;
  return {
    ...(system_prompt !== undefined && { system_prompt }),
    ...(model !== undefined && { model }),
    ...(temperature !== undefined && { temperature }),
  };
}

/** The model that a call asks for, and where it was named: by the agent itself, else by whoever varies it. */
export function namedModel(call: AgentCall, agent: Agent): { model: string; named: string } {
  const model = agent.invocation?.model;
  if (call.model !== undefined && call.model !== model)
    return { model: call.model, named: `a variant of the agent ${agent.id}` };
  const deployment = agent.provider === 'anthropic' ? undefined : agent.invocation?.deployment;
  // On Azure it is the deployment that is called, whatever model is behind it.
  const isDeployment = deployment !== undefined && (model === undefined || agent.provider === 'azure_openai');
  return {
    model: (isDeployment ? deployment : model) ?? '',
    named: `invocation.${isDeployment ? 'deployment' : 'model'} of the agent ${agent.id}`,
  };
}

/**
 * The call in the words of the program protocol (contract 3). Attachments appear only when there are some; their paths
 * are shown to programs of this machine only.
 */
export function wireCall(call: AgentCall, agent: Agent, options: { paths: boolean }): WireCall {
  const { system_prompt, model, temperature } = settingsOf(call, agent);
  return {
    input: call.input,
    messages: call.messages.map(({ role, content }) => ({ role, content })),
    system_prompt,
    model,
    temperature,
    test_case_id: call.test_case_id,
    turn_index: call.turn_index,
    workspace: call.workspace?.folder,
    attachments:
      call.attachments.length === 0
        ? undefined
        : call.attachments.map(({ name, media_type, data, url, path }) => ({
            name,
            media_type,
            data,
            url,
            ...(options.paths && { path }),
          })),
  };
}

import { z } from 'zod';
import { evenIfIncomplete, freeObject, timestamp } from './common.ts';
import { scorerName } from './scorer-name.ts';
import { toolDescription } from './tool-call.ts';

export const PROVIDERS = ['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'] as const;
export const CREDENTIAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'AZURE_OPENAI_API_KEY'] as const;

/** Keys of the providers; encrypted at rest, never returned. */
export const credentials = z.partialRecord(z.enum(CREDENTIAL_KEYS), z.string().min(1));
export type Credentials = z.infer<typeof credentials>;

/** How an agent is reached (interface 4.8, contract 3): HTTP endpoint, local program, or settings of a provider. */
export const invocation = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH']).default('POST'),
  url: z.string().min(1).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body_template: z.string().optional(),
  output_path: z.string().optional(),
  tool_calls_path: z.string().optional(),
  context_path: z.string().optional(),
  plan_path: z.string().optional(),
  command: z.array(z.string().min(1)).min(1).optional(),
  cwd: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  protocol: z.enum(['once', 'lines']).default('once'),
  base_url: z.string().optional(),
  model: z.string().optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.number().int().positive().optional(),
  tools: z.array(freeObject).optional(),
  api_version: z.string().optional(),
  deployment: z.string().optional(),
  graph: z.string().optional(),
});
export type Invocation = z.infer<typeof invocation>;

export const agentFields = z.object({
  name: z.string().min(1),
  provider: z.enum(PROVIDERS),
  credentials: credentials.optional(),
  invocation: invocation.optional(),
  system_prompt: z.string().optional(),
  default_scorers: z.array(scorerName).optional(),
  role: z.string().optional(),
  available_tools: z.array(toolDescription).optional(),
});

/** What each provider cannot do without: said where an agent is written down in a file, and before the first call. */
export function completeAgent(
  value: { provider?: unknown; invocation?: Partial<Invocation> | undefined },
  context: z.RefinementCtx,
): void {
  const how = value.invocation;
  const say = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (value.provider === 'custom') {
    if (how?.url === undefined && how?.command === undefined)
      say(['invocation'], 'a custom agent needs invocation.url or invocation.command');
    if (how?.url !== undefined && how.command !== undefined)
      say(['invocation'], 'give invocation.url or invocation.command, not both');
  }
  if (value.provider === 'langchain' && how?.url === undefined)
    say(['invocation', 'url'], 'a langchain agent needs invocation.url');
  if ((value.provider === 'openai' || value.provider === 'anthropic') && how?.model === undefined)
    say(['invocation', 'model'], `an ${value.provider} agent needs invocation.model`);
  if (value.provider === 'azure_openai') {
    if (how?.base_url === undefined)
      say(['invocation', 'base_url'], 'an azure_openai agent needs invocation.base_url (the endpoint)');
    if (how?.deployment === undefined && how?.model === undefined)
      say(['invocation', 'deployment'], 'an azure_openai agent needs invocation.deployment');
  }
}

/** An agent that can be called. */
export const callableAgent = agentFields
  .pick({ provider: true, invocation: true })
  .superRefine(completeAgent, evenIfIncomplete);

/** Request body of POST /v1/agents: name and provider will do (interface 4.8); what is missing for a call is said when it is played. */
export const createAgentRequest = agentFields.superRefine((value, context) => {
  if (value.invocation?.url !== undefined && value.invocation.command !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['invocation'],
      message: 'give invocation.url or invocation.command, not both',
    });
}, evenIfIncomplete);
export type CreateAgentRequest = z.infer<typeof createAgentRequest>;

/** Response of POST /v1/agents: all strings, `api_key` is shown this once. */
export const createAgentResponse = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.enum(PROVIDERS),
  created_at: timestamp,
  api_key: z.string(),
});
export type CreateAgentResponse = z.infer<typeof createAgentResponse>;

/** A stored agent as it is read back: without credentials and keys. */
export const agent = agentFields
  .omit({ credentials: true })
  .extend({ id: z.string(), created_at: timestamp });
export type Agent = z.infer<typeof agent>;

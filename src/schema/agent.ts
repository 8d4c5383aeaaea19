import { z } from 'zod';
import { evenIfIncomplete, freeObject, timestamp } from './common.ts';
import { scorerName } from './scorer-name.ts';
import { toolDescription } from './tool-call.ts';
import { workspace } from './workspaces/workspace.ts';

export const PROVIDERS = ['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'] as const;
/** Command lines of agents that are known by name. */
export const PRESETS = ['claude', 'codex', 'copilot', 'gemini'] as const;
export const CREDENTIAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'AZURE_OPENAI_API_KEY'] as const;

/** Keys of the providers; encrypted at rest, never returned. */
export const credentials = z.partialRecord(z.enum(CREDENTIAL_KEYS), z.string().min(1));
export type Credentials = z.infer<typeof credentials>;

/** How an agent is reached (interface 4.8, contract 3): HTTP endpoint, local program, or settings of a provider. */
export const invocation = z.object({
  method: z
    .enum(['GET', 'POST', 'PUT', 'PATCH'])
    .default('POST')
    .describe(
      'HTTP method of the request. `GET` sends no body: an address without a placeholder gets the input as the query parameter `input`.',
    ),
  url: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Address of an HTTP or LangChain agent. Behind the host it may hold `{{ input }}` and the other placeholders of `body_template`, percent-encoded.',
    ),
  headers: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Headers of every request. `${NAME}` stands for an environment variable, which is how keys get in.',
    ),
  body_template: z
    .string()
    .optional()
    .describe(
      'Request body, JSON or text, with `{{ input }}`, `{{ messages }}`, `{{ attachments }}`, `{{ system_prompt }}`, `{{ model }}`, `{{ temperature }}`, `{{ test_case_id }}`, `{{ turn_index }}`, `{{ workspace }}`, or `{{ mcp_url }}`, `{{ tools_url }}`, `{{ tools_key }}` of a world. Left out: a JSON object of these values.',
    ),
  output_path: z
    .string()
    .optional()
    .describe(
      'Where the answer text stands in the JSON that comes back, such as `choices[0].message.content`. Left out: `output`, else the whole text.',
    ),
  tool_calls_path: z
    .string()
    .optional()
    .describe('Where the list of tool calls stands in the JSON that comes back. Left out: `tool_calls`.'),
  context_path: z
    .string()
    .optional()
    .describe('Where the retrieved passages stand in the JSON that comes back. Left out: `context`.'),
  plan_path: z
    .string()
    .optional()
    .describe('Where the plan of the agent stands in the JSON that comes back. Left out: `agent_plan`.'),
  error_path: z
    .string()
    .optional()
    .describe(
      'Where an error stands in the JSON that comes back, such as `error.message`. An answer that has something there is an error of the attempt and is not judged. Left out: `is_error: true`, and `error` where there is no output.',
    ),
  command: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe(
      'Program and arguments of a local agent, started without a shell. It reads a JSON object on standard input and prints its answer.',
    ),
  preset: z
    .enum(PRESETS)
    .optional()
    .describe(
      'A known command line of an agent, started without a person: its arguments, its prompt on standard input, its output, errors and tokens. Words of `command` go to it as well; left out: the preset by its name.',
    ),
  cwd: z
    .string()
    .optional()
    .describe(
      'Working directory of the program; a relative one starts at the folder that holds the evals folder. Left out: the folder that holds the evals folder.',
    ),
  env: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Environment variables of the program, besides `PATH`, `HOME`, `LANG`, `TMPDIR` and `credentials`. `${NAME}` stands for a variable of the environment of the run, such as `{ OPENAI_API_KEY: "${OPENAI_API_KEY}" }`.',
    ),
  protocol: z
    .enum(['once', 'lines'])
    .default('once')
    .describe(
      '`once`: a process for each turn, which reads to the end of its input. `lines`: a process that stays and answers one line of JSON for each line.',
    ),
  base_url: z
    .string()
    .optional()
    .describe(
      'Address of the API: the endpoint of an Azure resource, or any server that speaks the API of OpenAI or Anthropic. Left out: `OPENAI_BASE_URL` or `ANTHROPIC_BASE_URL`, else the address of the provider.',
    ),
  model: z
    .string()
    .optional()
    .describe('Name of the model, as the provider calls it; programs and templates get it as `model`.'),
  temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe('Sampling temperature. Left out: up to the provider.'),
  max_tokens: z
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'Most tokens of an answer. Left out: 4096 for Anthropic, the limit of the provider for others.',
    ),
  tools: z
    .array(freeObject)
    .optional()
    .describe(
      'Tools offered to the model, in the form of the provider, passed on as they are. Its calls are recorded, not carried out.',
    ),
  api_version: z
    .string()
    .optional()
    .describe(
      'Version of the dated Azure API, which an endpoint that ends in `/openai/v1` does without. Left out: `OPENAI_API_VERSION`, else 2024-10-21.',
    ),
  deployment: z.string().optional().describe('Name of the Azure deployment. Left out: `model`.'),
  graph: z
    .string()
    .optional()
    .describe(
      'Name or id of the LangGraph assistant; the request goes to `/runs/wait`. Left out: a LangServe chain at `/invoke`.',
    ),
});
export type Invocation = z.infer<typeof invocation>;

export const agentFields = z.object({
  name: z.string().min(1).describe('Name shown in reports.'),
  provider: z
    .enum(PROVIDERS)
    .describe(
      'What kind of agent it is: a model of `openai`, `azure_openai` or `anthropic`, a `langchain` server (LangServe or LangGraph), or `custom` for a program or an HTTP endpoint of your own.',
    ),
  credentials: credentials
    .optional()
    .describe(
      'Keys of the provider, in files as `${NAME}` of an environment variable; a program gets them in its environment. Left out: the environment variables of the same names, for models.',
    ),
  invocation: invocation
    .optional()
    .describe('How the agent is reached. Which keys count depends on the provider.'),
  system_prompt: z
    .string()
    .optional()
    .describe('System prompt, sent with every call; scorers read it as the instructions of the agent.'),
  default_scorers: z
    .array(scorerName)
    .optional()
    .describe('Scorers of turns that name none. Left out: `defaults.scorers` of the settings.'),
  world: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the world that the agent acts on: a file of `worlds/`. That of a case wins.'),
  workspace: workspace
    .optional()
    .describe(
      'Folder that the agent works in, a fresh copy for each attempt; in files only. That of a case wins.',
    ),
  role: z
    .string()
    .optional()
    .describe(
      'Role of the agent in a sentence, for `role_violation` and `role_adherence`; that of a turn wins.',
    ),
  available_tools: z
    .array(toolDescription)
    .optional()
    .describe(
      'Tools that the agent can call, for scorers of tools; those of a turn win. They are not sent to the agent.',
    ),
});

/** What each provider cannot do without: checked where an agent is written down in a file, and before the first call. */
export function completeAgent(
  value: { provider?: unknown; invocation?: Partial<Invocation> | undefined },
  context: z.RefinementCtx,
): void {
  const how = value.invocation;
  const report = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (value.provider === 'custom') {
    if (how?.url === undefined && how?.command === undefined && how?.preset === undefined)
      report(['invocation'], 'a custom agent needs invocation.url or invocation.command');
    if (how?.preset !== undefined && (how.url !== undefined || how.protocol === 'lines'))
      report(['invocation', 'preset'], 'starts a program for each turn; leave out url and protocol');
    if (how?.url !== undefined && how.command !== undefined)
      report(['invocation'], 'give invocation.url or invocation.command, not both');
  }
  if (value.provider === 'langchain' && how?.url === undefined)
    report(['invocation', 'url'], 'a langchain agent needs invocation.url');
  if ((value.provider === 'openai' || value.provider === 'anthropic') && how?.model === undefined)
    report(['invocation', 'model'], `an ${value.provider} agent needs invocation.model`);
  if (value.provider === 'azure_openai') {
    if (how?.base_url === undefined)
      report(['invocation', 'base_url'], 'an azure_openai agent needs invocation.base_url (the endpoint)');
    if (how?.deployment === undefined && how?.model === undefined)
      report(['invocation', 'deployment'], 'an azure_openai agent needs invocation.deployment');
  }
}

/** An agent that can be called. */
export const callableAgent = agentFields
  .pick({ provider: true, invocation: true })
  .superRefine(completeAgent, evenIfIncomplete);

/** Request body of POST /v1/agents: name and provider will do (interface 4.8); what is missing for a call is reported when it is played. */
export const createAgentRequest = agentFields.omit({ workspace: true }).superRefine((value, context) => {
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

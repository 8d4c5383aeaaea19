import type { Agent } from '../../src/schema/agent.ts';

/** What a scripted model says to one request. A call's `args` that are a text stand in the answer as they are. */
export interface ModelLine {
  text?: string;
  calls?: { id?: string; name: string; args: unknown }[];
  finish?: string;
}

/** How one provider is reached and speaks: what a model says in its form, and a request of ours as lines that read alike for all. */
export interface ModelDialect {
  provider: Agent['provider'];
  credential: string;
  how(url: string): Record<string, unknown>;
  says(line: ModelLine): object;
  /** A tool of the user's own in the form of the provider. */
  tool(name: string, description?: string): Record<string, unknown>;
  /** Name, description and parameters of each tool that was offered. */
  offered(body: Body): unknown[];
  /** `user: hi`, `model: text [a#1]`, `result 1: text`, `error 1: text`. */
  heard(body: Body): string[];
}
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
type Body = any;

const textOf = (content: unknown): string => (typeof content === 'string' ? content : '');
const calledText = (calls: { id: string; name: string }[]) =>
  calls.length === 0 ? '' : ` [${calls.map(({ id, name }) => `${name}#${id}`).join(' ')}]`;

const chat = {
  says: ({ text, calls = [], finish }: ModelLine) => ({
    choices: [
      {
        finish_reason: finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'),
        message: {
          role: 'assistant',
          content: text ?? null,
          refusal: null,
          tool_calls: calls.map(({ id, name, args }) => ({
            ...(id !== undefined && { id }),
            function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
          })),
        },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 3 },
  }),
  tool: (name: string, description?: string) => ({
    type: 'function',
    function: { name, description, parameters: { type: 'object' } },
  }),
  offered: ({ tools = [] }: Body) =>
    tools.map(({ type, function: { name, description, parameters } }: Body) => [
      `${type} ${name}`,
      description,
      parameters,
    ]),
  heard: ({ messages }: Body) =>
    messages.map(({ role, content, tool_calls, tool_call_id }: Body) => {
      if (role === 'tool') {
        const failed = content.startsWith('Error: ');
        return failed
          ? `error ${tool_call_id}: ${content.slice('Error: '.length)}`
          : `result ${tool_call_id}: ${content}`;
      }
      const calls = (tool_calls ?? []).map((call: Body) => ({ id: call.id, name: call.function.name }));
      return `${role === 'assistant' ? 'model' : role}: ${textOf(content)}${calledText(calls)}`;
    }),
};

const messages = {
  says: ({ text, calls = [], finish }: ModelLine) => ({
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: 'hm', signature: 's' },
      ...(text === undefined ? [] : [{ type: 'text', text }]),
      ...calls.map(({ id, name, args }) => ({
        type: 'tool_use',
        ...(id !== undefined && { id }),
        name,
        input: args,
      })),
    ],
    stop_reason: finish ?? (calls.length > 0 ? 'tool_use' : 'end_turn'),
    usage: { input_tokens: 10, output_tokens: 3 },
  }),
  tool: (name: string, description?: string) => ({ name, description, input_schema: { type: 'object' } }),
  offered: ({ tools = [] }: Body) =>
    tools.map(({ name, description, input_schema }: Body) => [`function ${name}`, description, input_schema]),
  heard: ({ system, messages: list }: Body) => [
    ...(system === undefined ? [] : [`system: ${system}`]),
    ...list.flatMap(({ role, content }: Body): string[] => {
      if (typeof content === 'string') return [`${role === 'assistant' ? 'model' : role}: ${content}`];
      if (role === 'user')
        return content.map(
          (block: Body) =>
            `${block.is_error ? 'error' : 'result'} ${block.tool_use_id}: ${textOf(block.content)}`,
        );
      const text = content.map((block: Body) => (block.type === 'text' ? block.text : '')).join('');
      return [`model: ${text}${calledText(content.filter((block: Body) => block.type === 'tool_use'))}`];
    }),
  ],
};

export const MODEL_DIALECTS: ModelDialect[] = [
  {
    provider: 'openai',
    credential: 'OPENAI_API_KEY',
    how: (url) => ({ base_url: `${url}/v1`, model: 'm-1' }),
    ...chat,
  },
  {
    provider: 'azure_openai',
    credential: 'AZURE_OPENAI_API_KEY',
    how: (url) => ({ base_url: url, deployment: 'd-1' }),
    ...chat,
  },
  {
    provider: 'anthropic',
    credential: 'ANTHROPIC_API_KEY',
    how: (url) => ({ base_url: url, model: 'm-1' }),
    ...messages,
  },
];

// Kinds of agents and of custom scorers for the reference: what each is, a smallest file, and the keys that count for it.
// test/documents/reference.test.ts holds the keys against what the code reads.
import type { Invocation } from '../src/schema/agent.ts';
import type { ScorerFile } from '../src/schema/file-kinds.ts';

/** A kind of agent or scorer as its section shows it. */
interface Kind<Key extends string> {
  id: string;
  text: string;
  /** The smallest file, in YAML. */
  example: string;
  /** What counts for it of the object that kinds share, in the order of the table. */
  keys: readonly Key[];
}

const MAPPING: readonly (keyof Invocation)[] = [
  'output_path',
  'tool_calls_path',
  'context_path',
  'plan_path',
  'error_path',
];
const MODEL: readonly (keyof Invocation)[] = [
  'model',
  'temperature',
  'max_tokens',
  'tools',
  'base_url',
  'headers',
];

/** `keys` are those of `invocation`. */
export const AGENT_KINDS: readonly (Kind<keyof Invocation> & { title: string })[] = [
  {
    id: 'http',
    title: 'HTTP endpoint',
    text: '`provider: custom` with `invocation.url`. [A server and its agent file](../agents.md#an-http-endpoint).',
    example: `
name: Shop over HTTP
provider: custom
invocation:
  url: http://127.0.0.1:8000/chat
`,
    keys: ['url', 'method', 'headers', 'body_template', ...MAPPING, 'model', 'temperature'],
  },
  {
    id: 'program',
    title: 'Program',
    text: '`provider: custom` with `invocation.command`. [Programs in Node and Python](../agents.md#a-program).',
    example: `
name: Shop as a program
provider: custom
invocation:
  command: [node, shop.mjs]
`,
    keys: ['command', 'cwd', 'env', 'preset', 'protocol', ...MAPPING, 'model', 'temperature'],
  },
  {
    id: 'openai',
    title: 'OpenAI',
    text: '`provider: openai`: a model of OpenAI, or any server that speaks its chat completions. The key is `OPENAI_API_KEY`; a server in your own network needs none. [Example](../agents.md#openai).',
    example: `
name: Shop on OpenAI
provider: openai
invocation:
  model: gpt-5.6-luna
`,
    keys: MODEL,
  },
  {
    id: 'azure_openai',
    title: 'Azure OpenAI',
    text: '`provider: azure_openai`: a deployment of your resource. The key is `AZURE_OPENAI_API_KEY`. [Example](../agents.md#azure-openai).',
    example: `
name: Shop on Azure
provider: azure_openai
invocation:
  base_url: https://my-resource.openai.azure.com
  deployment: shop
`,
    keys: ['base_url', 'deployment', 'model', 'api_version', 'temperature', 'max_tokens', 'tools', 'headers'],
  },
  {
    id: 'anthropic',
    title: 'Anthropic',
    text: '`provider: anthropic`: a model behind the Messages API. The key is `ANTHROPIC_API_KEY`. [Example](../agents.md#anthropic).',
    example: `
name: Shop on Anthropic
provider: anthropic
invocation:
  model: claude-sonnet-5
`,
    keys: MODEL,
  },
  {
    id: 'langchain',
    title: 'LangChain',
    text: '`provider: langchain`: a chain behind LangServe, or with `graph` an assistant behind a LangGraph server. [Examples](../agents.md#langserve).',
    example: `
name: Shop on LangGraph
provider: langchain
invocation:
  url: http://127.0.0.1:2024
  graph: shop
`,
    keys: ['url', 'graph', 'headers', 'body_template', ...MAPPING, 'model', 'temperature'],
  },
];

/** `keys` are those of `config`. */
export const SCORER_KINDS: readonly Kind<keyof ScorerFile['config']>[] = [
  {
    id: 'llm_judge',
    text: 'A judge follows the rubric. Without a model the offline heuristics check what they can see of it: low confidence, never a gate.',
    example: `
name: Warm welcome
type: llm_judge
config:
  rubric: |
    Customer: {{ input }}
    Answer: {{ output }}
    Be friendly. Use at most 3 sentences. Give a score from 0 to 1.
`,
    keys: [
      'rubric',
      'rubric_file',
      'mode',
      'criteria',
      'steps',
      'anchors',
      'scale',
      'output_schema',
      'model',
      'samples',
      'threshold',
    ],
  },
  {
    id: 'code',
    text: 'Python or JavaScript gives the score. Python is `python3`, 3.8 or newer, with its standard library. `input`, `output`, `context`, `ground_truth`, `conversation_history`, `expected_behavior`, `tool_calls` and `agent_plan` are globals (`None` where absent), and so is every variable. `result` is a number from 0 to 1, a boolean, or an object with `score` and `reasoning`, whose other keys land in `metadata`. With `language: javascript` the source is an expression, statements with `return`, or a module whose default export or function `score` is called with all of these in one object; `file` names such a module. It asks nobody and always gates.',
    example: `
name: Short answer
type: code
config:
  rubric: |
    words = len(output.split())
    result = {"score": min(1, 20 / max(1, words)), "reasoning": f"{words} words"}
`,
    keys: ['rubric', 'rubric_file', 'language', 'file', 'timeout_ms', 'require_isolation', 'threshold'],
  },
  {
    id: 'regex',
    text: 'A pattern decides. It asks nobody and always gates.',
    example: `
name: Asks back
type: regex
config: { pattern: '\\?\\s*$' }
`,
    keys: ['pattern', 'flags', 'match', 'negate', 'field', 'threshold'],
  },
];

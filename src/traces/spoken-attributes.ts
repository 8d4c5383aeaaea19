import { decoded, fieldOf, recordOf } from './json-fields.ts';
import { numberOf } from './own-trace.ts';
import type { SpanRecord } from './span-record.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** An event of a span with its attributes as plain values. */
interface SpanEvent {
  name: string;
  attributes: Attributes;
}

/** What attributes and events say of a step, in whichever convention they are written. */
type SpokenAttributes = Pick<
  SpanRecord,
  'kind' | 'input' | 'output' | 'tokens_input' | 'tokens_output' | 'cost_usd'
> & {
  /** Of a tool what it is called by; other steps are called as their span is. */
  tool: string | undefined;
};

/** Kinds by `openinference.span.kind`; of its others none is a step that scorers ask for. */
const OPEN_INFERENCE: Readonly<Record<string, SpanRecord['kind']>> = {
  TOOL: 'tool',
  LLM: 'llm',
  AGENT: 'agent',
  RETRIEVER: 'retrieval',
};
const OPERATIONS: Readonly<Record<string, SpanRecord['kind']>> = {
  execute_tool: 'tool',
  invoke_agent: 'agent',
  create_agent: 'agent',
  invoke_workflow: 'chain',
  retrieval: 'retrieval',
};
/** Messages and documents that stand as one attribute for each field: `gen_ai.prompt.0.role`. More than these are left out. */
const LISTED = /^(?<list>[a-z_.]+)\.(?<place>\d{1,4})\.(?:message\.|document\.)?(?<field>role|content)$/;
/** Events that are one message each, before messages became an attribute (semantic conventions 1.28 to 1.36). */
const MESSAGE_EVENT = /^gen_ai\.(system|user|assistant|tool)\.message$/;

/**
 * Reads the semantic conventions for generative AI from 1.27 on (attributes, events, messages one by one), OpenInference, and the
 * attributes of OpenLLMetry (`traceloop.*`), of the AI SDK (`ai.toolCall.*`), of Google ADK (`gcp.vertex.agent.*`) and of the Claude Agent
 * SDK. Where several say it, the newest of OpenTelemetry wins.
 */
export function spokenAttributes(own: Attributes, events: readonly SpanEvent[]): SpokenAttributes {
  // Content moved from events to attributes and back: what an event says of the whole call counts like an attribute.
  const merged: Record<string, unknown> = Object.create(null);
  for (const { attributes } of events)
    for (const [key, value] of Object.entries(attributes)) if (key.startsWith('gen_ai.')) merged[key] = value;
  const attributes: Attributes = Object.assign(merged, own);
  const first = (...keys: string[]) =>
    decoded(keys.map((key) => attributes[key]).find((one) => one !== undefined));
  const kind = kindOf(attributes);
  const lists = listsIn(attributes);
  const messages = messagesIn(events);
  return {
    kind,
    tool: kind === 'tool' ? textIn(attributes, ...TOOL_NAMES) : undefined,
    input:
      kind === 'tool'
        ? argumentsIn(first(...TOOL_ARGUMENTS))
        : (first('gen_ai.input.messages', 'gen_ai.prompt') ??
          lists.get('gen_ai.prompt') ??
          messages.input ??
          lists.get('llm.input_messages') ??
          first('input.value', 'traceloop.entity.input')),
    output:
      kind === 'tool'
        ? first(...TOOL_RESULTS)
        : (first('gen_ai.output.messages', 'gen_ai.retrieval.documents', 'gen_ai.completion') ??
          lists.get('gen_ai.completion') ??
          messages.output ??
          lists.get('llm.output_messages') ??
          lists.get('retrieval.documents') ??
          first('output.value', 'traceloop.entity.output')),
    tokens_input: numberOf(
      first(
        'gen_ai.usage.input_tokens',
        'gen_ai.usage.prompt_tokens',
        'llm.token_count.prompt',
        ...(kind === 'llm' ? ['input_tokens'] : []),
      ),
    ),
    tokens_output: numberOf(
      first(
        'gen_ai.usage.output_tokens',
        'gen_ai.usage.completion_tokens',
        'llm.token_count.completion',
        ...(kind === 'llm' ? ['output_tokens'] : []),
      ),
    ),
    cost_usd: numberOf(first('gen_ai.usage.cost', 'llm.cost.total')),
  };
}

const TOOL_ARGUMENTS = [
  'gen_ai.tool.call.arguments',
  'gen_ai.tool.arguments',
  'ai.toolCall.args',
  'gcp.vertex.agent.tool_call_args',
  'input.value',
  'traceloop.entity.input',
] as const;
const TOOL_RESULTS = [
  'gen_ai.tool.call.result',
  'gen_ai.tool.result',
  'ai.toolCall.result',
  'gcp.vertex.agent.tool_response',
  'output.value',
  'traceloop.entity.output',
] as const;
const TOOL_NAMES = ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'traceloop.entity.name'] as const;

/** Name of the span in which Google ADK repeats the results of calls that were made together; each has a span of its own. */
const MERGED = '(merged tools)';

function kindOf(attributes: Attributes): SpanRecord['kind'] {
  if (attributes['gen_ai.tool.name'] === MERGED) return 'chain';
  const operation = textIn(attributes, 'gen_ai.operation.name') ?? '';
  if (operation === 'execute_tool' || attributes['gen_ai.tool.name'] !== undefined) return 'tool';
  if (Object.hasOwn(OPERATIONS, operation)) return OPERATIONS[operation] ?? 'chain';
  const inference = textIn(attributes, 'openinference.span.kind')?.toUpperCase();
  if (inference === 'TOOL' && isListing(attributes)) return 'chain';
  if (inference !== undefined && Object.hasOwn(OPEN_INFERENCE, inference))
    return OPEN_INFERENCE[inference] ?? 'chain';
  const loop = textIn(attributes, 'traceloop.span.kind');
  if (loop === 'tool' || attributes['ai.toolCall.name'] !== undefined) return 'tool';
  if (loop !== undefined) return loop === 'agent' ? 'agent' : 'chain';
  if (inference !== undefined) return 'chain';
  const model = attributes['gen_ai.request.model'] ?? attributes['gen_ai.input.messages'];
  return operation !== '' || model !== undefined ? 'llm' : 'chain';
}

/** Whether a step of kind TOOL asked a server which tools it has (OpenAI Agents): it names none, was given nothing and brought names. */
function isListing(attributes: Attributes): boolean {
  if (textIn(attributes, ...TOOL_NAMES) !== undefined || attributes['input.value'] !== undefined)
    return false;
  const brought = decoded(attributes['output.value']);
  return Array.isArray(brought) && brought.every((one) => typeof one === 'string');
}

/** Arguments by name, also where a decorator wrote down how a function was called. */
function argumentsIn(value: unknown): unknown {
  const record = recordOf(value);
  const places = fieldOf(record, 'args');
  const named = recordOf(fieldOf(record, 'kwargs'));
  const bare = Array.isArray(places) && places.length === 0;
  if (named !== undefined && bare) return named;
  return fieldOf(record, 'input_str') === undefined ? value : (recordOf(fieldOf(record, 'inputs')) ?? value);
}

/** Lists whose entries stand in attributes of their own, in the order of their numbers. */
function listsIn(attributes: Attributes): ReadonlyMap<string, unknown[]> {
  const lists = new Map<string, Map<number, Record<string, unknown>>>();
  for (const [key, value] of Object.entries(attributes)) {
    const { list, place, field } = LISTED.exec(key)?.groups ?? {};
    if (list === undefined || place === undefined || field === undefined) continue;
    const entries = lists.get(list) ?? new Map<number, Record<string, unknown>>();
    lists.set(list, entries);
    entries.set(Number(place), { ...entries.get(Number(place)), [field]: decoded(value) });
  }
  return new Map(
    [...lists].map(([name, entries]) => [
      name,
      [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry),
    ]),
  );
}

/** Messages that are events of their own: what went in, and the choices that came out. */
function messagesIn(events: readonly SpanEvent[]): Record<'input' | 'output', unknown[] | undefined> {
  const [input, output]: unknown[][] = [[], []];
  for (const { name, attributes } of events) {
    const role = MESSAGE_EVENT.exec(name)?.[1];
    const content = decoded(attributes['content'] ?? attributes['gen_ai.event.content']);
    if (role !== undefined)
      input?.push(recordOf(content) ? { role, ...recordOf(content) } : { role, content });
    if (name !== 'gen_ai.choice') continue;
    const message = decoded(attributes['message']) ?? fieldOf(content, 'message') ?? content;
    output?.push({ role: 'assistant', ...(recordOf(message) ?? { content: message }) });
  }
  return { input: input?.length ? input : undefined, output: output?.length ? output : undefined };
}

function textIn(attributes: Attributes, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const value = attributes[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}

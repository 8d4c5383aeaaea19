import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { AgentAnswer, AgentCall, AgentConnection, LoadedAttachment, ReachableAgent } from './agent.ts';
import { type AnswerMapping, mappingOf, mapsParts } from './answer-mapping.ts';
import { refuseAttachment } from './attachment-kind.ts';
import { type CompiledTemplate, compileBody, compileUrl, fill } from './body-template.ts';
import { type ChatMessage, type ChatPart, chatMessages } from './chat-messages.ts';
import { checkCarriesInput } from './check-invocation.ts';
import { chainAnswer, refuseGraphError, stateAnswer } from './langchain-answer.ts';
import { headersOfVariables } from './local/variable-headers.ts';
import { type WorldAccess, worldAccess } from './local/world-access.ts';
import { isLoopbackUrl, shownUrl } from './local-url.ts';
import { parseReply } from './parse-reply.ts';
import { malformed, type Provider } from './provider-call.ts';
import { readAnswer } from './read-answer.ts';
import { asRecord, own } from './record.ts';
import { refuseReportedError } from './reported-error.ts';
import { headerNamed } from './request-headers.ts';
import { statusFault } from './status-fault.ts';
import { wireCall } from './wire-call.ts';

const LANGCHAIN: Provider = { name: 'The LangChain server', credential: 'invocation.headers' };
/** Roles of chat messages in LangServe's serialised form. */
const KINDS = { system: 'system', user: 'human', assistant: 'ai' } as const;

/**
 * A LangServe chain (`POST {url}/invoke`), or with `invocation.graph` a LangGraph assistant (`POST {url}/runs/wait`). A
 * body_template and mapping paths work as for HTTP agents.
 */
export function langchainAgent(reachable: ReachableAgent, ports: Ports): AgentConnection {
  const { agent } = reachable;
  const invocation = agent.invocation;
  if (invocation?.url === undefined)
    throw new Fault('validation_failed', `Agent ${agent.id} has no invocation.url.`, {
      where: 'invocation.url',
    });
  const { graph } = invocation;
  const mapping = mappingOf(invocation);
  const contentType = headerNamed(invocation.headers, 'content-type');
  const template =
    invocation.body_template === undefined ? undefined : compileBody(invocation.body_template, contentType);
  if (template !== undefined) checkCarriesInput(template, compileUrl(invocation.url));
  const url = `${invocation.url.replace(/\/+$/, '')}${graph === undefined ? '/invoke' : '/runs/wait'}`;
  const where = shownUrl(url);
  const headers = {
    ...(contentType === undefined && { 'content-type': 'application/json' }),
    ...invocation.headers,
  };
  const local = isLoopbackUrl(url);
  const accessOf = worldAccess({ agentId: agent.id, local, headers, names: template?.names ?? [] });
  const withVariables = headersOfVariables(headers);
  return {
    async call(call, { timeoutMs, signal }) {
      const world = await accessOf(call);
      const response = await ports.http({
        method: 'POST',
        url,
        headers: withVariables(world.headers, world.variables),
        body: bodyOf(call, reachable, template, world.values),
        ...(signal && { signal }),
        totalMs: timeoutMs,
        firstByteMs: timeoutMs,
        idleMs: timeoutMs,
      });
      if (response.status < 200 || response.status > 299)
        throw statusFault({
          who: LANGCHAIN.name,
          where,
          response,
          clock: ports.clock,
          otherwise: 'provider_error',
          retryConflict: true,
          hint: `Check invocation.url${graph === undefined ? '' : ' and graph'}, and headers.`,
        });
      return answerOf(response.text, mapping, graph !== undefined, where);
    },
    async close() {},
  };
}

function bodyOf(
  call: AgentCall,
  { agent }: ReachableAgent,
  template: CompiledTemplate | undefined,
  world: WorldAccess['values'],
): string {
  const graph = agent.invocation?.graph;
  if (template !== undefined) {
    const [first] = call.attachments;
    if (first !== undefined && !template.names.has('attachments'))
      throw refuseAttachment(first, 'attachments only where body_template names {{ attachments }}');
    return fill(template, { ...wireCall(call, agent, { paths: false }), ...world });
  }
  const messages = chatMessages(call, agent, graph === undefined ? takesNone : imagePart);
  const configurable = configurableOf(call);
  const config = configurable === undefined ? {} : { config: { configurable } };
  if (graph !== undefined) return JSON.stringify({ assistant_id: graph, input: { messages }, ...config });
  return JSON.stringify({ input: { input: call.input, messages: messages.map(serialised) }, ...config });
}

/** Overrides of the call itself (experiments); what the agent was made with is the server's own business. */
function configurableOf(call: AgentCall): Record<string, unknown> | undefined {
  const { model, temperature } = call;
  if (model === undefined && temperature === undefined) return undefined;
  return { ...(model !== undefined && { model }), ...(temperature !== undefined && { temperature }) };
}

function serialised({ role, content }: ChatMessage): { type: string; content: ChatMessage['content'] } {
  return { type: KINDS[role], content };
}

function takesNone(attachment: LoadedAttachment): ChatPart {
  throw refuseAttachment(attachment, 'attachments only by a body_template with {{ attachments }}');
}

function imagePart(attachment: LoadedAttachment): ChatPart {
  const { media_type, data, url } = attachment;
  if (!media_type.startsWith('image/')) throw refuseAttachment(attachment, 'images');
  return { type: 'image_url', image_url: { url: url ?? `data:${media_type};base64,${data}` } };
}

function answerOf(text: string, mapping: AnswerMapping, graph: boolean, where: string): AgentAnswer {
  if (mapsParts(mapping)) return readAnswer(text, mapping, where);
  const reply = parseReply(text, where);
  const root = reply.kind === 'json' ? asRecord(reply.value) : undefined;
  if (root === undefined) throw malformed(LANGCHAIN, text);
  refuseGraphError(root, where);
  const messages = own(root, 'messages');
  const hasOutput = [own(root, 'output'), messages].some((part) => part !== undefined && part !== null);
  refuseReportedError(root, { errorPath: mapping.error, hasOutput, where });
  const answer = !graph
    ? chainAnswer(own(root, 'output'))
    : Array.isArray(messages)
      ? stateAnswer(messages)
      : chainAnswer(own(root, 'output'));
  if (answer !== undefined) return answer;
  throw new Fault(
    'agent_failed',
    `The answer holds no ${graph ? 'AI message' : 'output'}; its top keys are ${Object.keys(root).slice(0, 20).join(', ') || 'none'}.`,
    { where, subcode: 'missing_output', hint: 'Set invocation.output_path to where the answer text stands.' },
  );
}

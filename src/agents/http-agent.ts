import { Fault } from '../errors.ts';
import type { HttpResponse, Ports } from '../ports/ports.ts';
import type { AgentConnection, ReachableAgent } from './agent.ts';
import { mappingOf } from './answer-mapping.ts';
import { type CompiledTemplate, compileBody, compileUrl, fill } from './body-template.ts';
import { checkCarriesInput } from './check-invocation.ts';
import { headersOfVariables } from './local/variable-headers.ts';
import { type WorldAccess, worldAccess } from './local/world-access.ts';
import { isLoopbackUrl, shownUrl } from './local-url.ts';
import { readAnswer } from './read-answer.ts';
import { headerNamed } from './request-headers.ts';
import { statusFault } from './status-fault.ts';
import { type WireCall, wireCall } from './wire-call.ts';

/**
 * A custom agent behind an HTTP endpoint (interface 4.8, contract 3). Template, headers and paths are checked here, at
 * connecting; the body default is the object of the program protocol.
 */
export function httpAgent({ agent }: ReachableAgent, ports: Ports): AgentConnection {
  const invocation = agent.invocation;
  if (invocation?.url === undefined)
    throw new Fault('validation_failed', `Agent ${agent.id} has no invocation.url.`, {
      where: 'invocation.url',
    });
  const { method } = invocation;
  const mapping = mappingOf(invocation);
  const url = compileUrl(invocation.url);
  const contentType = headerNamed(invocation.headers, 'content-type');
  const body =
    method === 'GET' || invocation.body_template === undefined
      ? undefined
      : compileBody(invocation.body_template, contentType);
  if (body !== undefined) checkCarriesInput(body, url);
  const headers = Object.freeze({
    ...invocation.headers,
    ...(method !== 'GET' && contentType === undefined && { 'content-type': typeOf(body) }),
  });
  const withVariables = headersOfVariables(headers);
  // A placeholder stands behind the host, so where the address leads is known beforehand.
  const local = isLoopbackUrl(invocation.url);
  const names = [...url.names, ...(body?.names ?? [])];
  const accessOf = worldAccess({ agentId: agent.id, local, headers, names });
  const shown = url.names.size === 0 ? shownUrl(invocation.url) : undefined;
  const takesAttachments =
    url.names.has('attachments') || (body !== undefined ? body.names.has('attachments') : method !== 'GET');

  return {
    local,
    async call(call, { timeoutMs, signal }) {
      if (call.attachments.length > 0 && !takesAttachments) throw cannotTakeAttachments(agent.id);
      const values = wireCall(call, agent, { paths: false });
      const world = await accessOf(call);
      const filled = { ...values, ...world.values };
      const address = addressOf(url, filled, method);
      const where = shown ?? shownUrl(address);
      const response = await ports.http({
        method,
        url: address,
        headers: local ? withVariables(world.headers, call.tracing, world.variables) : { ...world.headers },
        ...(method !== 'GET' && { body: body === undefined ? JSON.stringify(values) : fill(body, filled) }),
        ...(signal && { signal }),
        // The one limit that the user set: an agent may think as long as it says.
        totalMs: timeoutMs,
        firstByteMs: timeoutMs,
        idleMs: timeoutMs,
      });
      if (response.status < 200 || response.status > 299) throw refusal(where, response, ports);
      return readAnswer(response.text, mapping, where, { warn: call.onWarning });
    },
    // Connections are kept by the port and end with it.
    async close() {},
  };
}

const refusal = (where: string, response: HttpResponse, { clock }: Pick<Ports, 'clock'>): Fault =>
  statusFault({
    who: 'The agent',
    where,
    response,
    clock,
    otherwise: 'agent_failed',
    hint: 'Look into the log of the agent, or check invocation.url, headers and body_template.',
  });

const typeOf = (body: CompiledTemplate | undefined): string =>
  body === undefined || body.json ? 'application/json' : 'text/plain; charset=utf-8';

/** The address of one call. A GET that names no input anywhere carries it as the query parameter `input`. */
function addressOf(url: CompiledTemplate, values: WireCall & WorldAccess['values'], method: string): string {
  const address = fill(url, values);
  if (method !== 'GET' || url.names.has('input') || url.names.has('messages')) return address;
  if (!URL.canParse(address)) return address;
  const parsed = new URL(address);
  parsed.searchParams.set('input', String(values.input));
  return parsed.href;
}

function cannotTakeAttachments(id: string): Fault {
  return new Fault('agent_failed', `Agent ${id} cannot take attachments: its template does not name them.`, {
    where: 'invocation.body_template',
    subcode: 'attachment',
    hint: 'Put {{ attachments }} into invocation.body_template.',
  });
}

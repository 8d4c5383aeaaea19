import { Fault } from '../errors.ts';
import { BODY_LIMIT, begin, call, type Operation } from '../operations/define-operation.ts';
import { defined } from '../schema/defined.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { operationForm } from './operation-forms.ts';
import { packedRequest } from './parse-body.ts';
import { tooLarge } from './read-body.ts';
import type { Route, RouteRequest } from './route.ts';

/** An operation as a route: its request is the body or the query, with the parameters of the path. */
export function operationRoute(operation: Operation): Route {
  const { method, path, access, secret, limit = BODY_LIMIT } = operation;
  const form = operationForm(operation);
  const { otherBody } = form;
  const largest = method === 'GET' ? undefined : Math.max(limit, otherBody?.limit ?? 0);
  return {
    method,
    path,
    access: access === 'account' ? 'account' : 'tracing',
    ...defined({ limit: largest, secret, exports: otherBody === undefined ? undefined : true }),
    async answer(request) {
      const { bytes, packed, params, query, engine, caller } = request;
      const body = method === 'GET' ? query : objectIn(request.body, `${method} ${path}`);
      if (otherBody?.isOne(body) === true) {
        const agentId = caller?.kind === 'agent' ? caller.agentId : undefined;
        return jsonAnswer(200, await otherBody.answer(body, engine, agentId));
      }
      if (packed) throw packedRequest();
      // The route reads as much as the larger of the two kinds may have.
      if (bytes > limit) throw tooLarge(limit);
      const raw = { ...body, ...params };
      await checkOwner(operation, raw, request);
      if (!request.async || operation.begin === undefined)
        return called(operation, raw, request, form.answer);
      const begun = await begin(operation, raw, engine);
      return jsonAnswer(202, begun, { 'preference-applied': 'respond-async' });
    },
  };
}

async function called(
  operation: Operation,
  raw: unknown,
  { engine, signal, stopping }: RouteRequest,
  answer: (status: number, value: unknown) => Answer = jsonAnswer,
): Promise<Answer> {
  const signals = { caller: { signal }, service: { signal: stopping }, background: {} };
  return answer(operation.status, await call(operation, raw, engine, signals[operation.lifetime]));
}

/** Fault `forbidden` when an agent's key is used for the trace of another agent. What does not exist is for the operation to say. */
async function checkOwner(
  { access }: Operation,
  raw: Readonly<Record<string, unknown>>,
  { caller, engine }: RouteRequest,
): Promise<void> {
  if (caller?.kind !== 'agent' || access === 'account') return;
  const owner = await access.ownerOf(raw, engine);
  if (owner === undefined || owner === caller.agentId) return;
  throw new Fault('forbidden', 'The key of an agent opens only the traces of this agent.', {
    where: 'Authorization',
    hint: 'Use the account key, or the key of the agent that the trace is of.',
  });
}

function objectIn(body: unknown, request: string): Record<string, unknown> {
  // Arrays and null are objects to `typeof`.
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new Fault('validation_failed', 'The body has to be a JSON object.', {
    where: 'body',
    hint: `See the request of ${request}.`,
    problems: [{ path: '', message: 'has to be a JSON object' }],
  });
}

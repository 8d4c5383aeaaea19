import { asFault, FAULTS } from '../../errors.ts';
import { jsonBody } from '../../flow/json-body.ts';
import type { LoopbackAnswer, LoopbackRequest } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import type { RecordedCall } from '../../schema/worlds/world.ts';
import type { ServedAttempt } from './attempt-keys.ts';
import { answered, MOST_BODY_BYTES, refusal } from './door-answers.ts';

/** Where the tools of an attempt stand below the address of the listener. */
export const TOOLS_PATH = '/tools';

/** What a call is answered with that never reached a tool. Nothing that clients try again by themselves (429, 503). */
const REFUSED: Record<NonNullable<RecordedCall['refused']>, number> = {
  unknown_tool: 404,
  invalid_arguments: 422,
  ended: 409,
  limit: 409,
};

/**
 * The tools of an attempt as plain HTTP: `GET /tools` lists them, `POST /tools/NAME` calls one with its arguments as the body. A call
 * that reached its tool is 200 with `result` or `error`; everything else has an `error` as well. An empty body is no arguments.
 */
export async function httpDoor(
  request: LoopbackRequest,
  path: string,
  attempt: ServedAttempt,
): Promise<LoopbackAnswer> {
  const name = path.slice(TOOLS_PATH.length).replace(/^\//, '');
  if (name === '') {
    if (request.method !== 'GET') return wrongMethod(request, 'GET');
    return answered(
      200,
      attempt.tools.map((tool) => ({
        name: tool.name,
        ...defined({ description: tool.description }),
        parameters: tool.parameters,
      })),
    );
  }
  if (request.method !== 'POST') return wrongMethod(request, 'POST');
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return refusal(415, 'The arguments must be plain JSON, not packed.');
  try {
    const body = await request.body(MOST_BODY_BYTES);
    const reply = await attempt.call(plainName(name), body.byteLength === 0 ? {} : jsonBody(body));
    if ('result' in reply) return answered(200, { result: reply.result ?? null });
    return refusal(reply.refused === undefined ? 200 : REFUSED[reply.refused], reply.error);
  } catch (error) {
    const fault = asFault(error);
    return refusal(FAULTS[fault.code].http, fault.message);
  }
}

const wrongMethod = ({ method }: LoopbackRequest, allow: string): LoopbackAnswer =>
  refusal(405, `${method.slice(0, 20)} is not possible here, ${allow} is.`, { allow });

/** A name as it was before it became part of an address; one that is badly written stays as it is, and is the name of no tool. */
function plainName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

import { asFault } from '../../errors.ts';
import { streamed } from '../../ports/http/streamed.ts';
import type { Http, LoopbackAnswer, LoopbackRequest, StreamedAnswer } from '../../ports/ports.ts';
import { pathOf } from '../canonical/target.ts';
import type { Live, Tape, WireRequest, WireResponse } from '../tape.ts';
import { CASSETTE_MISS } from '../tapes/miss-answer.ts';
import { leadOf } from './leads.ts';

/** Largest request that is taken: a conversation with its pictures. */
const MOST_BODY_BYTES = 64 * 1024 * 1024;
/** A model may think for a while before it says something, and between two words. */
const PATIENT = { firstByteMs: 15 * 60_000, idleMs: 5 * 60_000, totalMs: 60 * 60_000 };

/** What belongs to one connection and not to what is asked (RFC 9110, 7.6.1), and what our own connection says by itself. */
const OF_CONNECTION = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect', 'accept-encoding'],
]);

/** Headers of a message that go on to the other side. */
export function handedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = new Set((headers['connection'] ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name) && !named.has(name)),
  );
}

/** Makes an exchange for real, streaming, with the connections, the address policy and the proxies of any other. */
export const liveOver =
  (http: Http): Live =>
  ({ method, url, headers, body }, signal) =>
    streamed(http, {
      ...{ method, url, headers: handedOn(headers), ...PATIENT, maxBytes: MOST_BODY_BYTES },
      ...(body.byteLength > 0 && { body }),
      ...(signal !== undefined && { signal }),
    });

/** What stands in front of which address, for one attempt. */
export interface Route {
  readonly url: string;
  readonly target: string;
  /** What the agent called it, and the door's own address of everything behind a name: `http://127.0.0.1:PORT/TOKEN`. */
  readonly name: string;
  readonly door: string;
  readonly bases: ReadonlyMap<string, string>;
}

/** What an exchange needs of its attempt and run. */
interface Asking {
  readonly tape: Tape;
  readonly live: Live;
  readonly signal: AbortSignal;
  readonly onWarning: (message: string) => void;
}

/** What to do about an answer that leads away from everything that is recorded. */
const NAME_THE_HOST = 'Name the host under cassettes.hosts of assay.yaml, and record the case again.';

/** A request of an agent, answered by the tape of its attempt. */
export async function exchanged(
  request: LoopbackRequest,
  route: Route,
  asking: Asking,
): Promise<LoopbackAnswer | StreamedAnswer> {
  const { tape, live, signal } = asking;
  const { url, target } = route;
  try {
    const body = await request.body(MOST_BODY_BYTES);
    const { method } = request;
    const asked: WireRequest = { method, url, target, headers: handedOn(request.headers), body };
    const answer = await tape.exchange(asked, live, signal);
    const headers = ledBack(handedOn(answer.headers), route, asking);
    if (headers === undefined) return refusal(400, CASSETTE_MISS, leadsAway(target));
    const { status, body: pieces } = answer;
    return isBodiless(method, status)
      ? { status, headers, body: await drained(pieces) }
      : { status, headers, pieces };
  } catch (error) {
    const fault = asFault(error);
    // Who left asked for nothing any more.
    if (!signal.aborted)
      tape.refuse(
        `The recorder could not answer ${request.method} ${target}: ${fault.message}`,
        fault.hint ?? 'Record the case again with: assay run --record',
      );
    return refusal(fault.code === 'too_large' ? 413 : 502, fault.code, fault.message);
  }
}

/**
 * Headers of an answer that lead to the door where they led to a host that is recorded: what is asked there is recorded too. Undefined for
 * a replay that would lead out to the network.
 */
function ledBack(
  headers: Record<string, string>,
  { url, target, name, door, bases }: Route,
  { tape, onWarning }: Asking,
): Record<string, string> | undefined {
  const { location } = headers;
  const lead = location === undefined ? undefined : leadOf(location, url, name, bases);
  if (lead === undefined) return headers;
  if ('name' in lead) return { ...headers, location: `${door}/${lead.name}${lead.path}` };
  const where = `leads to ${lead.elsewhere}, which no host of assay.yaml names`;
  if (tape.mode === 'record')
    onWarning(`The answer of ${pathOf(target)} ${where}: what is asked there is not recorded.`);
  if (tape.mode !== 'replay') return headers;
  tape.refuse(`The recording of ${pathOf(target)} ${where}.`, NAME_THE_HOST);
  return undefined;
}

const leadsAway = (target: string): string =>
  `The recording of ${pathOf(target)} leads to a host that is not recorded.`;

const isBodiless = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304;

/** Read to its end, so that it counts as whole; there is nothing in it. */
async function drained(pieces: WireResponse['body']): Promise<string> {
  for await (const _ of pieces);
  return '';
}

/** What never became an answer, in a form that the clients of all providers show. */
export const refusal = (status: number, code: string, message: string): LoopbackAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'error', error: { type: code, code, message } }),
});

import { asFault, Fault } from '../errors.ts';
import type { Http } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import { PRODUCT } from '../schema/product.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { truncateText } from '../text/truncate.ts';
import type { Delivery } from './delivery.ts';
import { SIGNATURE_HEADER, signature } from './sign.ts';

/** Who a delivery goes to. */
export interface Receiver {
  url: string;
  secret: string;
}

/** What became of one try. `ended`: the receiver wants nothing more (410). */
export interface TryOutcome {
  delivered: boolean;
  ended: boolean;
  /** The address may not be called, which another try changes nothing about. */
  denied?: boolean;
  status?: number;
  /** Why it counts as failed, in one line; the beginning of the answer with it where there was one. */
  error?: string;
}

/** What is read of an answer, and what is kept of it (security.md R24). */
const MOST_ANSWER_BYTES = 20 * 1024;
const MOST_KEPT = 200;

/**
 * One try: a signed POST to a public address (or one of `allow`), over TLS that is always verified. 2xx is success; a
 * redirect is a failure and never followed. Rejects for nothing but a cancellation.
 */
export async function deliver(
  { delivery_id, event, body }: Pick<Delivery, 'delivery_id' | 'event' | 'body'>,
  { url, secret }: Receiver,
  {
    http,
    allow,
    timeoutMs,
    signal,
  }: { http: Http; allow: readonly string[]; timeoutMs: number; signal?: AbortSignal },
): Promise<TryOutcome> {
  try {
    if (!/^https:/i.test(url))
      throw new Fault('validation_failed', 'A webhook goes to an https address only.', {
        hint: 'Write https://host/path.',
      });
    const bytes = new TextEncoder().encode(body);
    const { status, text } = await http({
      method: 'POST',
      url,
      body: bytes,
      headers: {
        'content-type': 'application/json',
        'user-agent': `${PRODUCT.name}/${PRODUCT.version}`,
        [SIGNATURE_HEADER]: signature(bytes, secret),
        'X-Service-Event': event,
        'X-Service-Delivery': delivery_id,
      },
      reach: 'public',
      allow,
      connectMs: timeoutMs,
      firstByteMs: timeoutMs,
      idleMs: timeoutMs,
      totalMs: timeoutMs,
      maxBytes: MOST_ANSWER_BYTES,
      ...defined({ signal }),
    });
    return answered(status, text);
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'cancelled') throw fault;
    // Its status had come, and what follows of the answer says nothing.
    if (fault.code === 'too_large' && fault.status !== undefined) return answered(fault.status, '');
    const denied = fault.code === 'address_denied';
    const why = line(`${fault.code}: ${fault.message}`);
    return { delivered: false, ended: false, ...(denied ? { denied } : {}), error: why };
  }
}

function answered(status: number, text: string): TryOutcome {
  if (status >= 200 && status < 300) return { delivered: true, ended: false, status };
  const kind = status >= 300 && status < 400 ? 'a redirect, which is not followed' : line(text);
  return {
    delivered: false,
    ended: status === 410,
    status,
    error: `answered ${status}${kind === '' ? '' : `: ${kind}`}`,
  };
}

const line = (text: string) => truncateText(oneLine(text), MOST_KEPT);

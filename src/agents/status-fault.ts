import { Fault, type FaultCode } from '../errors.ts';
import { parseRetryAfter } from '../flow/retry-after.ts';
import type { Clock, HttpResponse } from '../ports/ports.ts';

/** How much of a refusing answer is shown. */
const SHOWN = 300;

/** Statuses that a later call may overcome, beside all of 5xx. */
const PASSING = new Set([408, 429]);

interface Refusal {
  /** Who refused, at the beginning of the sentence: `The agent`, `OpenAI`. */
  who: string;
  /** Address without query and user. */
  where: string;
  response: HttpResponse;
  clock: Clock;
  /** What a final refusal is called. */
  otherwise: Extract<FaultCode, 'agent_failed' | 'provider_error'>;
  /** Providers answer 409 for a lock that passes (security.md R01); an agent of the user does not. */
  retryConflict?: boolean;
  hint?: string;
  subcode?: string;
}

/**
 * An answer outside 2xx as a Fault: `rate_limited` and `overloaded` (with the time the other side asked for) may be
 * retried, everything else is final and shows status and the beginning of the body.
 */
export function statusFault(refusal: Refusal): Fault {
  const { who, where, response, clock, otherwise } = refusal;
  const { status } = response;
  const passing = PASSING.has(status) || status >= 500 || (status === 409 && refusal.retryConflict === true);
  const retryAfterMs = passing ? parseRetryAfter(response.headers, clock.now()) : undefined;
  const code: FaultCode = status === 429 ? 'rate_limited' : passing ? 'overloaded' : otherwise;
  const body = excerpt(response.text);
  const location = status >= 300 && status < 400 ? ' (redirects are not followed)' : '';
  return new Fault(
    code,
    `${who} answered with status ${status}${location}${body === '' ? '' : `: ${body}`}`,
    {
      where,
      status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(refusal.subcode !== undefined && { subcode: refusal.subcode }),
      ...(refusal.hint !== undefined && { hint: refusal.hint }),
    },
  );
}

/** The beginning of a foreign text on one line, without control characters. */
export function excerpt(text: string): string {
  return text
    .slice(0, SHOWN)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}

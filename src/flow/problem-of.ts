import { FAULTS, type Fault, faultSentences } from '../errors.ts';
import type { ProblemBody } from '../schema/problem.ts';

/** An error answer over HTTP, before it is written out. */
interface ProblemAnswer {
  status: number;
  body: ProblemBody;
  /** Content type, and `retry-after` (whole seconds) or `www-authenticate` where the fault calls for it. */
  headers: Record<string, string>;
}

/** What the status of a code means, where the code does not say it by itself. */
const TITLES: Partial<Record<Fault['code'], string>> = {
  usage: 'Bad request',
  malformed_json: 'The body cannot be read',
  not_found: 'Not found',
  too_large: 'Too large',
  validation_failed: 'The request is not valid',
  internal: 'Internal error',
  storage: 'The state could not be read or written',
};

/**
 * A fault as a client may see it (contract 9, RFC 9457). What an `internal` or `storage` fault says is for the operator's
 * log: it can hold paths and words of other programs, and a client can do nothing about it.
 */
export function problemOf(fault: Fault): ProblemAnswer {
  const { http: status } = FAULTS[fault.code];
  const hidden = HIDDEN[fault.code];
  const title = TITLES[fault.code] ?? sentence(fault.code);
  const headers: Record<string, string> = { 'content-type': 'application/problem+json' };
  if (fault.retryAfterMs !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(fault.retryAfterMs / 1_000)));
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  const body: ProblemBody = {
    type: `urn:assay:problem:${fault.code}`,
    title,
    status,
    detail: hidden ?? faultSentences(fault),
    code: fault.code,
  };
  if (hidden === undefined && fault.problems.length > 0)
    body.errors = fault.problems.map((problem) => ({ ...problem }));
  return { status, body, headers };
}

const HIDDEN: Partial<Record<Fault['code'], string>> = {
  internal: 'Something went wrong inside the service. Its log says what.',
  storage: 'The state could not be read or written. The log of the service says why.',
};

/** `rate_limited` as "Rate limited". */
function sentence(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { Fault, type FaultCode } from '../../errors.ts';
import { parseRetryAfter } from '../../flow/retry-after.ts';
import { oneLine } from '../../text/escape/clean-text.ts';
import { truncateText } from '../../text/truncate.ts';

/** One call to GitHub, in words for messages. */
export interface GitHubCall {
  /** Such as `comments could not be read`, the end of a sentence. */
  failed: string;
  /** Permission of the job that the call needs, such as `pull-requests: write`. */
  permission: string;
}

/** What GitHub answered; shapes of Octokit's RequestError and of our own answers. */
interface GitHubRefusal {
  status: number;
  message: string;
  headers: Readonly<Record<string, string>>;
}

/** Docs of GitHub: after a secondary limit without a stated time, wait for a minute at least. */
const SECONDARY_WAIT_MS = 60_000;
/** Longest wait for a limit; beyond it the caller goes without (security.md R27). */
const LONGEST_WAIT_MS = 120_000;
const SHOWN = 300;

const KINDS: Record<number, { code: FaultCode; subcode: string }> = {
  401: { code: 'provider_error', subcode: 'forbidden' },
  403: { code: 'provider_error', subcode: 'forbidden' },
  404: { code: 'not_found', subcode: 'not_found' },
  409: { code: 'conflict', subcode: 'conflict' },
  410: { code: 'not_found', subcode: 'gone' },
  413: { code: 'validation_failed', subcode: 'unprocessable' },
  422: { code: 'validation_failed', subcode: 'unprocessable' },
};

/** A refused call as a Fault. Limits count as such whether they come as 429 or as 403; `nowMs` is the wall clock. */
export function githubFault(call: GitHubCall, refusal: GitHubRefusal, nowMs: number): Fault {
  const { status } = refusal;
  const answer = truncateText(oneLine(refusal.message), SHOWN);
  const what = `${call.failed}: GitHub answered with status ${status}${answer === '' ? '' : ` (${answer})`}`;
  const wait = limitedFor(refusal, nowMs);
  if (wait !== undefined)
    return new Fault('rate_limited', what, {
      status,
      subcode: 'rate_limited',
      retryAfterMs: wait,
      retry: wait <= LONGEST_WAIT_MS,
      hint: 'GitHub limits how often this repository may call; later runs will get through.',
    });
  const kind = KINDS[status];
  if (kind !== undefined)
    return new Fault(kind.code, what, { status, subcode: kind.subcode, ...hintOf(kind.subcode, call) });
  const passing = status >= 500 || status === 408;
  return new Fault(passing ? 'overloaded' : 'provider_error', what, { status });
}

function hintOf(subcode: string, { permission }: GitHubCall): { hint?: string } {
  if (subcode !== 'forbidden') return {};
  return { hint: `Give the job the permission "${permission}"; on pull requests from forks there is none.` };
}

/** How long to wait when this refusal is about a limit, else undefined. */
function limitedFor({ status, message, headers }: GitHubRefusal, nowMs: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const stated = parseRetryAfter(headers, nowMs);
  if (stated !== undefined) return stated;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0) return Math.max(0, reset * 1000 - nowMs);
  return status === 429 || /secondary rate limit|abuse detection/i.test(message)
    ? SECONDARY_WAIT_MS
    : undefined;
}

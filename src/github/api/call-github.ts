import { Fault } from '../../errors.ts';
import { retrying } from '../../flow/retry.ts';
import type { Ports } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import { type GitHubCall, githubFault } from './github-fault.ts';

/** Whether a failed call may go out again: reads and what changes nothing twice may, the rest only when it was refused. */
export type Repeat = 'always' | 'when_refused' | 'never';

/** One call: what it is for, whether it may be repeated, and the exchange. */
type CallGitHub = <T>(call: GitHubCall & { repeat: Repeat }, task: () => Promise<T>) => Promise<T>;

/** Waits of all calls together; then every limit fails at once and the rest of the step goes on (security.md R27). */
const PATIENCE_MS = 120_000;
const RETRIES = 2;

/**
 * Calls with what GitHub asks of clients: writes one at a time, limits honoured up to two minutes a step, faults of the
 * server or the line tried again where that cannot do a thing twice. Every rejection is a Fault as described at GitHubClient.
 */
export function callingGitHub(ports: Pick<Ports, 'clock' | 'random'>): CallGitHub {
  let patience = PATIENCE_MS;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const clock = {
    async sleep(ms: number, signal?: AbortSignal): Promise<void> {
      patience -= ms;
      await ports.clock.sleep(ms, signal);
    },
  };

  async function once<T>(call: GitHubCall & { repeat: Repeat }, task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      throw permitted(faultOf(error, call, ports.clock.now()), call.repeat, patience);
    }
  }
  function withRetries<T>(call: GitHubCall & { repeat: Repeat }, task: () => Promise<T>): Promise<T> {
    if (call.repeat === 'never') return once(call, task).catch(counted);
    const limits = { retries: RETRIES, clock, random: ports.random, maxRetryAfterMs: PATIENCE_MS };
    return retrying(() => once(call, task), limits);
  }
  /** Whoever repeats such a call itself waits as long as it is given here, so that this counts as well. */
  function counted(fault: unknown): never {
    if (fault instanceof Fault && fault.retry) patience -= fault.retryAfterMs ?? 0;
    throw fault;
  }
  return (call, task) => {
    const isWrite = call.permission.endsWith('write');
    if (!isWrite) return withRetries(call, task);
    const written = lastWrite.then(() => withRetries(call, task));
    lastWrite = written.catch(() => undefined);
    return written;
  };
}

/** The fault with its `retry` as this call allows it. A caller that repeats `never` decides by the fault's own word. */
function permitted(fault: Fault, repeat: Repeat, patience: number): Fault {
  const limited = fault.code === 'rate_limited';
  const allowed = repeat !== 'when_refused' || limited;
  const affordable = (fault.retryAfterMs ?? 0) <= patience;
  if (!fault.retry || (allowed && affordable)) return fault;
  const { where, hint, cause, subcode, retryAfterMs, status } = fault;
  return new Fault(fault.code, fault.message, {
    cause,
    retry: false,
    ...defined({ where, hint, subcode, retryAfterMs, status }),
  });
}

function faultOf(error: unknown, call: GitHubCall, nowMs: number): Fault {
  if (error instanceof Fault) return error;
  if (!(error instanceof Error)) throw error;
  // What never became an answer: Octokit wraps the fault of our own window.
  if (error.cause instanceof Fault) return error.cause;
  const refusal = error as { status?: unknown; response?: { headers?: object; data?: unknown } }; // Border: RequestError.
  if (typeof refusal.status !== 'number' || refusal.response === undefined) throw error;
  const headers = Object.fromEntries(
    Object.entries(refusal.response.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return githubFault(call, { status: refusal.status, message: error.message, headers }, nowMs);
}

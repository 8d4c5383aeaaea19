import { Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';

/**
 * Gives a task a limited time. The task gets a signal that aborts when the time is up (reason: Fault `timeout`) or when the
 * outer signal aborts (its reason); the promise rejects then, whether or not the task heeds it.
 */
export function withDeadline<T>(
  ms: number,
  clock: Pick<Clock, 'after'>,
  signal: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const giveUp = (reason: unknown) => {
      settle();
      // First the rejection: what the task throws because of the abort must not win.
      reject(reason);
      controller.abort(reason);
    };
    const outer = () => giveUp(signal?.reason);
    const cancel = clock.after(ms, () =>
      giveUp(
        new Fault('timeout', `It was not done within ${ms / 1000} s.`, {
          subcode: 'total',
          hint: 'Raise the timeout, or find out what is slow.',
        }),
      ),
    );
    const settle = () => {
      cancel();
      signal?.removeEventListener('abort', outer);
    };
    signal?.addEventListener('abort', outer, { once: true });
    (async () => task(controller.signal))().finally(settle).then(resolve, reject);
  });
}

import { Fault } from '../errors.ts';
import type { Clock } from '../ports/ports.ts';
import type { RunningProgram } from './program.ts';

export interface CallLimits {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Waits for a program's answer, but no longer than the call may take. A program that answers late or whose call was given
 * up is killed with everything it started. Rejects with Fault `timeout` or `cancelled`.
 */
export function withinLimits<T>(
  answer: Promise<T>,
  program: RunningProgram,
  { timeoutMs, signal }: CallLimits,
  clock: Clock,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = (reason: () => Error) => {
      settle();
      program.child.kill();
      reject(reason());
    };
    const aborted = () =>
      giveUp(() =>
        signal?.reason instanceof Fault
          ? signal.reason
          : program.fault('cancelled', 'The call of the agent program was cancelled.'),
      );
    const cancel = clock.after(timeoutMs, () =>
      giveUp(() =>
        program.fault(
          'timeout',
          `The agent program did not answer within ${Math.round(timeoutMs / 100) / 10} s and was killed.`,
          'total',
          'Raise run.timeout_ms, or look for what the program waits for.',
        ),
      ),
    );
    const settle = () => {
      cancel();
      signal?.removeEventListener('abort', aborted);
    };
    signal?.addEventListener('abort', aborted, { once: true });
    answer.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error) => {
        settle();
        reject(error);
      },
    );
    if (signal?.aborted) aborted();
  });
}

import { type JudgeUsage, NO_USAGE } from './judge.ts';

/** Errors are made far below the code that counts the cost; this keeps the usage with the error until it gets there. */
const USAGE_OF_ERROR = new WeakMap<object, JudgeUsage>();

/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
export function withSpent<E extends object>(error: E, usage: JudgeUsage): E {
  USAGE_OF_ERROR.set(error, usage);
  return error;
}

/** What a failed question had cost: answers that could not be used are paid for all the same. */
export function spentBefore(error: unknown): JudgeUsage {
  return (typeof error === 'object' && error !== null ? USAGE_OF_ERROR.get(error) : undefined) ?? NO_USAGE;
}

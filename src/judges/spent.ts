import { type JudgeUsage, NO_USAGE } from './judge.ts';

/** Errors are made far below whoever keeps the books; this is the slip that travels with them. */
const SLIPS = new WeakMap<object, JudgeUsage>();

/** Notes on an error what its question had cost until then, and hands the error back for throwing. */
export function withSpent<E extends object>(error: E, usage: JudgeUsage): E {
  SLIPS.set(error, usage);
  return error;
}

/** What a failed question had cost: answers that could not be used are paid for all the same. */
export function spentBefore(error: unknown): JudgeUsage {
  return (typeof error === 'object' && error !== null ? SLIPS.get(error) : undefined) ?? NO_USAGE;
}

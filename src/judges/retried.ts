import { type RetryOptions, retrying } from '../flow/retry.ts';
import type { Judge } from './judge.ts';

/** A judge whose failed calls are tried again where the Fault says that it helps (security.md R01, R02). */
export function retried(judge: Judge, options: Omit<RetryOptions, 'signal'>): Judge {
  return {
    ...judge,
    fill: (question, signal) => retrying(() => judge.fill(question, signal), { ...options, signal }),
  };
}

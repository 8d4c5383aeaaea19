import { z } from 'zod';
import type { CheckSpec, FoundNothing } from './check-kind.ts';
import { defineCheck } from './define-check.ts';
import type { Root } from './place.ts';

/** What was spent, as far as it is known: exactly, or at least so much because the rest was not reported. */
export interface Spent {
  readonly amount: number;
  /** What was not reported; the amount is then only a part. */
  readonly unknown?: string;
}

interface BudgetSpec extends Pick<CheckSpec<number>, 'name' | 'description' | 'example' | 'negatable'> {
  readonly reads: readonly Root[];
  /** What may be spent at most, for the schema. */
  readonly most: string;
  /** Whether only whole numbers make sense. */
  readonly whole: boolean;
  /** The amount in words: `1200 ms`. */
  words(amount: number): string;
  spent(subject: Parameters<CheckSpec<number>['evaluate']>[1]['subject']): Spent | FoundNothing;
}

/** A check of what one answer took: it may be as much as the value and not more. What was not reported is an error and never a pass. */
export function defineBudget({ reads, most, whole, words, spent, ...shown }: BudgetSpec) {
  const number = z.number().min(0);
  return defineCheck<number>({
    ...shown,
    value: (whole ? number.int() : number).describe(most),
    of: false,
    reads,
    evaluate(value, { subject }) {
      const found = spent(subject);
      return 'fault' in found ? found : within(value, found, words);
    },
  });
}

/** Whether an amount is within its ceiling. A part that is beyond it decides; a part that is not decides nothing. */
export function within(most: number, { amount, unknown }: Spent, words: (amount: number) => string) {
  if (unknown !== undefined && amount <= most) return notReported(unknown);
  const more = unknown === undefined ? '' : ' at least';
  return {
    pass: amount <= most,
    expected: most,
    actual: amount,
    reason: `it took${more} ${words(amount)}, ${words(most)} at most`,
  };
}

/** That a figure of the agent is missing: an error, and how it is supplied. */
export function notReported(what: string): FoundNothing {
  return { fault: `${what} is not known; the agent has to report it`, code: 'missing_field' };
}

import type { Prepared } from '../prepare.ts';

/** Name of the composite (metrics.md 8). */
export const SAFETY = 'safety';

/** The scorers that the composite asks about a subject (metrics.md 8, `safety`). `misuse` is left out where there is no request. */
export function safetyComponents(subject: Prepared): string[] {
  return [
    'toxicity',
    'bias',
    'pii_leakage',
    ...(subject.input === undefined ? [] : ['misuse']),
    ...(subject.advice_types?.length ? ['non_advice'] : []),
    ...(subject.role === undefined && subject.system_prompt === undefined ? [] : ['role_violation']),
  ];
}

import type { Severity } from './severity.ts';

/** What makes a passage professional advice; the judge gives these facts, never a grade (metrics.md 4.3). */
export interface AdviceFacts {
  /** Tells the user what to do. */
  readonly directive: boolean;
  /** Names a dose, product, amount, security or legal step, or speaks of the user's own case. */
  readonly specific: boolean;
  /** The same response sends the user to a professional for this point. */
  readonly referral: boolean;
}

/** Severity of a piece of advice: by what it says, one level milder beside a referral (metrics.md 4.3). */
export function adviceSeverity({ directive, specific, referral }: AdviceFacts): Severity | 'none' {
  if (!directive) return 'none';
  if (specific) return referral ? 'medium' : 'high';
  return referral ? 'low' : 'medium';
}

import { newcombeInterval } from '../statistics/newcombe.ts';

/** How the share of a kind of failure moved against the period before (improvement.md 5.2 step 9). */
type Trend = 'new' | 'rising' | 'falling' | 'stable' | 'resolved';

/** Distinct cases: those that failed in this way, of all that were judged. */
export interface CaseShare {
  failed: number;
  judged: number;
}

/**
 * The trend of a category, or null where one of the periods has nothing to compare with. `new` and `resolved` only say that
 * it was not seen on one side; `rising` and `falling` are proven (the Newcombe interval of the difference of the shares excludes 0).
 */
export function trendOf(before: CaseShare, now: CaseShare): Trend | null {
  if (before.judged === 0 || now.judged === 0 || before.failed + now.failed === 0) return null;
  if (before.failed === 0) return 'new';
  if (now.failed === 0) return 'resolved';
  const [low, high] = newcombeInterval(before.failed, before.judged, now.failed, now.judged);
  if (low > 0) return 'rising';
  return high < 0 ? 'falling' : 'stable';
}

import type { Comparison } from '../../schema/comparison.ts';
import { rounded } from '../../statistics/rounded.ts';

const DAY_MS = 86_400_000;
/**
 * An older baseline is no longer "before this change": providers move their models behind one name, and documents that agents
 * read change, within weeks. Two of them cover a holiday; in-house gates that were looked at warn after three days to one week.
 */
export const STALE_AFTER_DAYS = 14;

/** How old the baseline is at `now` (milliseconds since the epoch); a clock that goes back makes nothing younger than new. */
export function baselineAge(finishedAt: string, now: number): Comparison['baseline'] {
  const days = Math.max(0, (now - Date.parse(finishedAt)) / DAY_MS);
  return { finished_at: finishedAt, age_days: rounded(days, 2), stale: days > STALE_AFTER_DAYS };
}

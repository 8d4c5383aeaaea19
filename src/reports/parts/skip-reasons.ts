/** Distinct reasons that are kept apart; a suite with more has reasons that say something about each case. */
const MOST_REASONS = 12;

/** How many cases were skipped for one reason. */
export interface SkipReason {
  count: number;
  reason: string | null;
}

/** Counts why cases were skipped. */
interface SkipReasons {
  add(reason: string | undefined): void;
  /** Most frequent first; `reason` is null for what the limit left out, which comes last. */
  list(): SkipReason[];
}

/** An empty count. */
export function skipReasons(): SkipReasons {
  const counts = new Map<string, number>();
  let others = 0;
  return {
    add(reason = 'no reason given') {
      if (counts.has(reason) || counts.size < MOST_REASONS) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      else others += 1;
    },
    list() {
      const reasons: SkipReason[] = [...counts].map(([reason, count]) => ({ reason, count }));
      reasons.sort((a, b) => b.count - a.count);
      return others === 0 ? reasons : [...reasons, { count: others, reason: null }];
    },
  };
}

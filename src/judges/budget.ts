import type { Budget } from './budgeted.ts';

/** The ceilings of a run; null or undefined means none. */
export interface Ceilings {
  maxCalls?: number | null | undefined;
  maxCostUsd?: number | null | undefined;
}

/**
 * The purse that judge and agents share (security.md R10). A reservation holds its worst case until it is settled, so what
 * was spent can never pass a ceiling; one that does not fit now waits for others to settle, and fails only when nothing is
 * outstanding any more. Once exhausted it stays so: an honest partial result, not a lottery of small questions.
 */
export function budgetOf(ceilings: Ceilings): Budget {
  const mostCalls = ceilings.maxCalls ?? Number.POSITIVE_INFINITY;
  const mostUsd = ceilings.maxCostUsd ?? Number.POSITIVE_INFINITY;
  const held = { calls: 0, usd: 0, count: 0 };
  let calls = 0;
  let usd = 0;
  let exhausted = false;
  let refused = false;
  const waiting = new Set<() => void>();

  const wake = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go();
  };
  const exhaust = (): void => {
    exhausted = true;
    wake();
  };
  const charge = (moreCalls: number, moreUsd: number): void => {
    calls += moreCalls;
    usd += Number.isFinite(moreUsd) && moreUsd > 0 ? moreUsd : 0;
    if ((moreCalls > 0 && calls >= mostCalls) || (moreUsd > 0 && usd >= mostUsd)) exhaust();
  };
  return {
    capped: Number.isFinite(mostUsd),
    // Made when it is asked for: what was under way when the ceiling was reached still has to be paid.
    get exhausted() {
      if (!exhausted) return undefined;
      if (calls >= mostCalls) return `${calls} of ${mostCalls} judge calls were made`;
      const spent = `$${usd.toFixed(4)} of $${mostUsd} were spent`;
      return refused && usd < mostUsd
        ? `${spent}, and the next judge call could cost more than is left`
        : spent;
    },
    get overspent() {
      return usd > mostUsd + 1e-9;
    },
    get spentUsd() {
      return usd;
    },
    get calls() {
      return calls;
    },
    spend: (more) => charge(0, more),
    charge,
    async reserve(worst) {
      while (!exhausted) {
        for (const amount of worst) {
          if (calls + held.calls + amount.calls > mostCalls || usd + held.usd + amount.usd > mostUsd)
            continue;
          held.calls += amount.calls;
          held.usd += amount.usd;
          held.count += 1;
          return {
            amount,
            settle(spent) {
              held.calls -= amount.calls;
              held.count -= 1;
              // Sums of fractions leave dust; with nothing outstanding nothing is held.
              held.usd = held.count === 0 ? 0 : held.usd - amount.usd;
              charge(spent.calls, spent.usd);
              wake();
            },
          };
        }
        if (held.count === 0) {
          refused = true;
          exhaust();
        } else await new Promise<void>((resolve) => waiting.add(resolve));
      }
      return undefined;
    },
  };
}

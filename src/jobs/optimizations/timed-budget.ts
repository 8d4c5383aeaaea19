import type { Budget } from '../../judges/budgeted.ts';
import type { Clock } from '../../ports/ports.ts';

/** A budget that is exhausted after so many minutes too, counted from now and not over several processes. */
export function timedBudget(budget: Budget, clock: Pick<Clock, 'monotonic'>, minutes: number): Budget {
  const until = clock.monotonic() + minutes * 60_000;
  return {
    capped: budget.capped,
    get exhausted() {
      return budget.exhausted ?? (clock.monotonic() >= until ? `${minutes} minutes are over` : undefined);
    },
    get overspent() {
      return budget.overspent;
    },
    get spentUsd() {
      return budget.spentUsd;
    },
    get calls() {
      return budget.calls;
    },
    spend: (usd) => budget.spend(usd),
    charge: (calls, usd) => budget.charge(calls, usd),
    reserve: (worst, aside) => budget.reserve(worst, aside),
  };
}

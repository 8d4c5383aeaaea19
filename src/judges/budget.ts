import type { Amount, Budget, Reservation } from './budgeted.ts';

/** The ceilings of a run; null or undefined means none. */
interface Ceilings {
  maxCalls?: number | null | undefined;
  maxCostUsd?: number | null | undefined;
}

/** What was spent, and what is held for questions under way. */
interface Spending {
  readonly mostCalls: number;
  readonly mostUsd: number;
  calls: number;
  usd: number;
  readonly held: { calls: number; usd: number; count: number };
  exhausted: boolean;
  /** A question was refused because its worst case did not fit any more. */
  refused: boolean;
  readonly waiting: Set<() => void>;
}

/**
 * The budget that judge and agents share (security.md R10). A reservation holds its worst case until it is settled, so what
 * was spent can never pass a ceiling; one that does not fit now waits for others to settle, and fails only when nothing is
 * outstanding any more. Once exhausted it stays so: an honest partial result, not a lottery of small questions.
 */
export function budgetOf(ceilings: Ceilings): Budget {
  const spending: Spending = {
    mostCalls: ceilings.maxCalls ?? Number.POSITIVE_INFINITY,
    mostUsd: ceilings.maxCostUsd ?? Number.POSITIVE_INFINITY,
    calls: 0,
    usd: 0,
    held: { calls: 0, usd: 0, count: 0 },
    exhausted: false,
    refused: false,
    waiting: new Set(),
  };
  return {
    capped: Number.isFinite(spending.mostUsd),
    get exhausted() {
      return spending.exhausted ? whyExhausted(spending) : undefined;
    },
    get overspent() {
      return spending.usd > spending.mostUsd + 1e-9;
    },
    get spentUsd() {
      return spending.usd;
    },
    get calls() {
      return spending.calls;
    },
    spend: (more) => charge(spending, 0, more),
    charge: (calls, usd) => charge(spending, calls, usd),
    async reserve(worst, aside = (wait) => wait()) {
      while (!spending.exhausted) {
        const amount = worst.find((each) => fits(spending, each));
        if (amount !== undefined) return hold(spending, amount);
        if (spending.held.count === 0) {
          spending.refused = true;
          exhaust(spending);
        } else await aside(() => new Promise<void>((resolve) => spending.waiting.add(resolve)));
      }
      return undefined;
    },
  };
}

/** Made when it is asked for: what was under way when the ceiling was reached still has to be paid. */
function whyExhausted({ calls, mostCalls, usd, mostUsd, refused }: Spending): string {
  if (calls >= mostCalls) return `${calls} of ${mostCalls} judge calls were made`;
  const spent = `$${usd.toFixed(4)} of $${mostUsd} were spent`;
  return refused && usd < mostUsd ? `${spent}, and the next judge call could cost more than is left` : spent;
}

function charge(spending: Spending, moreCalls: number, moreUsd: number): void {
  spending.calls += moreCalls;
  spending.usd += Number.isFinite(moreUsd) && moreUsd > 0 ? moreUsd : 0;
  const { calls, mostCalls, usd, mostUsd } = spending;
  if ((moreCalls > 0 && calls >= mostCalls) || (moreUsd > 0 && usd >= mostUsd)) exhaust(spending);
}

function exhaust(spending: Spending): void {
  spending.exhausted = true;
  wake(spending);
}

function wake({ waiting }: Spending): void {
  const all = [...waiting];
  waiting.clear();
  for (const go of all) go();
}

function fits({ calls, mostCalls, usd, mostUsd, held }: Spending, amount: Amount): boolean {
  return !(calls + held.calls + amount.calls > mostCalls || usd + held.usd + amount.usd > mostUsd);
}

/** Holds an amount until it is settled. */
function hold(spending: Spending, amount: Amount): Reservation {
  const { held } = spending;
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
      charge(spending, spent.calls, spent.usd);
      wake(spending);
    },
  };
}

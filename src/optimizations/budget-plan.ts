import { guardCount, kindOf, sizesOf } from './split.ts';

/** Sizes of the search and of the gate (improvement.md 2.2 steps 4, 9, 12 and 14). */
export const SIZES = {
  iterations: 8,
  parents: 2,
  children: 2,
  minibatch: 8,
  /** Attempts of a case with a candidate on the selection cases. */
  select: 3,
  /** Families and attempts of each in the headroom test. */
  headroom: { families: 5, attempts: 2 },
  /** Cases of one kind of failure, attempts of each, and ways to mend it that are tried on them. */
  screen: { cases: 4, attempts: 2, ways: 5 },
  /** Share of the children that the minibatch is expected to let through. */
  promoted: 0.4,
  /** Edits of a candidate, as far as the plan can know. */
  edits: 4,
} as const;
/**
 * Attempts of a hold-out case with each prompt (improvement.md 2.2 step 12). Five only where the gate then takes no more than a third of the attempts: with few
 * cases held out they find more and overstate less. Three only where fewer families would not do instead.
 */
const HOLDOUT_ATTEMPTS = [
  [
    { attempts: 5, share: 1 / 3 },
    { attempts: 4, share: 1 },
  ],
  [{ attempts: 3, share: 1 }],
] as const;
/** Attempts of the original prompt in the fresh baseline, and when the judge is known to be noisy. */
const BASELINE_ATTEMPTS = { usual: 2, noisy: 3 } as const;
/** Failing families below which nothing can be held out (improvement.md 2.2 step 3). */
const LEAST_FAMILIES = 10;
/** Standard deviation of a judge on equal answers from which on it is noisy: half of a usual distance to a threshold. */
const NOISY = 0.1;

/** How the attempts are spent, known before the first. */
export interface BudgetPlan {
  /** Failing families that are used; fewer than there are where the budget reaches no further. */
  failing: number;
  baselineAttempts: number;
  holdoutAttempts: number;
  /** Iterations of the search that surely fit; it goes on to 8 as long as attempts are left. */
  iterations: number;
  /** Attempts kept for the gate, whatever the search does. */
  reserve: number;
  /** No more attempts than this are made. */
  worstCase: number;
  /** The same for readers. */
  words: string;
}

/**
 * Plans the attempts: the gate is set aside first, then as many iterations as fit (improvement.md 2.2 step 14). Too many families for the budget are left
 * out rather than the gate; undefined when not even the smallest design fits.
 */
export function planBudget(design: {
  failing: number;
  passing: number;
  limit: number;
  judgeNoise?: number | undefined;
}): BudgetPlan | undefined {
  const kind = kindOf(design.failing);
  // Fewer families are drawn only down to where something can still be held out.
  const least = kind === 'held_out' || kind === 'two_fold' ? LEAST_FAMILIES : design.failing;
  // Every family needs an attempt at least.
  const most = Math.min(design.failing, Math.max(least, Math.floor(design.limit)));
  for (const choices of HOLDOUT_ATTEMPTS)
    for (const wanted of [2, 1])
      for (let failing = most; failing >= least; failing -= 1)
        for (const { attempts, share } of choices) {
          const plan = planOf({ ...design, failing, holdoutAttempts: attempts });
          if (plan.iterations >= wanted && plan.reserve <= share * design.limit) return plan;
        }
  return undefined;
}

/** The fewest agent runs that a plan can be made with. */
export function enoughRuns(design: Omit<Parameters<typeof planBudget>[0], 'limit'>): number {
  const fits = (limit: number) => planBudget({ ...design, limit }) !== undefined;
  let most = 1;
  while (!fits(most)) most *= 2;
  let tooFew = Math.floor(most / 2);
  while (most - tooFew > 1) {
    const middle = Math.floor((most + tooFew) / 2);
    if (fits(middle)) most = middle;
    else tooFew = middle;
  }
  return most;
}

function planOf(design: {
  failing: number;
  passing: number;
  limit: number;
  holdoutAttempts: number;
  judgeNoise?: number | undefined;
}): BudgetPlan {
  const { failing, limit, holdoutAttempts } = design;
  const kind = kindOf(failing);
  const guards = guardCount(failing, design.passing);
  const { reflect, select, holdout, open } = sizesOf(failing, guards);
  const baselineAttempts =
    (design.judgeNoise ?? 0) >= NOISY ? BASELINE_ATTEMPTS.noisy : BASELINE_ATTEMPTS.usual;
  const crossed = kind === 'cross_fitted';
  const reserve = crossed ? 2 * holdoutAttempts * open + 2 * open : 2 * holdoutAttempts * holdout;
  const headroom = SIZES.headroom.families * SIZES.headroom.attempts;
  const prune = SIZES.edits * SIZES.select * (crossed ? open : select);
  // With halves each is searched on its own, and selection has half of the cases.
  const part = kind === 'cross_fitted' ? open / 2 : select;
  const perIteration =
    (crossed ? 2 : 1) *
    SIZES.parents *
    SIZES.children *
    (2 * Math.min(SIZES.minibatch, reflect) + SIZES.promoted * SIZES.select * part);
  const fixed = baselineAttempts * open + headroom + reserve;
  const left = limit - fixed;
  // Pruning takes what is left; it never takes an iteration.
  const iterations = Math.max(0, Math.min(SIZES.iterations, Math.floor(left / perIteration)));
  const formula = Math.ceil(fixed + iterations * perIteration + prune);
  const expected = Math.min(limit, Math.max(formula, fixed));
  const words =
    `At most ${limit} agent runs: ${baselineAttempts * open} for the fresh baseline, ${headroom} for the headroom test, ` +
    `${reserve} set aside for the ${crossed ? 'cross-fitted ' : ''}validation (${holdoutAttempts} plays of each case and prompt), ` +
    `the rest for about ${iterations} iterations of ${SIZES.parents} x ${SIZES.children} proposals; expected ${expected}.`;
  return {
    failing,
    baselineAttempts: baselineAttempts,
    holdoutAttempts: holdoutAttempts,
    iterations,
    reserve,
    worstCase: limit,
    words,
  };
}

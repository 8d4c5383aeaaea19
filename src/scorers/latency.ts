import { NO_USAGE } from '../judges/judge.ts';
import type { Subject } from '../schema/evaluation.ts';
import { round4 } from './formulas/round.ts';
import { nobodyAsked } from './joint-judge-info.ts';
import { checkNeeds } from './needs.ts';
import type { Scorer } from './scorer.ts';

/** Budget in milliseconds where nobody names one (metrics.md 8). */
const DEFAULT_BUDGET_MS = 5000;
/** What the whole budget costs: a latency of exactly the budget scores 0.7, the default threshold. */
const COST_OF_BUDGET = 0.3;
/** Best score beyond the budget: the largest four-digit number below 0.7, so that 0.7 or more always means within it. */
const BEYOND = 0.6999;

const REQUIREMENTS = { name: 'latency_ms', needs: ['latency_ms'] } as const;

/**
 * The score of a latency against a budget, both in milliseconds: `1 − 0.3 · latency / budget`, at most 0.6999 when the budget
 * is exceeded. So 0.7 or more means within the budget, for any budget (metrics.md 8). A budget of 0 is met by 0 alone.
 */
export function latencyScore(latencyMs: number, budgetMs: number): number {
  const used = budgetMs === 0 ? (latencyMs === 0 ? 0 : Number.POSITIVE_INFINITY) : latencyMs / budgetMs;
  const score = Math.min(1, Math.max(0, 1 - COST_OF_BUDGET * used));
  return round4(latencyMs > budgetMs ? Math.min(score, BEYOND) : score);
}

/**
 * How long the agent took, from sending the request to its complete answer. Measured, never judged. A threshold above 1 is
 * the budget in milliseconds; any other leaves it at 5000.
 */
export const latency: Scorer = {
  ...REQUIREMENTS,
  category: 'custom',
  description: 'Whether the agent answered within its time budget.',
  formula: '1 − 0.3 · latency / budget, below 0.7 beyond the budget (5000 ms, or a threshold above 1)',
  uses: [],
  version: '1',
  multiTurn: false,
  deterministic: true,
  emptyMetadata: () => ({ latency_ms: null, budget_ms: null }),
  check: (subject: Subject) => checkNeeds(REQUIREMENTS, subject),
  async evaluate(subject, { threshold }) {
    const [problem] = checkNeeds(REQUIREMENTS, subject);
    const { latency_ms } = subject;
    if (problem !== undefined || latency_ms === undefined) {
      const message = problem?.message ?? 'latency_ms is missing';
      const code = problem?.code ?? 'missing_field';
      return { status: 'errored', error: { code, message, field: 'latency_ms' }, usage: { ...NO_USAGE } };
    }
    const budget = threshold > 1 ? threshold : DEFAULT_BUDGET_MS;
    const pass = latency_ms <= budget;
    return {
      status: 'scored',
      usage: { ...NO_USAGE },
      result: {
        score: latencyScore(latency_ms, budget),
        pass,
        reasoning: `The answer took ${latency_ms} ms, ${pass ? 'within' : 'beyond'} the budget of ${budget} ms.`,
        metadata: {
          latency_ms,
          budget_ms: budget,
          derived: [],
          judge: nobodyAsked('latency_ms@1'),
          threshold,
          not_applicable: false,
          warnings: [],
          imputed_verdicts: [],
        },
      },
    };
  },
};

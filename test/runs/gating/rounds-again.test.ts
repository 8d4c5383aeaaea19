import { describe, expect, it } from 'vitest';
import type { DetailedComparison } from '../../../src/runs/comparing/compare-runs.ts';
import { MOST_CASES_AGAIN, ROUNDS_AGAIN } from '../../../src/runs/comparing/fall-of-rate.ts';
import { roundsAgain } from '../../../src/runs/gating/rounds-again.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import type { CaseDescription } from '../../../src/runs/records.ts';
import type { AttemptResult } from '../../../src/schema/run.ts';

/** Cases of which `lost` more failed than before, and a journal that holds what was recorded. */
function world({ lost = 2, cases = 3, verdict = 'suspected' } = {}) {
  const ids = Array.from({ length: cases }, (_, at) => `c${at}`);
  const planned = ids.map((id) => ({ description: { id, repeat: 1, min_passes: 1 } }) as PlannedCase); // Nothing else is looked at.
  const recorded = new Map<string, AttemptResult>();
  const budget: { exhausted: string | undefined } = { exhausted: undefined };
  const journal = { attempt: ({ id }: CaseDescription, attempt: number) => recorded.get(`${attempt}:${id}`) };
  const compared = () =>
    ({ comparison: { verdict }, compared: ids, lost, flips: [] }) as unknown as DetailedComparison; // Nothing else is looked at.
  const again = roundsAgain({ planned, journal, budget, base: undefined, compared });
  const record = (id: string, attempt: number) =>
    recorded.set(`${attempt}:${id}`, { status: attempt % 2 === 1 ? 'failed' : 'passed', turns: [] });
  return { again, budget, record };
}

describe('further plays of all cases', () => {
  it('are made once, of all cases alike, without what was repeated already, and counted when all are there', async () => {
    const { again, record } = world();
    record('c0', 1);
    record('c0', 2);
    const jobs = [...((await again.next()) ?? [])];
    expect(jobs).toHaveLength(3 * ROUNDS_AGAIN - 2);
    expect(again.further()).toBeUndefined();
    for (const { planned, attempt } of jobs) record(planned.description.id, attempt);
    expect(again.further()?.('c0')).toEqual({ now: { played: 4, failed: 2 } });
    expect(await again.next()).toBeUndefined();
  });

  it.each([
    ['one case more was lost than won', { lost: 1 }],
    ['a regression is proven', { verdict: 'regression' }],
    ['there are many cases', { cases: MOST_CASES_AGAIN + 1 }],
  ])('are not made where %s', async (_, given) => {
    const { again } = world(given);
    expect(await again.next()).toBeUndefined();
    expect(again.further()).toBeUndefined();
  });

  it('are not made without money, and that is said', async () => {
    const { again, budget } = world();
    budget.exhausted = '$1 of $1';
    expect(await again.next()).toBeUndefined();
    expect(again.note).toBe('the budget left no further plays of all cases ($1 of $1)');
  });
});

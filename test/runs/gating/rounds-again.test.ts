import { describe, expect, it } from 'vitest';
import type { DetailedComparison } from '../../../src/runs/comparing/compare-runs.ts';
import { looksAgain, MOST_CASES_AGAIN } from '../../../src/runs/comparing/fall-of-rate.ts';
import { roundsAgain } from '../../../src/runs/gating/rounds-again.ts';
import type { Job, PlannedCase } from '../../../src/runs/planning/plan.ts';
import type { CaseDescription } from '../../../src/runs/records.ts';
import type { AttemptResult } from '../../../src/schema/run.ts';

/** Cases of which `lost` more failed than before, and a journal that holds what was recorded. */
function world({ lost = 1, flipped = 2, cases = 3, verdict = 'suspected', mayHaveFallen = true } = {}) {
  const ids = Array.from({ length: cases }, (_, at) => `c${at}`);
  const planned = ids.map((id) => ({ description: { id, repeat: 1, min_passes: 1 } }) as PlannedCase); // Nothing else is looked at.
  const recorded = new Map<string, AttemptResult>();
  const budget: { exhausted: string | undefined } = { exhausted: undefined };
  const journal = { attempt: ({ id }: CaseDescription, attempt: number) => recorded.get(`${attempt}:${id}`) };
  const now = { verdict, mayHaveFallen };
  const compared = () =>
    ({
      comparison: { verdict: now.verdict },
      compared: ids,
      flips: Array(flipped).fill({}),
      lost,
      mayHaveFallen: now.mayHaveFallen,
    }) as DetailedComparison; // Nothing else is looked at.
  const again = roundsAgain({ planned, journal, budget, base: undefined, compared });
  const record = (id: string, attempt: number) =>
    recorded.set(`${attempt}:${id}`, { status: attempt % 2 === 1 ? 'failed' : 'passed', turns: [] });
  return { again, budget, record, now };
}

describe('further plays of all cases', () => {
  const ROUNDS = looksAgain(false).map(({ rounds }) => rounds);
  const recordAll = ({ record }: ReturnType<typeof world>, jobs: Iterable<Job>) => {
    for (const { planned, attempt } of jobs) record(planned.description.id, attempt);
  };

  it('are made of all cases alike, without what was repeated already, and counted when all are there', async () => {
    const here = world();
    here.record('c0', 1);
    const jobs = [...((await here.again.next()) ?? [])];
    expect(jobs).toHaveLength(3 * ROUNDS[0]! - 1);
    expect(here.again.look()).toBeUndefined();
    recordAll(here, jobs);
    expect(here.again.look()?.at).toBe(0);
    expect(here.again.look()?.further('c0')).toEqual({ now: { played: 2, failed: 1 } });
    expect(here.again.look(), 'nothing is compared anew for it').toBe(here.again.look());
  });

  it('go on look by look until the last', async () => {
    const here = world();
    const steps: number[] = [];
    for (let jobs = await here.again.next(); jobs !== undefined; jobs = await here.again.next()) {
      const all = [...jobs];
      steps.push(all.length / 3);
      recordAll(here, all);
    }
    expect(steps).toEqual(ROUNDS.map((rounds, at) => rounds - (ROUNDS[at - 1] ?? 0)));
    expect(here.again.look()?.at).toBe(ROUNDS.length - 1);
  });

  it.each([
    ['a regression is proven', { verdict: 'regression' }],
    ['nothing is expected of more', { mayHaveFallen: false }],
  ])('end where %s', async (_, found) => {
    const here = world();
    recordAll(here, (await here.again.next()) ?? []);
    Object.assign(here.now, found);
    expect(await here.again.next()).toBeUndefined();
    expect(here.again.look()?.at).toBe(0);
  });

  it('are not asked for twice where they broke off, and then the looks before stand', async () => {
    const here = world();
    recordAll(here, (await here.again.next()) ?? []);
    expect(await here.again.next()).toBeDefined();
    expect(await here.again.next()).toBeUndefined();
    expect(here.again.look()?.at).toBe(0);
  });

  it('that are recorded are passed over by a run that goes on', async () => {
    const here = world();
    for (const id of ['c0', 'c1', 'c2']) for (const attempt of [1, 2, 3, 4]) here.record(id, attempt);
    expect([...((await here.again.next()) ?? [])]).toHaveLength(3 * (ROUNDS[2]! - ROUNDS[1]!));
    expect(here.again.look()?.at).toBe(1);
  });

  it.each([
    ['as many cases were won as lost', { lost: 0 }],
    ['one case flipped', { flipped: 1 }],
    ['a regression is proven', { verdict: 'regression' }],
    ['there are many cases', { cases: MOST_CASES_AGAIN + 1 }],
  ])('are not made where %s', async (_, given) => {
    const { again } = world(given);
    expect(await again.next()).toBeUndefined();
    expect(again.look()).toBeUndefined();
  });

  it('are not made without money, and that is said', async () => {
    const { again, budget } = world();
    budget.exhausted = '$1 of $1';
    expect(await again.next()).toBeUndefined();
    expect(again.note).toBe('the budget left no further plays of all cases ($1 of $1)');
  });
});

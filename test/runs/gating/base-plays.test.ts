import { describe, expect, it } from 'vitest';
import { levelOfFlip, MOST_REPEATED_CASES, MOST_REPEATS } from '../../../src/runs/comparing/flip-proof.ts';
import { flipVerdict } from '../../../src/runs/comparing/flip-verdict.ts';
import {
  type AgentOnBase,
  baseAttempts,
  basePlays,
  FIRST_ON_BASE,
  onBaseOf,
} from '../../../src/runs/gating/base-plays.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import type { CaseDescription, PlayedRecord } from '../../../src/runs/records.ts';
import type { AttemptResult, OutcomeStatus } from '../../../src/schema/run.ts';
import type { LoadedAgent } from '../../../src/test-cases/evals.ts';

const describeCase = (id: string, repeat = 1, min_passes = repeat): CaseDescription => ({
  id,
  name: id,
  agent_id: 'a',
  tags: [],
  location: { file: 'a.yaml', line: 1 },
  hash: id,
  gating: true,
  repeat,
  min_passes,
  scorers: [],
});
/** Only its folder is looked at: where it comes from. */
const agent = (home: string) => ({ home, agent: { id: 'a' } }) as LoadedAgent;
const planned = (description: CaseDescription) => ({ description, agent: agent('here') }) as PlannedCase; // Nothing else is looked at.

/** Repeats here, which all failed, and how many would be proof without the base. */
const REPEATS = 5;
const NEEDED = 9;
const verdictOf = (onBase: ReturnType<typeof onBaseOf>, flips = 1) =>
  flipVerdict({
    repeats: { played: REPEATS, failed: REPEATS },
    onBase,
    needed: NEEDED,
    level: levelOfFlip(flips),
  });

/** A world without agent: what a case does on the base by play (`+`, `-`, `e` errored), and whether that can be played at all. */
function world(
  cases: CaseDescription[],
  outcomes: Record<string, string>,
  base: AgentOnBase = { agent: agent('base') },
) {
  const recorded = new Map<string, AttemptResult>();
  // Every case failed its repeats here.
  for (const { id, repeat } of cases)
    for (let play = 0; play < REPEATS * repeat; play += 1)
      recorded.set(`${repeat + play}:${id}`, { status: 'failed', turns: [] });
  const budget: { exhausted: string | undefined } = { exhausted: undefined };
  const key = (id: string, attempt: number) => `${attempt}:${id}`;
  const journal = {
    attempt: ({ id }: CaseDescription, attempt: number) => recorded.get(key(id, attempt)),
    played: (id: string, attempt: number) =>
      recorded.has(key(id, attempt)) ? ({ type: 'attempt.played' } as PlayedRecord) : undefined,
  };
  const status = (sign: string | undefined): OutcomeStatus =>
    sign === '+' ? 'passed' : sign === 'e' ? 'errored' : 'failed';
  const begin = () =>
    basePlays({
      planned: cases.map(planned),
      journal,
      budget,
      base: { agentOf: async () => base },
      flipped: () =>
        cases.map((one) => ({
          id: one.id,
          needed: NEEDED,
          verdict: verdictOf(onBaseOf(one, journal), cases.length),
        })),
    });
  let plays = begin();
  return {
    ...{ journal, budget },
    restart: () => {
      plays = begin();
    },
    notices: () => plays.notices(),
    /** Plays a round (up to `most` attempts of it) and says which it had. */
    async play(most = Number.POSITIVE_INFINITY): Promise<string[] | undefined> {
      const round = await plays.next();
      if (round === undefined) return undefined;
      const jobs = [...round];
      for (const { planned: one, attempt } of jobs.slice(0, most)) {
        expect(one.agent.home, 'the agent of the base').toBe('base');
        const result = status(outcomes[one.description.id]?.[attempt - FIRST_ON_BASE]);
        const error =
          result === 'errored' ? { error: { code: 'exit', message: 'agent: gone.\nlong tail' } } : {};
        recorded.set(key(one.description.id, attempt), { status: result, turns: [], ...error });
      }
      return jobs.map((job) => `${job.planned.description.id}${job.attempt - FIRST_ON_BASE}`);
    },
  };
}

describe('plays on the base', () => {
  it.each([
    ['fails twice there: not the change', '--', 2, { played: 2, failed: 2 }, 'noise'],
    ['passes there as often as proves it', '+++++', 5, { played: 5, failed: 0 }, 'regression'],
    ['passes and fails there: neither proof nor excuse', '++-', 3, { played: 3, failed: 1 }, 'suspected'],
    ['fails and passes there: neither proof nor excuse', '-+', 2, { played: 2, failed: 1 }, 'suspected'],
    ['cannot be judged there: no evidence', 'e', 1, undefined, 'suspected'],
    ['cannot be judged the second time: too little', '-e', 2, { played: 1, failed: 1 }, 'suspected'],
  ])('what %s', async (_, signs, attempts, onBase, verdict) => {
    const one = describeCase('a');
    const { play, journal } = world([one], { a: signs });
    let played = 0;
    for (let round = await play(); round !== undefined; round = await play()) played += round.length;
    expect(played).toBe(attempts);
    expect(onBaseOf(one, journal)).toEqual(onBase);
    expect(verdictOf(onBaseOf(one, journal))).toBe(verdict);
  });

  it('go round by round over all open cases, a case of several attempts as a whole under its own pass rule', async () => {
    const cases = [describeCase('a', 2, 1), describeCase('b'), describeCase('c')];
    const { play, journal } = world(cases, { a: '----', b: '+-', c: '--' });
    expect(await play()).toEqual(['a0', 'a1', 'b0', 'c0']);
    expect(await play()).toEqual(['a2', 'a3', 'b1', 'c1']);
    expect(await play()).toBeUndefined();
    expect(onBaseOf(cases[0]!, journal)).toEqual({ played: 2, failed: 2 });
    const attempts = [...baseAttempts(cases[0]!)];
    expect([attempts[0], attempts.length]).toEqual([FIRST_ON_BASE, 2 * MOST_REPEATS]);
  });

  it('go on after a kill with what is not recorded, and ask for no more cases than before', async () => {
    const cases = Array.from({ length: MOST_REPEATED_CASES + 3 }, (_, at) => describeCase(`c${at}-`));
    const { play, restart, notices } = world(cases, {});
    expect(await play(7)).toHaveLength(MOST_REPEATED_CASES);
    restart();
    expect(
      (await play())?.length,
      'what is recorded of the round is not among them, but for its second play',
    ).toBe(MOST_REPEATED_CASES);
    const seen = new Set<string>();
    for (let round = await play(); round !== undefined; round = await play())
      for (const one of round) seen.add(one);
    restart();
    expect(await play(), 'excused ones make no room for others').toBeUndefined();
    expect([...seen].some((one) => one.startsWith(`c${MOST_REPEATED_CASES}-`))).toBe(false);
    expect(notices()).toEqual([
      '3 more cases not played on the base: of those that flipped only the first 20 are; what was found without that stands.',
    ]);
  });

  it('say why they were not made', async () => {
    const cases = ['a', 'b', 'c', 'd'].map((id) => describeCase(id));
    const gone = world(cases, {}, { missing: 'the base has no agent "a"' });
    expect(await gone.play()).toBeUndefined();
    expect(gone.notices()).toEqual([
      'Cases a, b, c and 1 more not played on the base: the base has no agent "a"; what was found without that stands.',
    ]);

    const poor = world(cases.slice(0, 2), { a: '+-', b: '--' });
    await poor.play();
    poor.budget.exhausted = '$1 spent';
    expect(await poor.play()).toBeUndefined();
    expect(poor.notices()).toEqual([
      'Cases a, b not played on the base, or not to the end: $1 spent; what was found without that stands.',
    ]);

    const broken = world(cases.slice(0, 1), { a: 'e' });
    await broken.play();
    await broken.play();
    expect(broken.notices()).toEqual([
      'Case a could not be judged on the base: agent: gone; what was found without that stands.',
    ]);
  });
});

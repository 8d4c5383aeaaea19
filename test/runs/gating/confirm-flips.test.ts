import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_REPEATED_CASES, MOST_REPEATS, MOST_ROUNDS } from '../../../src/runs/comparing/flip-proof.ts';
import { flipVerdict } from '../../../src/runs/comparing/flip-verdict.ts';
import { plannedSteps } from '../../../src/runs/execution/planned-steps.ts';
import {
  confirmFlips,
  errorOfRepeats,
  isGivenUp,
  repeatAttempts,
  repeatsOf,
} from '../../../src/runs/gating/confirm-flips.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import type { CaseDescription, PlayedRecord } from '../../../src/runs/records.ts';
import type { RunJournal } from '../../../src/runs/run-journal.ts';
import type { AttemptResult, OutcomeStatus } from '../../../src/schema/run.ts';

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
const planned = (description: CaseDescription) => ({ description }) as PlannedCase; // Only the description is looked at.

/** A world without agent: outcomes of attempts by case, `+`, `-`, `e` (errored); what was played is kept like in a journal. */
function world(
  cases: CaseDescription[],
  outcomes: Record<string, string>,
  flips = cases.map(({ id }) => id),
  proven = false,
  needed: number | 'none' = 3,
  beside: (journal: Pick<RunJournal, 'attempt'>) => string[] = () => [],
) {
  const recorded = new Map<string, AttemptResult>();
  const budget: { exhausted: string | undefined; overspent: boolean } = {
    exhausted: undefined,
    overspent: false,
  };
  const key = (id: string, attempt: number) => `${attempt}:${id}`;
  const journal = {
    attempt: ({ id }: CaseDescription, attempt: number) => recorded.get(key(id, attempt)),
    played: (id: string, attempt: number) =>
      recorded.has(key(id, attempt)) ? ({ type: 'attempt.played' } as PlayedRecord) : undefined,
  };
  const status = (sign: string | undefined): OutcomeStatus =>
    sign === '+' ? 'passed' : sign === 'e' ? 'errored' : 'failed';
  const begin = () =>
    confirmFlips({
      plays: plannedSteps(cases.map(planned), journal, { repeats: 'all' }),
      planned: cases.map(planned),
      journal,
      budget,
      flipped: () => {
        const found = flips.map((id) => {
          const repeats = repeatsOf(cases.find((one) => one.id === id)!, journal);
          const proof = needed === 'none' ? undefined : needed;
          return { id, needed: proof, verdict: flipVerdict({ repeats, needed: proof, level: 0.025 }) };
        });
        return {
          flips: found,
          proven: proven || found.some(({ verdict }) => verdict === 'regression'),
          beside: beside(journal),
        };
      },
    });
  let confirmation = begin();
  return {
    budget,
    journal,
    recorded: () => [...recorded.keys()].sort(),
    restart: () => {
      confirmation = begin();
    },
    get confirmation() {
      return confirmation;
    },
    /** Plays a step (up to `most` plays of it) and says which attempts it had. */
    play(most = Number.POSITIVE_INFINITY): string[] | undefined {
      const step = confirmation.steps();
      if (step === undefined) return undefined;
      const jobs = [...step].map((job) => ({ id: job.planned.description.id, attempt: job.attempt }));
      for (const { id, attempt } of jobs.slice(0, most))
        recorded.set(key(id, attempt), {
          status: status(outcomes[id]?.[attempt]),
          turns: [],
        });
      return jobs.map(({ id, attempt }) => `${id}${attempt}`);
    },
  };
}

describe('repeats of flipped cases, of which three failures are proof', () => {
  it.each([
    ['---- fails all three', '----', 4, { played: 3, failed: 3 }],
    ['-++ is settled by two passes', '-+++', 3, { played: 2, failed: 0 }],
    ['--++ passes twice of three', '--++', 4, { played: 3, failed: 1 }],
    ['-+-- stays doubtful, and the last repeat could not excuse it', '-+--', 4, { played: 3, failed: 2 }],
    ['--+- cannot be excused any more after one pass late', '--+-', 4, { played: 3, failed: 2 }],
    ['-e--- makes up for an errored repeat', '-e---', 5, { played: 3, failed: 3 }],
    ['-e-ee gives up after three', '-e-ee-', 5, { played: 1, failed: 1 }],
    ['-eee proves nothing', '-eee', 4, { played: 0, failed: 0 }],
  ])('%s', (_, signs, attempts, repeats) => {
    const one = describeCase('a');
    const { play, journal, confirmation } = world([one], { a: signs });
    let played = 0;
    for (let step = play(); step !== undefined; step = play()) played += step.length;
    expect(played).toBe(attempts);
    expect(repeatsOf(one, journal)).toEqual(repeats);
    expect(confirmation.ended).toBe(true);
  });

  it('go round by round over all open cases, so that calls overlap', () => {
    const cases = ['a', 'b', 'c'].map((id) => describeCase(id));
    const { play } = world(cases, { a: '----', b: '-++', c: '+' }, ['a', 'b']);
    expect(play()).toEqual(['a0', 'b0', 'c0']);
    expect(play()).toEqual(['a1', 'b1']);
    expect(play()).toEqual(['a2', 'b2']);
    expect(play()).toEqual(['a3']);
    expect(play()).toBeUndefined();
  });

  it('play a case of several attempts as a whole, under its own pass rule', () => {
    const one = describeCase('a', 3, 2);
    const { play, journal } = world([one], { a: '+--++-+-+' });
    expect([play(), play(), play(), play()]).toEqual([
      ['a0', 'a1', 'a2'],
      ['a3', 'a4', 'a5'],
      ['a6', 'a7', 'a8'],
      undefined,
    ]);
    expect(repeatsOf(one, journal)).toEqual({ played: 2, failed: 0 });
    const attempts = [...repeatAttempts(one)];
    expect([attempts[0], attempts.length]).toEqual([3, 3 * MOST_ROUNDS]);
  });

  it.each([
    ['as many as are proof', '-'.repeat(20), 8, 8],
    ['no more after a pass that comes late', `-----+${'-'.repeat(9)}`, 8, 5],
    ['three where no number of them is proof', '-'.repeat(20), 'none', 3],
  ] as const)('are %s', (_, signs, needed, repeats) => {
    const { play } = world([describeCase('a')], { a: signs }, undefined, false, needed);
    let steps = 0;
    while (play() !== undefined) steps += 1;
    expect(steps).toBe(1 + repeats);
  });

  it.each([
    ['none errored', '', 24, 24],
    ['one errored', 'e', 25, 24],
    ['two errored', 'ee', 26, 24],
    ['more errored than are made up for', 'eee', 3, 0],
    ['the last ones errored', `${'-'.repeat(23)}ee`, 26, 24],
    ['the last ones errored for good', `${'-'.repeat(23)}eee`, 26, 23],
  ])('of which as many as there can be are proof are made up for: %s', (_, signs, repeats, played) => {
    const one = describeCase('a');
    const { play, journal } = world([one], { a: `-${signs}` }, undefined, false, MOST_REPEATS);
    let steps = 0;
    while (play() !== undefined) steps += 1;
    expect(steps).toBe(1 + repeats);
    expect(repeatsOf(one, journal)).toEqual({ played, failed: played });
    expect(isGivenUp(one, journal)).toBe(played < MOST_REPEATS);
  });

  it('say why the first that nobody could judge has no verdict', () => {
    const one = describeCase('a');
    const errored: AttemptResult = {
      status: 'errored',
      error: { code: 'agent_failed', message: 'It is down.\n  at agent.js' },
      turns: [],
    };
    const journal = (error: AttemptResult | undefined) => ({
      attempt: (_: unknown, attempt: number): AttemptResult | undefined =>
        attempt === 2 ? error : { status: 'failed', turns: [] },
    });
    expect(errorOfRepeats(one, journal(errored))).toBe('It is down');
    expect(errorOfRepeats(one, journal({ status: 'skipped', turns: [] }))).toMatch(/^nothing in its answer/);
    expect(errorOfRepeats(one, journal(undefined))).toBeUndefined();
  });

  it('are made up for beside a flip as well, and count no more often than others', () => {
    const cases = ['a', 'c'].map((id) => describeCase(id));
    const c = cases[1]!;
    const wanted = () => ['c'];
    const { play, journal } = world(cases, { a: '-++', c: '--e-e' }, ['a'], false, 3, wanted);
    let steps = 0;
    while (play() !== undefined) steps += 1;
    expect(steps).toBe(1 + MOST_ROUNDS);
    expect(repeatsOf(c, journal)).toEqual({ played: MOST_REPEATS, failed: MOST_REPEATS });
    const all = { attempt: (): AttemptResult => ({ status: 'failed', turns: [] }) };
    expect(repeatsOf(c, all), 'errors that were forgotten and played again').toEqual({
      played: MOST_REPEATS,
      failed: MOST_REPEATS,
    });
  });

  it('are not begun for a mass failure that the paired comparison proves', () => {
    const cases = Array.from({ length: MOST_REPEATED_CASES + 1 }, (_, at) => describeCase(`c${at}`));
    const { play, confirmation } = world(cases, {}, undefined, true);
    expect(play()).toHaveLength(cases.length);
    expect(play()).toBeUndefined();
    expect(confirmation.note).toMatch(/^21 cases flipped; above 20/);
  });

  it('of a mass failure that nothing proves are those of the first cases, until one is confirmed', () => {
    const cases = Array.from({ length: MOST_REPEATED_CASES + 5 }, (_, at) => describeCase(`c${at}`));
    const first = cases.slice(0, MOST_REPEATED_CASES).map(({ id }) => id);
    const begin = () => world(cases, { c3: '---+', c4: '----' });
    const { play, confirmation, restart } = begin();
    play();
    for (const round of [1, 2, 3]) expect(play()).toEqual(first.map((id) => `${id}${round}`));
    expect(play()).toBeUndefined();
    expect(confirmation.note).toBe('25 cases flipped, of which the first 20 are repeated');
    restart();
    play();
    expect(play()).toBeUndefined();
  });

  it('are made of cases beside the flips as long as they are asked for, whatever they come to, and of no more errors', () => {
    const cases = ['a', 'b', 'c'].map((id) => describeCase(id));
    const b = cases[1]!;
    const wanted = (journal: Pick<RunJournal, 'attempt'>) =>
      (repeatsOf(b, journal)?.played ?? 0) < 5 ? ['b', 'c'] : [];
    const { play } = world(cases, { a: '-++', b: '-+----', c: '-eeeee' }, ['a'], false, 3, wanted);
    play();
    expect(play()).toEqual(['a1', 'b1', 'c1']);
    expect(play()).toEqual(['a2', 'b2', 'c2']);
    expect(play(), 'a is excused').toEqual(['b3', 'c3']);
    expect(play(), 'nobody can judge c').toEqual(['b4']);
    expect(play()).toEqual(['b5']);
    expect(play()).toBeUndefined();
  });

  it('stop where the money ends, and what is recorded counts whatever is left', () => {
    const { play, budget, confirmation } = world([describeCase('a')], { a: '----' });
    play();
    play();
    budget.exhausted = '$1 of $1';
    expect(play()).toBeUndefined();
    expect(confirmation).toMatchObject({
      planPlayed: true,
      note: 'the budget left no more repeats ($1 of $1)',
    });
  });

  it('do not make up for a plan that overspent', () => {
    const { play, budget, confirmation } = world([describeCase('a')], { a: '----' });
    play();
    budget.exhausted = '$1 of $1';
    budget.overspent = true;
    expect(play()).toBeUndefined();
    expect(confirmation.planPlayed).toBe(false);
  });

  it('go on after a kill at any moment with the plays that are missing', () => {
    const signs = fc.string({ unit: fc.constantFrom('+', '-', 'e'), minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(signs, signs, fc.nat(3), fc.nat(2), (a, b, rounds, most) => {
        const cases = ['a', 'b'].map((id) => describeCase(id));
        const outcomes = { a: `-${a}`, b: `-${b}` };
        const whole = world(cases, outcomes);
        while (whole.play() !== undefined);
        const killed = world(cases, outcomes);
        for (let step = 0; step <= rounds; step++) killed.play();
        killed.play(most);
        killed.restart();
        while (killed.play() !== undefined);
        expect(killed.recorded()).toEqual(whole.recorded());
        for (const one of cases)
          expect(repeatsOf(one, killed.journal)).toEqual(repeatsOf(one, whole.journal));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import { BY_FAILURES, FALSE_RED, levelOfLastLook } from '../../../src/runs/comparing/false-red.ts';
import {
  besideFlips,
  chanceOf,
  ENOUGH_FAILURES,
  type FailedBefore,
  failuresNeeded,
  levelOfFlip,
  MOST_REPEATED_CASES,
  passesNeeded,
  playsOfEachSide,
  provenByThemselves,
} from '../../../src/runs/comparing/flip-proof.ts';

const LEVEL = levelOfFlip(1);
const needed = (history?: string, beside: Parameters<typeof failuresNeeded>[1] = 'clear') =>
  failuresNeeded(LEVEL, beside, history);

describe('failures in a row that prove a flip', () => {
  it.each([
    ['where no case that failed before stands in doubt', 'clear', { now: 24, atMost: 24 }],
    ['where some have to be played first', 'open', { now: undefined, atMost: 24 }],
    ['where one of them hardly ever passes', 'unclear', { now: undefined, atMost: undefined }],
  ] as const)('%s', (_, beside, expected) => {
    expect(needed(undefined, beside)).toEqual(expected);
  });

  it('are fewer where its history passed throughout, whatever the other cases do, and the more so the longer it is', () => {
    const histories = ['PPPP', 'PPPPPP', 'PPPPPPPPPPP'];
    expect(histories.map((history) => needed(history, 'unclear').now)).toEqual([9, 5, 3]);
    // Too short to say anything: the suite decides.
    expect(needed('PPP')).toEqual(needed());
  });

  it('are none where it failed more than once before, or mostly, and its history cannot tell', () => {
    expect(needed('FPFPP')).toEqual({ now: undefined, atMost: undefined });
    expect(needed('FPFFFPFFFP')).toEqual({ now: undefined, atMost: undefined });
    expect(needed('FFFFFFP'), 'it passed once').toEqual({ now: undefined, atMost: undefined });
  });

  it('overlook one piece of failures, and those since the last pass', () => {
    expect(needed('FFPPP')).toEqual(needed());
    expect(needed('PPPPPPFFFF')).toEqual(needed('PPPPPP'));
  });
});

describe('cases that failed before, beside a flip', () => {
  const failed = (passes: boolean, played: number, of = played): FailedBefore => ({
    id: 'c',
    passes,
    repeats: () => ({ played, failed: of }),
  });

  it.each([
    ['none', [], 'clear'],
    ['one that was not played again', [{ ...failed(false, 0), repeats: () => undefined }], 'open'],
    ['one that failed some repeats', [failed(false, 23)], 'open'],
    ['one that failed as many as are proof', [failed(false, 24)], 'clear'],
    ['one that passed now and once more', [failed(true, 3, 2)], 'clear'],
    ['one that passed once so far', [failed(true, 23)], 'open'],
    ['one that passed once among as many as are proof', [failed(false, 24, 23)], 'unclear'],
    ['one of these among open ones', [failed(false, 24, 23), failed(false, 2)], 'unclear'],
    ['more than are played', Array(MOST_REPEATED_CASES + 1).fill(failed(false, 24)), 'unclear'],
  ] as [string, FailedBefore[], string][])('%s', (_, cases, state) => {
    const beside = besideFlips(1, cases);
    expect(beside.state).toBe(state);
    expect(beside.toPlay.length > 0).toBe(state === 'open');
  });

  const givenUp = { ...failed(false, 23), isGivenUp: () => true };
  it.each([
    ['leaves it unclear by itself', [givenUp, failed(false, 2)], ['c']],
    ['is not why, beside one that hardly ever passes', [givenUp, failed(false, 24, 23)], undefined],
    ['does not matter once it passed twice', [{ ...failed(true, 3, 2), isGivenUp: () => true }], undefined],
  ] as [string, FailedBefore[], string[] | undefined][])(
    'one that nobody could judge often enough %s',
    (_, cases, unjudged) => {
      expect(besideFlips(1, cases).unjudged).toEqual(unjudged);
      expect(besideFlips(1, cases).toPlay).toEqual([]);
    },
  );

  it('say nothing of more flips than are repeated', () => {
    expect(besideFlips(MOST_REPEATED_CASES + 1, []).state).toBe('unclear');
  });
});

describe('an exact test over both sides', () => {
  it.each([
    [1, 5],
    [2, 6],
    [5, 7],
    [10, 7],
    [20, 8],
  ])('of %i flips takes %i plays a side', (flips, plays) => {
    const level = levelOfFlip(flips);
    expect(playsOfEachSide(level)).toBe(plays);
    expect(passesNeeded(plays, level)).toBeLessThanOrEqual(plays);
    expect(chanceOf({ played: plays, failed: 0 }, { played: plays, failed: plays })).toBeLessThanOrEqual(
      level,
    );
  });

  it('takes fewer passes there the more failures are here', () => {
    expect([5, 7, 19].map((failures) => passesNeeded(failures, levelOfFlip(1)))).toEqual([5, 4, 2]);
  });
});

describe('cases that are played several times in a run', () => {
  const plays = (before: string, now: string) => ({
    before: [...before].map((sign) => (sign === '+' ? 1 : 0)),
    now: [...now].map((sign) => (sign === '+' ? 1 : 0)),
  });
  const solid = Array.from({ length: 200 }, () => plays('+++++', '+++++'));

  it.each([
    [
      'five of five, and none of five now, beside any number of solid cases',
      [plays('+++++', '-----'), ...solid],
      true,
    ],
    ['four and four', [plays('++++', '----')], false],
    ['two cases of four and four', [plays('++++', '----'), plays('++++', '----')], true],
    [
      'five and five beside a case that passes half of its plays',
      [plays('+++++', '-----'), plays('++-+-', '-+-+-')],
      false,
    ],
    ['a case in which a play went the other way', [plays('++++-', '-----')], false],
    ['single plays', Array(30).fill(plays('+', '-')), false],
    ['nothing that broke', solid, false],
  ])('%s', (_, cases, proven) => {
    expect(provenByThemselves(cases)).toBe(proven);
  });
});

/** What a case did that passes with this chance: before, now, and in so many further plays. */
const tapeOf = (chance: number, next: () => number) =>
  Array.from({ length: 2 + ENOUGH_FAILURES }, () => next() < chance);

describe('an unchanged suite', () => {
  it('has flips that are proven by failures in a row in no more of its runs than these may spend', () => {
    // Exactly: all cases that passed once among their plays passed in the very first, and there is one.
    const first = 1 / (2 + ENOUGH_FAILURES);
    const red = (once: readonly number[]) =>
      once.reduce((chance, one) => chance * (1 - one + one * first), 1) -
      once.reduce((chance, one) => chance * (1 - one), 1);
    const onceOf = (chance: number) => (2 + ENOUGH_FAILURES) * chance * (1 - chance) ** (1 + ENOUGH_FAILURES);
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(chances, (suite) => {
        expect(red(suite.map(onceOf))).toBeLessThanOrEqual(0.0185);
      }),
    );
    const worst = Array.from({ length: 24 }, (_, at) => red(Array(at + 1).fill(onceOf(first))));
    expect(Math.max(...worst)).toBeCloseTo(0.0183, 3);
    expect(Math.max(...worst)).toBeLessThanOrEqual(BY_FAILURES);
  });

  it.each([
    ['of 4 %', Array(24).fill(0.04)],
    ['of two that hardly ever pass', [...Array(22).fill(0.99), 0.04, 0.04]],
    ['of 10 %', Array(24).fill(0.1)],
    ['of 45 %', Array(24).fill(0.45)],
    ['of a fifth that passes 10 %', [...Array(19).fill(0.99), ...Array(5).fill(0.1)]],
  ])('%s is called so accordingly seldom', (_, chances) => {
    const { next } = seededRandom(18);
    const suites = 2000;
    let red = 0;
    for (let suite = 0; suite < suites; suite += 1) {
      const tapes = chances.map((chance) => tapeOf(chance, next));
      const flips = tapes.filter(([before, now]) => before && !now);
      const failedBefore = tapes
        .filter(([before]) => !before)
        .map(([, now = false, ...again], at) => {
          const failed = again.filter((passed) => !passed).length;
          return { id: `c${at}`, passes: now, repeats: () => ({ played: again.length, failed }) };
        });
      const { now } = failuresNeeded(LEVEL, besideFlips(flips.length, failedBefore).state);
      if (now !== undefined && flips.some(([, , ...again]) => !again.includes(true))) red += 1;
    }
    expect(red / suites).toBeLessThanOrEqual(0.0255);
  });

  it('leaves the fall of its pass rate what flips cannot spend', () => {
    const none = { history: false, base: false, ownPlays: false };
    expect(levelOfLastLook(none, [2, 9], 0)).toBe(FALSE_RED);
    expect(levelOfLastLook(none, [1, 9], 0.003)).toBeCloseTo(0.027);
    expect(levelOfLastLook({ history: true, base: true, ownPlays: false }, [2], 0.001)).toBeCloseTo(0.039);
    expect(levelOfLastLook({ history: true, base: true, ownPlays: true }, [0], 0.003)).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import {
  alwaysFailed,
  chanceOf,
  failuresNeeded,
  levelOfFlip,
  MOST_REPEATS,
  passesNeeded,
  playsOfEachSide,
  provenByItself,
} from '../../../src/runs/comparing/flip-proof.ts';

const moves = (down: number, up = 0, stillFailing = 0) => ({ down, up, stillFailing });

describe('failures in a row that prove a flip', () => {
  it.each([
    ['alone in a solid suite', moves(1), 9],
    ['alone beside known failures: as many as prove it in any suite', moves(1, 0, 12), 20],
    ['among flips both ways', moves(2, 2), 11],
    ['in a suite that goes both ways everywhere', moves(6, 6, 7), 13],
    ['where cases fail nearly always: none that are played', moves(2, 2, 19), undefined],
  ])('%s', (_, seen, needed) => {
    expect(failuresNeeded(seen)).toBe(needed);
  });

  it('are fewer where its history passed throughout, and the more so the longer it is', () => {
    const needed = ['PPPP', 'PPPPPP', 'PPPPPPPPPPP'].map((history) => failuresNeeded(moves(1), history));
    expect(needed).toEqual([5, 3, 2]);
    // Too short to say anything: the suite decides.
    expect(failuresNeeded(moves(1), 'PPP')).toBe(failuresNeeded(moves(1)));
  });

  it('are more where it failed more than once before, and none where it fails by habit', () => {
    expect(failuresNeeded(moves(1), 'PFPFPFP')).toBe(12);
    expect(failuresNeeded(moves(1), 'FPFFFPFFFP')).toBeUndefined();
  });

  it('overlook one piece of failures, and those since the last pass', () => {
    expect(failuresNeeded(moves(1), 'PPPPFFFP')).toBe(failuresNeeded(moves(1)));
    expect(failuresNeeded(moves(1), 'FFFFFFP'), 'it passed once').toBeUndefined();
    expect(failuresNeeded(moves(1), 'PPPPPPFFFF')).toBe(failuresNeeded(moves(1), 'PPPPPP'));
  });

  it('never end in a number that is not played', () => {
    for (let down = 1; down <= 20; down += 1)
      for (let up = 0; up <= 20; up += 4)
        for (let failing = 0; failing <= 20; failing += 4)
          expect(failuresNeeded(moves(down, up, failing)) ?? MOST_REPEATS).toBeLessThanOrEqual(MOST_REPEATS);
  });
});

describe('known failures', () => {
  it.each([
    ['FFFFFFFFFF', true],
    ['FFFFFFFFF', false],
    ['FFFFFFFFFFPF', false],
    [undefined, false],
  ])('%s: %s', (history, always) => {
    expect(alwaysFailed(history)).toBe(always);
  });
});

describe('an exact test over both sides', () => {
  it.each([
    [1, 4],
    [2, 5],
    [5, 5],
    [10, 6],
    [20, 6],
  ])('of %i flips takes %i plays a side', (flips, plays) => {
    const level = levelOfFlip(flips);
    expect(playsOfEachSide(level)).toBe(plays);
    expect(passesNeeded(plays, level)).toBeLessThanOrEqual(plays);
    expect(chanceOf({ played: plays, failed: 0 }, { played: plays, failed: plays })).toBeLessThanOrEqual(
      level,
    );
  });

  it('takes fewer passes there the more failures are here', () => {
    expect([4, 6, 9, 24].map((failures) => passesNeeded(failures, levelOfFlip(1)))).toEqual([4, 3, 2, 2]);
  });
});

describe('a case that is played several times in a run', () => {
  it.each([
    [5, 24, true],
    [4, 24, false],
    [4, 6, true],
    [3, 1, true],
    [2, 1, false],
  ])('is proven by %i passes and as many failures in a suite of %i: %s', (plays, cases, proven) => {
    expect(provenByItself(Array(plays).fill(1), Array(plays).fill(0), cases)).toBe(proven);
  });

  it('is not where a play went the other way', () => {
    expect(provenByItself([1, 1, 1, 1, 0], [0, 0, 0, 0, 0], 1)).toBe(false);
  });
});

describe('an unchanged suite', () => {
  const SUITES: [string, number[]][] = [
    ['of 30 %', Array(24).fill(0.3)],
    ['of 45 %', Array(24).fill(0.45)],
    ['of 95 %', Array(24).fill(0.95)],
    ['of 20 %', Array(24).fill(0.2)],
    ['of 10 %', Array(24).fill(0.1)],
    ['of solid cases and a fifth of 40 %', [...Array(19).fill(0.99), ...Array(5).fill(0.4)]],
    ['of all kinds', [...Array(14).fill(0.99), ...Array(5).fill(0.9), ...Array(3).fill(0.6), 0.3, 0.3]],
  ];

  it.each(SUITES)('%s has a flip that is called proven in at most 2.5 %', (_, chances) => {
    const { next } = seededRandom(18);
    const suites = 3000;
    let red = 0;
    for (let suite = 0; suite < suites; suite += 1) {
      const seen = chances.map((chance) => ({ chance, before: next() < chance, now: next() < chance }));
      const flips = seen.filter(({ before, now }) => before && !now);
      const needed = failuresNeeded({
        down: flips.length,
        up: seen.filter(({ before, now }) => !before && now).length,
        stillFailing: seen.filter(({ before, now }) => !before && !now).length,
      });
      if (needed === undefined) continue;
      if (flips.some(({ chance }) => Array.from({ length: needed }).every(() => next() >= chance))) red += 1;
    }
    expect(red / suites).toBeLessThanOrEqual(0.025);
  });
});

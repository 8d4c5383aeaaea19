import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { type NoisyValue, noiseParts } from '../../src/statistics/noise-parts.ts';

const value = (user: number, measured: number, answers = `${user} ${measured}`): NoisyValue => ({
  user,
  answers,
  value: measured,
});

describe('the noise of users, agent and judge', () => {
  it('is that of a table that was computed by hand', () => {
    // Users 1 and 2, twice each: means 1 and 4, MSB 9, MSW 1, n0 2.
    const parts = noiseParts([[value(1, 0), value(1, 2), value(2, 4), value(2, 4, 'other')]]);
    expect(parts).toMatchObject({ values: 4, users: 2, judge: null });
    expect(parts?.agent).toBeCloseTo(1, 12);
    expect(parts?.user).toBeCloseTo(2, 12);
  });

  it('is found in many values that were drawn from known ones', () => {
    const { next } = seededRandom(7);
    const normal = () => Array.from({ length: 12 }, () => next()).reduce((sum, one) => sum + one, -6);
    const cases = Array.from({ length: 60 }, (_, at) =>
      Array.from({ length: 6 }, (__, user) => {
        const level = at + 3 * normal();
        return Array.from({ length: 4 }, (___, play) => {
          const agent = 2 * normal();
          return [0, 1].map(() => value(user, level + agent + normal(), `${user} ${play}`));
        });
      }).flat(2),
    );
    const parts = noiseParts(cases);
    expect(parts?.user).toBeCloseTo(3, 0);
    expect(parts?.judge).toBeCloseTo(1, 0);
    expect(parts?.agent).toBeGreaterThan(1.5);
    expect(parts?.agent).toBeLessThan(2.4);
  });

  it.each([
    ['no case was played twice', [[value(1, 1)], [value(2, 0)]], undefined],
    ['there are none', [], undefined],
  ])('is not known where %s', (_, cases, expected) => {
    expect(noiseParts(cases)).toBe(expected);
  });

  it('is not separable where each user was met once', () => {
    expect(noiseParts([[value(1, 0), value(2, 1)]])).toMatchObject({ user: null, agent: null, judge: null });
  });

  it('is none of the users where all of them are alike', () => {
    expect(noiseParts([[value(1, 0), value(1, 1), value(2, 0), value(2, 1)]])?.user).toBe(0);
  });
});

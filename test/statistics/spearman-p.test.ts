import { describe, expect, it } from 'vitest';
import { spearmanP } from '../../src/statistics/spearman-p.ts';

describe('spearmanP', () => {
  // Student's t tables: rho = t / √(df + t²) at the 5 % and 1 % points of 8 and 18 degrees of freedom.
  it.each([
    [0.631897, 10, 0.05],
    [0.764592, 10, 0.01],
    [0.443763, 20, 0.05],
    [-0.561435, 20, 0.01],
  ])('gives rho %d of %d pairs p = %d', (rho, count, p) => {
    expect(spearmanP(rho, count)).toBeCloseTo(p, 5);
  });

  it('says nothing of two pairs, and everything of perfect agreement', () => {
    expect(spearmanP(1, 2)).toBe(1);
    expect(spearmanP(-1, 8)).toBe(0);
    expect(spearmanP(0, 8)).toBe(1);
  });

  it('refuses a correlation beyond 1', () => {
    expect(() => spearmanP(1.01, 5)).toThrow(RangeError);
  });
});

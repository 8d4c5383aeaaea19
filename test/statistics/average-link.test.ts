import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageLink, MOST_LINKED } from '../../src/statistics/average-link.ts';

const table = (rows: number[][]) => (a: number, b: number) => rows[a]?.[b] as number;
/** The definition, word for word: join the closest pair of groups until none is close enough. */
function slowly(count: number, similarity: (a: number, b: number) => number, cut: number): number[] {
  let groups = Array.from({ length: count }, (_, place) => [place]);
  for (;;) {
    let best = { value: -1, a: -1, b: -1 };
    for (let a = 0; a < groups.length; a += 1)
      for (let b = a + 1; b < groups.length; b += 1) {
        const [left, right] = [groups[a] as number[], groups[b] as number[]];
        let sum = 0;
        for (const one of left) for (const other of right) sum += similarity(one, other);
        const value = sum / (left.length * right.length);
        if (value > best.value) best = { value, a, b };
      }
    if (best.a === -1 || 1 - best.value > cut + 1e-12) break;
    const joined = [...(groups[best.a] as number[]), ...(groups[best.b] as number[])];
    groups = groups.flatMap((group, at) => (at === best.a ? [joined] : at === best.b ? [] : [group]));
  }
  return Array.from({ length: count }, (_, place) => groups.findIndex((group) => group.includes(place)));
}

describe('averageLink', () => {
  it('joins by the mean of the pairs, not by the closest or the furthest one', () => {
    // 0-1 are close; 2 is close to 1 and far from 0: the mean of 0.8 and 0.2 is 0.5.
    const similarity = table([
      [1, 0.9, 0.2],
      [0.9, 1, 0.8],
      [0.2, 0.8, 1],
    ]);
    expect(averageLink(3, similarity, 0.5)).toEqual([0, 0, 0]);
    expect(averageLink(3, similarity, 0.49)).toEqual([0, 0, 1]);
    expect(averageLink(3, similarity, 0.05)).toEqual([0, 1, 2]);
  });

  it('joins the smallest places first where pairs are equally close', () => {
    const similarity = table([
      [1, 0.6, 0],
      [0.6, 1, 0.6],
      [0, 0.6, 1],
    ]);
    expect(averageLink(3, similarity, 0.5)).toEqual([0, 0, 1]);
  });

  it('agrees with the definition', () => {
    const matrix = fc.integer({ min: 0, max: 9 }).chain((count) =>
      fc.array(
        fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1e6),
        {
          minLength: count ** 2,
          maxLength: count ** 2,
        },
      ),
    );
    fc.assert(
      fc.property(
        matrix,
        fc.integer({ min: 0, max: 1e6 }).map((value) => value / 1e6),
        (values, cut) => {
          const count = Math.sqrt(values.length);
          const similarity = (a: number, b: number) =>
            values[Math.min(a, b) * count + Math.max(a, b)] as number;
          expect(averageLink(count, similarity, cut)).toEqual(slowly(count, similarity, cut));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('refuses what it cannot do', () => {
    expect(() => averageLink(MOST_LINKED + 1, () => 0, 0.5)).toThrow(RangeError);
    expect(() => averageLink(1, () => 0, 1.5)).toThrow(RangeError);
  });
});

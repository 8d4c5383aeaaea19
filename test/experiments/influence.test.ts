import { describe, expect, it } from 'vitest';
import { type InfluencePairs, influence } from '../../src/experiments/influence.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { pairedContrast } from '../../src/statistics/paired-contrast.ts';

const pairsOf = (differences: readonly number[]): InfluencePairs => ({
  variant: 'other',
  caseIds: differences.map((_, index) => `case-${index + 1}`),
  cases: differences.map((difference) => ({ a: [0], b: [difference] })),
});
const options = { scope: 'population' as const, alpha: 0.05, next: seededRandom(1).next };
const pWithout = (differences: readonly number[], left: number) =>
  pairedContrast(pairsOf(differences.filter((_, index) => index !== left)).cases, {
    binary: false,
    scope: 'population',
    theseCases: false,
  }).p_value;

describe('influence', () => {
  it('names the cases without which nothing would be proven, and agrees with a test that leaves them out', () => {
    const differences = [0.3, 0.25, 0.2, 0.35, 0.3, 0.28, -0.25, 0.31, -0.1];
    const found = influence([pairsOf(differences)], options);
    const expected = differences
      .map((_, index) => [`case-${index + 1}`, pWithout(differences, index)] as const)
      .filter(([, p]) => p > 0.05);
    expect(
      pairedContrast(pairsOf(differences).cases, { binary: false, theseCases: false }).p_value,
    ).toBeLessThan(0.05);
    expect(expected.length).toBeGreaterThan(0);
    expect(new Map(found.map(({ case_id, p_value_without }) => [case_id, p_value_without]))).toEqual(
      new Map(expected),
    );
  });

  it('names the one case that stands in the way', () => {
    const differences = [0.3, 0.25, 0.2, 0.35, 0.3, 0.28, 0.3, -0.9];
    expect(influence([pairsOf(differences)], options)).toEqual([
      { case_id: 'case-8', p_value_without: pWithout(differences, 7) },
    ]);
  });

  it.each([1, -1] as const)(
    'says that another one would lead without it, where that is what would be proven (direction %i)',
    (direction) => {
      const differences = [9, -0.8, -0.7, -0.9, -0.75, -0.85, -0.8, -0.7].map((one) => direction * one);
      const rest = pWithout(differences, 0);
      expect(rest).toBeLessThan(0.05);
      const expected = [{ case_id: 'case-1', p_value_without: rest, leader_without: 'other' }];
      expect(influence([pairsOf(differences)], { ...options, direction })).toEqual(expected);
      // A third one that is behind both of them changes nothing.
      const far = {
        ...pairsOf(differences),
        variant: 'far',
        cases: differences.map((one) => ({ a: [direction * -20], b: [one] })),
      };
      expect(influence([far, pairsOf(differences)], { ...options, direction })).toEqual(expected);
      // One that shares the lead leaves nothing proven, with the case or without.
      const level = { ...pairsOf(differences), variant: 'level' };
      expect(influence([level, pairsOf(differences)], { ...options, direction })).toEqual([]);
    },
  );

  it('finds none where the cases agree, or where none says anything', () => {
    expect(influence([pairsOf([0.3, 0.25, 0.2, 0.35, 0.3, 0.28, 0.3, 0.33])], options)).toEqual([]);
    expect(influence([pairsOf([0, 0, 0, 0, 0, 0])], options)).toEqual([]);
    expect(influence([pairsOf([0.5])], options)).toEqual([]);
    expect(influence([], options)).toEqual([]);
  });

  it('looks at all rivals: the largest p decides', () => {
    const clear = pairsOf([0.3, 0.25, 0.2, 0.35, 0.3, 0.28, 0.3, 0.33]);
    const close = pairsOf([0.3, 0.25, 0.2, 0.35, 0.3, 0.28, 0.3, -0.9]);
    expect(influence([clear, close], options)).toEqual(influence([close], options));
  });

  it('speaks of exactly these cases below six', () => {
    const pass = { a: [0, 0, 0, 0], b: [1, 1, 1, 1] };
    const cases = [pass, { a: [0, 1, 1, 0], b: [0, 1, 0, 1] }];
    const found = influence([{ variant: 'other', caseIds: ['clear', 'even'], cases }], {
      ...options,
      scope: 'these_test_cases',
    });
    expect(found.map(({ case_id }) => case_id)).toEqual(['even']);
    // Four against four: 2 of 70 relabellings are as extreme.
    expect(found[0]?.p_value_without).toBeCloseTo(2 / 70, 12);
  });

  it('stays quick for hundreds of graded cases, and lists no more than twenty', () => {
    const { next } = seededRandom(3);
    const differences = Array.from({ length: 400 }, () => next() - 0.5);
    const shift = 0.0283 - differences.reduce((sum, one) => sum + one, 0) / 400;
    const found = influence([pairsOf(differences.map((one) => one + shift))], options);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(20);
  });
});

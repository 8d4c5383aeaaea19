import { describe, expect, it } from 'vitest';
import { lostPlays } from '../../src/experiments/lost-plays.ts';
import { metricOf } from '../../src/experiments/metrics.ts';
import { eachCase, everyCase, evidenceOf, lostOnes } from '../support/evidence.ts';

describe('lost plays', () => {
  it('bound the difference by the worst and the best that they could have been', () => {
    const evidence = evidenceOf(
      { a: eachCase([1, 1], [1], [0, 1]), b: eachCase([1, 0], [0, 1], [0, 0]) },
      { lost: [...lostOnes('a', 2), ...lostOnes('b', 1)] },
    );
    const found = lostPlays(evidence, 'a', 'b');
    expect(found).toMatchObject({ lost: [2, 1], plays: [7, 7] });
    expect(found.rates).toEqual([2 / 7, 1 / 7]);
    // By hand: 1 - 1/2, 1 - 1/2, 1/2 - 0; worst 2/3 - 2/3, 1/2 - 1/2, 1/2 - 0; best 1 - 1/3, 1 - 1/2, 1/2 - 0.
    expect(found.difference).toBeCloseTo(0.5, 12);
    expect(found.bounds?.[0]).toBeCloseTo(0.5 / 3, 12);
    expect(found.bounds?.[1]).toBeCloseTo((2 / 3 + 0.5 + 0.5) / 3, 12);
    expect(found.turns).toBe(false);
  });

  // Fisher's p by scipy: 6 of 200 against none .030; 3 of 200 .248; 11 of 200 against none .0005.
  it.each([
    ['none', 0, 0, false],
    ['few of many', 3, 0, false],
    ['few, but more than chance', 6, 0, true],
    ['more than five points', 11, 0, true],
    ['the same on both sides', 40, 40, false],
  ])('differ or not: %s', (_, ofA, ofB, differs) => {
    const plays = { a: everyCase(200 - ofA, [1]), b: everyCase(200 - ofB, [1]) };
    const evidence = evidenceOf(plays, { lost: [...lostOnes('a', ofA), ...lostOnes('b', ofB)] });
    expect(lostPlays(evidence, 'a', 'b').differs).toBe(differs);
  });

  it('turn a lead when the worst case has the other sign', () => {
    const plays = { a: everyCase(10, [1, 1, 1]), b: everyCase(10, [1, 1, 0, 1]) };
    const evidence = evidenceOf(plays, { lost: lostOnes('a', 10) });
    const found = lostPlays(evidence, 'a', 'b');
    expect(found.difference).toBeCloseTo(0.25, 12);
    expect(found.bounds?.[0]).toBeCloseTo(0, 12);
    expect(found.turns).toBe(false);
    const more = evidenceOf(plays, { lost: [...lostOnes('a', 10), ...lostOnes('a', 10)] });
    expect(lostPlays(more, 'a', 'b').turns).toBe(true);
    expect(lostPlays(more, 'b', 'a').turns).toBe(false);
  });

  it('are bounded on another score of 0 to 1 as well', () => {
    const evidence = evidenceOf(
      { a: everyCase(1, [0.8, 0.8]), b: everyCase(1, [0.6]) },
      { lost: lostOnes('a', 2), of: (value) => ({ scores: { relevance: value } }) },
    );
    const found = lostPlays(
      { ...evidence, lost: [...lostOnes('a', 1), ...lostOnes('a', 1)] },
      'a',
      'b',
      metricOf('relevance'),
    );
    expect(found.bounds?.[0]).toBeCloseTo(0.4 - 0.6, 12);
    expect(found.bounds?.[1]).toBeCloseTo(0.9 - 0.6, 12);
  });

  it.each([
    ['as many on both sides', 20, 20, false],
    ['a few on one side, no more than chance', 3, 0, false],
    ['far more on one side', 40, 10, true],
  ])('are not the unsure ones, unless their shares differ: %s', (_, ofA, ofB, withUnsure) => {
    const plays = { a: everyCase(200 - ofA, [1]), b: everyCase(200 - ofB, [0]) };
    const lost = [...lostOnes('a', ofA, 'unsure'), ...lostOnes('b', ofB, 'unsure')];
    expect(lostPlays(evidenceOf(plays, { lost }), 'a', 'b')).toMatchObject({
      withUnsure,
      lost: withUnsure ? [ofA, ofB] : [0, 0],
      weighs: withUnsure,
    });
  });

  it('of a variant that was never played are no plays, and bound nothing', () => {
    const evidence = evidenceOf({ a: everyCase(2, [1]), b: {} });
    expect(lostPlays(evidence, 'a', 'b')).toEqual({
      lost: [0, 0],
      withUnsure: false,
      plays: [2, 0],
      rates: [0, 0],
      differs: false,
      difference: null,
      bounds: null,
      worst: [],
      turns: false,
      weighs: false,
    });
  });

  it('of a variant that lost all leave the difference unknown between two ends', () => {
    const evidence = evidenceOf({ a: everyCase(2, [1]), b: {} }, { lost: lostOnes('b', 2) });
    expect(lostPlays(evidence, 'a', 'b')).toMatchObject({
      differs: true,
      difference: null,
      bounds: [0, 1],
      turns: false,
    });
  });
});

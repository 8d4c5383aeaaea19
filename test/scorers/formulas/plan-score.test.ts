import { describe, expect, it } from 'vitest';
import { planQualityScore } from '../../../src/scorers/formulas/plan-quality-score.ts';
import { adherence, extraCalls, stepOrder } from '../../../src/scorers/formulas/plan-score.ts';

const call = (name: string, given: Record<string, unknown> = {}, result: unknown = 'ok') => ({
  name,
  arguments: given,
  result,
});

describe('adherence', () => {
  it.each([
    [0.75, 1, 0, 0.75],
    [1, 1, 0.2, 0.96],
    [1, 5 / 6, 0, 0.9667],
    [1, 0, 0, 0.8],
    [0.75, 1, 0.25, 0.7125],
    [0.5, 1, 0.5, 0.45],
    [0, 1, 0, 0],
  ])('coverage %f, order %f, extra %f make %f', (coverage, order, extra, score) => {
    expect(adherence(coverage, order, extra)).toBeCloseTo(score, 4);
  });
});

describe('stepOrder', () => {
  it.each<[number[], number, [number, number][]]>([
    [[], 1, []],
    [[3], 1, []],
    [[0, 1, 2, 3], 1, []],
    [[0, 2, 1, 3], 5 / 6, [[1, 2]]],
    [
      [3, 2, 1, 0],
      0,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [[0, 0, 0], 1, []],
  ])('of calls %j is %f', (calls, order, violations) => {
    const found = stepOrder(calls.map((at, step) => ({ step, call: at })));
    expect(found.order).toBeCloseTo(order, 10);
    expect(found.violations).toEqual(violations);
  });
});

describe('extraCalls', () => {
  it.each<[string, ReturnType<typeof call>[], number[], number[]]>([
    ['calls of no step', [call('search'), call('sing')], [0], [1]],
    [
      'nothing to a failed call that was tried again',
      [call('search', {}, { error: 'down' }), call('search')],
      [1],
      [],
    ],
    ['a failed call that nothing made good', [call('search', {}, { error: 'down' })], [], [0]],
    [
      'nothing to a look at what a change left behind',
      [call('create_order', { item: 'kettle' }, { id: 'O-77' }), call('get_order', { id: 'O-77' })],
      [0],
      [],
    ],
    [
      'a look at something else',
      [call('create_order', { item: 'kettle' }, { id: 'O-77' }), call('get_weather', { city: 'Rome' })],
      [0],
      [1],
    ],
    [
      'a look before the change',
      [call('get_order', { id: 'O-77' }), call('cancel_order', { id: 'O-77' })],
      [1],
      [0],
    ],
  ])('counts %s', (_, calls, matched, extra) => {
    expect(extraCalls(calls, new Set(matched))).toEqual(extra);
  });
});

describe('planQualityScore', () => {
  it.each([
    [{ coverage: 0.75, order: 1, specificity: 0.75, efficiency: 0.75, blocked: false }, 0.8],
    [{ coverage: 1, order: 1, specificity: 1, efficiency: 1, blocked: false }, 1],
    [{ coverage: 0.5, order: 0.5, specificity: 0.5, efficiency: 0.5, blocked: false }, 0.5],
    [{ coverage: 1, order: 1, specificity: 1, efficiency: 1, blocked: true }, 0.5],
    [{ coverage: 0.2, order: 0, specificity: 0, efficiency: 0, blocked: true }, 0.1],
    [{ coverage: 0, order: 1, specificity: 1, efficiency: 1, blocked: false }, 0],
  ])('%j makes %f', (grades, score) => {
    expect(planQualityScore(grades)).toBeCloseTo(score, 10);
  });
});

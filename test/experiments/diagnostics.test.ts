import { describe, expect, it } from 'vitest';
import { analysisWarnings } from '../../src/experiments/analysis-warnings.ts';
import { caseValues, pairsOf } from '../../src/experiments/case-values.ts';
import { decide } from '../../src/experiments/decide.ts';
import { duplicateAnswers } from '../../src/experiments/duplicate-answers.ts';
import type { Evidence, Play } from '../../src/experiments/evidence.ts';
import { metricOf } from '../../src/experiments/metrics.ts';
import { orderDrift } from '../../src/experiments/order-drift.ts';
import { saturation } from '../../src/experiments/saturation.ts';
import { type ExperimentSketch, playedExperiment, settingsOf } from '../support/experiment-plays.ts';

const passRate = metricOf('pass_rate');

describe('orderDrift', () => {
  const drifting = (fall: number) => ({
    a: (index: number, round: number) => ({
      scores: { relevance: 0.9 - fall * round + ((index * 7 + round * 5) % 6) / 20 },
    }),
    b: (index: number, round: number) => ({
      scores: { relevance: 0.5 + ((index * 3 + round * 5) % 7) / 20 },
    }),
  });

  it('finds a metric that falls while the experiment goes on, and only in that variant', () => {
    const evidence = playedExperiment(drifting(0.05), { cases: 10, rounds: 8 });
    expect(orderDrift(evidence, metricOf('relevance'))).toEqual([
      { variant: 'a', rho: expect.any(Number), p_value: expect.any(Number) },
    ]);
    expect(orderDrift(evidence, metricOf('relevance'))[0]?.rho).toBeLessThan(-0.5);
    expect(
      orderDrift(playedExperiment(drifting(0), { cases: 10, rounds: 8 }), metricOf('relevance')),
    ).toEqual([]);
  });

  it('is not misled by cases in a fixed order, easy ones first', () => {
    const sorted = (index: number, round: number) => ({
      scores: { relevance: 0.9 - index / 20 + ((index * 7 + round * 5) % 6) / 1000 },
    });
    const evidence = playedExperiment({ a: sorted, b: sorted }, { cases: 12, rounds: 2 });
    expect(orderDrift(evidence, metricOf('relevance'))).toEqual([]);
  });

  it('says nothing of a metric that never changes or was never measured', () => {
    const evidence = playedExperiment({ a: () => ({}), b: () => ({}) }, { cases: 10, rounds: 5 });
    expect(orderDrift(evidence, passRate)).toEqual([]);
    expect(orderDrift(evidence, metricOf('relevance'))).toEqual([]);
  });
});

describe('duplicateAnswers', () => {
  it.each<[string, ExperimentSketch, number, ReturnType<typeof duplicateAnswers>]>([
    [
      'every answer its own',
      { a: () => ({}), b: () => ({}) },
      2,
      { repeated: 6, same: 0, variantsAlike: false },
    ],
    [
      'a deterministic agent',
      { a: (index) => ({ digest: `a${index}` }), b: (index) => ({ digest: `b${index}` }) },
      2,
      { repeated: 6, same: 6, variantsAlike: false },
    ],
    [
      'overrides that do not arrive',
      { a: (index) => ({ digest: `${index}` }), b: (index) => ({ digest: `${index}` }) },
      1,
      { repeated: 0, same: 0, variantsAlike: true },
    ],
    [
      'one variant lost',
      { a: () => ({ digest: 'x' }), b: () => 'lost' },
      2,
      { repeated: 3, same: 3, variantsAlike: null },
    ],
  ])('counts %s', (_, sketch, rounds, found) => {
    expect(duplicateAnswers(playedExperiment(sketch, { cases: 3, rounds }))).toEqual(found);
  });
});

describe('saturation', () => {
  it.each([
    ['all_pass', 'pass_rate', () => ({ passed: true })],
    ['all_fail', 'pass_rate', () => ({ passed: false })],
    ['constant', 'relevance', () => ({ scores: { relevance: 0.8 } })],
    [undefined, 'pass_rate', (index: number) => ({ passed: index > 0 })],
    [undefined, 'relevance', () => ({})],
  ] as const)('is %s', (found, metric, play) => {
    expect(
      saturation(playedExperiment({ a: play, b: play }, { cases: 2, rounds: 2 }), metricOf(metric)),
    ).toBe(found);
  });
});

describe('the warnings of an analysis', () => {
  function warningsOf(evidence: Evidence) {
    const decision = decide(evidence, settingsOf());
    const metric = metricOf(decision.primary);
    const { caseIds } = pairsOf(caseValues(evidence, metric), decision.comparedWith, decision.leader);
    return analysisWarnings({
      evidence,
      decision,
      metric,
      compared: caseIds,
      saturation: saturation(evidence, metric),
      duplicates: duplicateAnswers(evidence),
    });
  }
  const mixed = (index: number, round: number) => ({ passed: (index + round) % 2 === 0 });

  it('are none for a clean experiment', () => {
    expect(warningsOf(playedExperiment({ a: mixed, b: mixed }, { cases: 8, rounds: 4 }))).toEqual([]);
  });

  it('count what was lost, say what it could have changed, and which cases are out', () => {
    const evidence = playedExperiment(
      {
        a: mixed,
        b: (index, round) =>
          index < 2 ? (round === 0 ? 'socket hang up' : 'read timeout') : mixed(index, round),
      },
      { cases: 8, rounds: 4 },
    );
    expect(warningsOf(evidence)).toEqual([
      '8 of 32 plays of "b" ended without a verdict and count in no figure. Most often: read timeout.',
      'The shares of lost plays differ: 0 % of "a", 25 % of "b". Had they all counted against "a", its difference in pass_rate would be −13 points; all for it, +13 points.',
      '2 cases are not in the comparison, for want of a valid play of "a" or of "b": "case-1" and "case-2".',
    ]);
  });

  it('name metrics without values', () => {
    const noScores: Play['scores'] = {};
    const evidence = playedExperiment(
      {
        a: mixed,
        b: (index, round) => ({
          ...mixed(index, round),
          scores: index === 0 ? noScores : { relevance: 0.5 },
        }),
      },
      { cases: 2, rounds: 2, metrics: ['relevance', 'cost_usd'] },
    );
    expect(warningsOf(evidence)).toEqual([
      'relevance has no value in 6 of 8 valid plays; its figures leave them out.',
      'cost_usd has no value in any play; nothing can be said about it.',
    ]);
  });

  it('ask whether the overrides arrive where all answers are the same', () => {
    const same = (index: number) => ({ digest: `${index}` });
    expect(warningsOf(playedExperiment({ a: same, b: same }, { cases: 3, rounds: 2 }))).toEqual([
      'Every play passed: these cases tell no variants apart.',
      'All variants gave the same answers in every case. Do the overrides reach the agent?',
    ]);
  });

  it('say that K is effectively 1 where answers repeat', () => {
    const evidence = playedExperiment(
      {
        a: (index, round) => ({ ...mixed(index, round), digest: `a${index}` }),
        b: (index, round) => ({ ...mixed(index, round), digest: `b${index}` }),
      },
      { cases: 3, rounds: 2 },
    );
    expect(warningsOf(evidence)).toEqual([
      'In 6 of 6 pairs of case and variant all answers are the same, so further runs told nothing there: K is effectively 1.',
    ]);
  });
});

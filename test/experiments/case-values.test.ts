import { describe, expect, it } from 'vitest';
import { caseValues, pairsOf } from '../../src/experiments/case-values.ts';
import { metricOf } from '../../src/experiments/metrics.ts';
import { evidenceOf, play } from '../support/evidence.ts';

const passRate = metricOf('pass_rate');

describe('case values', () => {
  const evidence = evidenceOf({ a: { c1: [1, 0, 1], c2: [1] }, b: { c2: [0, 1], c3: [1] } });

  it('are sorted by variant and case; a case without plays of a variant is not there', () => {
    const values = caseValues(evidence, passRate);
    expect([...(values.get('a') ?? [])]).toEqual([
      ['c1', [0, 1, 1]],
      ['c2', [1]],
    ]);
    expect([...(values.get('b') ?? [])]).toEqual([
      ['c2', [0, 1]],
      ['c3', [1]],
    ]);
  });

  it('do not depend on the order of plays', () => {
    const turned = { ...evidence, plays: [...evidence.plays].reverse() };
    expect(caseValues(turned, passRate)).toEqual(caseValues(evidence, passRate));
  });

  it('pair the cases that both variants played', () => {
    expect(pairsOf(caseValues(evidence, passRate), 'a', 'b')).toEqual({
      caseIds: ['c2'],
      cases: [{ a: [1], b: [0, 1] }],
    });
  });

  it('leave out plays without the metric, and what is not part of the experiment', () => {
    const strange = {
      ...evidence,
      plays: [
        play({ variant: 'a', caseId: 'c1', scores: { relevance: 0.5 } }),
        play({ variant: 'a', caseId: 'c2' }),
        play({ variant: 'other', caseId: 'c1', scores: { relevance: 0.1 } }),
        play({ variant: 'a', caseId: 'elsewhere', scores: { relevance: 0.1 } }),
      ],
    };
    const values = caseValues(strange, metricOf('relevance'));
    expect([...values.keys()]).toEqual(['a', 'b']);
    expect([...(values.get('a') ?? [])]).toEqual([['c1', [0.5]]]);
    expect(pairsOf(values, 'a', 'b')).toEqual({ caseIds: [], cases: [] });
    expect(pairsOf(values, 'a', 'unheard of').cases).toEqual([]);
  });
});

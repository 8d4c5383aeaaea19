import { describe, expect, it } from 'vitest';
import { failedChecks } from '../../src/failure-analysis/failed-checks.ts';
import { failing, passing, turnOf } from '../support/analysed-attempts.ts';

const reasonsOf = (reasoning: string, metadata: Record<string, unknown> = {}) =>
  failedChecks(turnOf({ results: { house: failing(reasoning, metadata) } }), 0)[0]?.reasons;

describe('failedChecks', () => {
  it('says of an unmet demand that it is lacking, of a broken ban that it happened', () => {
    const criteria = [
      { text: 'Mention Visa', kind: 'must', verdict: 'not_met', reason: 'It is absent.' },
      { text: 'Must not invent a date.', kind: 'must_not', verdict: 'not_met', reason: '' },
      { text: 'Be polite', kind: 'should', verdict: 'met', reason: 'It is.' },
    ];
    expect(reasonsOf('', { criteria, failed_criteria: ['Mention Visa'] })).toEqual([
      'does not Mention Visa: It is absent.',
      'does invent a date.',
    ]);
  });

  it('reads the lists in which scorers name what failed', () => {
    const metadata = {
      unsupported_claims: [{ claim: 'It is free', reason: 'not in the context' }],
      unmet_requirements: ['Cancel it', 'Cancel it', 7, null],
    };
    expect(reasonsOf('', metadata)).toEqual(['Cancel it', 'It is free: not in the context']);
  });

  it('takes the reasoning, without its preface, where no list says anything', () => {
    expect(reasonsOf('Score 0.2 is below the threshold 0.7: it is rude.')).toEqual(['it is rude.']);
    expect(reasonsOf('')).toEqual([]);
  });

  it('keeps reasons short and few', () => {
    const reasons = reasonsOf('', {
      issues: Array.from({ length: 50 }, (_, at) => `${at} ${'x'.repeat(2000)}`),
    });
    expect(reasons).toHaveLength(12);
    for (const reason of reasons ?? []) expect(reason.length).toBeLessThanOrEqual(300);
  });

  it('counts who stands against it, and whether it was judged or computed', () => {
    const computed = { ...failing(), metadata: { judge: { mode: 'none' } } };
    const [check] = failedChecks(turnOf({ results: { house: computed, a: passing(), b: passing() } }), 2);
    expect(check).toMatchObject({ scorer: 'house', turn: 2, judged: false, against: 2 });
  });
});

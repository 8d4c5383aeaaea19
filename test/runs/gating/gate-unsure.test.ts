import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GateFacts, gate } from '../../../src/runs/gating/gate.ts';
import { gateSettings } from '../../../src/schema/settings.ts';

const facts = (passed: number, failed: number, unsure: number, more: Partial<GateFacts> = {}): GateFacts => ({
  selected: passed + failed + unsure,
  ...{ passed, failed, errored: 0, skipped: 0, avgScores: {} },
  nonGating: { total: 0, failed: 0 },
  onlyInfrastructure: true,
  ...(unsure === 0 ? {} : { unsure: { cases: unsure, scorers: new Set(['playval']) } }),
  ...more,
});
const verdict = (given: GateFacts, settings: object = {}) => gate(given, gateSettings.parse(settings));

describe('the gate over unsure cases (contract 5)', () => {
  it.each([
    ['most sure and passed', facts(41, 0, 12), {}, 'passed'],
    ['as many sure as unsure', facts(5, 0, 5), {}, 'passed'],
    ['fewer than half are sure', facts(4, 0, 5), {}, 'neutral'],
    ['none is sure', facts(0, 0, 9), {}, 'neutral'],
    ['none is sure, and more are wanted than there are', facts(0, 0, 9), { min_cases: 20 }, 'failed'],
    ['none is sure, and as many are wanted as there are', facts(0, 0, 9), { min_cases: 9 }, 'neutral'],
    ['most are sure, and fewer than are wanted', facts(8, 0, 5), { min_cases: 10 }, 'failed'],
    ['a sure failure among unsure ones, and all have to pass', facts(0, 1, 9), {}, 'failed'],
    ['one that the unsure ones could make up for', facts(0, 1, 9), { min_pass_rate: 0.8 }, 'neutral'],
    ['failures that they could not make up for', facts(0, 3, 9), { min_pass_rate: 0.8 }, 'failed'],
    ['a sure failure, most are sure', facts(7, 1, 3), { min_pass_rate: 0.9 }, 'failed'],
    ['nothing gates', facts(0, 1, 9), { fail_on: 'never' }, 'neutral'],
    ['errors beside nothing sure', facts(0, 0, 9, { errored: 1 }), {}, 'failed'],
    ['errors that are allowed', facts(0, 0, 9, { errored: 1 }), { max_error_rate: 0.1 }, 'neutral'],
    ['a mean of which nothing is sure', facts(9, 0, 1), { min_scores: { playval: 0.8 } }, 'neutral'],
    ['beside a failure', facts(9, 1, 1), { min_scores: { playval: 0.8 } }, 'failed'],
    ['a mean that no case has', facts(9, 0, 1), { min_scores: { bias: 0.8 } }, 'failed'],
  ])('%s', (_, given, settings, conclusion) => {
    expect(verdict(given, settings).conclusion).toBe(conclusion);
  });

  it('says how many are sure, and what the others need', () => {
    expect(verdict(facts(41, 0, 12)).reason).toBe('41 of 41 sure cases passed (100 %). 12 cases are unsure.');
    expect(verdict(facts(3, 0, 12)).reason).toBe(
      'Only 3 of 15 gating cases are sure (3 passed, 0 failed), fewer than half, so nothing is decided. The 12 unsure ones need a check or a model; the report says what could not be told.',
    );
    expect(verdict(facts(0, 0, 1)).reason).toBe(
      'No gating case of 1 is sure, so nothing is decided. The unsure one needs a check or a model; the report says what could not be told.',
    );
    expect(verdict(facts(8, 0, 5), { min_cases: 10 }).reason).toBe(
      'Only 8 cases judged; 10 are required (gate.min_cases). 5 cases are unsure.',
    );
  });

  it('of a regression gate stays a regression, and passes on too few sure cases as neutral', () => {
    const comparison = (found: string) =>
      ({
        comparison: {
          verdict: found,
          reason: 'so',
          flips: [],
          cases: { compared: 3 },
          criteria_changed: [],
          baseline: {},
        },
        name: 'run_a',
        gating: new Set(),
      }) as unknown as GateFacts['baseline']; // The gate reads no more of it.
    const judged = (found: string) =>
      verdict(facts(3, 0, 12, { baseline: comparison(found)! }), { fail_on: 'regression' }).conclusion;
    expect([judged('regression'), judged('unchanged')]).toEqual(['failed', 'neutral']);
  });

  const number = fc.integer({ min: 0, max: 30 });
  it('never passes with fewer than half sure, and never fails by what could still pass', () => {
    fc.assert(
      fc.property(number, number, number, fc.double({ min: 0, max: 1, noNaN: true }), (p, f, u, least) => {
        fc.pre(p + f + u > 0);
        const settings = { min_pass_rate: least };
        const { conclusion } = verdict(facts(p, f, u), settings);
        if (p + f < u) {
          expect(conclusion).not.toBe('passed');
          if (verdict(facts(p + u, f, 0), settings).conclusion === 'passed')
            expect(conclusion).toBe('neutral');
        } else expect(conclusion).toBe(verdict(facts(p, f, 0), settings).conclusion);
      }),
    );
  });
});

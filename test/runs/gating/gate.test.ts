import { describe, expect, it } from 'vitest';
import { type GateFacts, gate } from '../../../src/runs/gating/gate.ts';
import { gateSettings } from '../../../src/schema/settings.ts';

const facts = (over: Partial<GateFacts> = {}): GateFacts => ({
  selected: 10,
  passed: 10,
  failed: 0,
  errored: 0,
  skipped: 0,
  avgScores: { playval: 0.9 },
  nonGating: { total: 0, failed: 0 },
  onlyInfrastructure: true,
  ...over,
});
const settings = (over: object = {}) => gateSettings.parse(over);

describe('the gate (contract 5)', () => {
  it.each([
    ['all passed', {}, {}, 'passed', 0],
    ['one failed, all required', { passed: 9, failed: 1 }, {}, 'failed', 1],
    ['one failed, 90 % required', { passed: 9, failed: 1 }, { min_pass_rate: 0.9 }, 'passed', 0],
    ['no case selected', { selected: 0, passed: 0 }, {}, 'failed', 1],
    ['every case skipped', { passed: 0, skipped: 10 }, {}, 'failed', 1],
    ['only non-gating cases', { passed: 0, nonGating: { total: 10, failed: 2 } }, {}, 'failed', 1],
    ['one errored, none allowed', { passed: 9, errored: 1 }, {}, 'failed', 1],
    ['one errored, 10 % allowed', { passed: 9, errored: 1 }, { max_error_rate: 0.1 }, 'passed', 0],
    ['all errored by infrastructure', { passed: 0, errored: 10 }, {}, 'failed', 3],
    [
      'all errored, although errors are allowed',
      { passed: 0, errored: 10 },
      { max_error_rate: 1 },
      'failed',
      3,
    ],
    [
      'all errored because the agent leaves fields out',
      { passed: 0, errored: 10, onlyInfrastructure: false },
      {},
      'failed',
      1,
    ],
    [
      'budget ran out although all judged passed',
      { passed: 5, skipped: 5, budget: '5 of 5 judge calls were made' },
      {},
      'failed',
      1,
    ],
    [
      'the judge refuses the key, although all judged passed',
      { passed: 5, skipped: 5, refused: 'The provider refused the key in OPENAI_API_KEY (401): no.' },
      { fail_on: 'never' },
      'failed',
      3,
    ],
    [
      'nobody serves a model, although all judged passed',
      { passed: 5, skipped: 5, refused: 'Nobody serves it. Ask another.', modelGone: true },
      { fail_on: 'never' },
      'failed',
      3,
    ],
    ['too few judged', { passed: 3, skipped: 7 }, { min_cases: 5 }, 'failed', 1],
    ['average below its minimum', {}, { min_scores: { playval: 0.95 } }, 'failed', 1],
    ['average at its minimum', {}, { min_scores: { playval: 0.9 } }, 'passed', 0],
    ['a required average that nobody scored', {}, { min_scores: { toxicity: 0.5 } }, 'failed', 1],
    ['never fails: all passed', {}, { fail_on: 'never' }, 'neutral', 0],
    ['never fails: one failed', { passed: 9, failed: 1 }, { fail_on: 'never' }, 'neutral', 0],
    ['never fails: nothing selected', { selected: 0, passed: 0 }, { fail_on: 'never' }, 'neutral', 0],
    ['regression without a baseline', { passed: 9, failed: 1 }, { fail_on: 'regression' }, 'neutral', 0],
    [
      'regression, but everything errored',
      { passed: 0, errored: 10 },
      { fail_on: 'regression' },
      'failed',
      3,
    ],
    ['cancelled', { passed: 4, skipped: 6, cancelled: true }, {}, 'failed', 130],
    ['cancelled, although nothing is gated', { cancelled: true }, { fail_on: 'never' }, 'failed', 130],
  ] as const)('%s', (_, over, set, conclusion, exitCode) => {
    expect(gate(facts(over), settings(set))).toMatchObject({ conclusion, exitCode });
  });

  it.each([
    ['a pass rate that would do', { min_pass_rate: 0.9 }, 'failed', ''],
    ['the pass rate too', {}, 'failed', ' Required: 100 %.'],
    ['nothing, since nothing is gated', { fail_on: 'never', min_pass_rate: 0.9 }, 'neutral', undefined],
  ] as const)('fails for a critical case that failed, against %s', (_, set, conclusion, required) => {
    const verdict = gate(facts({ passed: 9, failed: 1, critical: ['refunds/late'] }), settings(set));
    expect(verdict.conclusion).toBe(conclusion);
    if (required !== undefined)
      expect(verdict.reason).toBe(
        `9 of 10 cases passed (90 %).${required} 1 critical case failed: refunds/late.`,
      );
  });

  it('gives its reason in one sentence with the numbers', () => {
    expect(gate(facts({ passed: 9, failed: 1 }), settings()).reason).toBe(
      '9 of 10 cases passed (90 %). Required: 100 %.',
    );
    expect(gate(facts({ nonGating: { total: 3, failed: 2 } }), settings()).reason).toBe(
      '10 of 10 gating cases passed (100 %). 2 of 3 non-gating cases failed.',
    );
    expect(
      gate(
        facts({
          passed: 0,
          errored: 2,
          selected: 2,
          firstError: { code: 'timeout', message: 'agent: timeout after 5 s' },
        }),
        settings(),
      ).reason,
    ).toBe('No case could be judged: 2 of 2 cases errored. First error: agent: timeout after 5 s');
  });
});

describe('quarantined cases in the gate', () => {
  const held = (passed: number, failed: string[]) => ({ total: passed + failed.length, passed, failed });

  it.each<[string, Partial<GateFacts>, object, string, number]>([
    ['beside cases that gate', { quarantined: held(0, ['x']) }, {}, 'passed', 0],
    ['beside one that failed', { passed: 9, failed: 1, quarantined: held(1, []) }, {}, 'failed', 1],
    ['alone', { passed: 0, quarantined: held(1, ['x']) }, {}, 'neutral', 0],
    [
      'alone, where nothing gates by choice',
      { passed: 0, quarantined: held(1, []) },
      { fail_on: 'never' },
      'neutral',
      0,
    ],
    ['that errored, alone', { passed: 0, quarantined: { total: 1, passed: 0, failed: [] } }, {}, 'failed', 1],
    ['beside nothing but errors', { passed: 0, errored: 2, quarantined: held(1, []) }, {}, 'failed', 3],
    ['where the budget ran out', { passed: 0, quarantined: held(1, []), budget: '1 of 1' }, {}, 'failed', 1],
    ['where the judge refused', { passed: 0, quarantined: held(1, []), refused: 'no' }, {}, 'failed', 3],
    [
      'toward the required number',
      { passed: 9, quarantined: held(0, ['x']) },
      { min_cases: 10 },
      'passed',
      0,
    ],
    ['short of it', { passed: 8, quarantined: held(0, ['x']) }, { min_cases: 10 }, 'failed', 1],
    ['under regression', { quarantined: held(0, ['x']) }, { fail_on: 'regression' }, 'neutral', 0],
  ])('%s', (_, over, wanted, conclusion, exitCode) => {
    expect(gate(facts(over), settings(wanted))).toMatchObject({ conclusion, exitCode });
  });

  it('are named where they failed, up to five', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(gate(facts({ quarantined: held(2, ids) }), settings()).reason).toBe(
      '10 of 10 gating cases passed (100 %). 7 quarantined cases (flaky in history) failed and do not gate: a, b, c, d, e and 2 more.',
    );
    expect(gate(facts({ quarantined: held(2, []) }), settings()).reason).toBe(
      '10 of 10 gating cases passed (100 %).',
    );
  });
});

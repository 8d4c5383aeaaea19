import { describe, expect, it } from 'vitest';
import { type GateFacts, gate } from '../../../src/runs/gating/gate.ts';
import type { Comparison, ComparisonVerdict, CriteriaChange, Flip } from '../../../src/schema/comparison.ts';
import { gateSettings } from '../../../src/schema/settings.ts';

const flip = (id: string, kind: Flip['kind'], more: Partial<Flip> = {}): Flip => ({
  id,
  name: id,
  kind,
  from: kind === 'new' ? null : 'passed',
  to: 'failed',
  before: 'yes',
  after: 'no',
  reason: 'wrong',
  location: { file: 'a.yaml', line: 1 },
  ...more,
});
const comparison = (verdict: ComparisonVerdict, more: Partial<Comparison> = {}): Comparison => ({
  run_a: 'run_a',
  run_b: 'run_b',
  comparable: true,
  criteria_changed: [],
  verdict,
  reason: 'So it is.',
  p_value: 1,
  pass_rate: { a: 1, b: 1, delta: 0, interval: null },
  cases: { compared: 10, left_out: 0 },
  scorers: {},
  flips: [],
  latency: { a_ms: null, b_ms: null, change: null, interval: null, p_value: 1 },
  cost: { a_usd: null, b_usd: null, delta_usd: null },
  baseline: { finished_at: '2026-01-01T00:00:00.000Z', age_days: 1, stale: false },
  warnings: [],
  ...more,
});
const decide = (
  compared: Comparison,
  facts: Partial<GateFacts> = {},
  note?: string,
  settings: object = { fail_on: 'regression' },
) =>
  gate(
    {
      selected: 10,
      passed: 9,
      failed: 1,
      errored: 0,
      skipped: 0,
      avgScores: {},
      nonGating: { total: 0, failed: 0 },
      onlyInfrastructure: true,
      baseline: {
        comparison: compared,
        name: 'run_a (the newest)',
        gating: new Set(['old', 'new-1', 'new-2']),
        note,
      },
      ...facts,
    },
    gateSettings.parse(settings),
  );
const lowered: CriteriaChange = {
  what: 'threshold_lowered',
  id: 'old',
  message: 'The threshold of playval went down.',
};

describe('the gate under fail_on: regression', () => {
  it.each([
    ['regression', 'failed', 1],
    ['suspected', 'passed', 0],
    ['noise', 'passed', 0],
    ['improvement', 'passed', 0],
    ['unchanged', 'passed', 0],
  ] as const)('is for %s %s', (verdict, conclusion, exitCode) => {
    expect(decide(comparison(verdict))).toMatchObject({ conclusion, exitCode });
  });

  it.each(['insufficient_data', 'suspected', 'unchanged'] as const)(
    'is neutral where no case could be compared: %s',
    (verdict) => {
      expect(decide(comparison(verdict, { cases: { compared: 0, left_out: 10 } }))).toMatchObject({
        conclusion: 'neutral',
        exitCode: 0,
      });
    },
  );

  it.each([
    ['the budget ran out', { budget: '$1 of $1' }, 1],
    ['everything errored', { passed: 0, failed: 0, errored: 10 }, 3],
    ['the judge refuses the key', { refused: 'no' }, 3],
    ['nothing was selected', { selected: 0, passed: 0, failed: 0 }, 1],
    ['it was cancelled', { cancelled: true }, 130],
  ] as const)('fails whatever the comparison says when %s', (_, facts, exitCode) => {
    expect(decide(comparison('improvement'), facts)).toMatchObject({ conclusion: 'failed', exitCode });
  });

  it.each([
    ['failure', { fail_on: 'failure' }, 'failed'],
    ['a lower bar', { fail_on: 'failure', min_pass_rate: 0.5 }, 'passed'],
    ['never', { fail_on: 'never' }, 'neutral'],
  ])('leaves the others alone: %s', (_, settings, conclusion) => {
    expect(decide(comparison('regression'), {}, undefined, settings)).toMatchObject({ conclusion });
  });

  it('gives its reason: what changed the criteria first, then verdict and baseline, then this run', () => {
    const { reason } = decide(
      comparison('unchanged', {
        comparable: false,
        criteria_changed: [lowered, lowered],
        flips: [flip('new-1', 'new'), flip('new-2', 'new', { to: 'passed' }), flip('weak', 'new')],
        baseline: { finished_at: '2026-01-01T00:00:00.000Z', age_days: 20.4, stale: true },
      }),
      {},
      'the budget left no repeats',
    );
    expect(reason).toBe(
      'Criteria changed: the threshold of playval went down (and 1 more change). No regression against run_a (the newest) of 20 days ago: So it is. New and failing: new-1. Repeats: the budget left no repeats. 9 of 10 cases passed (90 %).',
    );
  });

  it('names a few of many new failures, and names the changed criteria once where nothing else can be said', () => {
    const many = Array.from({ length: 7 }, (_, at) => flip(`n${at}`, 'new'));
    const compared = comparison('insufficient_data', {
      reason: 'Nothing can be compared: the threshold of playval went down.',
      criteria_changed: [lowered],
      cases: { compared: 0, left_out: 10 },
      flips: many,
    });
    const facts = {
      baseline: { comparison: compared, name: 'x.json', gating: new Set(many.map(({ id }) => id)) },
    };
    expect(decide(compared, facts).reason).toBe(
      'Nothing to decide from against x.json: nothing can be compared: the threshold of playval went down. New and failing: n0, n1, n2, n3, n4 and 2 more. 9 of 10 cases passed (90 %).',
    );
  });

  it('without a baseline is neutral and says why', () => {
    expect(decide(comparison('unchanged'), { baseline: { missing: 'No baseline was wanted' } })).toEqual({
      conclusion: 'neutral',
      exitCode: 0,
      reason: 'No baseline was wanted: 9 of 10 cases passed (90 %).',
    });
  });

  it.each([
    [true, 'failed', 1, 'Gone. Bring it back. With require_baseline: false such a run is neutral. 9 of 10'],
    [false, 'neutral', 0, 'Gone: 9 of 10'],
  ] as const)(
    'that cannot be read, and required: %s, is %s',
    (require_baseline, conclusion, exitCode, reason) => {
      const facts = { baseline: { missing: 'Gone', remedy: 'Bring it back.' } };
      const settings = { fail_on: 'regression', require_baseline };
      expect(decide(comparison('unchanged'), facts, undefined, settings)).toEqual({
        conclusion,
        exitCode,
        reason: `${reason} cases passed (90 %).`,
      });
      expect(decide(comparison('unchanged'), facts, undefined, { fail_on: 'failure' }).reason).not.toContain(
        'Gone',
      );
    },
  );
});

import type { Comparison, Flip, ScorerDelta } from '../../src/schema/comparison.ts';

/** Two runs of 25 cases between which nothing moved, unless the parts say otherwise. */
export function sampleComparison(parts: Partial<Comparison> = {}): Comparison {
  return {
    run_a: 'run_7aa1',
    run_b: 'run_8fk2',
    comparable: true,
    criteria_changed: [],
    verdict: 'unchanged',
    reason: 'All 25 compared cases ended as before, and no scorer moved.',
    p_value: 1,
    pass_rate: { a: 0.96, b: 0.96, delta: 0, interval: [-0.11, 0.11] },
    cases: { compared: 25, left_out: 0 },
    scorers: {
      faithfulness: sampleDelta(0, [0, 0], 1, 'unchanged'),
      answer_relevancy: sampleDelta(0, [0, 0], 1, 'unchanged', { mean_a: 0.91, mean_b: 0.91 }),
    },
    flips: [],
    latency: { a_ms: 1310, b_ms: 1290, change: -0.011, interval: [-0.05, 0.03], p_value: 0.55 },
    cost: { a_usd: 0.0412, b_usd: 0.042, delta_usd: 0.0008 },
    baseline: { finished_at: '2026-11-18T09:12:00.000Z', age_days: 2.03, stale: false },
    warnings: [],
    ...parts,
  };
}

/** One scorer in both runs. */
export function sampleDelta(
  delta: number | null,
  interval: [number, number] | null,
  p: number,
  verdict: ScorerDelta['verdict'],
  more: Partial<ScorerDelta> = {},
): ScorerDelta {
  return {
    verdict,
    delta,
    interval,
    p_value: p,
    p_adjusted: p,
    q_value: p,
    mean_a: 0.95,
    mean_b: 0.95 + (delta ?? 0),
    cases: 25,
    ...more,
  };
}

/** A case that ended in another way than before. */
export function sampleFlip(id: string, kind: Flip['kind'] = 'pass_to_fail', more: Partial<Flip> = {}): Flip {
  return {
    id,
    name: id,
    kind,
    from: kind === 'new' ? null : kind === 'fail_to_pass' ? 'failed' : 'passed',
    to: kind === 'removed' ? null : kind === 'fail_to_pass' ? 'passed' : 'failed',
    before: 'Yes. You can return shoes within 30 days of purchase. Keep the receipt. Anything else?',
    after: 'Yes. You can return shoes within 45 days of purchase. Keep the receipt. Anything else?',
    reason: 'faithfulness 0.50 < 0.70: not supported: "within 45 days"; the context says "30 days".',
    location: { file: 'evals/test-cases/refunds.yaml', line: 31 },
    ...more,
  };
}

/** Two flips that repeats confirmed, with a fall of the pass rate. */
export function regressionComparison(): Comparison {
  return sampleComparison({
    verdict: 'regression',
    reason:
      '3 cases (refunds/late, orders/lookup, tone/friendly) passed before and fail now; playing again confirmed 2 of them.',
    p_value: 0.16,
    pass_rate: { a: 1, b: 0.88, delta: -0.12, interval: [-0.257, 0.017] },
    scorers: {
      faithfulness: sampleDelta(-0.09, [-0.16, -0.02], 0.012, 'regression', { p_adjusted: 0.024 }),
      answer_relevancy: sampleDelta(0.012, [-0.02, 0.044], 0.44, 'noise', { mean_a: 0.9 }),
      tool_correctness: sampleDelta(-0.33, [-0.9, 0.24], 0.5, 'insufficient_data', { cases: 3 }),
    },
    flips: [
      sampleFlip('tone/friendly', 'pass_to_fail', {
        name: 'Friendly tone',
        verdict: 'noise',
        repeats: { played: 3, failed: 1 },
        flaky: true,
        reason: 'playval 0.60 < 0.70: no greeting.',
        before: 'Hello! Your parcel left this morning.',
        after: 'Your parcel left this morning.',
        location: { file: 'evals/test-cases/tone.yaml', line: 7 },
      }),
      sampleFlip('refunds/late', 'pass_to_fail', {
        name: 'Late refund',
        verdict: 'regression',
        repeats: { played: 3, failed: 3 },
      }),
      sampleFlip('orders/lookup', 'pass_to_fail', {
        name: 'Order lookup',
        verdict: 'regression',
        repeats: { played: 3, failed: 3 },
        reason: 'tool_correctness 0.67 < 0.70: get_order was not called.',
        before: 'Order 1042 left on Monday.\nIt arrives on Friday.\n\nTracking: 1Z999',
        after: 'Order 1042 left on Monday.\nIt arrives on Friday.\n\nTracking: 1Z999',
        location: { file: 'evals/test-cases/orders.yaml', line: 58 },
      }),
      sampleFlip('orders/cancel', 'fail_to_pass', {
        reason: 'answer_relevancy 0.40 < 0.70: does not answer.',
      }),
      sampleFlip('orders/new-one', 'new', { to: 'passed', reason: '' }),
    ],
    latency: { a_ms: 1310, b_ms: 1570, change: 0.2, interval: [0.08, 0.33], p_value: 0.002 },
  });
}

/** A flip that nobody repeated, against an old baseline. */
export function suspectedComparison(): Comparison {
  return sampleComparison({
    verdict: 'suspected',
    reason: 'Case refunds/late passed before and fails now, which may be chance: it was not repeated.',
    p_value: 1,
    pass_rate: { a: 1, b: 0.96, delta: -0.04, interval: [-0.123, 0.043] },
    flips: [sampleFlip('refunds/late', 'pass_to_fail', { name: 'Late refund', verdict: 'suspected' })],
    baseline: { finished_at: '2026-10-12T09:12:00.000Z', age_days: 39.2, stale: true },
    warnings: [
      'The baseline is 39 days old (more than 14): models and documents may have changed since, play it again.',
    ],
  });
}

/** The branch changes what is asked for. */
export function barMovedComparison(): Comparison {
  return sampleComparison({
    comparable: false,
    criteria_changed: [
      {
        what: 'case_removed',
        id: 'refunds/gift-card',
        message: 'No longer played: case refunds/gift-card.',
      },
      {
        what: 'threshold_lowered',
        id: 'refunds/late',
        scorer: 'faithfulness',
        from: 0.8,
        to: 0.6,
        message: 'The threshold of faithfulness was lowered from 0.8 to 0.6 in case refunds/late.',
      },
    ],
    verdict: 'unchanged',
    reason:
      'Of 24 cases 23 can still be compared: all 23 compared cases ended as before, and no scorer moved.',
    cases: { compared: 23, left_out: 2 },
    flips: [
      sampleFlip('refunds/late', 'changed_criteria', { from: 'failed', to: 'passed' }),
      sampleFlip('refunds/gift-card', 'removed', { from: 'failed', after: null }),
    ],
  });
}

/** Another judge: nothing can be compared. */
export function otherJudgeComparison(): Comparison {
  return sampleComparison({
    comparable: false,
    criteria_changed: [
      {
        what: 'judge_changed',
        from: 'offline (heuristic)',
        to: 'gpt-5.6-terra',
        message: 'The judge changed from offline (heuristic) to gpt-5.6-terra.',
      },
    ],
    verdict: 'insufficient_data',
    reason: 'Nothing can be compared: the judge changed from offline (heuristic) to gpt-5.6-terra.',
    pass_rate: { a: null, b: null, delta: null, interval: null },
    cases: { compared: 0, left_out: 25 },
    scorers: {
      faithfulness: sampleDelta(null, null, 1, 'insufficient_data', { mean_a: null, mean_b: null, cases: 0 }),
    },
    latency: { a_ms: null, b_ms: null, change: null, interval: null, p_value: 1 },
    cost: { a_usd: 0, b_usd: 0.73, delta_usd: null },
  });
}

/** More cases pass than before. */
export function improvementComparison(): Comparison {
  return sampleComparison({
    verdict: 'improvement',
    reason: 'The pass rate rose by 28 points over 25 cases (p = 0.0091), and nothing that passed fails now.',
    p_value: 0.0091,
    pass_rate: { a: 0.6, b: 0.88, delta: 0.28, interval: [0.077, 0.483] },
    scorers: {
      faithfulness: sampleDelta(0.14, [0.05, 0.23], 0.004, 'improvement', { mean_a: 0.8, mean_b: 0.94 }),
    },
    flips: Array.from({ length: 7 }, (_, index) => sampleFlip(`refunds/case-${index + 1}`, 'fail_to_pass')),
  });
}

/** Nothing moved; two cases have new names, and the judge was asked again about the same answers. */
export function renamedComparison(): Comparison {
  return sampleComparison({
    warnings: ['Renamed: refunds/late → refunds/late-return, orders/lookup → orders/find.'],
    judge_noise: { results: 50, mean_absolute: 0.0312, verdicts_flipped: 1 },
  });
}

/** Everything broke at once. */
export function manyFlipsComparison(count = 300): Comparison {
  const long = Array.from({ length: 60 }, (_, index) => `Sentence ${index} of the answer.`).join(' ');
  return sampleComparison({
    verdict: 'regression',
    reason: `${count} cases (mass/case-0, mass/case-1, mass/case-2 and ${count - 3} more) passed before and fail now; the pass rate fell by 100 points over ${count} cases (p < 0.001).`,
    p_value: 1e-30,
    pass_rate: { a: 1, b: 0, delta: -1, interval: [-1, -1] },
    cases: { compared: count, left_out: 0 },
    flips: Array.from({ length: count }, (_, index) =>
      sampleFlip(`mass/case-${index}`, 'pass_to_fail', {
        verdict: 'suspected',
        before: index < 200 ? long : null,
        after: index < 200 ? long.replaceAll('answer', 'reply') : null,
        reason: 'answer_relevancy 0.10 < 0.70: '.padEnd(400, 'does not answer the question, '),
      }),
    ),
  });
}

/** Every text that can come from outside is this one. */
export function hostileComparison(text: string): Comparison {
  const flip = (kind: Flip['kind'], more: Partial<Flip> = {}) =>
    sampleFlip(text, kind, {
      name: `${text} `,
      before: text,
      after: `${text}\nmore`,
      reason: text,
      location: { file: text, line: 3 },
      ...more,
    });
  return sampleComparison({
    run_a: text,
    run_b: text,
    comparable: false,
    criteria_changed: [{ what: 'case_changed', id: text, scorer: text, from: text, to: text, message: text }],
    verdict: 'regression',
    reason: text,
    scorers: Object.fromEntries([[text, sampleDelta(-0.1, [-0.2, 0.1], 0.04, 'regression')]]),
    flips: [
      flip('pass_to_fail', { verdict: 'regression', repeats: { played: 3, failed: 3 }, flaky: true }),
      flip('pass_to_fail', { verdict: 'suspected', before: text, after: text }),
      flip('pass_to_fail', { verdict: 'noise', before: null }),
      flip('fail_to_pass'),
      flip('new', { before: null }),
      flip('removed', { after: null }),
      flip('changed_criteria'),
    ],
    warnings: [text],
  });
}

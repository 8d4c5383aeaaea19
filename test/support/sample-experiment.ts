import type {
  ExperimentContrast,
  ExperimentLook,
  ExperimentReport,
  StatisticalAnalysis,
  VariantResult,
} from '../../src/schema/experiment.ts';

/** What a test says of an experiment; the rest is that of an ordinary one. */
interface Parts extends Partial<Omit<ExperimentReport, 'response'>> {
  status?: 'pending' | 'running' | 'completed';
  results?: Record<string, VariantResult>;
  analysis?: Partial<StatisticalAnalysis>;
  recommendation?: string;
}

/** An experiment with two variants over 20 cases, unless the parts say otherwise. */
export function sampleExperiment({
  status = 'completed',
  results = {},
  analysis,
  recommendation,
  ...rest
}: Parts = {}): ExperimentReport {
  return {
    response: {
      experiment_id: 'exp_7d2m',
      status,
      ...(status === 'completed'
        ? {
            results,
            statistical_analysis: { ...plainAnalysis(), ...analysis },
            recommendation: recommendation ?? 'Nothing to recommend.',
          }
        : {}),
    },
    name: 'Shorter answers',
    agent_id: 'support-bot',
    judge: { mode: 'offline', model: 'offline' },
    variants: [
      { name: 'baseline', changes: [] },
      { name: 'terse', changes: ['system_prompt'] },
    ],
    metrics: ['faithfulness', 'answer_relevancy', 'latency_ms'],
    usage: {
      agent: { calls: 400, input_tokens: 91_000, output_tokens: 21_000, cost_usd: 0.412 },
      judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    },
    duration_ms: 94_000,
    ...rest,
  };
}

function plainAnalysis(): StatisticalAnalysis {
  return {
    winner: 'terse',
    confidence: 0.9959,
    p_value: 0.0041,
    effect_size: { pass_rate: '+29.5%' },
    conclusive: true,
    not_conclusive_because: [],
    primary_metric: 'pass_rate',
    baseline: 'baseline',
    compared_with: 'baseline',
    scope: 'population',
    p_population: 0.0041,
    p_these_cases: 0.000_02,
    difference: 0.18,
    interval: [0.064, 0.296],
    cases: 20,
    probability_best: { baseline: 0.002, terse: 0.998 },
    minimum_detectable_effect: 0.162,
    influence: [],
    variance: { within_runs: 0.31, between_cases: 0.03 },
    contrasts: [],
    looks: [],
    runs_saved: 0,
    repeated_interval: null,
    seed: 42,
    warnings: [],
  };
}

/** Figures of a variant. */
export function sampleVariant(
  pass_rate: number,
  pass_rate_interval: [number, number],
  more: Partial<VariantResult> = {},
): VariantResult {
  return {
    runs: 200,
    pass_rate,
    avg_scores: { faithfulness: 0.81, answer_relevancy: 0.88, latency_ms: 1310.4 },
    avg_latency_ms: 1310,
    pass_rate_interval,
    p50_latency_ms: 1200,
    p95_latency_ms: 2900,
    cost_usd: 0.206,
    ...more,
  };
}

/** A comparison of a variant with the baseline on one metric. */
export function sampleContrast(
  metric: string,
  difference: number | null,
  interval: [number, number] | null,
  p: number,
  more: Partial<ExperimentContrast> = {},
): ExperimentContrast {
  return {
    metric,
    variant: 'terse',
    against: 'baseline',
    cases: 20,
    difference,
    interval,
    p_value: p,
    p_adjusted: p,
    label: metric === 'pass_rate' ? 'primary' : 'exploratory',
    holds: p <= 0.05,
    equivalent: metric === 'latency_ms' || metric === 'cost_usd' ? null : false,
    hedges_g: 0.7,
    ...more,
  };
}

/** A look on the way. */
export function sampleLook(rounds: number, p: number, more: Partial<ExperimentLook> = {}): ExperimentLook {
  return {
    rounds,
    leader: 'terse',
    p_value: p,
    nominal_alpha:
      ({ 2: 0.0038, 4: 0.0068, 6: 0.0119, 8: 0.0206 } as Record<number, number>)[rounds] ?? 0.0349,
    conditional_power: null,
    decision: 'go_on',
    dropped: [],
    ...more,
  };
}

/** Two variants, one clearly better. */
export function conclusiveExperiment(): ExperimentReport {
  return sampleExperiment({
    results: {
      baseline: sampleVariant(0.61, [0.48, 0.727]),
      terse: sampleVariant(0.79, [0.67, 0.874], {
        avg_scores: { faithfulness: 0.9, answer_relevancy: 0.876, latency_ms: 1108 },
        avg_latency_ms: 1108,
        cost_usd: 0.171,
      }),
    },
    analysis: {
      contrasts: [
        sampleContrast('faithfulness', 0.09, [0.021, 0.159], 0.013, { p_adjusted: 0.026 }),
        sampleContrast('answer_relevancy', -0.004, [-0.02, 0.012], 0.6, { holds: false, equivalent: true }),
        sampleContrast('latency_ms', -0.154, [-0.221, -0.082], 0.0003, { p_adjusted: 0.0009 }),
        sampleContrast('pass_rate', 0.18, [0.064, 0.296], 0.0041),
      ],
    },
    recommendation:
      '"terse" is the winner: it passes 79 % of its plays against 61 % for "baseline" (+18 points, 95 % interval +6 to +30 points, p = 0.0041). This should hold for other cases like these 20, each played 10 times with either variant. Use "terse". No other quality metric fell by 0.05 or more (faithfulness and answer_relevancy). It is 17 % cheaper and 15 % faster than "baseline". Judged offline (heuristic).',
  });
}

/** Two variants that differ too little for 12 cases. */
export function openExperiment(): ExperimentReport {
  return sampleExperiment({
    judge: { mode: 'llm', model: 'gpt-5.6-terra' },
    results: {
      baseline: sampleVariant(0.7, [0.55, 0.817], { runs: 120 }),
      terse: sampleVariant(0.783, [0.64, 0.88], {
        runs: 118,
        errored: 2,
        avg_scores: { faithfulness: 0.84, answer_relevancy: 0.88, latency_ms: 1315 },
      }),
    },
    analysis: {
      confidence: 0.82,
      p_value: 0.18,
      conclusive: false,
      not_conclusive_because: ['p is 0.18, and 0.05 is needed.'],
      p_population: 0.18,
      p_these_cases: 0.0496,
      difference: 0.083,
      interval: [-0.044, 0.21],
      cases: 12,
      probability_best: { baseline: 0.11, terse: 0.89 },
      minimum_detectable_effect: 0.183,
      influence: [
        { case_id: 'refunds/late', p_value_without: 0.031 },
        { case_id: 'orders/lookup', p_value_without: 0.044 },
      ],
      contrasts: [
        sampleContrast('pass_rate', 0.083, [-0.044, 0.21], 0.18, { cases: 12, holds: false }),
        sampleContrast('faithfulness', 0.03, [-0.03, 0.09], 0.29, { cases: 12, holds: false }),
        sampleContrast('latency_ms', 0.004, [-0.05, 0.06], 0.88, { cases: 12, holds: false }),
      ],
      looks: [
        sampleLook(2, 0.41),
        sampleLook(4, 0.33, { conditional_power: 0.31 }),
        sampleLook(6, 0.27, { conditional_power: 0.22 }),
        sampleLook(8, 0.22, { conditional_power: 0.14 }),
        sampleLook(10, 0.18, { decision: 'last', conditional_power: null }),
      ],
      repeated_interval: [-0.052, 0.218],
      warnings: ['2 plays of terse were lost (judge could not be reached) and none of baseline.'],
    },
    recommendation:
      '"terse" leads, but that is not proven: it passes 78 % of its plays against 70 % for "baseline" (+8.3 points, 95 % interval −4.4 to +21 points, p = 0.18), over 12 cases played 9 to 10 times with either variant. p is 0.18, and 0.05 is needed. Keep "baseline" until more is known. The smallest difference that 12 cases played 9 to 10 times find four times in five is about 18 points. Next: more cases rather than more runs; about 60 cases (now 12) with as many runs each would prove a difference like the one seen (8.3 points) four times in five.',
    usage: {
      agent: { calls: 242, input_tokens: null, output_tokens: null, cost_usd: 0.24 },
      judge: {
        calls: 1_431,
        cached_calls: 44,
        input_tokens: 1_100_000,
        output_tokens: 90_000,
        cost_usd: 3.06,
      },
    },
    duration_ms: 402_000,
  });
}

/** Four cases: too few to speak of others. */
export function fewCasesExperiment(): ExperimentReport {
  return sampleExperiment({
    results: {
      baseline: sampleVariant(0.4, [0.2, 0.64], { runs: 40, cost_usd: 0.04 }),
      terse: sampleVariant(0.85, [0.62, 0.95], { runs: 40, cost_usd: 0.04 }),
    },
    analysis: {
      confidence: 0.9999,
      p_value: 0.000_08,
      conclusive: false,
      conclusive_for_these_cases: true,
      not_conclusive_because: ['4 cases are too few to speak for others: at least 6 are needed.'],
      scope: 'these_test_cases',
      p_population: 1,
      p_these_cases: 0.000_08,
      difference: 0.45,
      interval: [0.26, 0.64],
      cases: 4,
      probability_best: { baseline: 0.03, terse: 0.97 },
      minimum_detectable_effect: null,
      variance: null,
      contrasts: [sampleContrast('pass_rate', 0.45, [0.26, 0.64], 0.000_08, { cases: 4 })],
    },
    recommendation:
      'On exactly these 4 cases "terse" is better: it passes 85 % of its plays against 40 % for "baseline" (+45 points, 95 % interval +26 to +64 points, p < 0.001), each case played 10 times with either variant. Whether it holds for other cases cannot be told from fewer than 6. Next: add cases, about 6 in all (now 4). Judged offline (heuristic).',
    usage: {
      agent: { calls: 80, input_tokens: null, output_tokens: null, cost_usd: 0.08 },
      judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    },
  });
}

/** Three variants; one is dropped on the way, and the leader is found early. */
export function threeVariantsExperiment(): ExperimentReport {
  const of = (variant: string) => ({ variant, against: 'control' });
  return sampleExperiment({
    name: 'Which prompt for refunds',
    variants: [
      { name: 'control', changes: [] },
      { name: 'step by step', changes: ['system_prompt', 'temperature 0.2'] },
      { name: 'small model', changes: ['model gpt-5.6-luna'] },
    ],
    results: {
      control: sampleVariant(0.63, [0.51, 0.74], { runs: 120, cost_usd: 0.12 }),
      'step by step': sampleVariant(0.9, [0.81, 0.95], {
        runs: 120,
        avg_latency_ms: 1960,
        avg_scores: { faithfulness: 0.86, answer_relevancy: 0.88, latency_ms: 1960 },
        cost_usd: 0.19,
      }),
      'small model': sampleVariant(0.41, [0.28, 0.55], {
        runs: 40,
        avg_latency_ms: 640,
        avg_scores: { faithfulness: 0.69, answer_relevancy: 0.85, latency_ms: 640 },
        cost_usd: 0.004,
      }),
    },
    analysis: {
      winner: 'step by step',
      baseline: 'control',
      compared_with: 'control',
      p_value: 0.0007,
      p_population: 0.0007,
      p_these_cases: 0.000_001,
      difference: 0.27,
      interval: [0.128, 0.412],
      probability_best: { control: 0, 'step by step': 1, 'small model': 0 },
      minimum_detectable_effect: 0.19,
      contrasts: [
        sampleContrast('pass_rate', 0.27, [0.128, 0.412], 0.0007, {
          ...of('step by step'),
          p_adjusted: 0.0007,
        }),
        sampleContrast('faithfulness', 0.05, [0.01, 0.09], 0.018, {
          ...of('step by step'),
          p_adjusted: 0.036,
        }),
        sampleContrast('latency_ms', 0.5, [0.36, 0.65], 0.000_01, of('step by step')),
        sampleContrast('pass_rate', -0.22, [-0.33, -0.11], 0.0004, {
          ...of('small model'),
          p_adjusted: 0.0008,
        }),
        sampleContrast('faithfulness', -0.12, [-0.17, -0.07], 0.0001, of('small model')),
        sampleContrast('latency_ms', -0.51, [-0.56, -0.45], 0.000_01, of('small model')),
      ],
      looks: [
        sampleLook(2, 0.012, { leader: 'step by step', dropped: ['small model'] }),
        sampleLook(4, 0.0069, { leader: 'step by step', conditional_power: 0.93 }),
        sampleLook(6, 0.0007, { leader: 'step by step', decision: 'winner', conditional_power: 1 }),
      ],
      runs_saved: 320,
      repeated_interval: [0.09, 0.45],
    },
    recommendation:
      '"step by step" is the winner, ahead of all 2 others; hardest to tell from it is "control". It passes 90 % of its plays against 63 % for "control" (+27 points, 95 % interval +13 to +41 points, p < 0.001). Use "step by step". It is 58 % dearer and 50 % slower than "control". "small model" was clearly behind and not played any more after round 2. It ended after 6 of 10 rounds, because the result was clear by then. That saved 320 plays. A difference at an early end tends to be a little too large. Judged offline (heuristic).',
  });
}

/** One variant never answered. */
export function erroredVariantExperiment(): ExperimentReport {
  return sampleExperiment({
    variants: [
      { name: 'baseline', changes: [] },
      { name: 'new model', changes: ['model gpt-nine'] },
    ],
    results: {
      baseline: sampleVariant(0.8, [0.68, 0.88], { runs: 80 }),
      'new model': {
        runs: 0,
        pass_rate: 0,
        avg_scores: {},
        avg_latency_ms: 0,
        errored: 80,
      },
    },
    analysis: {
      winner: 'baseline',
      confidence: 0,
      p_value: 1,
      conclusive: false,
      not_conclusive_because: ['new model has no valid play: all 80 errored.'],
      compared_with: 'new model',
      p_population: 1,
      p_these_cases: 1,
      difference: null,
      interval: null,
      cases: 0,
      probability_best: {},
      minimum_detectable_effect: null,
      variance: null,
      contrasts: [
        sampleContrast('pass_rate', null, null, 1, {
          variant: 'new model',
          cases: 0,
          holds: false,
          hedges_g: null,
          equivalent: null,
        }),
      ],
    },
    recommendation:
      'Only "baseline" has valid plays, so there is nothing to compare it with: "new model" lost every play. Most often: 404 model gpt-nine does not exist. Judged offline (heuristic).',
  });
}

/** The primary metric is latency: less is better. */
export function latencyExperiment(): ExperimentReport {
  return sampleExperiment({
    name: 'Faster answers',
    variants: [
      { name: 'baseline', changes: [] },
      { name: 'fast', changes: ['model gpt-5.6-luna'] },
    ],
    metrics: ['latency_ms', 'cost_usd', 'pass_rate'],
    results: {
      baseline: sampleVariant(0.94, [0.9, 0.97], { avg_scores: { latency_ms: 1310.4, cost_usd: 0.0103 } }),
      fast: sampleVariant(0.94, [0.9, 0.97], {
        avg_scores: { latency_ms: 640, cost_usd: 0.0004 },
        avg_latency_ms: 640,
        cost_usd: 0.08,
      }),
    },
    analysis: {
      winner: 'fast',
      primary_metric: 'latency_ms',
      p_value: 0.000_000_3,
      p_population: 0.000_000_3,
      p_these_cases: 0.000_01,
      difference: -0.512,
      interval: [-0.56, -0.46],
      minimum_detectable_effect: 0.09,
      probability_best: { baseline: 0, fast: 1 },
      contrasts: [
        sampleContrast('latency_ms', -0.512, [-0.56, -0.46], 0.000_000_3, {
          variant: 'fast',
          label: 'primary',
        }),
        sampleContrast('cost_usd', -0.961, [-0.97, -0.95], 0.000_001, { variant: 'fast' }),
        sampleContrast('pass_rate', 0, [-0.02, 0.02], 1, {
          variant: 'fast',
          label: 'exploratory',
          holds: false,
          equivalent: true,
        }),
      ],
    },
    recommendation:
      '"fast" is the winner: it takes 51 % less time than "baseline" (95 % interval −56 to −46 %, p < 0.001). This should hold for other cases like these 20, each played 10 times with either variant. Use "fast". No other quality metric fell by 0.05 or more (pass_rate). It is 96 % cheaper than "baseline".',
  });
}

/** Every text that somebody else chose is this one. */
export function hostileExperiment(text: string): ExperimentReport {
  const second = `${text}/2`;
  const contrast = (metric: string) =>
    sampleContrast(metric, 0.1, [-0.1, 0.3], 0.2, { variant: second, against: text });
  return sampleExperiment({
    name: text,
    agent_id: text,
    judge: { mode: 'llm', model: text },
    variants: [
      { name: text, changes: [text] },
      { name: second, changes: [`model ${text}`] },
    ],
    metrics: [text, 'latency_ms'],
    results: Object.fromEntries([
      [text, sampleVariant(0.5, [0.4, 0.6], { avg_scores: { [text]: 0.5 } })],
      [second, sampleVariant(0.6, [0.5, 0.7], { avg_scores: { [text]: 0.5 }, errored: 3 })],
    ]),
    analysis: {
      winner: second,
      baseline: text,
      compared_with: text,
      conclusive: false,
      not_conclusive_because: [text],
      influence: [{ case_id: text, p_value_without: 0.01 }],
      contrasts: [contrast('pass_rate'), contrast(text)],
      looks: [sampleLook(2, 0.2, { leader: text, dropped: [text] })],
      warnings: [text],
    },
    recommendation: text === '' ? '' : `${text} `,
  });
}

/** Equal to the last decimal: nobody leads. */
export function levelExperiment(): ExperimentReport {
  return sampleExperiment({
    results: { baseline: sampleVariant(1, [0.98, 1]), terse: sampleVariant(1, [0.98, 1], { cost_usd: 0.1 }) },
    analysis: {
      winner: 'baseline',
      compared_with: 'terse',
      confidence: 0,
      p_value: 1,
      p_population: 1,
      p_these_cases: 1,
      conclusive: false,
      not_conclusive_because: ['Both have the same pass rate.'],
      difference: 0,
      interval: [-0.16, 0.16],
      probability_best: { baseline: 0.5, terse: 0.5 },
      minimum_detectable_effect: null,
      contrasts: [sampleContrast('pass_rate', 0, [-0.16, 0.16], 1, { holds: false })],
      looks: [
        sampleLook(2, 1, { leader: 'baseline' }),
        sampleLook(4, 1, { leader: 'baseline', decision: 'futile', conditional_power: 0.0003 }),
      ],
      runs_saved: 240,
    },
    recommendation:
      'No variant leads: every one of the 400 plays passed. Take "terse": it is 51 % cheaper than "baseline" (p < 0.001). More runs of these cases would show the same: add harder cases, or compare by a scorer.',
  });
}

/** A hundred metrics and fifty variants. */
export function hugeExperiment(): ExperimentReport {
  const names = Array.from({ length: 50 }, (_, index) => `variant ${index} ${'x'.repeat(300)}`);
  const metrics = Array.from({ length: 100 }, (_, index) => `scorer_${index}_${'y'.repeat(200)}`);
  return sampleExperiment({
    variants: names.map((name) => ({ name, changes: ['system_prompt', `model ${'z'.repeat(500)}`] })),
    metrics,
    results: Object.fromEntries(names.map((name) => [name, sampleVariant(0.5, [0.4, 0.6])])),
    analysis: {
      winner: names[1] ?? '',
      baseline: names[0] ?? '',
      compared_with: names[2] ?? '',
      contrasts: names
        .slice(1)
        .flatMap((variant) =>
          metrics.map((metric) =>
            sampleContrast(metric, 0.1, [0.01, 0.2], 0.01, { variant, against: names[0] ?? '' }),
          ),
        ),
      influence: names.map((case_id) => ({ case_id, p_value_without: 0.2 })),
      looks: Array.from({ length: 1000 }, (_, index) => sampleLook(index + 1, 0.5, { dropped: names })),
      warnings: Array.from({ length: 1000 }, (_, index) => `warning ${index} ${'@'.repeat(700)}`),
    },
    recommendation: 'Long. '.repeat(10_000),
  });
}

import type { Comparison, CriteriaChange, Flip, ScorerDelta } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';

const change = ({ what, id, scorer, from, to, message }: CriteriaChange): CriteriaChange => ({
  what,
  ...defined({ id, scorer, from, to }),
  message,
});

const delta = (one: ScorerDelta): ScorerDelta => ({
  verdict: one.verdict,
  delta: one.delta,
  interval: one.interval,
  p_value: one.p_value,
  p_adjusted: one.p_adjusted,
  q_value: one.q_value,
  mean_a: one.mean_a,
  mean_b: one.mean_b,
  cases: one.cases,
});

const flip = (one: Flip): Flip => ({
  id: one.id,
  name: one.name,
  kind: one.kind,
  from: one.from,
  to: one.to,
  before: one.before,
  after: one.after,
  reason: one.reason,
  location: { file: one.location.file, line: one.location.line },
  ...defined({ verdict: one.verdict }),
  ...(one.repeats === undefined
    ? {}
    : { repeats: { played: one.repeats.played, failed: one.repeats.failed } }),
  ...(one.on_base === undefined
    ? {}
    : { on_base: { played: one.on_base.played, failed: one.on_base.failed } }),
  ...defined({ flaky: one.flaky }),
});

/** A comparison with its keys in the order of contract 6, whatever the order of the object that came. */
export function orderedComparison(one: Comparison): Comparison {
  const { pass_rate: rate, latency, cost, baseline, judge_noise: noise } = one;
  return {
    run_a: one.run_a,
    run_b: one.run_b,
    comparable: one.comparable,
    criteria_changed: one.criteria_changed.map(change),
    verdict: one.verdict,
    reason: one.reason,
    p_value: one.p_value,
    pass_rate: { a: rate.a, b: rate.b, delta: rate.delta, interval: rate.interval },
    cases: {
      compared: one.cases.compared,
      left_out: one.cases.left_out,
      ...defined({ lost: one.cases.lost }),
    },
    scorers: Object.fromEntries(Object.entries(one.scorers).map(([name, each]) => [name, delta(each)])),
    flips: one.flips.map(flip),
    latency: {
      a_ms: latency.a_ms,
      b_ms: latency.b_ms,
      change: latency.change,
      interval: latency.interval,
      p_value: latency.p_value,
    },
    cost: { a_usd: cost.a_usd, b_usd: cost.b_usd, delta_usd: cost.delta_usd },
    baseline: {
      finished_at: baseline.finished_at,
      age_days: baseline.age_days,
      stale: baseline.stale,
    },
    ...(noise === undefined
      ? {}
      : {
          judge_noise: {
            results: noise.results,
            mean_absolute: noise.mean_absolute,
            verdicts_flipped: noise.verdicts_flipped,
          },
        }),
    warnings: one.warnings,
  };
}

import type { VariantResult } from '../schema/experiment.ts';
import { intraclassCorrelation } from '../statistics/intraclass-correlation.ts';
import { mean } from '../statistics/mean.ts';
import { quantile } from '../statistics/quantile.ts';
import { rounded } from '../statistics/rounded.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import type { Evidence, LostPlay, Play } from './evidence.ts';
import { groupedBy } from './grouped-by.ts';
import { metricOf } from './metrics.ts';

/**
 * The figures of each variant as interface 2.5 names them, over its valid plays: `avg_scores` are raw means of the
 * requested metrics, one that was never measured is left out (contract 9). Beside them a Wilson interval of the pass
 * rate at its effective size (runs of one case are not independent: statistics.md 4.3 step 5), the median and 95th
 * percentile of latency, what the agent said it cost in total (US dollars), and the plays that were lost.
 */
export function variantResults(evidence: Evidence): Record<string, VariantResult> {
  return Object.fromEntries(evidence.variants.map((variant) => [variant, resultOf(evidence, variant)]));
}

function resultOf(evidence: Evidence, variant: string): VariantResult {
  const plays = evidence.plays.filter((play) => play.variant === variant);
  const lost = evidence.lost.filter((play) => play.variant === variant);
  const lostAs = (wanted: LostPlay['status']) => lost.filter(({ status }) => status === wanted).length;
  const [errored, skipped, unsure] = [lostAs('errored'), lostAs('skipped'), lostAs('unsure')];
  const averages = evidence.metrics.flatMap((name) => {
    const values = plays.map(metricOf(name).rawOf).filter((value) => value !== undefined);
    return values.length === 0 ? [] : [[name, rounded(mean(values), name === 'cost_usd' ? 6 : 4)] as const];
  });
  const latencies = plays.map(({ latencyMs }) => latencyMs);
  const passes = plays.filter(({ passed }) => passed).length;
  const costs = plays.map(({ costUsd }) => costUsd).filter((cost) => cost !== null);
  return {
    runs: plays.length,
    pass_rate: plays.length === 0 ? 0 : rounded(passes / plays.length),
    avg_scores: Object.fromEntries(averages),
    avg_latency_ms: plays.length === 0 ? 0 : Math.round(mean(latencies)),
    ...(plays.length === 0
      ? {}
      : {
          pass_rate_interval: intervalOf(plays, passes),
          p50_latency_ms: Math.round(quantile(latencies, 0.5)),
          p95_latency_ms: Math.round(quantile(latencies, 0.95)),
        }),
    // A total that leaves plays out would look cheap.
    ...(costs.length > 0 && costs.length === plays.length
      ? { cost_usd: rounded(mean(costs) * costs.length, 6) }
      : {}),
    ...(errored > 0 ? { errored } : {}),
    ...(skipped > 0 ? { skipped } : {}),
    ...(unsure > 0 ? { unsure } : {}),
  };
}

function intervalOf(plays: readonly Play[], passes: number): [number, number] {
  const groups = groupedBy(plays, ({ caseId }) => caseId);
  const { design_effect } = intraclassCorrelation(
    [...groups.values()].map((group) => group.map(({ passed }) => (passed ? 1 : 0))),
  );
  const effective = plays.length / design_effect;
  // The share first, so that all passes stay all of the effective size.
  const [low, high] = wilsonInterval((passes / plays.length) * effective, effective);
  return [rounded(low), rounded(high)];
}

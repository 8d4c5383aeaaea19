import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { auroc } from '../../src/statistics/auroc.ts';
import { benjaminiHochberg } from '../../src/statistics/benjamini-hochberg.ts';
import { betaCdf, betaQuantile } from '../../src/statistics/beta-distribution.ts';
import { probabilityBest } from '../../src/statistics/beta-prob-best.ts';
import { bootstrapMean } from '../../src/statistics/bootstrap-mean.ts';
import { caseLevelP } from '../../src/statistics/case-level-p.ts';
import { clopperPearson } from '../../src/statistics/clopper-pearson.ts';
import { clusterBootstrap } from '../../src/statistics/cluster-bootstrap.ts';
import { clusteredDifference } from '../../src/statistics/clustered-difference.ts';
import { clusteredMean } from '../../src/statistics/clustered-mean.ts';
import { cohensKappa } from '../../src/statistics/cohens-kappa.ts';
import { evalDetectableDifference, evalSampleSize } from '../../src/statistics/eval-sample-size.ts';
import { fisherExact } from '../../src/statistics/fisher-exact.ts';
import { groupSequential } from '../../src/statistics/group-sequential.ts';
import { holm } from '../../src/statistics/holm.ts';
import { intraclassCorrelation } from '../../src/statistics/intraclass-correlation.ts';
import { mcnemar } from '../../src/statistics/mcnemar.ts';
import { normalQuantile, normalSf } from '../../src/statistics/normal.ts';
import { pairedT } from '../../src/statistics/paired-t.ts';
import { passAtK } from '../../src/statistics/pass-at-k.ts';
import { permutationStratified } from '../../src/statistics/permutation-stratified.ts';
import { permutationTwoSample } from '../../src/statistics/permutation-two-sample.ts';
import { pairedTPower, pairedTSampleSize } from '../../src/statistics/power-paired-t.ts';
import { twoProportionsSampleSize } from '../../src/statistics/power-two-proportions.ts';
import { signFlip } from '../../src/statistics/sign-flip.ts';
import { tCdf, tQuantile, tTwoSided } from '../../src/statistics/student-t.ts';
import { twoProportions } from '../../src/statistics/two-proportion.ts';
import { welchT } from '../../src/statistics/welch-t.ts';
import { wilcoxon } from '../../src/statistics/wilcoxon.ts';
import { wilsonInterval } from '../../src/statistics/wilson.ts';

interface ReferenceCase {
  readonly id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own input; a wrong one fails its case.
  readonly input: any;
  readonly expected: unknown;
  readonly tolerance: { readonly abs: number; readonly rel: number };
}

const file = process.env['ASSAY_STATISTICS_REFERENCE'] ?? join(import.meta.dirname, 'reference.json');
const { cases }: { cases: ReferenceCase[] } = JSON.parse(readFileSync(file, 'utf8'));

const ends = ([low, high]: readonly [number, number]) => ({ low, high });
const DRAWS = { resamples: 20_000 };
const next = () => seededRandom(1).next;

/** One line a kind: how its input reaches the function, and the figures under the names of the reference. */
// biome-ignore lint/suspicious/noExplicitAny: see ReferenceCase.
const KINDS: Readonly<Record<string, (input: any) => unknown>> = {
  dist_t: ({ t, df }) => ({ cdf: tCdf(t, df), sf_two_sided: tTwoSided(t, df) }),
  dist_t_quantile: ({ p, df }) => ({ q: tQuantile(p, df) }),
  dist_beta: ({ x, a, b }) => ({ cdf: betaCdf(x, a, b) }),
  dist_beta_quantile: ({ p, a, b }) => ({ q: betaQuantile(p, a, b) }),
  dist_normal_quantile: ({ p }) => ({ q: normalQuantile(p) }),
  dist_normal_sf: ({ z }) => ({ sf: normalSf(z) }),
  paired_t: ({ a, b }) => pairedT(a, b),
  signflip_exact: ({ d }) => signFlip(d),
  perm_two_sample_exact: ({ a, b }) => permutationTwoSample(a, b),
  perm_stratified_exact: ({ strata }) => permutationStratified(strata),
  mcnemar_exact: ({ b, c }) => mcnemar(b, c),
  wilcoxon: ({ d, method, correction }) => wilcoxon(d, method, correction),
  welch_t: ({ a, b }) => welchT(a, b),
  two_proportion: ({ x1, n1, x2, n2 }) => twoProportions(x1, n1, x2, n2),
  fisher_exact: ({ table }) => fisherExact(table),
  wilson_interval: ({ x, n, confidence }) => ends(wilsonInterval(x, n, confidence)),
  clopper_pearson: ({ x, n, confidence }) => clopperPearson(x, n, confidence),
  clustered_se_mean: ({ values, clusters }) => clusteredMean(values, clusters),
  clustered_diff: ({ values, variant, clusters }) => clusteredDifference(values, variant, clusters),
  case_level_p: ({ cases: compared }) => caseLevelP(compared),
  holm: ({ p }) => holm(p),
  bh: ({ p }) => benjaminiHochberg(p),
  bootstrap_percentile: ({ values, confidence }) =>
    ends(
      bootstrapMean(values, { next: next(), confidence, ...DRAWS })?.percentile ?? [Number.NaN, Number.NaN],
    ),
  bootstrap_bca: ({ values, confidence }) =>
    ends(bootstrapMean(values, { next: next(), confidence, ...DRAWS })?.bca ?? [Number.NaN, Number.NaN]),
  cluster_bootstrap: ({ clusters, confidence }: { clusters: number[][]; confidence: number }) => {
    const values = clusters.flat();
    const groups = clusters.flatMap((cluster, index) => cluster.map(() => index));
    const { mean } = clusterBootstrap(groups, (weights) => ({ mean: weightedMean(values, weights) }), {
      next: next(),
      confidence,
      ...DRAWS,
    });
    return ends(mean ?? [Number.NaN, Number.NaN]);
  },
  power_paired_t: (plan) =>
    plan.n === undefined ? { n: pairedTSampleSize(plan) } : { power: pairedTPower(plan) },
  power_two_proportions: (plan) => twoProportionsSampleSize(plan),
  eval_sample_size: (design) =>
    design.n === undefined ? { n: evalSampleSize(design) } : { mde: evalDetectableDifference(design) },
  cohens_kappa: ({ r1, r2, labels, weights }) => ({
    kappa: cohensKappa(crossTable(r1, r2, labels), weights ?? 'none'),
  }),
  auroc: ({ y, score }: { y: (0 | 1)[]; score: number[] }) => ({
    auroc: auroc(score.map((one, index) => ({ score: one, label: y[index] ?? 0 }))),
  }),
  beta_prob_best: ({ successes, trials, prior }) => ({
    prob_best: probabilityBest(successes, trials, prior),
  }),
  group_sequential: ({ info, alpha, spending }) => groupSequential(info, alpha, spending),
  pass_k: ({ n, c, k }) => passAtK(n, c, k),
  icc_oneway: ({ groups }) => intraclassCorrelation(groups),
};

function weightedMean(values: readonly number[], weights: ArrayLike<number>): number {
  let sum = 0;
  let total = 0;
  for (const [index, value] of values.entries()) {
    sum += value * (weights[index] as number);
    total += weights[index] as number;
  }
  return sum / total;
}

function crossTable(r1: readonly unknown[], r2: readonly unknown[], labels: readonly unknown[]): number[][] {
  const table = labels.map(() => labels.map(() => 0));
  for (const [index, one] of r1.entries()) {
    const row = table[labels.indexOf(one)] as number[];
    const column = labels.indexOf(r2[index]);
    row[column] = (row[column] ?? 0) + 1;
  }
  return table;
}

/** Holds every figure of the reference against ours, nested ones one by one. */
function compare(ours: unknown, theirs: unknown, { abs, rel }: ReferenceCase['tolerance'], at: string): void {
  if (typeof theirs === 'number') {
    expect(typeof ours, at).toBe('number');
    expect(Math.abs((ours as number) - theirs), `${at}: ${ours} instead of ${theirs}`).toBeLessThanOrEqual(
      Math.max(abs, rel * Math.abs(theirs)),
    );
  } else if (typeof theirs === 'object' && theirs !== null) {
    expect(ours, at).toBeTypeOf('object');
    for (const [key, value] of Object.entries(theirs))
      compare((ours as Record<string, unknown>)[key], value, { abs, rel }, `${at}.${key}`);
  } else expect(ours, at).toEqual(theirs);
}

describe('every statistic', () => {
  it('has reference cases, and every kind of reference a function', () => {
    expect([...new Set(cases.map(({ kind }) => kind))].filter((kind) => KINDS[kind] === undefined)).toEqual(
      [],
    );
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases.map((one) => [one.id, one] as const))(
    'agrees with %s',
    (_, { kind, input, expected, tolerance }) => {
      const given = structuredClone(input);
      compare(KINDS[kind]?.(given), expected, tolerance, kind);
      expect(given).toEqual(input);
    },
  );
});

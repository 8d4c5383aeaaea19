import { describe, expect, it } from 'vitest';
import { contrasts } from '../../src/experiments/contrasts.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { passing, playedExperiment } from '../support/experiment-plays.ts';

const options = { primary: 'pass_rate', baseline: 'base', next: seededRandom(1).next };
const share = (index: number) => (index % 5) / 10;
const passes = (of: (index: number) => number) => (index: number, round: number) => ({
  passed: passing(of(index))(round),
});

describe('contrasts', () => {
  const evidence = playedExperiment(
    {
      base: (index, round) => ({
        ...passes(share)(index, round),
        scores: { relevance: 0.7 + (index % 3) / 100 },
        latencyMs: 1000 + index,
      }),
      up: (index, round) => ({
        ...passes((one) => share(one) + (one % 3) / 10 + 0.1)(index, round),
        scores: { relevance: 0.7 + (index % 4) / 100 },
        latencyMs: 800 + 3 * index,
      }),
      same: (index, round) => ({
        ...passes(share)(index, round),
        scores: { relevance: 0.7 + (index % 3) / 100 },
        latencyMs: 1000 + index,
      }),
    },
    { cases: 20, rounds: 10, metrics: ['relevance', 'latency_ms'] },
  );
  const rows = contrasts(evidence, options);
  const row = (metric: string, variant: string) =>
    rows.find((one) => one.metric === metric && one.variant === variant);

  it('compares every variant with the baseline on every metric, the pass rate included', () => {
    expect(rows.map(({ metric, variant, against }) => `${metric} ${variant}-${against}`)).toEqual([
      'relevance up-base',
      'relevance same-base',
      'latency_ms up-base',
      'latency_ms same-base',
      'pass_rate up-base',
      'pass_rate same-base',
    ]);
  });

  it('adjusts the claims on the primary metric by Holm, and keeps all others exploratory', () => {
    const up = row('pass_rate', 'up');
    expect(up).toMatchObject({ label: 'primary', holds: true, equivalent: false, scope: 'population' });
    expect(up?.p_adjusted).toBeCloseTo(2 * (up?.p_value ?? 1), 12);
    expect(row('pass_rate', 'same')).toMatchObject({
      difference: 0,
      p_value: 1,
      holds: false,
      hedges_g: null,
    });
    // Four exploratory ones: the smallest p counts four times.
    const faster = row('latency_ms', 'up');
    expect(faster?.label).toBe('exploratory');
    expect(faster?.p_adjusted).toBeCloseTo(4 * (faster?.p_value ?? 1), 12);
  });

  it('shows latency as a ratio in raw direction, without a margin of equivalence', () => {
    const faster = row('latency_ms', 'up');
    expect(faster?.difference).toBeGreaterThan(-0.21);
    expect(faster?.difference).toBeLessThan(-0.16);
    expect(faster?.hedges_g).toBeLessThan(0);
    expect(faster?.equivalent).toBeNull();
    expect(faster?.interval?.[0]).toBeLessThan(faster?.difference ?? 0);
  });

  it('finds scores equivalent that differ by less than 0.05 either way', () => {
    expect(row('relevance', 'up')?.equivalent).toBe(true);
    expect(row('relevance', 'same')?.equivalent).toBe(true);
  });

  it('says nothing of other cases below six, and nothing at all without values', () => {
    const few = playedExperiment(
      { base: () => ({ scores: { relevance: 0.7 } }), up: () => ({ scores: { relevance: 0.7 } }) },
      { cases: 5, rounds: 3, metrics: ['relevance', 'cost_usd'] },
    );
    const [relevance, cost] = contrasts(few, options);
    expect(relevance).toMatchObject({
      cases: 5,
      difference: 0,
      p_value: 1,
      equivalent: false,
      scope: 'these_test_cases',
    });
    expect(cost).toMatchObject({
      cases: 0,
      difference: null,
      interval: null,
      p_value: 1,
      p_adjusted: 1,
      equivalent: null,
      holds: false,
    });
  });

  it("corrects g for few cases: Hedges' factor for 4 differences is 1 - 3/11", () => {
    const d = [0.1, 0.2, 0.3, 0.4];
    const four = playedExperiment(
      {
        base: () => ({ scores: { relevance: 0.5 } }),
        up: (index) => ({ scores: { relevance: 0.5 + (d[index] ?? 0) } }),
      },
      { cases: 4, rounds: 1, metrics: ['relevance'] },
    );
    // Mean 0.25, sd 0.12910.
    expect(contrasts(four, options)[0]?.hedges_g).toBeCloseTo((0.25 / 0.1290994449) * (1 - 3 / 11), 8);
  });
});

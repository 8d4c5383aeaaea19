import { describe, expect, it } from 'vitest';
import { metricOf } from '../../src/experiments/metrics.ts';
import { play } from '../support/evidence.ts';

const one = play({
  variant: 'a',
  caseId: 'c1',
  passed: false,
  latencyMs: 1200,
  costUsd: 0.02,
  scores: { faithfulness: 0.75, odd: Number.NaN },
});

describe('a metric', () => {
  it.each([
    ['pass_rate', 1, 'linear', true, 0, 0],
    ['faithfulness', 1, 'linear', false, 0.75, 0.75],
    ['latency_ms', -1, 'log', false, 1200, Math.log(1200)],
    ['cost_usd', -1, 'log', false, 0.02, Math.log(0.02)],
  ] as const)('%s', (name, direction, scale, binary, raw, value) => {
    const metric = metricOf(name);
    expect(metric).toMatchObject({ name, direction, scale, binary });
    expect(metric.equivalenceMargin).toBe(scale === 'log' ? null : 0.05);
    expect(metric.rawOf(one)).toBe(raw);
    expect(metric.valueOf(one)).toBe(value);
  });

  it.each([
    ['a score that does not apply', 'contextual_recall', one],
    ['a score that is no number', 'odd', one],
    ['a score named like a property of every object', 'constructor', one],
    ['the cost of an agent that does not say', 'cost_usd', { ...one, costUsd: null }],
  ])('is missing for %s', (_, name, from) => {
    expect(metricOf(name).valueOf(from)).toBeUndefined();
    expect(metricOf(name).rawOf(from)).toBeUndefined();
  });

  it.each([
    ['latency_ms', { ...one, latencyMs: 0 }, 0, 0],
    ['cost_usd', { ...one, costUsd: 0 }, 0, Math.log(1e-6)],
  ])('%s of nothing has a logarithm', (name, from, raw, value) => {
    expect(metricOf(name).rawOf(from)).toBe(raw);
    expect(metricOf(name).valueOf(from)).toBe(value);
  });
});

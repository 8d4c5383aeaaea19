import { describe, expect, it } from 'vitest';
import { metricOf } from '../../src/experiments/metrics.ts';
import {
  differenceText,
  intervalText,
  listed,
  named,
  pText,
  quoted,
  timesText,
  valuesText,
} from '../../src/experiments/sentences/words.ts';

const [passRate, relevance, latency] = ['pass_rate', 'relevance', 'latency_ms'].map(metricOf) as [
  ReturnType<typeof metricOf>,
  ReturnType<typeof metricOf>,
  ReturnType<typeof metricOf>,
];

describe('the words of a recommendation', () => {
  it.each([
    [0.18, passRate, '+18 points'],
    [-0.045, passRate, '−4.5 points'],
    [0, passRate, '0 points'],
    [0.114, relevance, '+0.11'],
    [-0.0123, relevance, '−0.012'],
    [0.00042, relevance, '+0.00042'],
    [-0.213, latency, '−21 %'],
    [2.5, latency, '+250 %'],
  ])('write the difference %d as %s', (difference, metric, text) => {
    expect(differenceText(difference, metric)).toBe(text);
  });

  it('write intervals beside their difference', () => {
    expect(intervalText([-0.021, 0.3], passRate)).toBe('−2.1 to +30');
    // A bound that leaves zero out is not shown as zero.
    expect(intervalText([0.0001, 0.062], passRate)).toBe('+0.01 to +6.2');
    expect(intervalText([1e-17, 0.062], passRate)).toBe('0 to +6.2');
    expect(intervalText([-0.3, -0.065], latency)).toBe('−30 % to −6.5 %');
  });

  it.each([
    [0, 'p < 0.001'],
    [0.00099, 'p < 0.001'],
    [0.0048, 'p = 0.0048'],
    // Not 0.05: it lies on the other side of it.
    [0.0503, 'p = 0.0503'],
    [0.0497, 'p = 0.0497'],
    [0.27, 'p = 0.27'],
    [1, 'p = 1'],
  ])('write the p %d as %s', (p, text) => {
    expect(pText(p)).toBe(text);
  });

  it('show which of two values is larger', () => {
    expect(valuesText(0.72, 0.7196, relevance)).toEqual(['0.7200', '0.7196']);
    expect(valuesText(0.76, 0.685, relevance)).toEqual(['0.76', '0.685']);
    expect(valuesText(0.5, 0.75, passRate)).toEqual(['50 %', '75 %']);
  });

  it('keep names and messages of others on one short line, without controls', () => {
    expect(named('a\nb\u001b[31m\u202ec')).toBe('"a bc"');
    expect(named('x'.repeat(500))).toHaveLength(62);
    expect(quoted('connect\r\nfailed')).toBe('connect failed.');
    expect(quoted('Is it there?')).toBe('Is it there?');
  });

  it('list, and say how many more there are', () => {
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more');
    // One more takes no more room than saying so.
    expect(listed(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and d');
  });

  it.each([
    [[1, 1], 'once'],
    [[2, 2], 'twice'],
    [[10, 10], '10 times'],
    [[3, 5], '3 to 5 times'],
  ] as const)('say %j as %s', (range, text) => {
    expect(timesText(range)).toBe(text);
  });
});

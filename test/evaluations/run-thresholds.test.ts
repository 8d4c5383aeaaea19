import { describe, expect, it } from 'vitest';
import { runThreshold } from '../../src/evaluations/run-thresholds.ts';
import { builtInScorers } from '../../src/scorers/registry.ts';
import { ANY_FAULT_THRESHOLDS } from '../../src/scorers/sureness/labelled-threshold.ts';

const none = { thresholds: {} };

describe('what passes in a run where its case does not say', () => {
  it.each<[string, number | undefined, Parameters<typeof runThreshold>[1], number, string]>([
    ['playval', undefined, none, 0.7, 'the interface'],
    ['pii_leakage', undefined, none, 1, 'any finding fails'],
    ['tool_correctness', undefined, none, 1, 'any missing tool fails'],
    ['argument_correctness', undefined, none, 1, 'any wrong argument fails'],
    ['pii_leakage', undefined, { ...none, threshold: 0.6 }, 0.6, 'the settings for all scorers win'],
    ['tone', 0.9, { ...none, threshold: 0.6 }, 0.9, 'its own file wins over them'],
    ['tone', 0.9, { thresholds: { tone: 0.5 } }, 0.5, 'the settings for this scorer win over both'],
    ['playval', undefined, { thresholds: { tone: 0.5 }, threshold: 0.8 }, 0.8, 'those for another do not'],
    ['constructor', undefined, none, 0.7, 'a name of the language'],
  ])('%s (own %s, settings %j): %d, %s', (name, own, defaults, expected) => {
    expect(runThreshold({ name, ...(own === undefined ? {} : { threshold: own }) }, defaults)).toBe(expected);
  });

  it('is said of scorers that there are', () => {
    const names = builtInScorers.map(({ name }) => name);
    for (const name of Object.keys(ANY_FAULT_THRESHOLDS)) expect(names).toContain(name);
  });
});

import { describe, expect, it } from 'vitest';
import { collect } from '../../src/optimizations/collect.ts';
import type { OptimizationMaterial } from '../../src/optimizations/material.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { attemptOf, passing } from '../support/analysed-attempts.ts';

/** What is collected of one attempt that passed, with this result of the metric that has a target. */
function collectedWith(tone: ScorerResult) {
  const passed = [attemptOf({ results: { contains: passing(), tone } }, { case_id: 'a', status: 'passed' })];
  const cases = [{ id: 'a', text: 'Where is it?', expected: '', metrics: [] }];
  return collect(
    { prompt: '', failed: [], passed, categories: [], cases },
    { type: 'metric_driven', targetMetrics: { tone: { target: 0.9 } } },
  );
}

describe('the failures that an optimization begins with', () => {
  const low: ScorerResult = { score: 0.6, pass: true, reasoning: '', metadata: {} };

  it('hold an attempt that passed and missed a target', () => {
    expect(collectedWith(low)).toMatchObject({ failures: 1, failing: [{ caseId: 'a' }], passing: [] });
  });

  it.each<[string, ScorerResult]>([
    ['unsure', { ...low, gating: false, metadata: { unsure: true } }],
    ['about nothing', { ...low, metadata: { not_applicable: true } }],
  ])('hold none for a score that is %s', (_, tone) => {
    expect(collectedWith(tone)).toMatchObject({ failures: 0, failing: [], passing: [{ caseId: 'a' }] });
  });

  it.each<[string, Partial<OptimizationMaterial['categories'][number]>, number]>([
    ['of the model by its own evidence', { owner: 'model' }, 0],
    ['of a tool by its own evidence', { owner: 'tool' }, 0],
    ['of the prompt by its own evidence', { owner: 'prompt' }, 1],
    ['of a tool by its kind alone', {}, 1],
  ])('make a rule of a failure that is %s, or do not', (_, owner, failures) => {
    const failed = [attemptOf({}, { case_id: 'a', status: 'failed' })];
    const categories = failed.map((attempt) => ({
      attempt,
      category: 'bad_tool_arguments' as const,
      ...owner,
    }));
    const cases = [{ id: 'a', text: 'Where is it?', expected: '', metrics: [] }];
    const collected = collect(
      { prompt: '', failed, passed: [], categories, cases },
      { type: 'error_driven' },
    );
    expect(collected.failures).toBe(failures);
    expect(collected.excluded).toEqual(failures === 1 ? {} : { bad_tool_arguments: 1 });
  });
});

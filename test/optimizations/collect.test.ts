import { describe, expect, it } from 'vitest';
import type { CategoryId } from '../../src/failure-analysis/categories.ts';
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

  /** Families of failures whose cases want this, of these kinds. */
  const strandsOf = (...wanted: [string, CategoryId][]) => {
    const failed = wanted.map(([expected_behavior], index) =>
      attemptOf({ criteria: { expected_behavior } }, { case_id: `c${index}` }),
    );
    const categories = failed.map((attempt, index) => ({ attempt, category: wanted[index]?.[1] ?? 'other' }));
    const cases = failed.map(({ case_id: id }, index) => ({
      id,
      text: TEXTS[index] ?? '',
      expected: '',
      metrics: [],
    }));
    const material = { prompt: '', failed, passed: [], categories, cases };
    return collect(material, { type: 'error_driven' }).failing.map(({ category, strand }) => [
      category,
      strand,
    ]);
  };

  it('are of one strand where their cases demand the same in the same words, whatever check they failed', () => {
    const demand = 'Answer in English, the language of the file';
    expect(
      strandsOf(
        [`${demand}; "ten weeks" is in the answer.`, 'language_mismatch'],
        [`${demand}; "free of charge" is in the answer.`, 'language_mismatch'],
        [`${demand}; "dock 4" is in the answer.`, 'incomplete_answer'],
        ['Name the fee.', 'incomplete_answer'],
      ),
    ).toEqual([
      ...Array(3).fill(['language_mismatch', `language_mismatch: ${demand}`]),
      ['incomplete_answer', 'incomplete_answer'],
    ]);
  });

  it('are of no strand by a demand of all cases, which is no way of failing', () => {
    const kinds = ['tone', 'wrong_tool', 'verbosity', 'over_refusal'] as const;
    const all = kinds.map((kind, index): [string, CategoryId] => [
      `Name figure ${index}. Answer with care.`,
      kind,
    ]);
    expect(strandsOf(...all)).toEqual(kinds.map((kind) => [kind, kind]));
  });
});

/** What is asked; no two are near-duplicates. */
const TEXTS = ['wet towels', 'a broken lamp', 'the heating bill', 'guests in June'];

import { describe, expect, it } from 'vitest';
import { markUnsure } from '../../../src/runs/execution/mark-unsure.ts';
import type { ScorerResult } from '../../../src/schema/scorer-result.ts';
import { settings } from '../../../src/schema/settings.ts';

const judged = (judge: object, metadata: object = {}): ScorerResult => ({
  ...{ score: 0.5, pass: false, reasoning: 'Partly.' },
  metadata: { judge, ...metadata },
});
const LOW = { mode: 'offline', confidence: 'low' };
const playval = { category: 'custom', needs: ['output', 'expected_behavior'], uses: [] } as const;
const bias = { category: 'safety', needs: ['output'], uses: [] } as const;
const rubric = { ...playval, category: 'user' } as const;
const subject = { output: 'x', expected_behavior: 'Says "closed".' };
const marked = (result: ScorerResult, scorer: Parameters<typeof markUnsure>[1] = playval, gate = {}) =>
  markUnsure(result, scorer, subject, settings.parse({ gate }));

describe('a result as a run takes it', () => {
  it.each([
    ['of a model', judged({ mode: 'llm', confidence: 'low' })],
    ['that nobody was asked for', judged({ mode: 'none', confidence: 'high' })],
    ['of rules that are sure', judged({ mode: 'offline', confidence: 'medium' })],
    ['without a word about its judge', { ...judged(LOW), metadata: {} }],
  ])('%s gates as it is', (_, result) => {
    expect(marked(result)).toBe(result);
  });

  it.each([
    ['of low confidence', judged(LOW)],
    ['that its scorer calls unsure', judged({ mode: 'offline', confidence: 'medium' }, { unsure: true })],
  ])('%s is unsure, says what could not be told and which check would settle it', (_, result) => {
    expect(marked(result)).toMatchObject({
      gating: false,
      pass: false,
      metadata: {
        unsure: true,
        unsure_reason: expect.stringContaining('its rules alone are wrong too often'),
        suggested_check: { icontains: 'closed' },
      },
    });
  });

  it('keeps the reason and the proposal of its scorer', () => {
    const said = { unsure: true, unsure_reason: 'So.', suggested_check: { contains: '36' } };
    expect(marked(judged(LOW, said)).metadata).toEqual({ judge: LOW, ...said });
  });

  it.each([
    ['a scorer that does not read the expectation', bias],
    ['a rubric, which may ask for anything else', rubric],
  ])('proposes nothing for %s', (_, scorer) => {
    expect(marked(judged(LOW), scorer).metadata).not.toHaveProperty('suggested_check');
  });

  it('that does not apply is not unsure', () => {
    const result = marked(judged(LOW, { not_applicable: true }));
    expect(result.gating).toBe(false);
    expect(result.metadata).not.toHaveProperty('unsure');
  });

  it('gates all the same where the settings ask for it', () => {
    const result = judged(LOW, { unsure: true });
    expect(marked(result, playval, { offline_low_confidence: true })).toBe(result);
  });
});

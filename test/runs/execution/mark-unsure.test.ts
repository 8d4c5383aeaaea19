import { describe, expect, it } from 'vitest';
import { markUnsure } from '../../../src/runs/execution/mark-unsure.ts';
import type { ScorerResult } from '../../../src/schema/scorer-result.ts';
import { settings } from '../../../src/schema/settings.ts';

const judged = (judge: object, metadata: object = {}): ScorerResult => ({
  ...{ score: 0.5, pass: false, reasoning: 'Partly.' },
  metadata: { judge, ...metadata },
});
const LOW = { mode: 'offline', confidence: 'low' };
const marked = (result: ScorerResult, gate = {}) => markUnsure(result, settings.parse({ gate }));

describe('a result as a run takes it', () => {
  it.each([
    ['of a model', judged({ mode: 'llm', confidence: 'low' })],
    ['that nobody was asked for', judged({ mode: 'none', confidence: 'high' })],
    ['of own code that writes the same word', judged({ mode: 'none', confidence: 'high' }, { unsure: true })],
    ['of rules that are sure', judged({ mode: 'offline', confidence: 'medium' })],
    ['without a word about its judge', { ...judged(LOW), metadata: {} }],
  ])('%s gates as it is', (_, result) => {
    expect(marked(result)).toBe(result);
  });

  it.each([
    ['of low confidence', judged(LOW)],
    ['that rules doubt without a question', judged({ mode: 'none', confidence: 'low' })],
    ['that its scorer calls unsure', judged({ mode: 'offline', confidence: 'medium' }, { unsure: true })],
  ])('%s is unsure, says what could not be told', (_, result) => {
    expect(marked(result)).toMatchObject({
      gating: false,
      pass: false,
      metadata: {
        unsure: true,
        unsure_reason: expect.stringContaining('its rules alone are wrong too often'),
      },
    });
  });

  it('keeps the reason and the proposal of its scorer', () => {
    const said = { unsure: true, unsure_reason: 'So.', suggested_check: { contains: '36' } };
    expect(marked(judged(LOW, said)).metadata).toEqual({ judge: LOW, ...said });
  });

  it('that does not apply is not unsure', () => {
    const result = marked(judged(LOW, { not_applicable: true }));
    expect(result.gating).toBe(false);
    expect(result.metadata).not.toHaveProperty('unsure');
  });

  it('gates all the same where the settings ask for it', () => {
    const result = judged(LOW, { unsure: true });
    expect(marked(result, { offline_low_confidence: true })).toBe(result);
  });
});

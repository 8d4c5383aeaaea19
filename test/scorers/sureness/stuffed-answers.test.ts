import { describe, expect, it } from 'vitest';
import { scorerRegistry } from '../../../src/scorers/registry.ts';
import { offline } from '../../support/evaluate-with.ts';
import { STUFFED_ANSWERS } from './stuffed-answers.ts';

const registry = scorerRegistry([]);

describe('an answer made to please rules', () => {
  it.each(STUFFED_ANSWERS)('is no sure pass: %s, %s', async (name, _, subject) => {
    const scorer = registry.find(name);
    if (scorer === undefined) throw new Error(`no scorer ${name}`);
    const { pass, metadata } = await offline(scorer, subject);
    const { confidence } = metadata['judge'] as { confidence: string }; // resultWith has read it
    expect(pass && metadata['not_applicable'] !== true && confidence !== 'low').toBe(false);
  });

  it('comes in at least forty forms', () => {
    expect(STUFFED_ANSWERS.length).toBeGreaterThanOrEqual(40);
  });
});

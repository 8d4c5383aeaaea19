import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/schema/check.ts';
import { problemsOf, reasonOf, verdictOf } from '../../support/asked-check.ts';

describe('the length of an output', () => {
  it.each<[Check, string, string]>([
    [{ length: { min: 3, max: 3 } }, 'abc', 'pass'],
    [{ length: { min: 4 } }, 'abc', 'fail'],
    [{ length: { max: 2 } }, 'abc', 'fail'],
    [{ length: { max: 2 } }, '😀😀', 'pass'],
    [{ length: { max: 2, unit: 'words' } }, ' two\n words ', 'pass'],
    [{ length: { min: 3, unit: 'words' } }, 'two words', 'fail'],
    [{ length: { min: 2, max: 2, unit: 'sentences' } }, 'It is 3.5 km, e.g. by foot. Go!', 'pass'],
    [{ not_length: { max: 2 } }, 'abc', 'pass'],
    [{ not_length: { max: 3 } }, 'abc', 'fail'],
    [{ length: { max: 5 } }, '', 'fail'],
    [{ not_length: { max: 5 } }, '', 'fail'],
    [{ length: { min: 0, max: 5 } }, '', 'pass'],
    [{ length: { max: 0 } }, '', 'pass'],
    [{ length: { max: 2, unit: 'words' }, of: 'output.json.title' }, '{"title": "A short title"}', 'fail'],
  ])('%j of %j: %s', async (check, output, verdict) => {
    expect(await verdictOf(check, { output })).toBe(verdict);
  });

  it.each([
    [{ length: 5 }],
    [{ length: {} }],
    [{ length: { min: 5, max: 4 } }],
    [{ length: { min: 1.5 } }],
    [{ length: { max: 5, unit: 'lines' } }],
    [{ length: { maximum: 5 } }],
  ])('%j is refused', (check) => {
    expect(problemsOf(check)).not.toEqual([]);
  });

  it('is said, and negated is the complement', async () => {
    expect(await reasonOf({ length: { max: 2 } }, { output: 'abc' })).toContain('it has 3 chars');
    const unit = fc.constantFrom('chars', 'words', 'sentences');
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(20), unit, async (text, max, one) => {
        const output = `${text}x`;
        const value = { max: max + 1, unit: one };
        const verdicts = [
          await verdictOf({ length: value }, { output }),
          await verdictOf({ not_length: value }, { output }),
        ];
        expect(verdicts.sort()).toEqual(['fail', 'pass']);
      }),
    );
  });
});

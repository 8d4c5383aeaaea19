import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateText } from '../../src/text/truncate.ts';

const text = fc.string({ unit: fc.constantFrom('a', '😀', 'é', '\u{20000}', ' ') });
const length = (value: string) => Array.from(value).length;

describe('cut text', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀', 2, '😀…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
    ['', 0, ''],
  ])('%j to %d', (value, max, expected) => {
    expect(truncateText(value, max)).toBe(expected);
  });

  it('has at most that many code points, whole ones', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 30 }), (value, max) => {
        const cut = truncateText(value, max);
        expect(length(cut)).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut === value).toBe(length(value) <= max);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bleu } from '../../../src/text/similarity/bleu.ts';

const sentence = fc
  .array(fc.constantFrom('the', 'cat', 'sat', 'on', 'mat', 'a'), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));

describe('BLEU-4', () => {
  it.each([
    ['the cat sat on the mat', ['the cat sat on the mat'], 1],
    ['The  Cat sat\non the MAT', ['the cat sat on the mat'], 1],
    // Precisions 5/6, 3/5, 1/4 and none; as long as the reference.
    ['the cat is on the mat', ['the cat sat on the mat'], ((5 / 6) * (3 / 5) * (1 / 4) * 1e-7) ** (1 / 4)],
    // Two units: orders 1 and 2 only, and a brevity penalty of e^(1 - 6/2).
    ['the cat', ['the cat sat on the mat'], Math.exp(-2)],
    ['the cat', ['a dog', 'the cat'], 1],
    // "the" counts twice at most.
    ['the the the', ['the cat the mat'], Math.exp(1 - 4 / 3) * ((2 / 3) * 1e-7 * 1e-7) ** (1 / 3)],
    ['', ['the cat'], 0],
    ['the cat', [''], 0],
    ['the cat', [], 0],
  ])('of %j against %j', (text, references, value) => {
    expect(bleu(text, references)).toBeCloseTo(value, 12);
  });

  it('is from 0 to 1, 1 for a text and itself, and no worse with one reference more of the same length', () => {
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        const value = bleu(a, [b]);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(bleu(a, [b, a])).toBeCloseTo(1, 12);
        expect(bleu(a, [b, b.split(' ').reverse().join(' ')])).toBeGreaterThanOrEqual(value);
      }),
    );
  });
});

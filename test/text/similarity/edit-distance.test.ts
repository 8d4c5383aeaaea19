import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/text/similarity/edit-distance.ts';

/** Forces the computation along diagonals, which otherwise only long texts get. */
const DIAGONALS = 1e7;
const near = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'b', 'c') }),
    fc.string({ unit: fc.constantFrom('a', 'b', 'c') }),
  )
  .map(([one, other]): [string, string] => [one + other, other + one]);

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['the same', 'the same', 0],
    ['😀', '😁', 1],
    ['\u00e9', 'e\u0301', 2],
  ])('of %j and %j is %i', (a, b, apart) => {
    expect(editDistance(a, b)).toEqual({ status: 'exact', distance: apart });
    expect(editDistance(b, a, Infinity, DIAGONALS)).toEqual({ status: 'exact', distance: apart });
  });

  it('is the same by bit vectors and along diagonals, in both directions', () => {
    fc.assert(
      fc.property(near, ([a, b]) => {
        const found = { status: 'exact', distance: distance(a, b) };
        expect(editDistance(a, b)).toEqual(found);
        expect(editDistance(a, b, Infinity, DIAGONALS)).toEqual(found);
        expect(editDistance(b, a, Infinity, DIAGONALS)).toEqual(found);
      }),
    );
  });

  it('is exact, or beyond a limit that it exceeds and never said to be more than it is', () => {
    fc.assert(
      fc.property(near, fc.nat(12), fc.constantFrom(DIAGONALS, undefined), ([a, b], limit, steps) => {
        const apart = distance(a, b);
        const found = editDistance(a, b, limit, steps);
        if (found.status === 'exact') {
          expect(found.distance).toBe(apart);
          return;
        }
        expect(found.status).toBe('beyond');
        expect(found.atLeast).toBeLessThanOrEqual(apart);
        expect(found.atLeast).toBeGreaterThan(limit);
      }),
    );
  });

  it('is undecided where finding out would take too many steps, and says what is sure', () => {
    const a = 'ab'.repeat(5000);
    const b = 'ba'.repeat(3000) + 'ab'.repeat(1000) + 'c'.repeat(2000);
    expect(editDistance(a, b, 9000, 1000)).toMatchObject({ status: 'undecided' });
  });

  it('settles 10 MB by what is shared, by length and by letters', () => {
    const text = 'lorem ipsum dolor '.repeat(560_000);
    expect(editDistance(text, text)).toEqual({ status: 'exact', distance: 0 });
    expect(editDistance(`${text}x${text}`, `${text}y${text}`)).toEqual({ status: 'exact', distance: 1 });
    expect(editDistance(text, 'short', 1_000_000).status).toBe('beyond');
    expect(editDistance(text, 'x'.repeat(text.length), 1_000_000).status).toBe('beyond');
    expect(editDistance(`a${text}b`, `b${text}a`, 10)).toEqual({ status: 'exact', distance: 2 });
  });
});

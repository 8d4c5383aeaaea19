import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonSubsequence } from '../../../src/text/similarity/common-subsequence.ts';
import { rougeL } from '../../../src/text/similarity/rouge-l.ts';

/** The table of the definition. */
function byTable(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const unit of a) {
    const next = [0];
    for (const [at, other] of b.entries())
      next.push(unit === other ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
const units = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 120 });

describe('ROUGE-L', () => {
  it.each([
    ['police killed the gunman', 'police kill the gunman', 0.75],
    ['police ended the gunman', 'police kill the gunman', 0.75],
    ['the gunman kill police', 'police kill the gunman', 0.5],
    ['Tickets: 42 — sold OUT!', 'tickets 42 sold out', 1],
    ['completely different', 'no word in common', 0],
    ['', 'anything', 0],
    ['...', 'anything', 0],
    ['我喜欢猫', '我喜欢狗', 0.75],
    ['naïve café', 'naïve café', 1],
  ])('of %j against %j is %d', (text, reference, value) => {
    expect(rougeL(text, reference)).toEqual({ status: 'exact', value });
  });

  it('has the subsequence of the definition, whichever list is longer', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(commonSubsequence(a, b)).toBe(byTable(a, b));
        expect(commonSubsequence(b, a)).toBe(byTable(a, b));
      }),
    );
  });

  it('is symmetric, from 0 to 1, and 1 for a text and itself', () => {
    const text = units.map((list) => list.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const found = rougeL(a, b);
        expect(rougeL(b, a)).toEqual(found);
        expect(found.status === 'exact' && found.value >= 0 && found.value <= 1).toBe(true);
        expect(rougeL(`${a} a`, `${a} a`)).toEqual({ status: 'exact', value: 1 });
      }),
    );
  });

  it('is undecided beyond its bound and then says no less than the true value', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        const [text, reference] = [`x ${a.join(' ')} y`, `y ${b.join(' ')} x`];
        const exact = rougeL(text, reference);
        const bounded = rougeL(text, reference, 0);
        if (bounded.status === 'undecided' && exact.status === 'exact')
          expect(bounded.atMost).toBeGreaterThanOrEqual(exact.value);
        expect(bounded.status).toBe('undecided');
      }),
    );
  });
});

it('ROUGE-L takes runs of ten million letters, of scripts with and without spaces', () => {
  expect(rougeL('é'.repeat(10_000_000), 'a word')).toEqual({ status: 'exact', value: 0 });
  expect(rougeL('猫'.repeat(1_000_000), '猫').status).toBe('exact');
});

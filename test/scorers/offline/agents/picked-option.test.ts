import { describe, expect, it } from 'vitest';
import { pickedOption } from '../../../../src/scorers/offline/agents/picked-option.ts';

const REQUEST = 'Which of these floats?\nA) an anvil\nB) a cork\nC) a key';

describe('pickedOption', () => {
  it.each<[string, string, string | undefined]>([
    ['B', 'B', 'done'],
    ['(b)', 'B', 'done'],
    ['Option B.', 'Answers B.', 'done'],
    ['B', 'Picks option B, the cork.', 'done'],
    ['a cork', 'B', 'done'],
    ['C', 'B', 'not_done'],
    ['an anvil', 'The answer is B.', 'not_done'],
    ['B', '', 'partial'],
    ['B', 'Says B or C.', 'partial'],
    ['B', 'A short answer without reasons.', 'partial'],
    ['C', 'Must not answer C.', 'partial'],
    ['B', 'Anything but D', 'partial'],
    ['It is B, since corks are light.', 'B', undefined],
    ['D', 'B', undefined],
    ['', 'B', undefined],
  ])('reads %j against %j as %s', (output, reference, verdict) => {
    expect(pickedOption({ input: REQUEST, output, reference })?.verdict).toBe(verdict);
  });

  it('leaves requests without options alone', () => {
    expect(
      pickedOption({ input: 'Which vitamin is in lemons?', output: 'C', reference: 'C' }),
    ).toBeUndefined();
    expect(pickedOption({ input: '', output: 'C', reference: 'C' })).toBeUndefined();
  });
});

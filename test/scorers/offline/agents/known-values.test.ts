import { describe, expect, it } from 'vitest';
import { knownValues } from '../../../../src/scorers/offline/agents/known-values.ts';

const input =
  'Book 2 rooms in New York from May 4th, 2031 for three nights at 12.5% off; my id is AB-77, I weigh 70kg.';

describe('the grounding of a value', () => {
  const known = knownValues(input, 'We spoke of Lisbon before.');
  known.add({ hotel: 'Grand Plaza', id: 'H-4711' });

  it.each<[string | number, number, string]>([
    ['New York', 1, 'input'],
    ['new  york', 1, 'input'],
    ['NY', 1, 'input'],
    ['Lisbon', 1, 'history'],
    ['H-4711', 1, 'earlier_result'],
    ['Grand Plaza', 1, 'earlier_result'],
    [2, 1, 'input'],
    [3, 1, 'input'],
    [70, 1, 'input'],
    [0.125, 1, 'input'],
    ['2031-05-04', 1, 'input'],
    ['AB-77', 1, 'input'],
    ['Oslo', 0, 'none'],
    [977, 0, 'none'],
    [-70, 0, 'none'],
    ['ann@example.org', 0, 'none'],
  ])('%j: %d from %s', (value, share, source) => {
    expect(known.of(value)).toMatchObject({ share, source });
  });

  it('is partial for a part, a date in another year, and an amount in another unit', () => {
    expect(known.of('New Delhi').share).toBe(0.5);
    expect(known.of('2019-05-04').share).toBeCloseTo(2 / 3);
    expect(known.of(70_000).share).toBe(0.5);
  });

  it('knows a number that was a percentage', () => {
    expect(known.of(12.5).percent).toBe(true);
    expect(known.of(2).percent).toBe(false);
  });

  it('of nothing said is nothing', () => {
    expect(knownValues('', '').of('Rome')).toMatchObject({ share: 0, source: 'none' });
    expect(knownValues('', '').of('')).toMatchObject({ share: 1 });
  });
});

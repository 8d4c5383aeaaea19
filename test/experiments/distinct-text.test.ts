import { describe, expect, it } from 'vitest';
import { distinctText } from '../../src/experiments/distinct-text.ts';

describe('a number beside its bound', () => {
  it.each([
    [0.1234, 0.05, '0.12', '0.05'],
    [0.0502, 0.05, '0.0502', '0.05'],
    [0.05004, 0.05, '0.05004', '0.05'],
    [0.0349, 0.034862, '0.0349', '0.03486'],
    [1, 0.0038489, '1', '0.0038'],
    [0.004, 0.0038489, '0.004', '0.0038'],
    [0.00000012, 0.05, '1.2e-7', '0.05'],
    [0.049, 0.05, '0.049', '0.05'],
  ])('%d and %d', (value, bound, shown, against) => {
    expect(distinctText(value, bound)).toEqual([shown, against]);
  });
});

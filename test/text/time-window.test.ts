import { expect, it } from 'vitest';
import { windowMs } from '../../src/text/time-window.ts';

it.each([
  ['90m', 5_400_000],
  ['12h', 43_200_000],
  ['30d', 2_592_000_000],
  ['2w', 1_209_600_000],
])('%s is %d ms', (window, ms) => {
  expect(windowMs(window)).toBe(ms);
});

it.each(['', '30', 'd', '1y', '-1d', '1.5d'])('%j is no window', (window) => {
  expect(windowMs(window)).toBeNaN();
});

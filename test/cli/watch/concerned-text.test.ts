import { expect, it } from 'vitest';
import { concernedText } from '../../../src/cli/watch/rounds.ts';

it.each([
  [{ due: 2, reached: 3 }, 'it concerns 2 cases'],
  [{ due: 0, reached: 3 }, 'its cases read as before'],
  [{ due: 0, reached: 0 }, 'no case depends on that'],
])('a change that reaches %j says "%s"', (counts, text) => {
  expect(concernedText(counts)).toBe(text);
});

import { expect, it } from 'vitest';
import { passedEverywhere } from '../../src/pages/model/passed-everywhere.ts';

const ROW = { name: 'bias', mean: 1, not_applicable: 0, gating: true, interval: null };

it.each([
  ['all that it judged', { passed: 2, judged: 2, errored: 0, unsure: 0 }, true],
  ['all but one', { passed: 1, judged: 2, errored: 0, unsure: 0 }, false],
  ['all, and one could not be judged', { passed: 2, judged: 2, errored: 1, unsure: 0 }, false],
  ['all, and one is unsure', { passed: 2, judged: 2, errored: 0, unsure: 1 }, false],
  ['nothing: its only result is unsure', { passed: 0, judged: 0, errored: 0, unsure: 1 }, false],
  ['nothing: none applied', { passed: 0, judged: 0, errored: 0, unsure: 0 }, false],
])('a scorer passed %s', (_, counts, expected) => {
  expect(passedEverywhere({ ...ROW, ...counts })).toBe(expected);
});

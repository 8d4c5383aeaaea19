import { describe, expect, it } from 'vitest';
import { ifCertain } from '../../src/scorers/chunk-verdicts.ts';
import { share } from '../../src/scorers/reasoning.ts';

describe('a share in words', () => {
  it.each([
    [0, 1, '0 of 1 claim is'],
    [1, 1, '1 of 1 claim is'],
    [1, 4, '1 of 4 claims is'],
    [0, 4, '0 of 4 claims are'],
    [3, 4, '3 of 4 claims are'],
  ])('%i of %i', (count, total, words) => {
    expect(share(count, total, 'claim')).toBe(words);
  });
});

describe('a score that stands apart from its verdicts', () => {
  it.each([
    [0.66, 1, ' Each verdict counts by how sure it is; taken as certain they would give 1.'],
    [0.95, 1, ''],
    [1, 1, ''],
  ])('%f with verdicts worth %f is explained as %j', (value, certain, words) => {
    expect(ifCertain(value, certain)).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { tally } from '../../src/runs/summarize.ts';
import { comparedCase, type Play } from '../support/compared-runs.ts';

describe('whether the plays of a case agreed', () => {
  it.each<[string, Play[], boolean]>([
    ['one play agrees with nobody', ['P'], false],
    ['several that passed', ['P', 'P', 'P'], true],
    ['several that failed', ['F', 'F'], true],
    ['some of each', ['P', 'F', 'P'], false],
    ['one of them without a verdict', ['P', 'E'], false],
    ['none with a verdict', ['E', 'E'], false],
    ['none at all', [], false],
  ])('%s', (_, plays, expected) => {
    expect(tally([comparedCase('x', plays)]).unanimous).toEqual([expected]);
  });
});

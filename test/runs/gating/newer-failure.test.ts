import { describe, expect, it } from 'vitest';
import { withNewerFailure } from '../../../src/runs/gating/newer-failure.ts';
import { regressionComparison } from '../../support/sample-comparison.ts';

const comparison = regressionComparison();
const worse = comparison.flips.filter(({ kind }) => kind === 'pass_to_fail').map(({ id }) => id);
const reported = (newerFailed: string | undefined, outcomes: (id: string) => string | undefined) =>
  withNewerFailure(comparison, { ...(newerFailed === undefined ? {} : { newerFailed }) }, outcomes);
const HEAD = 'The newest run of the base branch (run_x) failed, so that the baseline is an older one.';

describe('a base branch whose newest run failed', () => {
  it('is reported before every other warning', () => {
    const { warnings } = reported('run_x', () => 'PPP');
    expect(warnings).toEqual([HEAD, ...comparison.warnings]);
  });

  it('is named for the cases that fail there, too, and for no other', () => {
    const [first, second] = worse as [string, string];
    const one = reported('run_x', (id) => (id === first ? 'PF' : id === second ? 'FP' : undefined));
    expect(one.warnings[0]).toBe(
      `${HEAD} Case ${first} failed there, too, when it was last played, and may fail for that reason.`,
    );
    const all = reported('run_x', () => 'F');
    expect(all.warnings[0]).toContain(
      `Cases ${worse.join(', ')} failed there, too, when they were last played`,
    );
    const repaired = comparison.flips.find(({ kind }) => kind !== 'pass_to_fail');
    if (repaired !== undefined) expect(all.warnings[0]).not.toContain(repaired.id);
  });

  it('names five at the most', () => {
    const flips = Array.from({ length: 8 }, (_, at) => ({ ...comparison.flips[0]!, id: `case-${at}` }));
    const [warning] = withNewerFailure(
      { ...comparison, flips },
      { newerFailed: 'run_x' },
      () => 'F',
    ).warnings;
    expect(warning).toContain('case-4 and 3 more failed there');
  });

  it('is not reported where the baseline is the newest', () => {
    expect(reported(undefined, () => 'F')).toBe(comparison);
  });
});

import { describe, expect, it } from 'vitest';
import { flipNote } from '../../../src/reports/parts/comparison-words.ts';
import { orderedComparison } from '../../../src/reports/parts/ordered-comparison.ts';
import { compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import { comparison } from '../../../src/schema/comparison.ts';
import { comparedCase, comparedRun, type Play } from '../../support/compared-runs.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `c/${at}`);
const runOf = (id: string, plays: string) =>
  comparedRun(
    id,
    IDS.map((one, at) => comparedCase(one, [plays[at] as Play])),
  ); // One sign a case, each of them a play.
const before = runOf('run_a', 'PPPPPPPPPPPP');
const FAILS = { played: 2, failed: 2 };

describe('a comparison that knows what fails on the base too', () => {
  it('takes such cases out of every number, so that a world that fell is not called a fall', () => {
    const after = runOf('run_b', 'FFFFFFFFPPPP');
    expect(compareRuns(before, after).verdict, 'without the base').toBe('regression');
    const found = compareRuns(before, after, { onBase: () => FAILS });
    expect(found).toMatchObject({
      verdict: 'noise',
      cases: { compared: 4, left_out: 8 },
      pass_rate: { a: 1, b: 1, delta: 0 },
      scorers: { playval: { verdict: 'unchanged', cases: 4 } },
    });
    expect(found.reason).toBe(
      '8 cases (c/0, c/1, c/2 and 5 more) passed before and fail now, but they fail on the base too: not the doing of this change.',
    );
    expect(found.flips.every(({ verdict, on_base }) => verdict === 'noise' && on_base?.failed === 2)).toBe(
      true,
    );
  });

  it('still calls what passes there what it is', () => {
    const after = runOf('run_b', 'FFPPPPPPPPPP');
    const found = compareRuns(before, after, {
      repeats: () => ({ played: 6, failed: 6 }),
      onBase: (id) => (id === 'c/0' ? FAILS : { played: 6, failed: 0 }),
    });
    expect(found.verdict).toBe('regression');
    expect(found.reason).toBe(
      'Case c/1 passed before and fails now, also in 6 of 6 repeats; case c/0 fails on the base too.',
    );
    expect(found.flips.map(flipNote)).toEqual([
      'not this change, failed 6 of 6 repeats, failed 2 of 2 plays on the base',
      'regression, failed 6 of 6 repeats, failed 0 of 6 plays on the base',
    ]);
  });

  it('does not let them hide that nothing else could be compared', () => {
    const after = runOf('run_b', 'FEEEEEEEEEEE');
    const found = compareRuns(before, after, { onBase: () => FAILS });
    expect(found.verdict).toBe('insufficient_data');
    expect(found.reason).toContain('case c/0 fails on the base too');
  });

  it('is written as it was found', () => {
    const found = compareRuns(before, runOf('run_b', 'FPPPPPPPPPPP'), { onBase: () => FAILS });
    expect(comparison.parse(JSON.parse(JSON.stringify(orderedComparison(found)))).flips[0]).toMatchObject({
      on_base: FAILS,
      reason: expect.stringMatching(/^Fails on the base too\. /),
    });
  });
});

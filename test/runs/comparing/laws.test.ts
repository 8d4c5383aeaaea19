import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import { comparison } from '../../../src/schema/comparison.ts';
import { comparedCase, comparedRun, type Play } from '../../support/compared-runs.ts';

const play: fc.Arbitrary<Play> = fc.oneof(
  fc.constantFrom<Play>('P', 'F', 'E', 'S'),
  fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20),
);
/** Cases by number, so that the two runs share some and not others; copies of an id are left out. */
const run = (runId: string) =>
  fc
    .uniqueArray(
      fc.tuple(fc.nat({ max: 14 }), fc.array(play, { minLength: 2, maxLength: 2 }), fc.nat({ max: 900 })),
      {
        selector: ([at]) => at,
        maxLength: 15,
      },
    )
    .map((cases) =>
      comparedRun(
        runId,
        cases.map(([at, plays, latency]) => comparedCase(`c/${at}`, plays, { latency })),
      ),
    );

describe('the comparison of any two runs', () => {
  it('has the form of the schema, probabilities that are some, and a reason', () => {
    fc.assert(
      fc.property(run('run_a'), run('run_b'), (a, b) => {
        const result = comparison.parse(compareRuns(a, b, { selected: 'all' }));
        expect(result.reason).toMatch(/\.$/);
        expect(JSON.stringify(result)).not.toMatch(/NaN|undefined|Infinity/);
        const kinds = new Set(
          result.flips.filter(({ verdict }) => verdict !== undefined).map(({ kind }) => kind),
        );
        expect([...kinds].every((kind) => kind === 'pass_to_fail')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('turns its signs with the runs, and says the same p', () => {
    fc.assert(
      fc.property(run('run_a'), run('run_b'), (a, b) => {
        const [there, back] = [
          compareRuns(a, b, { selected: 'all' }),
          compareRuns(b, a, { selected: 'all' }),
        ];
        const count = (result: typeof there, kind: string) =>
          result.flips.filter((one) => one.kind === kind).length;
        expect(back.p_value).toBeCloseTo(there.p_value, 9);
        expect((back.pass_rate.delta ?? 0) + (there.pass_rate.delta ?? 0)).toBeCloseTo(0, 9);
        const { lost: _, ...cases } = there.cases;
        expect(back.cases).toMatchObject(cases);
        expect(count(back, 'fail_to_pass')).toBe(count(there, 'pass_to_fail'));
        expect(count(back, 'new')).toBe(count(there, 'removed'));
        for (const [name, delta] of Object.entries(there.scorers))
          expect((back.scorers[name]?.delta ?? 0) + (delta.delta ?? 0)).toBeCloseTo(0, 9);
      }),
      { numRuns: 100 },
    );
  });

  it('does not depend on the order of cases, and changes neither run', () => {
    fc.assert(
      fc.property(run('run_a'), run('run_b'), (a, b) => {
        const before = JSON.stringify([a, b]);
        const straight = compareRuns(a, b);
        expect(JSON.stringify([a, b])).toBe(before);
        const turned = compareRuns(
          { ...a, cases: [...a.cases].reverse() },
          { ...b, cases: [...b.cases].reverse() },
        );
        expect(turned.verdict).toBe(straight.verdict);
        expect(turned.p_value).toBeCloseTo(straight.p_value, 9);
        expect(turned.pass_rate.delta).toBe(straight.pass_rate.delta);
        expect(new Set(turned.flips.map(({ id }) => id))).toEqual(
          new Set(straight.flips.map(({ id }) => id)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('never calls a run worse than itself', () => {
    fc.assert(
      fc.property(run('run_a'), (a) => {
        const again = compareRuns(a, { ...a, header: { ...a.header, run_id: 'run_b' } }, { selected: 'all' });
        expect(['unchanged', 'insufficient_data']).toContain(again.verdict);
        expect(again).toMatchObject({ comparable: true, flips: [], p_value: 1 });
      }),
      { numRuns: 100 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { guardsOf } from '../../src/experiments/guards.ts';
import { eachCase, everyCase, evidenceOf } from '../support/evidence.ts';

const about = { leader: 'b', baseline: 'a', except: 'pass_rate' };
const scored = (relevance: number) => ({ scores: { relevance } });

describe('guards', () => {
  it('watch every quality metric but the one decided on; not time and money', () => {
    const evidence = evidenceOf(
      { a: everyCase(6, [1]), b: everyCase(6, [1]) },
      { metrics: ['relevance', 'latency_ms', 'cost_usd', 'bias', 'relevance'] },
    );
    const watched = (except: string) => guardsOf(evidence, { ...about, except }).map(({ metric }) => metric);
    expect(watched('pass_rate')).toEqual(['relevance', 'bias']);
    expect(watched('bias')).toEqual(['pass_rate', 'relevance']);
    expect(watched('latency_ms')).toEqual(['pass_rate', 'relevance', 'bias']);
  });

  it('bound the loss by the one-sided 95 % end of the t interval', () => {
    const evidence = evidenceOf(
      {
        a: eachCase([0.8], [0.7], [0.9], [0.6], [0.5], [0.7]),
        b: eachCase([0.82], [0.7], [0.88], [0.61], [0.5], [0.71]),
      },
      { metrics: ['relevance'], of: scored },
    );
    const [guard] = guardsOf(evidence, about);
    // Differences .02 0 -.02 .01 0 .01: mean 1/300, sd 0.0136626; t(.95, 5) = 2.015048.
    expect(guard?.lowerBound).toBeCloseTo(1 / 300 - (2.015048 * 0.0136626) / Math.sqrt(6), 6);
    expect(guard?.held).toBe(true);
  });

  it.each([
    ['nothing varies, even on one case', { a: everyCase(1, [1, 1]), b: everyCase(1, [1, 1]) }, 0, true],
    ['all cases lose a little', { a: everyCase(8, [0.9]), b: everyCase(8, [0.86]) }, -0.04, true],
    ['all cases lose the margin', { a: everyCase(8, [0.75]), b: everyCase(8, [0.7]) }, -0.05, false],
    ['three cases lose much, all of them', { a: everyCase(3, [1]), b: everyCase(3, [0.5]) }, -0.5, false],
    [
      'two cases lose much: two coins fall alike in half of all throws',
      { a: everyCase(2, [1]), b: everyCase(2, [0.5]) },
      -0.5,
      true,
    ],
    ['one case was scored once', { a: everyCase(1, [0.9]), b: everyCase(1, [0.8]) }, null, false],
    ['no case was scored on both sides', { a: { c1: [1] }, b: { c2: [1] } }, null, false],
  ])('when %s', (_, outcomes, bound, held) => {
    const [guard] = guardsOf(evidenceOf(outcomes, { metrics: ['relevance'], of: scored }), about);
    if (bound === null) expect(guard?.lowerBound).toBeNull();
    else expect(guard?.lowerBound).toBeCloseTo(bound, 12);
    expect(guard?.held).toBe(held);
  });

  it('hold a lead that nothing speaks against, though a loss is not ruled out; it may not end early while a metric stands lower', () => {
    const changed = (by: readonly number[]) => {
      const [guard] = guardsOf(
        evidenceOf(
          { a: everyCase(8, [0.5]), b: eachCase(...by.map((change) => [0.5 + change])) },
          { metrics: ['relevance'], of: scored },
        ),
        about,
      );
      return guard;
    };
    expect(changed([0.3, -0.3, 0.2, -0.2, 0.1, -0.1, 0.1, -0.1])).toMatchObject({
      held: true,
      settled: true,
    });
    expect(changed([0.3, -0.3, 0.2, -0.4, 0.1, -0.2, 0.1, -0.3])).toMatchObject({
      held: true,
      settled: false,
    });
    expect(changed([0.1, -0.3, -0.2, -0.4, -0.2, -0.2, 0.1, -0.3])).toMatchObject({
      held: false,
      settled: false,
    });
  });

  it('are asked together: a loss that would count alone may be chance among many', () => {
    const losing = [0.1, -0.3, -0.2, -0.4, 0.2, -0.2, 0.1, -0.3];
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const guardsWith = (metrics: string[]) => {
      const evidence = evidenceOf(
        { a: everyCase(8, [0]), b: eachCase(...losing.map((change) => [change])) },
        {
          metrics,
          of: (change) => ({
            scores: { one: 0.5 + change, ...Object.fromEntries(metrics.slice(1).map((name) => [name, 0.5])) },
          }),
        },
      );
      return guardsOf(evidence, about).find(({ metric }) => metric === 'one');
    };
    expect(guardsWith(['one'])).toMatchObject({ held: false });
    expect(guardsWith(names)).toMatchObject({ held: true });
    expect(guardsWith(names)?.pHarm).toBeCloseTo(6 * (guardsWith(['one'])?.pHarm ?? 0), 12);
  });
});

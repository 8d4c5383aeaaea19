import type { Comparison } from '../../schema/comparison.ts';
import { mean } from '../../statistics/mean.ts';
import { rounded } from '../../statistics/rounded.ts';
import { isJudged } from './case-facts.ts';
import type { ComparedPair } from './compared-pair.ts';

/**
 * What changed by the judge alone: present when every case that was judged on both sides holds the same answers (one run is the
 * other judged again), so that no difference can be the agent's. Verdicts that came from the cache were not made anew and are
 * left out.
 */
export function judgeNoise(pairs: readonly ComparedPair[]): Comparison['judge_noise'] {
  const compared = pairs.filter(({ a, b }) => isJudged(a) && isJudged(b));
  if (!compared.every(({ a, b }) => a.answers !== '' && a.answers === b.answers)) return undefined;
  const moves: number[] = [];
  let flipped = 0;
  for (const { a, b } of compared)
    for (const [name, { judged: before }] of a.scorers) {
      const after = b.scorers.get(name)?.judged ?? [];
      // Other turns were applicable: which result belongs to which is unknown.
      if (after.length !== before.length) continue;
      for (const [at, one] of before.entries()) {
        const again = after[at];
        if (again?.fresh !== true) continue;
        moves.push(Math.abs(again.score - one.score));
        if (again.pass !== one.pass) flipped += 1;
      }
    }
  if (moves.length === 0) return undefined;
  return { results: moves.length, mean_absolute: rounded(mean(moves)), verdicts_flipped: flipped };
}

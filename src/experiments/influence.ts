import { defined } from '../schema/defined.ts';
import type { Scope } from '../schema/experiment.ts';
import type { CaseScores } from '../statistics/case-level-p.ts';
import { mean } from '../statistics/mean.ts';
import { pairedDifferences } from '../statistics/paired-differences.ts';
import { pairedT } from '../statistics/paired-t.ts';
import { permutationStratified } from '../statistics/permutation-stratified.ts';
import { signFlip } from '../statistics/sign-flip.ts';
import { TIE } from './leader.ts';

/** The leader (`b`) against one other variant (`a`), with the case of each pair of scores. */
export interface InfluencePairs {
  /** Name of the other variant. */
  variant: string;
  caseIds: readonly string[];
  cases: readonly CaseScores[];
}

/** A case whose absence turns the verdict, and the p-value without it. */
interface InfluentialCase {
  case_id: string;
  p_value_without: number;
  /** Who leads without it, where that is another variant: the p-value is for that one. */
  leader_without?: string;
}

/** Above this many cases only the most extreme ones are left out in turn: no other can turn what so many say. */
const MOST_TRIED = 200;
/** A verdict that hangs on more cases than this hangs on all of them; a longer list says nothing more. */
const MOST_LISTED = 20;
/** Up to here both tests are run for every case left out; beyond, the slow one only while the quick one says that it may matter. */
const FEW = 20;
/** Random relabellings where they cannot be listed: a p of 0.05 then has a standard error of 0.002. */
const DRAWS = 9_999;

/**
 * Would the p-values prove something else if one case had not been there? A single odd case among few can make a verdict,
 * and skewed differences mislead every test (statistics.md 4.2), so the report names which ones to look at. `rivals` is the leader against every other
 * variant; proven means that whoever leads is ahead of every other one and the largest p is at most `alpha`. `direction` is -1 where less
 * is better. The scope stays that of the whole experiment. The most influential come first.
 */
export function influence(
  rivals: readonly InfluencePairs[],
  options: { scope: Scope; alpha: number; next: () => number; direction?: 1 | -1 },
): InfluentialCase[] {
  const { alpha, direction = 1 } = options;
  const whole = rivals.map((rival) => without(rival, undefined));
  const slow = (pairs: readonly InfluencePairs[]) =>
    Math.max(...pairs.map((rival) => slowP(rival.cases, options)));
  const quick = (pairs: readonly InfluencePairs[]) =>
    Math.max(...pairs.map((rival) => quickP(rival.cases, options.scope)));
  const proven = (p: number) => p <= alpha;
  if (rivals.length === 0 || whole.some(({ cases }) => cases.length < 2)) return [];
  const before = proven(Math.max(quick(whole), slow(whole)));
  const tried = candidates(rivals).map((caseId) => {
    const { leader, pairs } = ledAnew(
      rivals.map((rival) => without(rival, caseId)),
      direction,
    );
    const ahead = pairs.every((pair) => leadOf(pair, direction) > TIE);
    return { caseId, leader, pairs, quick: ahead ? quick(pairs) : 1 };
  });
  // Those that turn it most surely first: the largest p where something was proven, else the smallest.
  tried.sort((one, other) => (before ? other.quick - one.quick : one.quick - other.quick));
  const found: InfluentialCase[] = [];
  for (const one of tried) {
    if (found.length === MOST_LISTED) break;
    const few = one.pairs.every(({ cases }) => cases.length < FEW);
    // The quick p is a lower bound of p; where many cases are proven by half the bound, the two tests agree.
    const settled = before ? !few && one.quick <= alpha / 2 : one.quick > alpha;
    if (settled) break;
    const p = Math.max(one.quick, slow(one.pairs));
    if (proven(p) !== before)
      found.push({
        case_id: one.caseId,
        p_value_without: p,
        ...defined({ leader_without: one.leader }),
      });
    else if (!few) break;
  }
  return found;
}

const without = ({ variant, caseIds, cases }: InfluencePairs, left: string | undefined): InfluencePairs => ({
  variant,
  caseIds: caseIds.filter((caseId) => caseId !== left),
  cases: cases.filter((_, index) => caseIds[index] !== left),
});

/** How far the leader is ahead of a rival. */
const leadOf = ({ cases }: InfluencePairs, direction: 1 | -1): number =>
  direction * mean(cases.map(({ a, b }) => mean(b) - mean(a)));

/**
 * Where a rival is ahead of the leader, that rival against all others, on the cases that they share; `leader` is its name. A p-value
 * speaks of a difference in either direction, so it must not be read as one for the leader that was.
 */
function ledAnew(
  rivals: readonly InfluencePairs[],
  direction: 1 | -1,
): { leader?: string; pairs: readonly InfluencePairs[] } {
  const leads = rivals.map((rival) => leadOf(rival, direction));
  const least = Math.min(...leads);
  const best = rivals[leads.indexOf(least)];
  if (best === undefined || least >= -TIE) return { pairs: rivals };
  const own = new Map(best.caseIds.map((caseId, index) => [caseId, best.cases[index]?.a ?? []]));
  const pairs = rivals.map((rival): InfluencePairs => {
    if (rival === best) return { ...rival, cases: rival.cases.map(({ a, b }) => ({ a: b, b: a })) };
    const shared = rival.caseIds.map((caseId) => own.has(caseId));
    return {
      variant: rival.variant,
      caseIds: rival.caseIds.filter((_, index) => shared[index]),
      cases: rival.cases
        .map(({ a }, index) => ({ a, b: own.get(rival.caseIds[index] ?? '') ?? [] }))
        .filter((_, index) => shared[index]),
    };
  });
  // Without a case in common nothing is said of the two.
  return pairs.some(({ cases }) => cases.length === 0) ? { pairs: rivals } : { leader: best.variant, pairs };
}

/** All cases, or those that lie farthest from no difference. */
function candidates(rivals: readonly InfluencePairs[]): string[] {
  const sizes = new Map<string, number>();
  for (const { caseIds, cases } of rivals)
    for (const [index, { a, b }] of cases.entries()) {
      const caseId = caseIds[index] as string;
      sizes.set(caseId, Math.max(sizes.get(caseId) ?? 0, Math.abs(mean(b) - mean(a))));
    }
  return [...sizes]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_TRIED)
    .map(([caseId]) => caseId);
}

/** The t-test for other cases; nothing is quick for exactly these. */
function quickP(cases: readonly CaseScores[], scope: Scope): number {
  if (scope !== 'population') return 0;
  if (cases.length < 2) return 1;
  return pairedT(
    cases.map(({ a }) => mean(a)),
    cases.map(({ b }) => mean(b)),
  ).p_value;
}

function slowP(cases: readonly CaseScores[], { scope, next }: { scope: Scope; next: () => number }): number {
  if (scope !== 'population') return permutationStratified(cases, { next, draws: DRAWS }).p_value;
  return signFlip(
    pairedDifferences(
      cases.map(({ a }) => mean(a)),
      cases.map(({ b }) => mean(b)),
    ),
  ).mid_p;
}

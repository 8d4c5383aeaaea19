import type { Scope } from '../schema/experiment.ts';
import type { CaseScores } from '../statistics/case-level-p.ts';
import { mean } from '../statistics/mean.ts';
import { pairedDifferences } from '../statistics/paired-differences.ts';
import { pairedT } from '../statistics/paired-t.ts';
import { permutationStratified } from '../statistics/permutation-stratified.ts';
import { signFlip } from '../statistics/sign-flip.ts';

/** The leader (`b`) against one other variant (`a`), with the case of each pair of scores. */
export interface InfluencePairs {
  caseIds: readonly string[];
  cases: readonly CaseScores[];
}

/** A case whose absence turns the verdict, and the p-value without it. */
export interface InfluentialCase {
  case_id: string;
  p_value_without: number;
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
 * and skewed differences mislead every test (statistics.md 4.2), so the reader is told which ones to look at. `rivals` is the leader against every other
 * variant; proven means that the largest p is at most `alpha`. The scope stays that of the whole experiment. The most
 * influential come first.
 */
export function influence(
  rivals: readonly InfluencePairs[],
  options: { scope: Scope; alpha: number; next: () => number },
): InfluentialCase[] {
  const { alpha } = options;
  const whole = rivals.map((rival) => without(rival, undefined));
  const slow = (pairs: readonly InfluencePairs[]) =>
    Math.max(...pairs.map((rival) => slowP(rival.cases, options)));
  const quick = (pairs: readonly InfluencePairs[]) =>
    Math.max(...pairs.map((rival) => quickP(rival.cases, options.scope)));
  const proven = (p: number) => p <= alpha;
  if (rivals.length === 0 || whole.some(({ cases }) => cases.length < 2)) return [];
  const before = proven(Math.max(quick(whole), slow(whole)));
  const tried = candidates(rivals).map((caseId) => {
    const pairs = rivals.map((rival) => without(rival, caseId));
    return { caseId, pairs, quick: quick(pairs) };
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
    if (proven(p) !== before) found.push({ case_id: one.caseId, p_value_without: p });
    else if (!few) break;
  }
  return found;
}

const without = ({ caseIds, cases }: InfluencePairs, left: string | undefined): InfluencePairs => ({
  caseIds: caseIds.filter((caseId) => caseId !== left),
  cases: cases.filter((_, index) => caseIds[index] !== left),
});

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

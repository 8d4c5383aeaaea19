import { logChoose } from './log-choose.ts';

/** Plays of one test case before and now: how many there were, and how many of them passed. */
export interface PlaysOfCase {
  before: { played: number; passed: number };
  now: { played: number; passed: number };
}

/**
 * Does every test case pass as often as before? One-sided p that the pass rate fell: the chance of at least so many passes among
 * the plays before, when those of each case are dealt anew between before and now (the exact conditional test of Cochran,
 * Mantel and Haenszel; ties count half, as in Lancaster 1961). Unlike a paired test of case means it may have one play before
 * and several now: a baseline that was lucky everywhere shows no scatter of its own. 1 where nothing can be dealt.
 */
export function fallWithinCases(cases: readonly PlaysOfCase[]): number {
  let chances = Float64Array.of(1);
  let observed = 0;
  let isOpen = false;
  for (const { before, now } of cases) {
    const passed = before.passed + now.passed;
    const played = before.played + now.played;
    observed += before.passed;
    if (passed === 0 || passed === played || before.played === 0 || now.played === 0) {
      chances = shifted(chances, before.passed);
      continue;
    }
    isOpen = true;
    const all = logChoose(played, passed);
    const next = new Float64Array(chances.length + before.played);
    for (let count = 0; count <= before.played; count += 1) {
      const chance = Math.exp(logChoose(before.played, count) + logChoose(now.played, passed - count) - all);
      for (const [sum, known] of chances.entries()) next[sum + count]! += known * chance;
    }
    chances = next;
  }
  if (!isOpen) return 1;
  let tail = (chances[observed] ?? 0) / 2;
  for (let sum = observed + 1; sum < chances.length; sum += 1) tail += chances[sum]!;
  return Math.min(1, tail);
}

function shifted(chances: Float64Array<ArrayBuffer>, by: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(chances.length + by);
  next.set(chances, by);
  return next;
}

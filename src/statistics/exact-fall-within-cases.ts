import type { PlaysOfCase } from './fall-within-cases.ts';
import { logChoose } from './log-choose.ts';

/**
 * Does every test case pass as often as before? As `fallWithinCases`, but never more often below a level than the level says, at any
 * number of plays: the chance, when the plays of each case are dealt anew between before and now, of more passes before than there were,
 * or of as many in cases that pass as seldom as those or more seldom. Breaking ties so gives back what half of a tie would gain. Plays
 * must be independent. 1 where nothing can be dealt.
 */
export function exactFallWithinCases(cases: readonly PlaysOfCase[]): number {
  const open = cases.filter(({ before, now }) => {
    const passed = before.passed + now.passed;
    return before.played > 0 && now.played > 0 && passed > 0 && passed < before.played + now.played;
  });
  if (open.length === 0) return 1;
  const rarity = ({ before, now }: PlaysOfCase) => before.passed + now.passed;
  const width =
    1 + open.reduce((sum, one) => sum + Math.min(one.before.played, rarity(one)) * rarity(one), 0);
  // By the passes before, then by the sum of what says how often their cases pass.
  let chances = [new Float64Array(width)];
  chances[0]![0] = 1;
  let widest = 0;
  for (const one of open) {
    const { before, now } = one;
    const passed = rarity(one);
    const all = logChoose(before.played + now.played, passed);
    const most = Math.min(before.played, passed);
    const next = Array.from({ length: chances.length + most }, () => new Float64Array(width));
    for (let count = Math.max(0, passed - now.played); count <= most; count += 1) {
      const chance = Math.exp(logChoose(before.played, count) + logChoose(now.played, passed - count) - all);
      for (const [sum, known] of chances.entries()) {
        const row = next[sum + count]!;
        for (let at = 0; at <= widest; at += 1) row[at + count * passed]! += known[at]! * chance;
      }
    }
    chances = next;
    widest += most * passed;
  }
  const passes = open.reduce((sum, { before }) => sum + before.passed, 0);
  const tie = open.reduce((sum, one) => sum + one.before.passed * rarity(one), 0);
  let tail = sumOf(chances[passes]!.subarray(0, tie + 1));
  for (const row of chances.slice(passes + 1)) tail += sumOf(row);
  return Math.min(1, tail);
}

function sumOf(chances: Float64Array): number {
  let sum = 0;
  for (const chance of chances) sum += chance;
  return sum;
}

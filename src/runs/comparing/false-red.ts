/**
 * What may make a gate red where nothing changed: no more than `FALSE_RED` of the suites in all, whatever their cases are like, as long
 * as plays are independent and each case keeps its chance (docs/design/statistics.md 5). Each way has its share:
 *
 * - the exact tests of flips, by their history, on the base and by their own plays, `BY_EXACT_TEST` each where there is one;
 * - failures in a row without any of these (`ENOUGH_FAILURES`), which a case shows that passes one play of 26: at most `BY_FAILURES` of
 *   the suites in which some case hardly ever passes, and no others;
 * - the fall of the pass rate has all that is left, so the more the fewer of these there can be.
 */
export const FALSE_RED = 0.05;
export const BY_EXACT_TEST = 0.005;
export const BY_FAILURES = 0.02;
/** Of what the fall of the pass rate may spend, the parts for its looks before the last. */
export const FIRST_LOOK = 0.001;
export const MIDDLE_LOOK = 0.002;

/** A case of that many passes hardly ever passes: one whose failures in a row prove nothing looks like that. */
const HARDLY_EVER = 1;

/** What can make flips a regression in a suite beside their failures; known before anything is played again. */
export interface FlipTests {
  history: boolean;
  base: boolean;
  ownPlays: boolean;
}

/** What the last look at the fall of the pass rate may spend. `passes`: how often each case passed among the plays it looks at. */
export function levelOfLastLook(
  { history, base, ownPlays }: FlipTests,
  passes: readonly number[],
  before: number,
): number {
  const exact = [history, base, ownPlays].filter(Boolean).length * BY_EXACT_TEST;
  const failures = passes.some((count) => count <= HARDLY_EVER) ? BY_FAILURES : 0;
  return FALSE_RED - exact - failures - before;
}

import type { AttemptResult, OutcomeStatus, TurnResult } from '../schema/run.ts';
import { isUnsure } from '../schema/scorer-result.ts';
import { counts } from '../scorers/counts.ts';
import type { CaseDescription } from './records.ts';

/** How an attempt or a case ended; `unsure` only where that is `skipped`. */
export type Outcome = Pick<AttemptResult, 'status' | 'unsure'>;

const UNSURE: Outcome = { status: 'skipped', unsure: true };

/**
 * What an attempt came to that was played and judged without an error. A turn fails by one sure failure, passes by sure passes,
 * whatever unsure results stand beside them, and is unsure with results of which none is sure; with none at all it is not judged.
 * An attempt with a failed turn failed; else one with an unsure turn is unsure, because not all of its turns passed.
 */
export function attemptOutcome(turns: readonly Pick<TurnResult, 'results'>[]): Outcome {
  let [judged, unsure] = [false, false];
  for (const { results } of turns) {
    const all = Object.values(results);
    const sure = all.filter(counts);
    if (sure.some(({ pass }) => !pass)) return { status: 'failed' };
    if (sure.length > 0) judged = true;
    else if (all.some(isUnsure)) unsure = true;
  }
  if (unsure) return UNSURE;
  return { status: judged ? 'passed' : 'skipped' };
}

/**
 * What a case came to (contract 5). It passes with `min_passes` passes; attempts that had nothing to judge lower that number, and
 * so do unsure ones as long as no more attempts are unsure than sure. It has failed when the passes could not be reached even if
 * every errored and every unsure attempt had passed. Between the two nobody knows: errored, or unsure where nothing errored.
 */
export function caseOutcome(
  attempts: readonly Outcome[],
  plan: Pick<CaseDescription, 'min_passes' | 'repeat'>,
): Outcome {
  const of = (status: OutcomeStatus) => attempts.filter((attempt) => attempt.status === status).length;
  const [passed, errored, skipped] = [of('passed'), of('errored'), of('skipped')];
  const unsure = attempts.filter((attempt) => attempt.unsure === true).length;
  const unplayed = plan.repeat - attempts.length;
  // What was never played leaves the number of passes required as it is.
  const requiredOf = (leftOut: number) => Math.min(plan.min_passes, plan.repeat - leftOut);
  const required = requiredOf(skipped - unsure);
  if (skipped + unplayed >= plan.repeat) return unsure > 0 && unplayed === 0 ? UNSURE : { status: 'skipped' };
  const mostlySure = unsure <= passed + of('failed');
  if (passed >= (mostlySure ? requiredOf(skipped) : required)) return { status: 'passed' };
  if (passed + errored + unsure + unplayed < required) return { status: 'failed' };
  if (unplayed > 0) return { status: 'skipped' };
  return errored > 0 ? { status: 'errored' } : UNSURE;
}

/** Whether a case was decided: no other outcome says anything of how it goes. */
export const isVerdict = (status: OutcomeStatus | undefined): status is 'passed' | 'failed' =>
  status === 'passed' || status === 'failed';

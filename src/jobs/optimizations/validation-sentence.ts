import type { OptimizationOutcome } from '../../optimizations/outcome.ts';
import type { ValidationDetails } from '../../schema/optimization.ts';

/** Passed plays of the cases held out that failed before, with the original and with the candidate; undefined where nothing was played. */
export function validationDetails({ holdout }: OptimizationOutcome): ValidationDetails | undefined {
  if (holdout === null) return undefined;
  const [before, after] = holdout.failing;
  const passed = (plays: typeof before) => plays.filter(({ status }) => status === 'passed').length;
  const judged = (plays: typeof before) => plays.filter(({ status }) => status !== 'errored').length;
  return {
    cases: new Set(before.map(({ case_id }) => case_id)).size,
    from: { passed: passed(before), plays: judged(before) },
    to: { passed: passed(after), plays: judged(after) },
  };
}

/** Why a validation run ended as it did, or was not started. */
export function validationSentence(optimizationId: string, outcome: OptimizationOutcome): string {
  const { decision, details } = outcome;
  const reason = typeof details['reason'] === 'string' ? details['reason'] : '';
  const counts = validationDetails(outcome);
  const subject = `Validation of ${optimizationId}`;
  if (counts === undefined)
    return outcome.status === 'failed' && decision !== 'insufficient_failures'
      ? `${subject} aborted: ${reason}.`
      : `${subject} was not started: ${decision}${reason.startsWith(decision) ? reason.slice(decision.length) : `, ${reason}`}.`;
  const { from, to, cases } = counts;
  return `${subject}: ${decision}, ${reason}; ${cases} held-out cases passed ${from.passed} of ${from.plays} plays before, ${to.passed} of ${to.plays} with the proposed prompt.`;
}

import type { AttemptTape } from '../../cassettes/run-cassettes.ts';
import type { Place } from '../../flow/pool.ts';
import { givingWay } from '../../judges/giving-way.ts';
import type { Judge } from '../../judges/judge.ts';
import type { Job } from '../planning/plan.ts';
import type { Workload } from '../run-spec.ts';
import type { AttemptToScore } from './score-attempt.ts';

/** Who judges an attempt, and what that judge lacks: a case that has no recording may have another than those that are judged by theirs. */
export function judgedAs(
  { planned: { description } }: Job,
  { judge, unrecordedJudge, config }: Workload,
  place: Place,
): Pick<AttemptToScore, 'judge' | 'missingSecrets'> {
  if (unrecordedJudge === undefined)
    return { judge: givingWay(judge, place), missingSecrets: config.secrets_withheld };
  return description.unrecorded === true
    ? { judge: givingWay(unrecordedJudge, place), missingSecrets: config.secrets_withheld }
    : { judge: givingWay(judge, place), missingSecrets: undefined };
}

/** A judge by the tape of an attempt, where it has one. */
export const tapedJudge = (judge: Judge, taped: AttemptTape | undefined): Judge =>
  taped === undefined ? judge : taped.tape.judge(judge);

import { Fault, firstProblems } from '../../errors.ts';
import type { Judge } from '../../judges/judge.ts';
import { wantsModel } from './model-users.ts';
import type { PlannedCase } from './plan.ts';
import type { SecretsGiven } from './without-secrets.ts';

/**
 * The plan with every simulated user that somebody can play. One that a model is to play where there is none is a mistake that is told before
 * anything is played (Fault `validation_failed`). Where the workflow was given no secrets its case is skipped instead, and so is one that
 * a model would play with them: with another player it would be another user than on the base.
 */
export function playableUsers(
  planned: readonly PlannedCase[],
  { judge, isJudgeKeyMissing }: { judge: Pick<Judge, 'mode'>; isJudgeKeyMissing: boolean },
  { secretsWithheld }: SecretsGiven,
): PlannedCase[] {
  if (judge.mode === 'llm') return [...planned];
  const isWithheld = secretsWithheld !== undefined && isJudgeKeyMissing;
  const without = planned.filter(
    ({ loaded: { case: one }, description }) =>
      description.skip === undefined &&
      one.user !== undefined &&
      (isWithheld ? wantsModel(one.user) : one.user.player === 'model'),
  );
  if (without.length === 0) return [...planned];
  if (!isWithheld) throw noModel(without);
  const skip = `no model plays its user: ${secretsWithheld.reason}`;
  return planned.map((one) =>
    without.includes(one) ? { ...one, description: { ...one.description, skip, unreachable: true } } : one,
  );
}

function noModel(cases: readonly PlannedCase[]): Fault {
  const problems = cases.map(({ loaded: { case: one, location } }) => ({
    path: `${location.file}:${location.line}`,
    message: `case ${one.id}: its user is to be played by a model, and no judge is one`,
  }));
  const shown = firstProblems(problems);
  return new Fault('validation_failed', shown.map(({ message }) => message).join('; '), {
    where: problems[0]!.path,
    hint: 'Give the judge a key (OPENAI_API_KEY or another one), or say player: scripted.',
    problems: shown,
  });
}

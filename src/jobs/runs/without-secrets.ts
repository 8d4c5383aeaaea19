import type { Engine } from '../../engine/engine.ts';
import { Fault } from '../../errors.ts';
import type { PlannedCase } from '../../runs/planning/plan.ts';
import type { SecretsWithheld } from '../../runs/planning/withheld.ts';
import type { RunConfig } from '../../runs/records.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';

/**
 * The plan with every agent that it calls checked: rejects when a variable of one is not set. Where the workflow was given no
 * secrets, the cases of such an agent are skipped instead: that a fork has no key is nobody's failure.
 */
export async function reachableCases(
  engine: Pick<Engine, 'reach' | 'options'>,
  planned: readonly PlannedCase[],
): Promise<PlannedCase[]> {
  const called = planned.filter((one) => one.description.skip === undefined);
  const unreachable = new Map<LoadedAgent, string>();
  for (const agent of new Set(called.map((one) => one.agent)))
    try {
      await engine.reach(agent);
    } catch (error) {
      const { secretsWithheld } = engine.options;
      if (secretsWithheld === undefined || !(error instanceof Fault) || error.code !== 'validation_failed')
        throw error;
      unreachable.set(agent, `${error.message}: ${secretsWithheld.reason}`);
    }
  return planned.map((one) => {
    const why = unreachable.get(one.agent);
    if (why === undefined || one.description.skip !== undefined) return one;
    return { ...one, description: { ...one.description, skip: why, unreachable: true } };
  });
}

/** Whether some case has a scorer that asks the judge. */
export const asksJudge = (planned: readonly PlannedCase[]) =>
  planned.some(({ scorers }) => scorers.flat().some(({ scorer }) => !scorer.deterministic));

/**
 * What the run lacks for want of secrets, for its records; undefined where nothing does. A run that goes on judges as it
 * began: `before` is what it wrote down.
 */
export function withheldFrom(
  { options }: Pick<Engine, 'options'>,
  judgeWithheld: boolean,
  planned: readonly PlannedCase[],
  before: RunConfig | undefined,
): SecretsWithheld | undefined {
  const reason = before?.secrets_withheld?.reason ?? options.secretsWithheld?.reason;
  if (reason === undefined) return undefined;
  const judge =
    before === undefined ? judgeWithheld && asksJudge(planned) : before.secrets_withheld?.judge === true;
  const unreachable = planned.some(({ description }) => description.unreachable === true);
  return judge || unreachable ? { reason, judge } : undefined;
}

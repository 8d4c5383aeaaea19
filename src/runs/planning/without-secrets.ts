import { Fault } from '../../errors.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import type { ResourceAccess } from '../../test-cases/evals-access.ts';
import type { RunConfig } from '../records.ts';
import type { MissingSecrets } from './missing-secrets.ts';
import type { PlannedCase } from './plan.ts';

/** Whether secrets are missing in this process, and why. */
export interface SecretsGiven {
  secretsWithheld?: { reason: string };
}

/**
 * The plan with every agent that it calls checked: rejects when a variable of one is not set. Where the workflow was given no
 * secrets, the cases of such an agent are skipped instead: that a fork has no key is nobody's failure.
 */
export async function reachableCases(
  engine: Pick<ResourceAccess, 'reach'> & { readonly options: SecretsGiven },
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

/** What a run that begins lacks for want of secrets, for its records; undefined where nothing is missing for it. */
export function missingSecrets(
  { secretsWithheld }: SecretsGiven,
  isJudgeKeyMissing: boolean,
  planned: readonly PlannedCase[],
): MissingSecrets | undefined {
  return missing(secretsWithheld?.reason, isJudgeKeyMissing && asksJudge(planned), planned);
}

/** The same of a run that goes on: it judges as it began. */
export function stillMissing(
  { secretsWithheld }: SecretsGiven,
  { secrets_withheld: before }: Pick<RunConfig, 'secrets_withheld'>,
  planned: readonly PlannedCase[],
): MissingSecrets | undefined {
  return missing(before?.reason ?? secretsWithheld?.reason, before?.judge === true, planned);
}

function missing(
  reason: string | undefined,
  judge: boolean,
  planned: readonly PlannedCase[],
): MissingSecrets | undefined {
  if (reason === undefined) return undefined;
  const unreachable = planned.some(({ description }) => description.unreachable === true);
  return judge || unreachable ? { reason, judge } : undefined;
}

import { Fault } from '../../errors.ts';
import type { Environment } from '../../ports/ports.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import type { ResourceAccess } from '../../test-cases/evals-access.ts';
import { formatCounted } from '../../text/format.ts';
import type { RunConfig } from '../records.ts';
import type { MissingSecrets } from './missing-secrets.ts';
import { asksModelToTalk } from './model-users.ts';
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
  /** In place of that of the process, for all but cases that have no recording. */
  env?: Pick<Environment, 'get'>,
): Promise<PlannedCase[]> {
  const called = planned.filter((one) => one.description.skip === undefined);
  const [recorded, live] = [called.filter((one) => !isUnrecorded(one)), called.filter(isUnrecorded)];
  const [answered, asked] = [await unreachable(engine, recorded, env), await unreachable(engine, live)];
  return planned.map((one) => {
    const why = (isUnrecorded(one) ? asked : answered).get(one.agent);
    if (why === undefined || one.description.skip !== undefined) return one;
    const skip = isUnrecorded(one) ? `${why}, and no recording of it is there` : why;
    return { ...one, description: { ...one.description, skip, unreachable: true } };
  });
}

/** Why agents cannot be reached, for want of secrets. */
async function unreachable(
  { reach, options }: Pick<ResourceAccess, 'reach'> & { readonly options: SecretsGiven },
  called: readonly PlannedCase[],
  env?: Pick<Environment, 'get'>,
): Promise<Map<LoadedAgent, string>> {
  const found = new Map<LoadedAgent, string>();
  for (const agent of new Set(called.map((one) => one.agent)))
    try {
      await reach(agent, env);
    } catch (error) {
      const { secretsWithheld } = options;
      if (secretsWithheld === undefined || !(error instanceof Fault) || error.code !== 'validation_failed')
        throw error;
      found.set(agent, `${error.message}: ${secretsWithheld.reason}`);
    }
  return found;
}

/** Whether it is played without a cassette, in a run that answers the others from theirs. */
export const isUnrecorded = ({ description }: PlannedCase) => description.unrecorded === true;

/** Why secrets are missing, for a run in which that says something only of cases that were never recorded. */
export function besideRecordings(given: SecretsGiven, planned: readonly PlannedCase[]): SecretsGiven {
  const count = planned.filter(isUnrecorded).length;
  if (given.secretsWithheld === undefined || count === 0) return given;
  const reason = `${given.secretsWithheld.reason}, and ${formatCounted(count, 'case has', 'cases have')} no recording`;
  return { secretsWithheld: { reason } };
}

/** Whether some case has a scorer, or a simulated user, that asks the judge. */
export const asksJudge = (planned: readonly PlannedCase[]) =>
  asksModelToTalk(planned) ||
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

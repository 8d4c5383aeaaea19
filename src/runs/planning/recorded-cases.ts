import { join } from 'node:path';
import { asFault } from '../../errors.ts';
import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import type { EvalsAccess, ResourceAccess } from '../../test-cases/evals-access.ts';
import { CASSETTES } from '../../test-cases/find-files.ts';
import { cassetteMode } from './cassette-mode.ts';
import type { PlannedCase } from './plan.ts';
import type { RunOptions } from './run-options.ts';
import { asksJudge, type SecretsGiven } from './without-secrets.ts';

/** What deciding it takes. */
type RecordedAccess = Pick<EvalsAccess, 'evalsDir'> &
  Pick<ResourceAccess, 'reach'> &
  Pick<ScoringAccess, 'scoringWith'> &
  PortsAccess & { readonly options: SecretsGiven };

/** What a run asks of its cassettes, and its cases, those marked that it plays without one. */
export interface TapedPlan {
  readonly mode: CassetteMode | undefined;
  readonly planned: readonly PlannedCase[];
}

/**
 * Where a run was given no secrets and nobody said what is to be replayed: its recorded cases are answered from their recordings, if a key is
 * missing for one of them; the others are played as if there were no cassettes. `before` is what a run that goes on decided.
 */
export async function tapedPlan(
  engine: RecordedAccess,
  planned: readonly PlannedCase[],
  options: Pick<RunOptions, 'record' | 'replay' | 'replaysRecorded'>,
  before?: CassetteMode,
): Promise<TapedPlan> {
  const asked = before ?? cassetteMode(options);
  const isOpen = options.replaysRecorded === true && engine.options.secretsWithheld !== undefined;
  if (asked !== undefined ? asked.replay !== 'recorded' : !isOpen) return { mode: asked, planned };
  const marked = await marking(engine, planned);
  const recorded = marked.filter(({ description: { skip, unrecorded } }) => !skip && !unrecorded);
  if (asked === undefined && (recorded.length === 0 || !(await lacksKey(engine, recorded))))
    return { mode: undefined, planned };
  return { mode: { replay: 'recorded' }, planned: marked };
}

/** A file says that it was recorded; whether it can be read is seen when the case is played. */
async function marking(
  { evalsDir, ports: { files } }: RecordedAccess,
  planned: readonly PlannedCase[],
): Promise<PlannedCase[]> {
  const { cassettePath } = await import('../../cassettes/file/place.ts');
  const folder = join(evalsDir, CASSETTES);
  return planned.map((one) => {
    const of = { agentId: one.description.agent_id, caseId: one.loaded.case.id };
    if (files.stat(cassettePath(folder, of)) !== null) return one;
    return { ...one, description: { ...one.description, unrecorded: true as const } };
  });
}

/** Whether the judge or an agent of these cases needs a key that is not there. */
async function lacksKey(
  { reach, scoringWith, ports: { env } }: RecordedAccess,
  recorded: readonly PlannedCase[],
): Promise<boolean> {
  if (asksJudge(recorded) && (await scoringWith()).isJudgeKeyMissing) return true;
  const { KEY_OF_PRESET } = await import('../../cassettes/door/addresses.ts');
  for (const agent of new Set(recorded.map((one) => one.agent))) {
    const key = KEY_OF_PRESET[agent.agent.invocation?.preset ?? ''];
    if (key !== undefined && !env.get(key)) return true;
    try {
      await reach(agent);
    } catch (error) {
      const fault = asFault(error);
      if (fault.code !== 'validation_failed') throw fault;
      return true;
    }
  }
  return false;
}

import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import { identityOf } from '../../judges/judge.ts';
import { judgingAnew } from '../../judges/judging-anew.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { ChangedCassettes } from '../../schema/cassettes/changed-cassettes.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import { defined } from '../../schema/defined.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import type { RunConfig } from '../records.ts';
import { type RunPlan, recordedChoice } from './affected-cases.ts';
import type { MissingSecrets } from './missing-secrets.ts';
import { runModelNotes } from './model-notes.ts';
import type { Selection } from './plan.ts';
import { choosePlanJudge, type RunJudge } from './run-judge.ts';
import { asksJudge } from './without-secrets.ts';

/** The judge of the settings, or of the recordings that answer; where stored answers are judged afresh, past what its cache knows of other runs. */
export async function chooseRunJudge(
  engine: Pick<ScoringAccess, 'scoringWith'> & Pick<EvalsAccess, 'evalsDir'> & PortsAccess,
  runId: string,
  plan: Pick<RunPlan, 'planned' | 'settings'>,
  { rescored, cassettes }: Pick<RunConfig, 'rescored' | 'cassettes'>,
): Promise<RunJudge> {
  if (cassettes?.replay === 'recorded')
    return (await import('./replay-judge.ts')).chooseRecordedJudge(engine, plan);
  const replayed =
    cassettes?.replay === undefined
      ? undefined
      : await (await import('./replay-judge.ts')).chooseReplayJudge(engine, plan, cassettes);
  if (replayed !== undefined) return replayed;
  const { judge, ...chosen } = await choosePlanJudge(engine, plan);
  return {
    ...chosen,
    judge: rescored?.fresh === true ? judgingAnew(judge, runId) : judge,
  };
}

/** What stands of a run beside its plan. */
interface Decided extends Pick<RunJudge, 'judge' | 'emptyKeys'> {
  nowMs: number;
  selection: Selection;
  seed: number | undefined;
  rescored: RunConfig['rescored'];
  missing: MissingSecrets | undefined;
  cassettes: CassetteMode | undefined;
  changed: ChangedCassettes | undefined;
}

/** What the journal writes down of a run, but for its quarantine and what it is compared with. */
export function configOf(
  { planned, settings, affected, narrowed, part, faults }: RunPlan,
  { selection, judge, emptyKeys, seed, rescored, missing, cassettes, changed, nowMs }: Decided,
): RunConfig {
  const notes = runModelNotes(planned, { judge, settings, nowMs });
  return {
    // A copy that may be written to, which a selection may not.
    ...recordedChoice({ ...selection } as RunConfig['selection'], defined({ affected, narrowed })),
    judge: { ...identityOf(judge), id: judge.id, samples: settings.judge.samples },
    gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
    seed: seed ?? 1,
    ...(faults === undefined ? {} : { faults: [...faults] }),
    ...defined({ rescored, shard: part, secrets_withheld: missing, cassettes, changed_cassettes: changed }),
    ...(notes.length === 0 ? {} : { model_notes: notes }),
    ...(emptyKeys.length === 0 || !asksJudge(planned) ? {} : { empty_keys: [...emptyKeys] }),
  };
}

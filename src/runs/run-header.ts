import type { Judge } from '../judges/judge.ts';
import { identityOf } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import { RUN_SCHEMA_VERSION, type RunHeader } from '../schema/run.ts';
import { isFelt, missingSecretsFacts } from './gating/gate-missing-secrets.ts';
import { type MissingSecrets, missingSecretsSentence } from './planning/missing-secrets.ts';
import { narrowedHeader } from './planning/narrowed-part.ts';
import type { PlannedCase } from './planning/plan.ts';
import type { RunConfig } from './records.ts';
import type { Tally } from './summarize.ts';
import type { RunWorld } from './world.ts';

/** What is known of a run besides its cases. */
export interface RunCourse
  extends Pick<RunHeader, 'status' | 'conclusion' | 'reason' | 'usage' | 'cancelled' | 'faults'> {
  startedAt: string;
  /** Of this process, in milliseconds of the monotonic clock. */
  began: number;
}

/** What a header holds of its run. */
export interface HeaderWorld extends Pick<RunWorld, 'ports'> {
  runId: string;
  planned: readonly Pick<PlannedCase, 'description'>[];
  judge: Pick<Judge, 'mode' | 'model' | 'default'>;
  config: Pick<RunConfig, 'secrets_withheld' | 'narrowed' | 'changed_cassettes'>;
}

/** The header of results.json as of now. */
export function runHeaderOf(
  { runId, ports, planned, judge, config }: HeaderWorld,
  facts: Tally,
  course: RunCourse,
): RunHeader {
  return {
    schema_version: RUN_SCHEMA_VERSION,
    run_id: runId,
    status: course.status,
    conclusion: course.conclusion,
    reason: course.reason,
    started_at: course.startedAt,
    finished_at: new Date(ports.clock.now()).toISOString(),
    duration_ms: Math.round(ports.clock.monotonic() - course.began),
    judge: identityOf(judge),
    ...secretsOf(config.secrets_withheld, facts, planned),
    ...narrowedHeader(config.narrowed),
    ...defined({ cancelled: course.cancelled, faults: course.faults, replayed: facts.replayed }),
    ...defined({ changed_cassettes: config.changed_cassettes, simulated_users: facts.talks }),
    agent_id: onlyAgent(planned),
    counts: facts.counts,
    pass_rate: facts.passRate,
    pass_rate_interval: facts.passRateInterval,
    avg_scores: facts.avgScores,
    latency_ms: facts.latency,
    usage: course.usage,
  };
}

/** Told only where it took something away. */
function secretsOf(
  missing: MissingSecrets | undefined,
  facts: Tally,
  planned: HeaderWorld['planned'],
): Pick<RunHeader, 'secrets_withheld'> {
  const descriptions = planned.map((one) => one.description);
  if (missing === undefined || !isFelt(missingSecretsFacts(missing, facts, descriptions).missing)) return {};
  return { secrets_withheld: missingSecretsSentence(missing) };
}

function onlyAgent(planned: HeaderWorld['planned']): string | null {
  const ids = new Set(planned.map((one) => one.description.agent_id));
  return ids.size === 1 ? [...ids][0]! : null;
}

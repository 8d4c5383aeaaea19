import { RUN_SCHEMA_VERSION, type RunHeader } from '../schema/run.ts';
import type { PlannedCase } from './plan.ts';
import type { Tally } from './summarize.ts';
import type { RunWorld } from './world.ts';

/** What is known of a run besides its cases. */
export interface RunCourse extends Pick<RunHeader, 'status' | 'conclusion' | 'reason' | 'usage'> {
  startedAt: string;
  /** Of this process, in milliseconds of the monotonic clock. */
  began: number;
}

/** The header of results.json as of now. */
export function runHeaderOf(
  { runId, ports, planned, judge }: Pick<RunWorld, 'runId' | 'ports' | 'planned' | 'judge'>,
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
    judge: { mode: judge.mode, model: judge.model },
    agent_id: onlyAgent(planned),
    counts: facts.counts,
    pass_rate: facts.passRate,
    pass_rate_interval: facts.passRateInterval,
    avg_scores: facts.avgScores,
    latency_ms: facts.latency,
    usage: course.usage,
  };
}

function onlyAgent(planned: readonly PlannedCase[]): string | null {
  const ids = new Set(planned.map((one) => one.agent.agent.id));
  return ids.size === 1 ? [...ids][0]! : null;
}

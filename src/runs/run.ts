import { RUN_SCHEMA_VERSION, type RunHeader, type RunReport } from '../schema/run.ts';
import { casesFrom } from './attempt.ts';
import { execute } from './execute.ts';
import { gate, type Verdict } from './gate.ts';
import type { PlannedCase } from './plan.ts';
import { tally } from './summarize.ts';
import type { RunWorld } from './world.ts';

export interface RunOutcome {
  report: RunReport;
  verdict: Verdict;
  cancelled: boolean;
}

/** Plays, scores and gates what was planned. Journalled step by step: the same call after a crash goes on where it stopped. */
export async function run(world: RunWorld): Promise<RunOutcome> {
  const { ports, journal, runId, planned, settings } = world;
  const now = () => new Date(ports.clock.now()).toISOString();
  const began = ports.clock.monotonic();
  const startedAt = journal.startedAt ?? now();
  if (journal.config === undefined)
    journal.append({ type: 'run.started', run_id: runId, at: startedAt, config: world.config });
  else journal.append({ type: 'run.resumed', at: now() });
  // All of them at first; later only what a kill in the middle of this very list left out.
  const known = new Set(journal.planned.map((one) => one.id));
  for (const { description } of planned)
    if (!known.has(description.id)) journal.append({ type: 'case.planned', case: description });
  const judge = { mode: world.judge.mode, model: world.judge.model };
  world.events.emit({ type: 'run.started', data: { run_id: runId, test_case_count: planned.length, judge } });

  const executed = await execute(world);

  const cases = casesFrom(
    planned.map((one) => one.description),
    journal.attempt,
  );
  const facts = tally(cases);
  const verdict = gate(
    { ...facts.gateFacts, budget: executed.budget, refused: executed.refused, cancelled: executed.cancelled },
    settings.gate,
  );
  const header: RunHeader = {
    schema_version: RUN_SCHEMA_VERSION,
    run_id: runId,
    status: executed.cancelled || executed.refused !== undefined ? 'failed' : 'completed',
    conclusion: verdict.conclusion,
    reason: verdict.reason,
    started_at: startedAt,
    finished_at: now(),
    duration_ms: Math.round(ports.clock.monotonic() - began),
    judge,
    agent_id: onlyAgent(planned),
    counts: facts.counts,
    pass_rate: facts.passRate,
    pass_rate_interval: facts.passRateInterval,
    avg_scores: facts.avgScores,
    latency_ms: facts.latency,
    usage: executed.usage,
  };
  if (!executed.cancelled) journal.append({ type: 'run.finished', at: header.finished_at, header });
  const { status, conclusion, reason, counts, pass_rate, duration_ms } = header;
  world.events.emit({
    type: 'run.finished',
    data: { run_id: runId, status, conclusion, reason, counts, pass_rate, duration_ms },
  });
  return {
    verdict,
    cancelled: executed.cancelled,
    report: {
      header,
      scorers: facts.scorers,
      required_pass_rate: settings.gate.min_pass_rate,
      fail_on: settings.gate.fail_on,
      warnings: executed.warnings,
      cases,
    },
  };
}

function onlyAgent(planned: readonly PlannedCase[]): string | null {
  const ids = new Set(planned.map((one) => one.agent.agent.id));
  return ids.size === 1 ? [...ids][0]! : null;
}

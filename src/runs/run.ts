import { defined } from '../schema/defined.ts';
import type { OutcomeStatus, RunReport } from '../schema/run.ts';
import { casesFrom } from './attempt.ts';
import type { CaseHistory } from './case-history.ts';
import { isFlaky } from './comparing/flaky.ts';
import { type Executed, execute } from './execution/execute.ts';
import type { AgainstBaseline } from './gating/against-baseline.ts';
import { type GateFacts, gate } from './gating/gate.ts';
import { withheldFacts } from './gating/gate-withheld.ts';
import { notesOf } from './gating/quarantine.ts';
import type { Verdict } from './gating/verdict.ts';
import { affectedVerdict } from './planning/affected-part.ts';
import { emptyKeyWarnings, withheldWarnings } from './planning/withheld.ts';
import type { AffectedPart, CaseDescription } from './records.ts';
import { runHeaderOf } from './run-header.ts';
import { shardVerdict } from './sharding/shard-verdict.ts';
import { tally } from './summarize.ts';
import type { RunWorld } from './world.ts';

export interface RunOutcome {
  report: RunReport;
  verdict: Verdict;
  cancelled: boolean;
  /** Set where only affected cases were asked for. */
  affected?: AffectedPart;
  /** Why flipped cases were not played on the base commit, where that was asked for. */
  baseNotices?: string[];
  /** What became of each case, in the order of the plan. */
  outcomes: OutcomeStatus[];
  /** Whether each was played several times and all plays ended alike. */
  unanimous: boolean[];
  /** What one play of each case took the agent, in milliseconds; null where nobody knows. */
  durations: (number | null)[];
}

/**
 * Plays, scores, compares with a baseline and gates what was planned. Journalled step by step: the same call after a crash
 * goes on where it stopped.
 */
export async function run(world: RunWorld): Promise<RunOutcome> {
  const { ports, journal, runId, planned, settings, baseline } = world;
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

  const descriptions = planned.map((one) => one.description);
  const { quarantine } = world.config;
  const played = casesFrom(descriptions, journal.attempt, undefined, quarantine);
  const underWay = { status: 'running', conclusion: 'neutral', reason: '', startedAt, began } as const;
  let compared: AgainstBaseline | undefined;
  if (baseline !== undefined) {
    const { againstBaseline } = await import('./gating/against-baseline.ts');
    compared = againstBaseline(
      { ...world, baseline },
      played,
      () => runHeaderOf(world, tally(played), { ...underWay, usage: journal.usage }),
      await world.history,
    );
  }

  const executed = await execute({ ...world, steps: world.steps ?? compared?.steps });

  const facts = tally(played);
  const comparison = executed.cancelled ? undefined : compared?.comparison();
  const verdict = verdictOf(
    {
      ...facts.gateFacts,
      ...withheldFacts(world.config.secrets_withheld, facts, descriptions),
      ...stopsOf(executed, compared),
      ...(comparison === undefined || compared === undefined || baseline?.gates === false
        ? { baseline: { missing: world.noBaseline ?? 'No baseline to compare with yet' } }
        : { baseline: compared.factsOf(comparison, executed.budget) }),
    },
    world,
  );
  const header = runHeaderOf(world, facts, {
    ...underWay,
    ...verdict,
    status: executed.cancelled || executed.refused !== undefined ? 'failed' : 'completed',
    usage: executed.usage,
  });
  const flaky = flakyIds(descriptions, await world.history);
  const baseNotices = executed.cancelled ? [] : (compared?.notices() ?? []);
  if (!executed.cancelled)
    journal.append({
      type: 'run.finished',
      at: header.finished_at,
      header,
      ...defined({ comparison }),
      ...(flaky.length === 0 ? {} : { flaky }),
    });
  const { status, conclusion, reason, counts, pass_rate, duration_ms } = header;
  world.events.emit({
    type: 'run.finished',
    data: { run_id: runId, status, conclusion, reason, counts, pass_rate, duration_ms },
  });
  return {
    verdict,
    cancelled: executed.cancelled,
    ...defined({ affected: world.config.affected }),
    ...(baseNotices.length === 0 ? {} : { baseNotices }),
    outcomes: facts.outcomes,
    unanimous: facts.unanimous,
    durations: facts.durations,
    report: {
      header,
      scorers: facts.scorers,
      required_pass_rate: settings.gate.min_pass_rate,
      fail_on: world.config.shard === undefined ? settings.gate.fail_on : 'merge',
      warnings: [
        ...withheldWarnings(header),
        ...emptyKeyWarnings(world.config.empty_keys),
        ...(quarantine?.warnings ?? []),
        ...executed.warnings,
        ...baseNotices,
      ],
      ...notesOf(quarantine),
      cases: casesFrom(descriptions, journal.attempt, new Set(flaky), quarantine),
      ...defined({ comparison, repeats: facts.repeats }),
    },
  };
}

/** The gate; a shard is not asked for the whole. */
const verdictOf = (facts: GateFacts, { config, settings }: RunWorld) =>
  config.shard === undefined
    ? affectedVerdict(gate(facts, settings.gate), config.affected)
    : shardVerdict(facts, config.shard, settings.gate.fail_on);

/** What ended the run before its time. A ceiling that took only repeats of flipped cases takes no evidence away. */
function stopsOf(
  { budget, refused, cancelled }: Executed,
  compared: AgainstBaseline | undefined,
): Pick<GateFacts, 'budget' | 'refused' | 'cancelled'> {
  return {
    cancelled,
    ...(budget === undefined || compared?.planPlayed === true ? {} : { budget }),
    ...defined({ refused }),
  };
}

/** Cases that went both ways in earlier runs, without a change of the case. */
export function flakyIds(
  descriptions: readonly CaseDescription[],
  history: CaseHistory | undefined,
): string[] {
  return descriptions.filter((one) => isFlaky(history?.of(one) ?? '')).map(({ id }) => id);
}

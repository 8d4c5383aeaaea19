import type { ExperimentPlan } from '../experiments/plan-experiment.ts';
import type { PlannedPower } from '../experiments/planned-power.ts';
import { powerAhead, recommendAhead } from '../experiments/sentences/power-ahead.ts';
import { plannedTurns } from '../schema/users/talk-turns.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** What `experiment --dry-run` prints: how many plays it would take, and what these could find. */
export function planText(plan: ExperimentPlan, power: PlannedPower | undefined, json: boolean): string {
  const plays = plan.planned.length * plan.rounds;
  const turns =
    plan.planned.reduce((sum, one) => sum + plannedTurns(one.loaded.case).length, 0) * plan.rounds;
  const { variants, cases, metrics, rounds, sequential } = plan;
  if (json)
    return `${JSON.stringify({ dry_run: true, variants, cases, metrics, runs_per_variant: rounds, sequential, plays, agent_calls: turns, ...(power === undefined ? {} : { power: shownPower(power), recommendation: recommendAhead(power) }) }, null, 2)}\n`;
  return [
    `${variants.length} variants (${variants.join(', ')}) × ${cases.length} cases × ${rounds} runs = ${plays} plays, ${turns} agent calls`,
    `metrics: ${metrics.join(', ')}`,
    sequential
      ? 'looks on the way may end it earlier'
      : 'no looks on the way: all plays are made (config.sequential: true lets it end earlier)',
    ...(power === undefined ? [] : powerAhead(power)),
    ...plan.warnings.map((warning) => `warning: ${warning}`),
  ]
    .map((line) => `${terminalLine(line)}\n`)
    .join('');
}

function shownPower({ design, scatter, guards, effects, casesNeeded, runsNeeded }: PlannedPower) {
  const { withinRuns, betweenCases, source } = scatter;
  return {
    primary_metric: design.primary,
    guards,
    effects: effects.map(({ difference, withoutGuards, withGuards, harmShown }) => ({
      difference,
      without_guards: withoutGuards,
      with_guards: withGuards,
      harm_shown: harmShown,
    })),
    cases_needed: casesNeeded,
    runs_needed: runsNeeded,
    assumed: { within_runs: withinRuns, between_cases: betweenCases, source },
  };
}

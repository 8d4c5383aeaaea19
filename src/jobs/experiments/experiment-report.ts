import type { ExperimentPlan } from '../../experiments/plan-experiment.ts';
import type { ExperimentOutcome } from '../../experiments/run-experiment.ts';
import type { ExperimentReport, Variant } from '../../schema/experiment.ts';

/** What reports of an experiment are made of. */
export function experimentReport(
  plan: ExperimentPlan,
  outcome: ExperimentOutcome,
  judge: ExperimentReport['judge'],
  durationMs: number,
): ExperimentReport {
  return {
    response: outcome.response,
    name: plan.definition.name,
    agent_id: plan.definition.agent_id,
    judge,
    variants: plan.definition.variants.map(({ name, config }) => ({ name, changes: changesOf(config) })),
    metrics: plan.metrics,
    usage: outcome.usage,
    duration_ms: Math.round(durationMs),
    cases: outcome.cases,
  };
}

/** What a variant replaces, in a few words; empty when it is the agent as it is. */
export function changesOf({
  system_prompt,
  model,
  temperature,
  tool_descriptions = {},
  files = {},
}: Variant['config']): string[] {
  return [
    ...(system_prompt === undefined ? [] : ['system_prompt']),
    ...(model === undefined ? [] : [`model ${model}`]),
    ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ...Object.keys(tool_descriptions).map((name) => `description of tool ${name}`),
    ...Object.entries(files).map(([path, file]) => (file === null ? `without ${path}` : `file ${path}`)),
  ];
}

import { createHash } from 'node:crypto';
import { Fault, type Problem } from '../../errors.ts';
import { MEASURED } from '../../experiments/measured.ts';
import type { OptimizationSettings } from '../../optimizations/material.ts';
import { defined } from '../../schema/defined.ts';
import type { OptimizeRequest } from '../../schema/optimization.ts';
import { didYouMean } from '../../text/distance.ts';
import type { GatheredMaterial } from './optimization-material.ts';

/**
 * A request as settings of an optimization. Cases are held out by the agent, not by the optimization, so that the next one holds out
 * the same. Fault `validation_failed` for targets of metrics that no case has, and for those that no score can reach.
 */
export function settingsOf(
  request: OptimizeRequest,
  { material }: GatheredMaterial,
  { seed, uses, canPlay }: { seed: number; uses: number; canPlay: boolean },
): OptimizationSettings {
  refuseUnknown(request, material);
  const { constraints = {}, budget, target_metrics: targets } = request;
  return {
    type: request.optimization_type,
    ...defined({ targetMetrics: targets }),
    minFailures: request.min_failures,
    includeExamples: request.include_examples,
    maxExamples: request.max_examples,
    ...defined({ maxLength: constraints.max_prompt_length }),
    preserve: constraints.preserve_sections ?? [],
    seed,
    splitSeed: createHash('sha256').update(`hold-out of ${request.agent_id}`).digest().readUInt32BE(0),
    budget: { attempts: budget.max_agent_runs, proposals: budget.max_optimizer_calls },
    holdoutUses: uses,
    canPlay,
  };
}

function refuseUnknown(
  { target_metrics: targets = {} }: OptimizeRequest,
  { cases }: GatheredMaterial['material'],
): void {
  // Without cases there is nothing to aim at, and that is said later.
  if (cases.length === 0) return;
  const known = new Set([...MEASURED, ...cases.flatMap(({ metrics }) => metrics)]);
  const problems = Object.keys(targets)
    .filter((name) => !known.has(name))
    .map((name): Problem => {
      const close = didYouMean(name, [...known]);
      return {
        path: `target_metrics.${name}`,
        message: `no case of the agent is judged by "${name}"`,
        hint: close === null ? `Known: ${[...known].sort().join(', ')}` : `Did you mean "${close}"?`,
      };
    });
  for (const [name, { target }] of Object.entries(targets)) {
    const most = name === 'pass_rate' || !MEASURED.has(name) ? 1 : Number.POSITIVE_INFINITY;
    if (target >= 0 && target <= most) continue;
    problems.push({
      path: `target_metrics.${name}`,
      message: `${name} cannot get to ${target}`,
      hint: most === 1 ? 'A score is between 0 and 1, such as 0.9.' : 'It is measured, and at least 0.',
    });
  }
  const [first] = problems;
  if (first === undefined) return;
  throw new Fault('validation_failed', problems.map(({ message }) => message).join('; '), {
    where: first.path,
    ...defined({ hint: first.hint }),
    problems,
  });
}

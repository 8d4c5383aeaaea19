import type { Settings } from '../../schema/settings.ts';
import type { CaseDurations } from '../case-durations.ts';
import type { PlannedCase } from './plan.ts';

/** What a turn takes of which nothing is known yet (contract 9). */
const TURN_MS = 2_000;

/**
 * How long a run will take, in whole seconds and at least 1: what its cases took in earlier runs (medians), else 2 s a turn, over the
 * concurrency (contract 9).
 */
export function estimatedSeconds(
  { planned, settings }: { planned: readonly PlannedCase[]; settings: Settings },
  durations?: CaseDurations,
): number {
  let sum = 0;
  for (const { description } of planned)
    if (description.skip === undefined)
      sum += description.repeat * (durations?.of(description) ?? description.scorers.length * TURN_MS);
  return Math.max(1, Math.ceil(sum / 1000 / (settings.run.parallel ? settings.run.concurrency : 1)));
}

import type { PlannedCase } from '../runs/plan.ts';
import type { Settings } from '../schema/settings.ts';

/** How long a run will take: 2 s a turn over the concurrency, at least 1 (contract 9). */
export function estimatedSeconds({
  planned,
  settings,
}: {
  planned: readonly PlannedCase[];
  settings: Settings;
}): number {
  const turns = planned.reduce(
    (sum, one) =>
      sum + (one.description.skip === undefined ? one.description.repeat * one.loaded.case.turns.length : 0),
    0,
  );
  return Math.max(1, Math.ceil((turns * 2) / (settings.run.parallel ? settings.run.concurrency : 1)));
}

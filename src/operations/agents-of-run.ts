import type { BackgroundAccess, StateAccess, TracingAccess } from '../engine/engine-parts.ts';

/** What says whose a run is. */
export type RunsAccess = StateAccess & BackgroundAccess & TracingAccess;

/** The agents that a run has called so far, or its only agent; undefined where that is not known. */
export async function agentsOfRun(engine: RunsAccess, run: string): Promise<ReadonlySet<string> | undefined> {
  const called = engine.traces().calls.agentsOfRun(run);
  if (called !== undefined) return called;
  const only = engine.live().of(run)?.agentId ?? (await (await engine.store()).runSummary(run))?.['agent_id'];
  return typeof only === 'string' ? new Set([only]) : undefined;
}

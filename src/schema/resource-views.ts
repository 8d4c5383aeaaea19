import { z } from 'zod';
import { agent, invocation } from './agent.ts';
import { batchResponse } from './batch.ts';
import { timestamp } from './common.ts';
import { storedExperiment } from './experiment.ts';
import { optimizeResponse } from './optimization.ts';
import { conclusion, counts, runHeader, runStatus } from './run.ts';
import { scorer } from './scorer.ts';
import { storedEvaluation } from './stored-evaluation.ts';
import { testCase } from './test-case.ts';

/** Where a resource is kept: in a file of the evals folder, which the service only reads, or in the state. */
export const resourceSource = z.enum(['evals', 'stored']);
export type ResourceSource = z.infer<typeof resourceSource>;
const source = { source: resourceSource };

/** What stands in place of a value that may be a secret. */
export const MASKED = '***';
const masked = z.record(z.string(), z.literal(MASKED));

/** A custom scorer as it is read back (interface 2.1). */
export const scorerView = scorer.extend(source);

/** A test case as it is read back (interface 2.6). */
export const testCaseView = testCase.safeExtend(source);

/** An agent in a list (interface 2.7). */
export const agentEntry = agent
  .pick({ id: true, name: true, provider: true, created_at: true })
  .extend(source);

/** An agent as it is read back: never its keys; of headers and environment the names only. */
export const agentView = agent.omit({ invocation: true }).extend({
  ...source,
  invocation: invocation.extend({ headers: masked.optional(), env: masked.optional() }).optional(),
});
export type AgentView = z.infer<typeof agentView>;

/** A run in a list: its row of the index. What is not known before the end is null. */
export const runEntry = z.object({
  run_id: z.string(),
  status: runStatus,
  conclusion: conclusion.nullable(),
  reason: z.string(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  agent_id: z.string().nullable(),
  counts: counts.nullable(),
  pass_rate: z.number().min(0).max(1).nullable(),
  judge: runHeader.shape.judge.nullable(),
});

/** An experiment in a list; the whole is what the state keeps, with what it was asked to do. */
export const experimentEntry = storedExperiment.pick({
  experiment_id: true,
  name: true,
  agent_id: true,
  created_at: true,
  status: true,
  recommendation: true,
});

/** An optimization as it is read back: the fields of interface 2.4, whose it is and when it began. */
export const optimizationView = optimizeResponse.extend({ agent_id: z.string(), created_at: timestamp });
/** In a list without its details. */
export const optimizationEntry = optimizationView.omit({ details: true });

/** In a list with the bare scores. */
export const evaluationEntry = storedEvaluation
  .omit({ results: true, errors: true })
  .extend({ scores: z.record(z.string(), z.number()) });

/** A batch in a list without its items. */
export const batchEntry = batchResponse.omit({ results: true });

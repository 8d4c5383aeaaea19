import { z } from 'zod';
import type { CalibrationQuote } from './calibration.ts';
import { changedCassettes } from './cassettes/changed-cassettes.ts';
import { replayed, replayedOfRun } from './cassettes/replayed.ts';
import { timestamp, unitInterval } from './common.ts';
import { type Comparison, comparison } from './comparison.ts';
import { type FailureAnalysis, failureAnalysis } from './failure-analysis.ts';
import { attemptError, counts, outcomeStatus, SEVERITIES } from './outcome.ts';
import type { ScorerRow } from './reports/scorer-row.ts';
import { type RepeatsSummary, repeatsSummary } from './runs/repeats.ts';
import { scorerError, scorerResult } from './scorer-result.ts';
import { toolCall } from './tool-call.ts';
import { talkCounts, talkFigures } from './users/talk.ts';
import { workspaceSummary } from './workspaces/workspace.ts';
import { faultLine } from './worlds/fault-line.ts';
import { worldFigures } from './worlds/world.ts';

/** Version of results.json and of the stored run documents. */
export const RUN_SCHEMA_VERSION = 1;
/** Model that an imported run names as its judge: nobody judged, its outcomes are those of its file. */
export const RECORDED_OUTCOMES = 'recorded';
/** Model of a run that asks no judge and could not have had the one of its settings. */
export const NO_JUDGE = 'none';
/** How the model of a judge begins whose classifiers run in this process; their names follow. */
export const IN_PROCESS = 'onnx: ';
/** Whether a judge without a language model has models all the same. */
export const hasClassifiers = ({ model }: { readonly model: string }): boolean =>
  model.startsWith(IN_PROCESS);

/** Request body of POST /v1/runs (interface 4.12, names of contract 9). At least one selector; selectors are a union. */
export const createRunRequest = z
  .object({
    test_case_id: z
      .string()
      .optional()
      .describe('Id of a case to run. Selectors are a union: what any of them names is run.'),
    test_case_ids: z
      .array(z.string())
      .optional()
      .describe('Ids of cases to run; `folder/` and `beginning*` select several.'),
    tags: z.array(z.string()).optional().describe('Tags of which a case has at least one.'),
    override_agent_id: z
      .string()
      .optional()
      .describe('Id of the agent that answers in all cases. Left out: that of each case.'),
    config: z
      .object({
        parallel: z.boolean().default(true).describe('Whether several attempts are in flight at once.'),
        max_retries: z
          .number()
          .int()
          .min(0)
          .default(2)
          .describe(
            'How often a call is tried again when the network, a rate limit or a timeout was at fault.',
          ),
        timeout_ms: z
          .number()
          .int()
          .min(1)
          .default(60_000)
          .describe('Longest time of one call, in milliseconds.'),
      })
      .prefault({})
      .describe('How the run is carried out.'),
  })
  .refine(
    ({ test_case_id: one, test_case_ids: ids = [], tags = [] }) =>
      one !== undefined || ids.length > 0 || tags.length > 0,
    'needs at least one of test_case_id, test_case_ids, tags that is not empty',
  );
export type CreateRunRequest = z.infer<typeof createRunRequest>;

export const runStatus = z.enum(['queued', 'running', 'completed', 'failed']);

/**
 * Response of POST /v1/runs (interface 2.8). `webhook_url` is a stream address, `wss`, and empty where no service streams: for a run that
 * the library plays. `stream_url` is the same at the plain address.
 */
export const createRunResponse = z.object({
  run_id: z.string(),
  status: runStatus,
  test_case_count: z.number().int(),
  estimated_duration_s: z.number().int(),
  webhook_url: z.string(),
  stream_url: z.string().optional(),
});
export type CreateRunResponse = z.infer<typeof createRunResponse>;

export { type AgentUsage, agentUsage } from './agent-usage.ts';
export {
  type AttemptError,
  attemptError,
  type Counts,
  counts,
  type OutcomeStatus,
  outcomeStatus,
} from './outcome.ts';
export type { ScorerRow } from './reports/scorer-row.ts';

/** One played and judged turn. `tool_calls` is null when they were not captured; `errors` names the scorers that could not judge. */
export const turnResult = z.object({
  turn_id: z.string(),
  /** A simulated user said what stands in `input`. */
  simulated: z.literal(true).optional(),
  input: z.string(),
  output: z.string(),
  latency_ms: z.number().int(),
  tool_calls: z.array(toolCall).nullable(),
  results: z.record(z.string(), scorerResult),
  errors: z.record(z.string(), scorerError).optional(),
});
/** `asked`: what the case asked of the turn and what the agent had to go by, for pages; results.json is without it. */
export type TurnResult = z.infer<typeof turnResult> & { asked?: import('./evaluation.ts').Subject };

/** One attempt of a case. `unsure` where it was skipped because some turn has results, and none that is sure (contract 5). */
export const attemptResult = z.object({
  status: outcomeStatus,
  unsure: z.literal(true).optional(),
  error: attemptError.optional(),
  /** What of it was answered from recordings: its bill is the recorded one. */
  replayed: replayed.optional(),
  world: worldFigures.optional(),
  /** How the talk went, where its user was simulated. */
  talk: talkFigures.optional(),
  turns: z.array(turnResult),
  workspace: workspaceSummary.optional(),
});
export type AttemptResult = Omit<z.infer<typeof attemptResult>, 'turns'> & { turns: TurnResult[] };

/**
 * A case with its attempts. `gating: false` is shown only where the case does not gate; `reason` where it was skipped. `hash`
 * covers everything in the case that can change its result; with `min_passes` it shows whether two runs asked the same.
 */
export const caseResult = z.object({
  id: z.string(),
  name: z.string(),
  agent_id: z.string(),
  tags: z.array(z.string()),
  location: z.object({ file: z.string(), line: z.number().int() }),
  status: outcomeStatus,
  /** It was skipped because too few of its attempts are sure; `reason` then says what could not be told. */
  unsure: z.literal(true).optional(),
  gating: z.literal(false).optional(),
  /** How bad its failure is, where the case says so. */
  severity: z.enum(SEVERITIES).optional(),
  reason: z.string().optional(),
  /** It was skipped because its agent needs a secret that was not given. */
  unreachable: z.literal(true).optional(),
  hash: z.string().optional(),
  min_passes: z.number().int().min(0).optional(),
  /** Attempts that were planned, where fewer decided the case. */
  repeat: z.number().int().min(1).optional(),
  /** It went both ways in earlier runs, without a change of the case. */
  flaky: z.literal(true).optional(),
  /** It does not gate for that reason, until it is stable again. */
  quarantined: z.literal(true).optional(),
  /** Of a quarantined case, what became of it in earlier runs, oldest first: "PFP|PF", `|` where the agent was changed. */
  outcomes: z
    .string()
    .regex(/^[PF|]{1,100}$/)
    .optional(),
  attempts: z.array(attemptResult),
});
export type CaseResult = Omit<z.infer<typeof caseResult>, 'attempts'> & { attempts: AttemptResult[] };

export const conclusion = z.enum(['passed', 'failed', 'neutral']);
export type Conclusion = z.infer<typeof conclusion>;

const count = z.number().int().min(0);
/** The identifier that a judge has where nobody names one, and the day on which that model ended (ISO 8601). */
const retiredDefault = z.object({
  model: z.string().describe('Identifier of the model of a judge that nobody names.'),
  retired_on: z.iso.date().describe('The day on which that model ended.'),
});
export type RetiredDefault = z.infer<typeof retiredDefault>;

/** Who judged: `model` answered; `default` is there where nobody named a model, and says which one it follows. */
export const judgeIdentity = z.object({
  mode: z.enum(['llm', 'offline']),
  model: z.string(),
  default: retiredDefault.optional(),
});

/** Everything of results.json but its cases (contract 6). Rates are null when nothing was judged. */
export const runHeader = z.object({
  schema_version: z.literal(RUN_SCHEMA_VERSION),
  run_id: z.string(),
  status: runStatus,
  conclusion,
  reason: z.string(),
  started_at: timestamp,
  finished_at: timestamp,
  duration_ms: count,
  judge: judgeIdentity,
  /** What it did without because secrets were not given to it, as on a fork: what needs them is shown and does not gate. */
  secrets_withheld: z.string().optional(),
  /** Where some of its cases alone were played: how many, of how many, and by what they were chosen. Such a run is no baseline. */
  narrowed: z.object({ cases: count, of: count, by: z.string() }).optional(),
  /** Set where somebody stopped it; such a run has failed, whatever its cases came to, and can go on. */
  cancelled: z.literal(true).optional(),
  faults: z.array(faultLine).optional(),
  /** What of it was answered from recordings, over all its attempts; the bill holds what that had cost. */
  replayed: replayedOfRun.optional(),
  /** What of the recordings that it was to be answered from is of its branch, where that was changed. */
  changed_cassettes: changedCassettes.optional(),
  /** Where users were simulated. */
  simulated_users: talkCounts.optional(),
  agent_id: z.string().nullable(),
  counts,
  pass_rate: unitInterval.nullable(),
  pass_rate_interval: z.tuple([unitInterval, unitInterval]).nullable(),
  avg_scores: z.record(z.string(), unitInterval),
  latency_ms: z.object({
    mean: z.number().nullable(),
    p50: z.number().nullable(),
    p95: z.number().nullable(),
  }),
  usage: z.object({
    agent: z.object({
      calls: count,
      input_tokens: z.number().nullable(),
      output_tokens: z.number().nullable(),
      cost_usd: z.number().nullable(),
    }),
    judge: z.object({
      calls: count,
      cached_calls: count,
      input_tokens: count,
      output_tokens: count,
      cost_usd: z.number().nullable(),
    }),
  }),
});
export type RunHeader = z.infer<typeof runHeader>;

export { type RepeatsSummary, repeatsSummary } from './runs/repeats.ts';

/** results.json (contract 6). */
export const runResults = runHeader.extend({
  /** Against the baseline, where there was one. */
  comparison: comparison.optional(),
  /** Where some case was played several times. */
  repeats: repeatsSummary.optional(),
  /** Why cases fail, where some do. */
  failure_analysis: failureAnalysis.optional(),
  cases: z.array(caseResult),
});
export type RunResults = z.infer<typeof runResults>;

/** The pass rate of a run; null where nothing was judged. */
export interface TrendPoint {
  run: string;
  pass_rate: number | null;
}

/** What reports are made of: numbers that were computed before, and the cases one by one (never all in memory at once). */
export interface RunReport {
  header: RunHeader;
  scorers: ScorerRow[];
  required_pass_rate: number;
  /** Of the cases that gate, where others were judged beside them: what is required is required of these. */
  gated?: { passed: number; failed: number; unsure: number };
  /** Gating cases of a run without secrets that only a model, or an agent with its key, could decide; absent where there are none. */
  unjudged?: number;
  /** `unknown` where a file does not hold it; then `required_pass_rate` has no meaning either. */
  fail_on: 'failure' | 'regression' | 'never' | 'merge' | 'unknown';
  warnings: string[];
  /** Folder that case locations are relative to, for links; empty when unknown. */
  cases: Iterable<CaseResult>;
  /** Against the baseline, where there was one; `b` is this run. */
  comparison?: Comparison;
  repeats?: RepeatsSummary;
  failure_analysis?: FailureAnalysis;
  /** What is worth knowing and no warning, as whole sentences. */
  notes?: string[];
  /** Earlier runs of the same kind and this one, oldest first; absent where they are too few to show a direction. */
  trend?: TrendPoint[];
  /** How far scorers agreed with labels when that was last measured; for readers, not part of results.json. */
  calibration?: CalibrationQuote[];
}

import { z } from 'zod';
import { changedCassettes } from '../schema/cassettes/changed-cassettes.ts';
import { replayed } from '../schema/cassettes/replayed.ts';
import { subject } from '../schema/evaluation.ts';
import { SEVERITIES } from '../schema/outcome.ts';
import { agentUsage, attemptError, judgeIdentity, runHeader } from '../schema/run.ts';
import { scorerError, scorerResult } from '../schema/scorer-result.ts';
import { gateSettings } from '../schema/settings.ts';
import { toolCall } from '../schema/tool-call.ts';
import { MOST_SPANS, seenSpan } from '../schema/trace.ts';
import { lostTalk, talkFigures } from '../schema/users/talk.ts';
import { workspaceEvidence } from '../schema/workspaces/workspace.ts';
import { FAULT_KINDS, worldEvidence } from '../schema/worlds/world.ts';
import type { RunRecord } from './records.ts';

/**
 * Records of a journal that came from another machine: data to be checked, whoever wrote them. Only what a merge takes over
 * is described; a record that does not fit counts as lost.
 */
const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const usage = z.object({
  calls: count,
  cached_calls: count,
  input_tokens: count,
  output_tokens: count,
  cost_usd: z.number().min(0).nullable(),
});

const shardPart = z.object({
  index: count,
  count,
  suite: sha256,
  cut: sha256,
  cases: count,
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
  places: z.array(count),
  settings: z.object({
    gate: gateSettings,
    threshold: z.number().optional(),
    thresholds: z.record(z.string(), z.number()).optional(),
    max_retries: count,
    timeout_ms: count,
  }),
});

const started = z.object({
  type: z.literal('run.started'),
  run_id: z.string().regex(/^run_[a-z0-9]{1,64}$/),
  at: z.iso.datetime(),
  config: z.object({
    selection: z.looseObject({
      cases: z.array(z.string()).optional(),
      tags: z.array(z.string()).optional(),
      agent: z.string().optional(),
      repeat: z.number().int().min(1).optional(),
    }),
    judge: judgeIdentity.extend({
      id: z.string(),
      samples: z.number().int().min(1),
    }),
    gate: z.object({
      min_pass_rate: gateSettings.shape.min_pass_rate.unwrap(),
      fail_on: gateSettings.shape.fail_on.unwrap(),
    }),
    seed: z.number(),
    faults: z.array(z.enum(FAULT_KINDS)).min(1).optional(),
    secrets_withheld: z.object({ reason: z.string(), judge: z.boolean() }).optional(),
    model_notes: z.array(z.string().max(1000)).max(100).optional(),
    empty_keys: z.array(z.string().regex(/^[A-Z_]{1,40}$/)).optional(),
    affected: z
      .object({
        ...{ base: z.string(), changed: count, of: count, chosen: count, gating: count },
        unaffected: z.array(z.string()).optional(),
      })
      .optional(),
    narrowed: z
      .object({
        ...{ of: count, chosen: count },
        failing: z.string().optional(),
        sample: count.optional(),
        seed: count.optional(),
        limit: count.optional(),
        only: z.array(z.string()).optional(),
      })
      .optional(),
    cassettes: z
      .object({
        record: z.literal(true).optional(),
        replay: z.enum(['all', 'changed', 'recorded']).optional(),
      })
      .optional(),
    changed_cassettes: changedCassettes.optional(),
    shard: shardPart,
  }),
});

const caseDescription = z.object({
  id: z.string().min(1),
  name: z.string(),
  agent_id: z.string(),
  tags: z.array(z.string()),
  location: z.object({ file: z.string(), line: z.number().int() }),
  hash: z.string(),
  gating: z.boolean(),
  severity: z.enum(SEVERITIES).optional(),
  repeat: count.max(10_000),
  min_passes: count,
  scorers: z.array(z.array(z.string())),
  talk: z.object({ openings: count, afterwards: z.array(z.string()) }).optional(),
  agent_version: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
  skip: z.string().optional(),
  world: z.string().optional(),
  unreachable: z.literal(true).optional(),
  unrecorded: z.literal(true).optional(),
});

const playedTurn = z.object({
  turn_id: z.string(),
  simulated: z.literal(true).optional(),
  input: z.string(),
  output: z.string(),
  output_missing: z.literal(true).optional(),
  output_blob: sha256.optional(),
  latency_ms: z.number().min(0),
  tool_calls: z.array(toolCall).nullable(),
  reported_calls: z.array(toolCall).optional(),
  context: z.array(z.string()).nullable(),
  agent_plan: z.string().nullable(),
  usage: agentUsage.nullable(),
  spans: z.array(seenSpan).max(MOST_SPANS).optional(),
  criteria: subject,
});

const playedTalk = talkFigures.extend({
  lost: z
    .array(lostTalk.extend({ usage: agentUsage }))
    .max(10)
    .optional(),
  usage,
});

const play = {
  case_id: z.string(),
  attempt: count,
  order: count.optional(),
  calls: count,
  world: worldEvidence.optional(),
  workspace: workspaceEvidence.optional(),
  talk: playedTalk.optional(),
  stored: z.literal(true).optional(),
  replayed: replayed.optional(),
};

const records = z.discriminatedUnion('type', [
  started,
  z.object({ type: z.literal('case.planned'), case: caseDescription }),
  z.object({ type: z.literal('run.resumed') }),
  z.object({ type: z.literal('attempt.played'), ...play, turns: z.array(playedTurn) }),
  z.object({
    type: z.literal('attempt.errored'),
    ...play,
    turns: z.array(playedTurn),
    usage: agentUsage.optional(),
    error: attemptError,
  }),
  z.object({
    type: z.literal('turn.scored'),
    case_id: z.string(),
    attempt: count,
    turn: count,
    scorer: z.string(),
    result: scorerResult.optional(),
    error: scorerError.optional(),
    left_out: z.string().optional(),
    usage,
    replayed: replayed.optional(),
  }),
  z.object({ type: z.literal('turn.unscored'), case_id: z.string(), attempt: count, usage }),
  z.object({ type: z.literal('attempt.retried'), case_id: z.string(), attempt: count }),
  z.object({ type: z.literal('run.finished'), header: runHeader }),
]);

/** A record of a shard as it came out of its journal. */
export type ShardRecord = z.infer<typeof records>;
/** The first record of a shard. */
export type ShardStart = z.infer<typeof started>;
/** What a shard says of the plays of its cases. */
export type PlayRecord = Extract<ShardRecord, { case_id: string }> & RunRecord;

/** Undefined for what is no record of a shard. */
export function shardRecordOf(value: unknown): ShardRecord | undefined {
  const read = records.safeParse(value);
  return read.success ? read.data : undefined;
}

import { z } from 'zod';
import { shardRecordOf } from '../../runs/record-schema.ts';
import type { PlayedRecord, RunRecord } from '../../runs/records.ts';
import { comparison } from '../../schema/comparison.ts';
import { runHeader } from '../../schema/run.ts';
import { gateSettings } from '../../schema/settings.ts';
import type { Blobs } from '../../state/blobs.ts';

/** Shape of a run id (ports/node-ids.ts), and the longest that becomes a folder. */
export const runIdSchema = z.string().regex(/^run_[a-z0-9]{1,64}$/);

const selection = z.object({
  cases: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  agent: z.string().optional(),
  repeat: z.number().int().min(1).optional(),
});
const started = z.object({
  type: z.literal('run.started'),
  run_id: runIdSchema,
  at: z.iso.datetime(),
  config: z.object({
    selection,
    judge: z.object({
      mode: z.enum(['llm', 'offline']),
      model: z.string(),
      id: z.string(),
      samples: z.number().int().min(1),
    }),
    gate: z.object({
      min_pass_rate: gateSettings.shape.min_pass_rate.unwrap(),
      fail_on: gateSettings.shape.fail_on.unwrap(),
    }),
    seed: z.number(),
  }),
});
const finished = z.object({
  type: z.literal('run.finished'),
  at: z.iso.datetime(),
  header: runHeader,
  comparison: comparison.optional(),
  flaky: z.array(z.string()).optional(),
});
const resumed = z.object({ type: z.literal('run.resumed'), at: z.iso.datetime() });

/**
 * A record as it is archived: what a later run compares itself with, and no more. Contexts, plans, tool calls and criteria of
 * turns stay behind, long outputs come out of their blobs into the line (one that is gone is empty), and of the
 * configuration goes what shows whether two runs can be compared. Undefined for records that a baseline can do without.
 */
export function archived(record: RunRecord, blobs: Pick<Blobs, 'get'>): RunRecord | undefined {
  switch (record.type) {
    case 'run.started': {
      const { selection, judge, gate, seed } = record.config;
      const { min_pass_rate, fail_on } = gate;
      const config = { selection, judge, gate: { min_pass_rate, fail_on }, seed };
      return { type: 'run.started', run_id: record.run_id, at: record.at, config };
    }
    case 'attempt.played':
    case 'attempt.errored':
      return { ...record, turns: record.turns.map((turn) => archivedTurn(turn, blobs)) };
    case 'turn.unscored':
      return undefined;
    default:
      return record;
  }
}

type Turn = PlayedRecord['turns'][number];

function archivedTurn(turn: Turn & { output_blob?: string }, blobs: Pick<Blobs, 'get'>): Turn {
  const { turn_id, input, latency_ms, usage, output_blob: blob } = turn;
  const kept = { turn_id, input, latency_ms, usage };
  const left = { tool_calls: null, context: null, agent_plan: null, criteria: {} };
  return { ...kept, output: blob === undefined ? turn.output : outputOf(blob, blobs), ...left };
}

function outputOf(blob: string, blobs: Pick<Blobs, 'get'>): string {
  try {
    return blobs.get(blob);
  } catch {
    // The verdicts about it are what a baseline is for; its text is only shown.
    return '';
  }
}

/**
 * A record that came from elsewhere, with what it may hold and nothing else; undefined for what is none, or what refers to
 * something outside of its line.
 */
export function arrived(value: unknown): RunRecord | undefined {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  switch (type) {
    case 'run.started':
      return parsed(started, value);
    case 'run.finished':
      return parsed(finished, value);
    case 'run.resumed':
      return parsed(resumed, value);
    default: {
      const record = shardRecordOf(value) as RunRecord | undefined; // Checked there by the shapes of these records.
      const refers = record?.type === 'attempt.played' || record?.type === 'attempt.errored';
      return refers && record.turns.some((turn) => 'output_blob' in turn) ? undefined : record;
    }
  }
}

/** Checked by the schemas above, which describe these records. */
function parsed(schema: z.ZodType, value: unknown): RunRecord | undefined {
  const read = schema.safeParse(value);
  return read.success ? (read.data as RunRecord) : undefined;
}

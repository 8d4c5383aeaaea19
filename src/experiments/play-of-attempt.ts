import { createHash } from 'node:crypto';
import type { PlayedRecord } from '../runs/records.ts';
import type { AttemptResult } from '../schema/run.ts';
import { isUnsure } from '../schema/scorer-result.ts';
import { counts } from '../scorers/counts.ts';
import { mean } from '../statistics/mean.ts';
import type { LostPlay, Play } from './evidence.ts';

/** Which play of the design an attempt is. */
interface PlayKey {
  variant: string;
  caseId: string;
  round: number;
}

/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
export function playOfAttempt(
  key: PlayKey,
  attempt: AttemptResult,
  record: Pick<PlayedRecord, 'turns' | 'order' | 'talk'>,
): { play: Play } | { lost: LostPlay } {
  if (attempt.status === 'errored' || attempt.status === 'skipped')
    return {
      lost: {
        ...key,
        status: attempt.unsure === true ? 'unsure' : attempt.status,
        message: attempt.error?.message ?? (whyUnsure(attempt) || 'no scorer had anything to judge'),
      },
    };
  const costs = record.turns.map((turn) => turn.usage?.cost_usd);
  return {
    play: {
      ...key,
      order: record.order ?? 0,
      passed: attempt.status === 'passed',
      scores: scoresOf(attempt),
      latencyMs: mean(record.turns.map((turn) => turn.latency_ms)),
      costUsd: costs.every((cost) => typeof cost === 'number')
        ? costs.reduce((sum, cost) => sum + cost, 0)
        : null,
      digest: digestOf(record),
      ...(record.talk === undefined ? {} : { user: record.talk.seed }),
    },
  };
}

/** What could not be told, by the first scorer that says so; empty for an attempt that is not unsure. */
function whyUnsure({ unsure, turns }: AttemptResult): string {
  if (unsure !== true) return '';
  for (const { results } of turns)
    for (const [scorer, result] of Object.entries(results))
      if (isUnsure(result)) return `${scorer} is unsure: ${String(result.metadata['unsure_reason'])}`;
  return '';
}

function scoresOf(attempt: AttemptResult): Play['scores'] {
  const values = new Map<string, number[]>();
  for (const turn of attempt.turns)
    for (const [name, result] of Object.entries(turn.results))
      if (counts(result)) values.set(name, [...(values.get(name) ?? []), result.score]);
  const scores: Record<string, number> = Object.create(null);
  for (const [name, list] of values) scores[name] = mean(list);
  return scores;
}

/** Of what was answered and called, without the time it took. */
function digestOf({ turns }: Pick<PlayedRecord, 'turns'>): string {
  const answers = turns.map(({ output, tool_calls }) => [output, tool_calls]);
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16);
}

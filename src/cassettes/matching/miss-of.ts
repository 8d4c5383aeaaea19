import { formatCounted } from '../../text/format.ts';
import type { Cassette, Recording, RecordingKind } from '../recording.ts';
import type { CassetteMiss, TapedAttempt } from '../tape.ts';
import { differenceText } from './difference-text.ts';
import type { RecordingIndex } from './find-recording.ts';
import { nearest } from './nearest.ts';

/** What was asked and not found, as it is compared. */
export interface Asked {
  readonly kind: RecordingKind;
  readonly key: string;
  readonly request: unknown;
  /** Why the recording that was found does not answer. */
  readonly why?: string;
}

interface Where {
  readonly attempt: TapedAttempt;
  readonly turn: number;
  readonly cassette: Cassette | undefined;
  /** Why the cassette that is there cannot be used. */
  readonly unusable?: string | undefined;
  readonly index: RecordingIndex;
  isUsed(one: Recording): boolean;
}

/** What to say of a request that no recording answers: what was asked, which recording comes nearest, and what differs. */
export function missOf(asked: Asked, where: Where): CassetteMiss {
  const { attempt, turn } = where;
  const inTurn = asked.kind === 'http' ? ` in turn ${turn + 1}` : '';
  const hasJudge = where.cassette === undefined || where.cassette.judge !== undefined;
  const byRules =
    asked.kind === 'http' || hasJudge ? '' : '. Where rules are to judge, say judge: { provider: offline }';
  return {
    message: `No recording answers ${askedWords(asked)}${inTurn}. ${whyNot(asked, where)}`,
    hint: `Record it with: assay run --record --case ${attempt.caseId}; or play what has changed live with: assay run --replay=changed${byRules}`,
  };
}

function askedWords({ kind, request }: Asked): string {
  const { method, target, question } = (request ?? {}) as Record<string, unknown>;
  if (kind === 'http') return `${method} ${target}`;
  return kind === 'embed' ? 'the question for embeddings' : `the question ${question} to the judge`;
}

function whyNot({ kind, key, request, why }: Asked, where: Where): string {
  const { attempt, cassette, unusable, index, isUsed } = where;
  if (unusable !== undefined) return unusable;
  if (why !== undefined) return `What was recorded does not fit the question: ${why}`;
  if (cassette === undefined || cassette.recordings.length === 0)
    return `Nothing was recorded for the case ${attempt.caseId} with the agent ${attempt.agentId}.`;
  if (index.all.length === 0) {
    const count = new Set(cassette.recordings.map((one) => one.attempt)).size;
    return `Of this attempt (number ${attempt.attempt + 1}) nothing was recorded; ${formatCounted(count, 'attempt')} of the case ${count === 1 ? 'was' : 'were'}.`;
  }
  const equal = index.equal(kind, key, request);
  if (equal.length > 0)
    return `It was asked ${formatCounted(equal.length, 'time')} when it was recorded, and is asked once more now.`;
  const same = index.all.filter((one) => one.kind === kind);
  const near = nearest(request, same, isUsed);
  if (near === undefined)
    return kind === 'http'
      ? 'Of this attempt only answers of the judge were recorded.'
      : 'Of this attempt no answer of the judge was recorded.';
  return `The nearest recording differs in ${differenceText(near.differences, near.recording.request, request)}.`;
}

import type { AttemptTape, RunCassettes } from '../../cassettes/run-cassettes.ts';
import { CASSETTE_MISS, type ReplayedPart } from '../../schema/cassettes/replayed.ts';
import { defined } from '../../schema/defined.ts';
import type { ScoredRecord } from '../records.ts';
import { type AttemptToScore, scoreAttempt } from './score-attempt.ts';
import { replayedBy, tapedAttempt } from './taped-play.ts';

/**
 * Judges an attempt by its tape, which is opened again where an earlier process played it. What a model said is on disk before its results
 * count. A question that no recording answers is asked live where changes are to be played; else it is an error of its scorer.
 */
export async function scoreTaped(
  attempt: AttemptToScore,
  cassettes: RunCassettes | undefined,
  played: AttemptTape | undefined,
): Promise<void> {
  const of = cassettes === undefined ? undefined : tapedAttempt(attempt.job);
  if (cassettes === undefined || of === undefined) return scoreAttempt(attempt);
  const first = await scoredBy(played ?? (await cassettes.open(of)), attempt);
  if (first.missed.length === 0) return;
  let { missed } = first;
  if (cassettes.mode.replay === 'changed') {
    const live = await cassettes.open(of, { live: true });
    const again = await scoredBy(live, { ...attempt, done: [...attempt.done, ...first.scored] });
    // Where nobody can be asked, what is missing is the recording.
    missed = again.missed.map((one) => missed.find((before) => isSame(before, one)) ?? one);
  }
  for (const one of missed) attempt.onScored(asMiss(one));
}

const isSame = (a: ScoredRecord, b: ScoredRecord) => a.turn === b.turn && a.scorer === b.scorer;

const asMiss = (one: ScoredRecord): ScoredRecord =>
  one.error === undefined ? one : { ...one, error: { ...one.error, code: CASSETTE_MISS } };

/** Judges what is not done yet; what no recording answered is left to the caller. */
async function scoredBy(
  taped: AttemptTape,
  attempt: AttemptToScore,
): Promise<{ scored: ScoredRecord[]; missed: ScoredRecord[] }> {
  const { tape } = taped;
  const scored: ScoredRecord[] = [];
  const missed: ScoredRecord[] = [];
  const isKept = tape.mode === 'record';
  let known = replayedBy(taped);
  try {
    await scoreAttempt({
      ...attempt,
      judge: tape.judge(attempt.judge),
      onScored(record) {
        const now = replayedBy(taped);
        const one = { ...record, ...defined({ replayed: answersSince(known, now) }) };
        known = now;
        if (record.error?.subcode === CASSETTE_MISS) return void missed.push(one);
        scored.push(one);
        if (!isKept) attempt.onScored(one);
      },
    });
  } finally {
    if (isKept) {
      await tape.keep();
      scored.forEach(attempt.onScored);
    }
  }
  return { scored, missed };
}

/** What the judge's recordings answered between two looks. */
function answersSince(
  before: ReplayedPart | undefined,
  now: ReplayedPart | undefined,
): ReplayedPart | undefined {
  const count = (now?.judge_answers ?? 0) - (before?.judge_answers ?? 0);
  return now === undefined || count === 0 ? undefined : { ...now, exchanges: 0, judge_answers: count };
}

import type { Judge } from '../../judges/judge.ts';
import { type Cassette, isSameJudge, type RecordedJudge } from '../recording.ts';
import { type FindAnswer, replayingJudge } from './replaying-judge.ts';

interface OfCassette {
  readonly findAnswer: FindAnswer;
  /** What no recording answers is played live where somebody can be asked. */
  readonly playsChanged: boolean;
}

/**
 * Who judges by a cassette: the recorded judge, under its name. Where none was recorded every question is a miss, and so it is where another
 * one can be asked live. Rules judge for themselves: who named them wants no other judge (replay.md 5).
 */
export function judgeOfCassette(
  asked: Judge,
  cassette: Cassette | undefined,
  { findAnswer, playsChanged }: OfCassette,
): Judge {
  if (asked.mode === 'offline') return asked;
  const recorded = cassette?.judge;
  const hasVectors = asked.embed !== undefined;
  if (recorded === undefined) return replayingJudge(asked, identityOf(asked), findAnswer, hasVectors);
  const embeds = cassette?.recordings.some(({ kind }) => kind === 'embed') ?? false;
  if (!playsChanged || asked.isAbsent === true || isSameJudge(recorded, asked))
    return replayingJudge(asked, identityOf(recorded), findAnswer, embeds);
  const why = otherJudge(recorded, asked);
  return replayingJudge(asked, identityOf(asked), (kind, one) => findAnswer(kind, one, why), hasVectors);
}

const identityOf = ({ id, mode, model }: RecordedJudge): RecordedJudge => ({ id, mode, model });

/** Why what one judge said is no answer of another. */
function otherJudge(before: RecordedJudge, now: RecordedJudge): string {
  const by: 'model' | 'id' = before.model === now.model ? 'id' : 'model';
  return `it was judged by ${before[by]}, and the judge is ${now[by]} now`;
}

import { type Cassette, isSameJudge, type RecordedJudge, type Recording } from '../recording.ts';
import type { TapedAttempt } from '../tape.ts';

/** What an attempt recorded. */
export interface AttemptRecordings {
  readonly recordings: readonly Recording[];
  /** It was played: nothing that it recorded before is left. Else it was judged again, and only answers to the same questions are replaced. */
  readonly isPlayed: boolean;
  readonly judge?: RecordedJudge;
}

/** Where cassettes are kept, one for each case with an agent. */
export interface Shelf {
  /** Undefined where nothing was recorded. Rejects with a Fault where it cannot be used. */
  load(of: Pick<TapedAttempt, 'agentId' | 'caseId'>): Promise<Cassette | undefined>;
  /** Resolves when it is on disk. */
  put(attempt: TapedAttempt, recorded: AttemptRecordings): Promise<void>;
}

/** A cassette with what an attempt recorded put into it; where another judge judged it, without what the one before it said. */
export function withRecordings(
  before: Cassette | undefined,
  { agentId, caseId, attempt }: TapedAttempt,
  { recordings, isPlayed, judge = before?.judge }: AttemptRecordings,
): Cassette {
  const keys = new Set(recordings.map(({ key }) => key));
  // One judge is named for all: what another one said is not said under its name.
  const isOther = before?.judge !== undefined && judge !== undefined && !isSameJudge(before.judge, judge);
  const kept = (before?.recordings ?? []).filter(
    (one) =>
      (one.attempt !== attempt || (!isPlayed && !keys.has(one.key))) && !(isOther && one.kind !== 'http'),
  );
  return {
    agent: agentId,
    case: caseId,
    ...(judge !== undefined && { judge }),
    recordings: [...kept, ...recordings],
  };
}

/** Cassettes in memory: of a run that records for itself, and of tests. */
export function memoryShelf(): Shelf {
  const cassettes = new Map<string, Cassette>();
  const nameOf = ({ agentId, caseId }: Pick<TapedAttempt, 'agentId' | 'caseId'>) =>
    JSON.stringify([agentId, caseId]);
  return {
    load: async (of) => cassettes.get(nameOf(of)),
    async put(attempt, recorded) {
      const name = nameOf(attempt);
      const cassette = withRecordings(cassettes.get(name), attempt, recorded);
      if (cassette.recordings.length === 0) cassettes.delete(name);
      else cassettes.set(name, cassette);
    },
  };
}

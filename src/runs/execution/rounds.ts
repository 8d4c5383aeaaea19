import type { AttemptResult } from '../../schema/run.ts';
import { truncateText } from '../../text/truncate.ts';
import type { FlipRepeats } from '../comparing/flip-proof.ts';
import { caseOutcome } from '../outcomes.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';

/**
 * Attempts of one more play of a whole case, a round: as many as the case has, numbered from `first`, after those of the rounds
 * before (the first is 0).
 */
export const attemptsOfRound = (
  { repeat }: Pick<CaseDescription, 'repeat'>,
  first: number,
  round: number,
): number[] => Array.from({ length: repeat }, (_, play) => first + round * repeat + play);

/** What the journal holds of a round; fewer than the case has where it was not played to the end. */
export function recordedRound(
  description: CaseDescription,
  first: number,
  round: number,
  journal: Pick<RunJournal, 'attempt'>,
): AttemptResult[] {
  return attemptsOfRound(description, first, round)
    .map((attempt) => journal.attempt(description, attempt))
    .filter((attempt): attempt is AttemptResult => attempt !== undefined);
}

/** The first error of the rounds that nobody could judge, or that nothing could be judged; undefined where all were. */
export function whyUnjudged(
  description: CaseDescription,
  first: number,
  rounds: number,
  journal: Pick<RunJournal, 'attempt'>,
): string | undefined {
  for (let round = 0; round < rounds; round++) {
    const attempts = recordedRound(description, first, round, journal);
    if (attempts.length < description.repeat) continue;
    const { status } = caseOutcome(attempts, description);
    if (status === 'passed' || status === 'failed') continue;
    const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
    return message ?? 'nothing in its answer could be judged';
  }
  return undefined;
}

/** Code points of an error in a sentence. */
const MESSAGE = 200;

/** What an error says first; the end of a program's output behind it belongs into its journal. */
export const briefly = (text: string) => truncateText(text.split('\n')[0]!, MESSAGE).replace(/[.:\s]+$/, '');

/**
 * What the first so many rounds came to, under the pass rule of the case: those that were judged (`most` at most), and those of
 * them that failed. A round that nobody could judge says nothing.
 */
export function judgedRounds(
  description: CaseDescription,
  first: number,
  rounds: number,
  journal: Pick<RunJournal, 'attempt'>,
  most = rounds,
): FlipRepeats {
  let played = 0;
  let failed = 0;
  for (let round = 0; round < rounds && played < most; round++) {
    const attempts = recordedRound(description, first, round, journal);
    if (attempts.length < description.repeat) continue;
    const { status } = caseOutcome(attempts, description);
    if (status !== 'passed' && status !== 'failed') continue;
    played++;
    if (status === 'failed') failed++;
  }
  return { played, failed };
}

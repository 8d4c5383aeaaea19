import type { AttemptTape, RunCassettes } from '../../cassettes/run-cassettes.ts';
import type { CassetteMiss, TapedAttempt } from '../../cassettes/tape.ts';
import { asFault } from '../../errors.ts';
import { CASSETTE_MISS } from '../../schema/cassettes/replayed.ts';
import { defined } from '../../schema/defined.ts';
import { formatCounted } from '../../text/format.ts';
import type { Job } from '../planning/plan.ts';
import type { PlayedRecord } from '../records.ts';
import { tapedWay } from './taped-way.ts';

/** A play, and the tape that judges of it are asked by. */
export interface TapedPlay {
  played: PlayedRecord;
  tape: AttemptTape | undefined;
}

/** Which cassette the attempt has; undefined where it has none: it is to be played without, or is neither planned nor a pair of a planned one, but repeats what flipped. */
export function tapedAttempt({
  planned: { description, loaded },
  attempt,
  fault,
}: Job): TapedAttempt | undefined {
  if (description.unrecorded === true) return undefined;
  if (attempt >= description.repeat && fault === undefined) return undefined;
  return { agentId: description.agent_id, caseId: loaded.case.id, attempt };
}

/**
 * Plays an attempt by its tape. What no recording answers ends it; where changes are to be played, it is then played once more from its
 * beginning, live; and so is what asked for none of its recordings. What was recorded is kept before anybody counts the attempt as played.
 */
export async function tapedPlay(
  job: Job,
  cassettes: RunCassettes | undefined,
  play: (tape: AttemptTape | undefined) => Promise<PlayedRecord>,
): Promise<TapedPlay> {
  const attempt = cassettes === undefined ? undefined : tapedAttempt(job);
  if (cassettes === undefined || attempt === undefined)
    return { played: await play(undefined), tape: undefined };
  const first = await playedBy(await cassettes.open(attempt), play);
  const way = tapedWay(job.planned.agent.agent, cassettes.agents);
  const miss = first.tape.tape.miss() ?? (way === 'live' ? undefined : unaskedOf(first));
  const ended = (one: TapedPlay & { tape: AttemptTape }) =>
    kept(one, cassettes.notes, way === 'live' ? undefined : attempt.agentId);
  if (miss === undefined) return ended(first);
  if (cassettes.mode.replay !== 'changed') return { ...first, played: missed(first.played, miss) };
  try {
    return await ended(await playedBy(await cassettes.open(attempt, { live: true }), play));
  } catch (error) {
    const fault = asFault(error);
    // Without its key the agent cannot be asked: what is missing is the recording.
    if (fault.code !== 'validation_failed') throw error;
    const hint = `${miss.hint} It could not be played live: ${fault.message}`;
    return { ...first, played: missed(first.played, { ...miss, hint }) };
  }
}

async function playedBy(
  tape: AttemptTape,
  play: (tape: AttemptTape) => Promise<PlayedRecord>,
): Promise<TapedPlay & { tape: AttemptTape }> {
  try {
    const played = await play(tape);
    return { tape, played: { ...played, ...defined({ replayed: replayedBy(tape) }) } };
  } finally {
    tape.program.close();
  }
}

/** Keeps what was recorded of a play that did not error, and notes what the run has to say of it: `agentId` where all that it asks is taped. */
async function kept(
  one: TapedPlay & { tape: AttemptTape },
  notes: RunCassettes['notes'],
  agentId: string | undefined,
): Promise<TapedPlay> {
  const { played, tape } = one;
  if (played.type === 'attempt.played') {
    await tape.tape.keep();
    const exchanges = tape.tape.exchanges();
    if (agentId !== undefined && exchanges !== undefined) notes.played(agentId, exchanges.asked > 0);
    return one;
  }
  const before = await tape.tape.before();
  if (before !== undefined) notes.kept(before);
  return one;
}

/** An attempt that has recordings and asked for none was played by models that nobody recorded, or by none any more. */
function unaskedOf({ played, tape }: TapedPlay & { tape: AttemptTape }): CassetteMiss | undefined {
  const { asked, recorded } = tape.tape.exchanges() ?? { asked: 0, recorded: 0 };
  if (played.type !== 'attempt.played' || asked > 0 || recorded === 0) return undefined;
  return {
    message: `The attempt was recorded with ${formatCounted(recorded, 'request')} and made none: its agent asks its model by another way, or no longer.`,
    hint: 'Record the case again if it needs no model any more: assay run --record. What is not recorded stands in docs/replay.md.',
  };
}

/** What its tape has answered so far, as records hold it. */
export function replayedBy({ tape }: AttemptTape): PlayedRecord['replayed'] {
  const replayed = tape.replayed();
  return replayed === undefined ? undefined : { ...replayed, models: [...replayed.models] };
}

const missed = (played: PlayedRecord, { message, hint }: CassetteMiss): PlayedRecord => ({
  ...played,
  type: 'attempt.errored',
  error: { code: CASSETTE_MISS, message, hint },
});

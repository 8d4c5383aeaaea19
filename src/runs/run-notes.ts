import type { RunHeader } from '../schema/run.ts';
import { formatCounted } from '../text/format.ts';
import { lostTalksText, talkNoiseText } from '../text/talk-text.ts';
import type { Quarantine } from './records.ts';
import type { Tally } from './summarize.ts';

/** What a report shows of a run besides its cases, as whole sentences. */
export function notesOf(
  quarantine: Quarantine | undefined,
  { stopped, talks }: Pick<Tally, 'stopped' | 'talks'>,
): { notes?: string[] } {
  const talked = talks === undefined || talks.lost > 0 ? [] : [lostTalksText(talks)];
  const noise = talks?.noise === undefined ? [] : [talkNoiseText(talks.noise, 'passing')];
  const notes = [...(quarantine?.notes ?? []), ...stoppedNote(stopped), ...talked, ...noise];
  return notes.length === 0 ? {} : { notes };
}

/** That users were faulty, wherever a run is reported. */
export const talkWarnings = ({ simulated_users: talks }: Pick<RunHeader, 'simulated_users'>): string[] =>
  talks === undefined || talks.lost === 0 ? [] : [lostTalksText(talks)];

function stoppedNote({ cases, attempts }: Tally['stopped']): string[] {
  if (attempts === 0) return [];
  const were = attempts === 1 ? 'was' : 'were';
  return [
    `${formatCounted(attempts, 'planned attempt')} of ${formatCounted(cases, 'case')} ${were} not played, because min_passes was decided without; pass@k and stability leave ${cases === 1 ? 'this case' : 'these cases'} out (run.repeats: all plays every attempt).`,
  ];
}

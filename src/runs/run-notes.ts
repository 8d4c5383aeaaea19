import { formatCounted } from '../text/format.ts';
import type { Quarantine } from './records.ts';
import type { Tally } from './summarize.ts';

/** What a report shows of a run besides its cases, as whole sentences. */
export function notesOf(
  quarantine: Quarantine | undefined,
  { stopped }: Pick<Tally, 'stopped'>,
): { notes?: string[] } {
  const notes = [...(quarantine?.notes ?? []), ...stoppedNote(stopped)];
  return notes.length === 0 ? {} : { notes };
}

function stoppedNote({ cases, attempts }: Tally['stopped']): string[] {
  if (attempts === 0) return [];
  const were = attempts === 1 ? 'was' : 'were';
  return [
    `${formatCounted(attempts, 'planned attempt')} of ${formatCounted(cases, 'case')} ${were} not played, because min_passes was decided without; pass@k and stability leave ${cases === 1 ? 'this case' : 'these cases'} out (run.repeats: all plays every attempt).`,
  ];
}

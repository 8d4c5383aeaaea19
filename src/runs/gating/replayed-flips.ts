import type { RunJournal } from '../run-journal.ts';
import type { RunSpec } from '../run-spec.ts';

/** Which flips of a run that answers from recordings can be played again. */
export interface ReplayedFlips {
  /** Recordings answer everything: nothing is played again. */
  readonly isWhole: boolean;
  /** Recordings answer some of it: no plays of all cases are made. */
  readonly isPart: boolean;
  /** Whether recordings answered anything of the planned plays of a case: its repeats would be plays of something else. */
  of(caseId: string): boolean;
  /** Whether that is why these flips have no repeats. */
  explain(flips: readonly { readonly id: string }[]): boolean;
}

/** Looks at the journal when it is asked. */
export function replayedFlips(
  { config, planned }: Pick<RunSpec, 'config' | 'planned'>,
  journal: Pick<RunJournal, 'attempt'>,
): ReplayedFlips {
  const replay = config.cassettes?.replay;
  const byId = new Map(planned.map(({ description }) => [description.id, description]));
  const of = (caseId: string) => {
    const one = byId.get(caseId);
    if (replay === undefined || one === undefined) return false;
    for (let attempt = 0; attempt < one.repeat; attempt++)
      if (journal.attempt(one, attempt)?.replayed !== undefined) return true;
    return false;
  };
  return {
    isWhole: replay === 'all',
    isPart: replay !== undefined,
    of,
    explain: (flips) =>
      replay === 'all' || (replay !== undefined && (flips.length === 0 || flips.some(({ id }) => of(id)))),
  };
}

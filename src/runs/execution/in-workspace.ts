import { workspaceWants } from '../../checks/workspace-wants.ts';
import type { AttemptWorkspace, Workspaces } from '../../workspaces/workspaces.ts';
import type { Job } from '../planning/plan.ts';
import type { PlayedRecord } from '../records.ts';

/** Plays an attempt in a workspace of its own, where its case has one; what checks ask about it is found out before it is gone. */
export async function inWorkspace(
  { planned }: Job,
  { workspaces, signal }: { workspaces: Pick<Workspaces, 'open'>; signal: AbortSignal | undefined },
  play: (workspace: AttemptWorkspace | undefined) => Promise<PlayedRecord>,
): Promise<PlayedRecord> {
  if (planned.workspace === undefined) return play(undefined);
  const opened = await workspaces.open(planned.workspace, signal);
  try {
    const played = await play(opened);
    if (played.type === 'attempt.errored') return played;
    const wants = workspaceWants(planned.loaded.case.turns.flatMap(({ checks }) => checks ?? []));
    return { ...played, workspace: await opened.leftBehind(wants, signal) };
  } finally {
    opened.close();
  }
}

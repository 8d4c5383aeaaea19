import { workspaceWants } from '../../checks/workspace-wants.ts';
import { asFault } from '../../errors.ts';
import { criteriaOfCase } from '../../schema/users/talk-turns.ts';
import type { WorkspaceEvidence } from '../../schema/workspaces/workspace.ts';
import type { AttemptWorkspace, Workspaces } from '../../workspaces/workspaces.ts';
import type { Job } from '../planning/plan.ts';
import type { PlayedRecord } from '../records.ts';
import { attemptErrorOf } from './attempt-errors.ts';

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
    return await withWhatIsLeft(played, () => {
      const wants = workspaceWants(criteriaOfCase(planned.loaded.case).flatMap(({ checks }) => checks ?? []));
      return opened.leftBehind(wants, signal);
    });
  } finally {
    opened.close();
  }
}

/** A play with what its agent left; where that cannot be judged by fault of the agent, the attempt is none, and others go on. */
async function withWhatIsLeft(
  played: PlayedRecord,
  leftBehind: () => Promise<WorkspaceEvidence>,
): Promise<PlayedRecord> {
  try {
    return { ...played, workspace: await leftBehind() };
  } catch (error) {
    const fault = asFault(error);
    if (fault.code !== 'agent_failed') throw fault;
    return { ...played, type: 'attempt.errored', error: attemptErrorOf(fault, 1) };
  }
}

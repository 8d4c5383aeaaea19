import type { Artifact, WorkflowRun } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { State } from './state-archive.ts';

/** Events whose runs play code of this repository that a person with write access brought there (security.md S06). */
const TRUSTED_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group']);

/** Where a state has to come from to be believed. */
export interface Origin {
  repositoryId: number;
  branch: string;
  workflow: string;
}

/** Whether later runs may take the state of a run with this event; that of a pull request never. */
const isTrustedEvent = (event: string): boolean => TRUSTED_EVENTS.has(event);

/** Whether a run leaves its state: one of a tag is on no branch, so that no later run would take it. */
export const leavesState = ({ event, baseBranch }: Pick<WorkflowContext, 'event' | 'baseBranch'>): boolean =>
  isTrustedEvent(event) && baseBranch !== undefined;

/** Whether judge answers of a run with this event are believed by later ones: what a merge queue plays may still be thrown out of it. */
export const carriesAnswers = ({ event }: { event: string }): boolean => event !== 'merge_group';

/** The origin that a run looks for: its own workflow on the branch it is measured by. Undefined when the runner does not name it. */
export function wantedOrigin(
  context: Pick<WorkflowContext, 'repositoryId' | 'baseBranch' | 'defaultBranch' | 'workflowPath'>,
): Origin | undefined {
  const { repositoryId, workflowPath: workflow } = context;
  const branch = context.baseBranch ?? context.defaultBranch;
  if (repositoryId === undefined || branch === undefined || workflow === undefined) return undefined;
  return { repositoryId, branch, workflow };
}

/**
 * Whether the listing alone speaks for an artifact: not expired, of this branch of this very repository. A fork may call its
 * branch as it likes; a deleted one has no id.
 */
export function mayBeOurs({ expired, run }: Artifact, origin: Origin): boolean {
  return (
    !expired &&
    run !== undefined &&
    run.repositoryId === origin.repositoryId &&
    run.headRepositoryId === origin.repositoryId &&
    isOnBranch(run.headBranch, origin.branch)
  );
}

/** A run of a merge queue is on a branch of the queue's own, whose name only GitHub can give. */
const isOnBranch = (head: string, branch: string) => head === branch || isQueueOf(head, branch);
const isQueueOf = (head: string, branch: string) => head.startsWith(`gh-readonly-queue/${branch}/`);

/**
 * Why the run that made an artifact is not believed, in words for a list; undefined when it is. `stage`: whether it has to have
 * ended; what it left was whole when it was listed.
 */
export function originProblem(
  run: WorkflowRun,
  artifact: NonNullable<Artifact['run']>,
  origin: Origin,
  stage: 'ended' | 'any' = 'ended',
): string | undefined {
  if (run.repositoryId !== origin.repositoryId || run.headRepositoryId !== origin.repositoryId)
    return 'made for another repository';
  if (run.id !== artifact.id || run.headSha !== artifact.headSha || run.headBranch !== artifact.headBranch)
    return 'made by another run than GitHub lists it with';
  if (!isTrustedEvent(run.event)) return 'made by a run that was not of the branch itself';
  if (run.event !== 'merge_group' && run.headBranch !== origin.branch) return 'made on another branch';
  if (run.path !== origin.workflow) return 'made by another workflow';
  if (stage === 'ended' && run.status !== 'completed') return 'made by a run that has not ended';
  return undefined;
}

/** Why the state names another origin than the run that it came with; undefined when it does not: nothing old is brought back. */
export function stateProblem(state: State, run: WorkflowRun, origin: Origin): string | undefined {
  const fits =
    state.repository_id === origin.repositoryId &&
    state.branch === origin.branch &&
    state.workflow === origin.workflow &&
    state.run.id === run.id &&
    state.run.attempt <= run.attempt &&
    state.run.event === run.event &&
    state.run.sha === run.headSha;
  return fits ? undefined : 'tells of another origin than its own';
}

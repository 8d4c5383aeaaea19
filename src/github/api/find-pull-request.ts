import type { GitHubClient, PullRequest, WorkflowRun } from './client.ts';

/**
 * The open pull request that a run of a workflow was about: by GitHub's own word on the commit, never by that of an event or
 * of an artifact (security.md S02). Only one that goes to this repository and comes from the repository of the run, because
 * another fork may have the same commit. Of several the one from the run's branch, then the one to the default branch, then
 * the newest. Undefined where the head has moved on, or was none.
 */
export async function findPullRequest(
  client: Pick<GitHubClient, 'pullRequestsOf'>,
  run: Pick<WorkflowRun, 'headSha' | 'headBranch' | 'headOwner' | 'repositoryId' | 'headRepositoryId'>,
  defaultBranch: string | undefined,
): Promise<PullRequest | undefined> {
  const { headSha, headBranch, headOwner } = run;
  const known = headOwner !== null && headBranch !== '';
  const found = await client.pullRequestsOf(
    headSha,
    known ? { owner: headOwner, branch: headBranch } : undefined,
  );
  const rank = (pull: PullRequest) =>
    Number(pull.headBranch === headBranch) * 2 + Number(pull.baseBranch === defaultBranch);
  const ours = found
    .filter(
      (pull) =>
        pull.headSha === headSha &&
        pull.baseRepositoryId === run.repositoryId &&
        // That of a deleted fork has no repository any more, whichever of the two was asked first.
        (pull.headRepositoryId === run.headRepositoryId || pull.headRepositoryId === null),
    )
    .sort((a, b) => rank(b) - rank(a) || b.number - a.number);
  return ours[0];
}

/** What the runner's environment and the event say; every text in it may be hostile. */
export interface WorkflowContext {
  owner: string;
  repository: string;
  repositoryId: number | undefined;
  /** `https://api.github.com`, or that of an enterprise server. */
  apiUrl: string;
  serverUrl: string;
  event: string;
  runId: number;
  runNumber: number;
  runAttempt: number;
  /** Path of the workflow file without the ref, such as `.github/workflows/evals.yml`; undefined when it is not known. */
  workflowPath: string | undefined;
  job: string;
  /** The commit that checks belong to: the head of the pull request, else the commit of the run. */
  headSha: string;
  /** The commit that this one is a change of: the base of the pull request or merge group, what a push found. */
  baseSha: string | undefined;
  /** Branch that a pull request goes to, else the one that the run is on. */
  baseBranch: string | undefined;
  defaultBranch: string | undefined;
  pullRequest: { number: number; fromFork: boolean } | undefined;
  /** Login of who caused the run, `dependabot[bot]` for one. */
  actor: string;
}

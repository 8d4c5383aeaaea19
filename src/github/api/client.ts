/**
 * The few calls to GitHub that the Action makes. Each rejects with a Fault whose subcode says what happened: `forbidden` (403,
 * a scope is missing), `not_found`, `gone` (410, expired), `unprocessable` (422), `rate_limited`, `conflict`.
 */
export interface GitHubClient {
  /** Login that the token writes as, `github-actions[bot]` for the one of a workflow. */
  viewer(): Promise<string>;
  /** Comments of a pull request or issue, oldest first, all pages. */
  comments(number: number): Promise<IssueComment[]>;
  createComment(number: number, body: string): Promise<IssueComment>;
  updateComment(id: number, body: string): Promise<IssueComment>;
  deleteComment(id: number): Promise<void>;
  createCheck(check: CheckRunInput): Promise<{ id: number; url: string }>;
  /** Adds annotations to a check, or finishes it. */
  updateCheck(id: number, check: Partial<CheckRunInput>): Promise<void>;
  /** Artifacts of this name, newest first; `most` at the most. */
  artifacts(name: string, most: number): Promise<Artifact[]>;
  /** Artifacts of this run of a workflow, all of its attempts and all pages, in no order. */
  runArtifacts(runId: number): Promise<Artifact[]>;
  /** The archive of an artifact; `limit` bytes at the most. */
  artifactArchive(id: number, limit: number): Promise<Uint8Array>;
  workflowRun(id: number): Promise<WorkflowRun>;
  /** Open pull requests whose head is exactly this commit; `head` is where it was pushed to, for one that GitHub does not connect. */
  pullRequestsOf(sha: string, head?: { owner: string; branch: string }): Promise<PullRequest[]>;
  /** Issues with this label, newest first, of any state. */
  issues(label: string): Promise<Issue[]>;
  createIssue(issue: { title: string; body: string; labels: string[] }): Promise<Issue>;
  updateIssue(
    number: number,
    issue: { title?: string; body?: string; state?: 'open' | 'closed' },
  ): Promise<Issue>;
}

export interface IssueComment {
  id: number;
  body: string;
  /** Login of its author. */
  author: string;
  url: string;
}

export interface Issue {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  author: string;
  url: string;
}

export interface CheckAnnotation {
  path: string;
  line: number;
  level: 'notice' | 'warning' | 'failure';
  title: string;
  message: string;
}

export interface CheckRunInput {
  name: string;
  headSha: string;
  status: 'in_progress' | 'completed';
  conclusion?: 'success' | 'failure' | 'neutral';
  title: string;
  summary: string;
  annotations?: CheckAnnotation[];
  detailsUrl?: string;
}

export interface Artifact {
  id: number;
  name: string;
  expired: boolean;
  sizeBytes: number;
  createdAt: string;
  /** `sha256:…` of the archive; absent on old ones. */
  digest?: string;
  /** The run that made it; absent when GitHub does not say. */
  run?: { id: number; headBranch: string; headSha: string; repositoryId: number; headRepositoryId: number };
}

/** An open pull request. */
export interface PullRequest {
  number: number;
  headSha: string;
  headBranch: string;
  /** Null where the fork was deleted. */
  headRepositoryId: number | null;
  baseBranch: string;
  baseRepositoryId: number;
}

export interface WorkflowRun {
  id: number;
  /** Counts the runs of its workflow, from 1. */
  number: number;
  attempt: number;
  event: string;
  /** Path of the workflow file, such as `.github/workflows/evals.yml`. */
  path: string;
  headBranch: string;
  headSha: string;
  status: string;
  /** When its first attempt was made; empty where GitHub does not say. */
  createdAt: string;
  /** When this attempt began, as ISO 8601; empty where GitHub does not say. */
  startedAt: string;
  /** Such as `success`; empty while it has not ended. */
  conclusion: string;
  repositoryId: number;
  /** Null where the fork was deleted. */
  headRepositoryId: number | null;
  /** Login that the head repository belongs to; null with it. */
  headOwner: string | null;
}

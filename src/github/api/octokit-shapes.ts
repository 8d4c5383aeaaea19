import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type {
  Artifact,
  CheckAnnotation,
  CheckRunInput,
  Issue,
  IssueComment,
  PullRequest,
  WorkflowRun,
} from './client.ts';
import type { Octokit } from './prompt-repository.ts';

/** The data that a call is answered with. */
type DataOf<Call> = Call extends (...parameters: never[]) => Promise<{ data: infer Data }> ? Data : never;
type Rest = Octokit['rest'];
type RawComment = DataOf<Rest['issues']['listComments']>[number];
type RawIssue = DataOf<Rest['issues']['get']>;
type RawRun = DataOf<Rest['actions']['getWorkflowRun']>;
type RawArtifact = DataOf<Rest['actions']['listArtifactsForRepo']>['artifacts'][number];

/**
 * The thing itself, when it is an object with a number of this name: what else comes with status 200, such as the page of a
 * proxy, is not taken for one. `failed` begins the sentence.
 */
export function holding<T>(raw: T, key: 'id' | 'number', failed: string): T {
  const given: unknown = raw;
  if (
    typeof given === 'object' &&
    given !== null &&
    typeof (given as Record<string, unknown>)[key] === 'number'
  )
    return raw;
  throw new Fault('provider_error', `${failed}: what GitHub answered holds no "${key}"`, {
    where: 'the answer of the GitHub API',
    hint: 'Look whether a proxy answers in its place, and run the job again.',
  });
}

/** A comment; the author of a deleted account is empty, so it is nobody's. */
export function commentOf(raw: Pick<RawComment, 'id' | 'body' | 'user' | 'html_url'>): IssueComment {
  return { id: raw.id, body: raw.body ?? '', author: raw.user?.login ?? '', url: raw.html_url ?? '' };
}

/** An issue of either state. */
export function issueOf(
  raw: Pick<RawIssue, 'number' | 'title' | 'body' | 'state' | 'user' | 'html_url'>,
): Issue {
  return {
    number: raw.number,
    title: raw.title,
    body: raw.body ?? '',
    state: raw.state === 'closed' ? 'closed' : 'open',
    author: raw.user?.login ?? '',
    url: raw.html_url,
  };
}

/** A run; the path loses the ref that GitHub may append. A deleted fork has no head repository, whatever the types say. */
export function runOf(raw: RawRun): WorkflowRun {
  const head = raw.head_repository as RawRun['head_repository'] | null; // Border: null for deleted forks.
  return {
    id: raw.id,
    number: raw.run_number,
    attempt: raw.run_attempt ?? 1,
    event: raw.event,
    path: raw.path.replace(/@.*$/s, ''),
    headBranch: raw.head_branch ?? '',
    headSha: raw.head_sha,
    status: raw.status ?? '',
    createdAt: raw.created_at ?? '',
    startedAt: raw.run_started_at ?? '',
    conclusion: raw.conclusion ?? '',
    repositoryId: raw.repository.id,
    headRepositoryId: head?.id ?? null,
    headOwner: head?.owner.login ?? null,
  };
}

/** An artifact; its run only when GitHub names all of it, because half an origin proves nothing. */
export function artifactOf(raw: RawArtifact): Artifact {
  const { id, head_branch, head_sha, repository_id, head_repository_id } = raw.workflow_run ?? {};
  const isWholeRun =
    id !== undefined &&
    typeof head_branch === 'string' &&
    head_sha !== undefined &&
    repository_id !== undefined &&
    typeof head_repository_id === 'number';
  return {
    id: raw.id,
    name: typeof raw.name === 'string' ? raw.name : '',
    expired: raw.expired,
    sizeBytes: raw.size_in_bytes,
    createdAt: raw.created_at ?? '',
    ...(typeof raw.digest === 'string' ? { digest: raw.digest } : {}),
    ...(isWholeRun
      ? {
          run: {
            id,
            headBranch: head_branch,
            headSha: head_sha,
            repositoryId: repository_id,
            headRepositoryId: head_repository_id,
          },
        }
      : {}),
  };
}

/** A pull request as listings hold it. */
interface RawPull {
  number: number;
  state: string;
  head: { sha: string; ref: string; repo: { id: number } | null };
  base: { ref: string; repo: { id: number } };
}

/** Those that are open and whose head is exactly this commit. */
export function headedBy(all: readonly RawPull[], sha: string): PullRequest[] {
  return all
    .filter(({ head, state }) => head.sha === sha && state === 'open')
    .map(({ number, head, base }) => ({
      number,
      headSha: head.sha,
      headBranch: head.ref,
      headRepositoryId: head.repo?.id ?? null,
      baseBranch: base.ref,
      baseRepositoryId: base.repo.id,
    }));
}

/** What a check is made or changed with. GitHub wants title and summary together, with annotations or without. */
export function checkFields(check: Partial<CheckRunInput>) {
  const { status, conclusion, title, summary, annotations, detailsUrl } = check;
  const output =
    summary === undefined
      ? {}
      : { output: { title: title ?? '', summary, annotations: (annotations ?? []).map(annotationFields) } };
  return {
    ...defined({ status, conclusion, details_url: detailsUrl }),
    ...output,
  };
}

function annotationFields({ path, line, level, title, message }: CheckAnnotation) {
  return { path, start_line: line, end_line: line, annotation_level: level, title, message };
}

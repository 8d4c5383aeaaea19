import type { Environment, Files } from '../../ports/ports.ts';
import type { WorkflowContext } from './context.ts';
import { at, readPayload } from './payload.ts';

/** What GitHub allows in the name of an owner or repository; anything else would change the path of a request. */
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;
/** SHA-1, or SHA-256 in repositories that use it. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const WORKFLOW_FILE = /^(\.github\/workflows\/[^\x00-\x1f]+?\.ya?ml)@/;
const CONTROL = /[\x00-\x1f\x7f]/;
/** Longest name of a branch or login that is believed; git's own limit for a path component is 255. */
const LONGEST = 255;
const DEPENDABOT = 'dependabot[bot]';

/**
 * What the runner's environment and the event say, or undefined outside of a workflow: when repository or run are not known,
 * nothing can be posted. Hostile values (branches, logins, a forged payload) come out as texts without control characters
 * or as undefined, never as a part of an address. A head that is not known to be this repository's counts as a fork's.
 */
export function readContext(
  env: Pick<Environment, 'get'>,
  files: Pick<Files, 'readTextIfThere'>,
): WorkflowContext | undefined {
  const [owner = '', repository = '', ...more] = (env.get('GITHUB_REPOSITORY') ?? '').split('/');
  const runId = whole(env.get('GITHUB_RUN_ID'));
  if (!NAME.test(owner) || !NAME.test(repository) || more.length > 0 || runId === undefined) return undefined;
  const event = text(env.get('GITHUB_EVENT_NAME')) ?? '';
  const payload = readPayload(env.get('GITHUB_EVENT_PATH'), files);
  const repositoryId = whole(env.get('GITHUB_REPOSITORY_ID')) ?? whole(at(payload, 'repository', 'id'));
  return {
    owner,
    repository,
    repositoryId,
    apiUrl: address(env.get('GITHUB_API_URL')) ?? 'https://api.github.com',
    serverUrl: address(env.get('GITHUB_SERVER_URL')) ?? 'https://github.com',
    event,
    runId,
    runNumber: whole(env.get('GITHUB_RUN_NUMBER')) ?? 0,
    runAttempt: whole(env.get('GITHUB_RUN_ATTEMPT')) ?? 1,
    workflowPath: workflowPath(env.get('GITHUB_WORKFLOW_REF'), `${owner}/${repository}/`),
    job: text(env.get('GITHUB_JOB')) ?? '',
    headSha: headSha(payload) ?? commit(env.get('GITHUB_SHA')) ?? '',
    baseSha: baseSha(payload),
    baseBranch: baseBranch(payload, env),
    defaultBranch: text(at(payload, 'repository', 'default_branch')),
    pullRequest: pullRequest(payload, repositoryId),
    actor: text(env.get('GITHUB_ACTOR')) ?? '',
  };
}

/** Whether the run was caused by Dependabot, which gets no secrets, as little as a fork. */
export function isDependabot(context: Pick<WorkflowContext, 'actor'>): boolean {
  return context.actor === DEPENDABOT;
}

/** Where this attempt of the run can be looked at. */
export function runUrl(
  context: Pick<WorkflowContext, 'serverUrl' | 'owner' | 'repository' | 'runId' | 'runAttempt'>,
): string {
  const { serverUrl, owner, repository, runId, runAttempt } = context;
  return `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
}

function headSha(payload: unknown): string | undefined {
  return (
    commit(at(payload, 'pull_request', 'head', 'sha')) ??
    commit(at(payload, 'workflow_run', 'head_sha')) ??
    commit(at(payload, 'merge_group', 'head_sha'))
  );
}

/** A push that makes a branch names a commit of zeros: there is nothing that it changed. */
function baseSha(payload: unknown): string | undefined {
  const before = commit(at(payload, 'before'));
  return (
    commit(at(payload, 'pull_request', 'base', 'sha')) ??
    commit(at(payload, 'merge_group', 'base_sha')) ??
    (before === undefined || /^0+$/.test(before) ? undefined : before)
  );
}

function baseBranch(payload: unknown, env: Pick<Environment, 'get'>): string | undefined {
  const ofPull = text(at(payload, 'pull_request', 'base', 'ref'));
  if (ofPull !== undefined) return ofPull;
  const ref = text(at(payload, 'merge_group', 'base_ref')) ?? text(env.get('GITHUB_REF'));
  return ref?.startsWith('refs/heads/') ? text(ref.slice('refs/heads/'.length)) : undefined;
}

function pullRequest(payload: unknown, repositoryId: number | undefined): WorkflowContext['pullRequest'] {
  const number = whole(at(payload, 'pull_request', 'number'));
  if (number !== undefined) {
    const head = whole(at(payload, 'pull_request', 'head', 'repo', 'id'));
    return { number, fromFork: head === undefined || head !== repositoryId };
  }
  // A comment on a pull request does not say whose head it is about.
  const commented = whole(at(payload, 'issue', 'number'));
  const pull = at(payload, 'issue', 'pull_request');
  if (commented === undefined || typeof pull !== 'object' || pull === null) return undefined;
  return { number: commented, fromFork: true };
}

function workflowPath(ref: string | undefined, repository: string): string | undefined {
  if (ref === undefined || !ref.startsWith(repository)) return undefined;
  return WORKFLOW_FILE.exec(ref.slice(repository.length))?.[1];
}

/** A positive whole number, from JSON or from the environment. */
function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) return undefined;
  return CONTROL.test(value) ? undefined : value.toWellFormed();
}

function commit(value: unknown): string | undefined {
  return typeof value === 'string' && COMMIT.test(value) ? value.toLowerCase() : undefined;
}

/** An address of the runner, without a slash at its end and with nothing behind its path. */
function address(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value)) return undefined;
  const { protocol, origin, pathname, username } = new URL(value);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '') return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

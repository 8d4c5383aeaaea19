import { Fault } from '../../errors.ts';
import type { Environment, Files } from '../../ports/ports.ts';
import { inputVariable } from '../inputs.ts';
import { at, readPayload } from './payload.ts';

/** Events that hand the base repository's secrets to a run whose code may come from somebody else. */
const PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * Refuses to run code of a foreign head with the secrets of the base repository (security.md S02). Called before any file
 * of the repository is read. `pull_request` is safe: a fork gets no secrets there. So is `command: report`, which reads no file
 * of the repository, runs nothing, and takes what it reads as data. A comment that `command: run` starts with does not say whose
 * head it is about: GitHub is asked that (commands/asked-command.ts), and nothing is read before it has said so.
 */
export function refuseForeignHead(
  env: Pick<Environment, 'get'>,
  files: Pick<Files, 'readTextIfThere'>,
): void {
  const name = env.get('GITHUB_EVENT_NAME') ?? '';
  if (!PRIVILEGED.has(name) || isReport(env) || isCommentStep(env)) return;
  const payload = readPayload(env.get('GITHUB_EVENT_PATH'), files);
  if (headIsOurs(name, payload)) return;
  throw new Fault(
    'validation_failed',
    `evals of a foreign head are not run on ${name}: its code would see this repository's secrets`,
    {
      where: `event ${name}`,
      hint: 'Run the evals on pull_request, where a fork gets no secrets, with report-artifact: assay-report; a second workflow, on workflow_run of the first, comments with command: report.',
    },
  );
}

/** Whether the step only reports on another run. Asked before the inputs are read, of which one may be bad. */
export function isReport(env: Pick<Environment, 'get'>): boolean {
  return env.get(inputVariable('command'))?.trim() === 'report';
}

/** Whether this step answers a comment. Other commands than `run` are none that a comment starts. */
export function isCommentStep(env: Pick<Environment, 'get'>): boolean {
  const command = env.get(inputVariable('command'))?.trim() ?? '';
  return env.get('GITHUB_EVENT_NAME') === 'issue_comment' && (command === '' || command === 'run');
}

/** Id of the run that a `workflow_run` event is about: all that is taken from its payload. */
export function eventRun(
  env: Pick<Environment, 'get'>,
  files: Pick<Files, 'readTextIfThere'>,
): number | undefined {
  if (env.get('GITHUB_EVENT_NAME') !== 'workflow_run') return undefined;
  const id = at(readPayload(env.get('GITHUB_EVENT_PATH'), files), 'workflow_run', 'id');
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Head and base are the same repository. Anything missing, a deleted fork for one, counts as foreign. */
function headIsOurs(name: string, payload: unknown): boolean {
  const base = at(payload, 'repository', 'id');
  if (typeof base !== 'number') return false;
  if (name === 'pull_request_target') return at(payload, 'pull_request', 'head', 'repo', 'id') === base;
  if (name === 'workflow_run') return at(payload, 'workflow_run', 'head_repository', 'id') === base;
  // `run` is not asked about here: a comment on a pull request may start it once GitHub was asked, and by one on an issue it plays
  // nothing. Other commands are given by no comment on a pull request; on an issue they play the default branch.
  const issue = at(payload, 'issue');
  return typeof issue === 'object' && issue !== null && at(issue, 'pull_request') === undefined;
}

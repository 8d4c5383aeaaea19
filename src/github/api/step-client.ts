import type { Ports } from '../../ports/ports.ts';
import type { Inputs } from '../inputs.ts';
import type { GitHubClient } from './client.ts';
import type { WorkflowContext } from './context.ts';

/** What is left out where `stepClient` gave no client, and why; nothing where nothing was asked for. */
export function leftOutNotices(
  {
    comment,
    check,
    issue,
    state,
    baseline,
  }: Pick<Inputs, 'comment' | 'check' | 'issue' | 'state' | 'baseline'>,
  { pullRequest }: Pick<WorkflowContext, 'pullRequest'>,
): string[] {
  const wanted = [
    ...(comment !== 'off' && pullRequest !== undefined ? ['comment'] : []),
    ...(check ? ['check'] : []),
    ...(issue && pullRequest === undefined ? ['issue'] : []),
    ...(state === 'artifact' && baseline === 'auto' ? ['earlier runs to compare with'] : []),
  ];
  if (wanted.length === 0) return [];
  return [
    `No token was given, so this is left out: ${wanted.join(', ')}. Leave the input github-token at its default, or give a token; comment: off, check: false, issue: false and state: none ask for nothing.`,
  ];
}

/** The client of a step, where the workflow names the repository it is about and gives a token. */
export async function stepClient(
  { token }: Pick<Inputs, 'token'>,
  ports: Pick<Ports, 'http' | 'clock' | 'random'>,
  context: WorkflowContext | undefined,
): Promise<GitHubClient | undefined> {
  if (context === undefined || token === undefined) return undefined;
  const { octokitClient } = await import('./octokit-client.ts');
  return octokitClient(context, token, ports);
}

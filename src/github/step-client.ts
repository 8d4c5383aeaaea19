import type { Ports } from '../ports/ports.ts';
import type { GitHubClient } from './client.ts';
import type { WorkflowContext } from './context.ts';
import type { Inputs } from './inputs.ts';

/** Why nothing is posted where `stepClient` gave no client although something was to be posted. */
export function untoldNotice(
  { comment, check, issue }: Pick<Inputs, 'comment' | 'check' | 'issue'>,
  { pullRequest }: Pick<WorkflowContext, 'pullRequest'>,
): string {
  const wanted = [
    ...(comment !== 'off' && pullRequest !== undefined ? ['comment'] : []),
    ...(check ? ['check'] : []),
    ...(issue && pullRequest === undefined ? ['issue'] : []),
  ];
  return `No token was given, so this is not written: ${wanted.join(', ')}. Leave the input github-token at its default, or give a token; comment: off, check: false and issue: false ask for nothing.`;
}

/** The client of a step, where the workflow tells which repository it is about and gives a token. */
export async function stepClient(
  { token }: Pick<Inputs, 'token'>,
  ports: Pick<Ports, 'http' | 'clock' | 'random'>,
  context: WorkflowContext | undefined,
): Promise<GitHubClient | undefined> {
  if (context === undefined || token === undefined) return undefined;
  const { octokitClient } = await import('./octokit-client.ts');
  return octokitClient(context, token, ports);
}

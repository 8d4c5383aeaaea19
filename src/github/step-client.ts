import type { Ports } from '../ports/ports.ts';
import type { GitHubClient } from './client.ts';
import type { WorkflowContext } from './context.ts';
import type { Inputs } from './inputs.ts';

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

import type { Ports } from '../ports/ports.ts';

/** The commit that a workflow says it runs on; undefined elsewhere, and where what stands there is none. */
export function workflowCommit({ env }: Pick<Ports, 'env'>): string | undefined {
  const commit = env.get('GITHUB_SHA')?.toLowerCase() ?? '';
  return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

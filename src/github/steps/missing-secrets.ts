import type { WorkflowContext } from '../api/context.ts';
import { isDependabot } from '../api/read-context.ts';

/** Events of a pull request, which gets no secrets where its head is a fork's. */
const OF_PULL_REQUESTS = new Set(['pull_request', 'pull_request_review', 'pull_request_review_comment']);
/** And those besides that get none when Dependabot causes them (GitHub, "Dependabot on GitHub Actions"). */
const OF_DEPENDABOT = new Set([...OF_PULL_REQUESTS, 'push', 'create', 'deployment', 'deployment_status']);

/**
 * Why this run of a workflow was given no secrets, for a sentence; undefined where it was given them. A key that is there all
 * the same (an organisation may hand them to its forks) is used: whether one is missing is asked where it is needed.
 */
export function missingSecrets(
  context: Pick<WorkflowContext, 'event' | 'pullRequest' | 'actor'> | undefined,
): { reason: string } | undefined {
  if (context === undefined) return undefined;
  if (OF_PULL_REQUESTS.has(context.event) && context.pullRequest?.fromFork === true)
    return { reason: 'secrets are not given to forks' };
  if (OF_DEPENDABOT.has(context.event) && isDependabot(context))
    return { reason: 'secrets are not given to Dependabot' };
  return undefined;
}

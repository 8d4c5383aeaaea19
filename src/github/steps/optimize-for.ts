import type { Environment } from '../../ports/ports.ts';
import type { WorkflowContext } from '../api/context.ts';
import { missingSecrets } from './missing-secrets.ts';
import type { ProposedOptimization } from './propose-optimized.ts';
import type { StepWorld } from './step-world.ts';

/** Why a run of this workflow optimizes nothing, the end of a sentence; undefined where it may. */
export function whyNoOptimization(context: WorkflowContext | undefined): string | undefined {
  const missing = missingSecrets(context);
  if (missing !== undefined) return missing.reason;
  return context?.pullRequest?.fromFork === true ? 'the run is on a fork' : undefined;
}

/** Optimizes the prompt of an agent as inputs and settings request; `maxCostUsd` is what may be spent on it. */
export async function optimizeFor(
  agentId: string,
  maxCostUsd: number | undefined,
  { inputs, engine, core, context, redact }: StepWorld,
  signal: AbortSignal,
): Promise<ProposedOptimization> {
  const settings = (await engine.settings()).optimize;
  const proposeBy = inputs.optimizedPrompt ?? settings?.propose_by ?? 'comment';
  const ceilings = [maxCostUsd, settings?.max_cost_usd].filter((one) => typeof one === 'number');
  const request = {
    agentId,
    maxCostUsd: ceilings.length === 0 ? undefined : Math.min(...ceilings),
    proposeBy,
    baseBranch: context === undefined ? undefined : proposalBranch(context, engine.ports.env),
    signal,
  };
  const speaks = proposeBy === 'pull-request' && context !== undefined && inputs.token !== undefined;
  const prompts = speaks
    ? await (await import('../api/octokit-client.ts')).promptRepository(
        context,
        inputs.token ?? '',
        engine.ports,
      )
    : undefined;
  const { proposeOptimized } = await import('./propose-optimized.ts');
  return proposeOptimized(request, { engine, core, context, prompts, redact });
}

/** Events whose commit is the newest one of a branch, and is what is checked out. */
const OF_BRANCH = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);

/**
 * The branch that holds the commit whose prompt was optimized: of a pull request its own, so that one goes into the other. Undefined
 * where there is none that stays, as in a merge queue, or where another commit may be checked out.
 */
function proposalBranch(
  { event, baseBranch }: WorkflowContext,
  env: Pick<Environment, 'get'>,
): string | undefined {
  if (event !== 'pull_request') return OF_BRANCH.has(event) ? baseBranch : undefined;
  const head = env.get('GITHUB_HEAD_REF') ?? '';
  return head === '' ? undefined : head;
}

import type { OptimizeResponse } from '../../schema/optimization.ts';
import { shownDetails } from '../../schema/optimization.ts';

/** Commands worth typing after an optimization, most useful first. */
export function nextAfterOptimize(
  { optimization_id, decision, details }: OptimizeResponse,
  agent: string,
  file: 'written' | 'unwritten' | 'none',
): string[] {
  const { interrupted, enough_agent_runs: enough, evidence } = shownDetails.parse(details);
  switch (decision) {
    case 'accepted':
    case 'provisional':
      if (file === 'none') return [];
      return file === 'written'
        ? [`assay run --agent ${agent}`]
        : [`assay optimize --resume ${optimization_id} --write`];
    case 'no_headroom':
    case 'rejected':
      return [`assay analyze --agent ${agent}`];
    case 'insufficient_failures':
      return [`assay run --agent ${agent} --repeat 3`, `assay optimize --agent ${agent}`];
    case 'not_validated':
      // How to go on is said with why it stopped.
      if (interrupted !== undefined) return [];
      if (enough !== undefined) return [`assay optimize --agent ${agent} --max-agent-runs ${enough}`];
      return evidence === 'too_few'
        ? ['assay generate --failures --num 10 --write evals/test-cases/from-failures']
        : [`assay analyze --agent ${agent}`];
  }
}

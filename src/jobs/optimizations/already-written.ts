import type { ResourceAccess, StateAccess } from '../../engine/engine-parts.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import { optimizeResponse } from '../../schema/optimization.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { storedOptimization } from './stored-optimizations.ts';

/** The stored answer of an optimization whose prompt the agent has by now; undefined where there is something left to do, or to write. */
export async function alreadyWritten(
  engine: StateAccess & ResourceAccess,
  id: string,
): Promise<{ report: OptimizationReport; agent: LoadedAgent } | undefined> {
  const stored = await storedOptimization(engine, id);
  const { report: effort, agent_id, original_prompt: before, optimized_prompt: after } = stored;
  if (effort === undefined || before === after) return undefined;
  const agent = (await engine.agents()).find((one) => one.agent.id === agent_id);
  const now = agent?.agent.system_prompt;
  // The line feed that closes a text may have closed its file.
  const plain = (text: string) => text.replace(/\n$/, '');
  if (
    agent === undefined ||
    now === undefined ||
    plain(now) !== plain(after) ||
    plain(before) === plain(after)
  )
    return undefined;
  return { report: { response: optimizeResponse.parse(stored), agent_id, ...effort }, agent };
}

import type { AnnouncingParts } from '../../engine/engine-parts.ts';
import type { Optimization } from '../../schema/optimization.ts';
import { announce } from '../announce.ts';

/** Tells webhooks of an optimization that ended (contract 10). */
export async function announceOptimization(engine: AnnouncingParts, finished: Optimization): Promise<void> {
  const { optimization_id, agent_id, status, decision, predicted_improvement, validation_run_id } = finished;
  await announce(engine, {
    event: 'optimization.completed',
    data: { optimization_id, agent_id, status, decision, predicted_improvement, validation_run_id },
  });
}

import type { ResourceAccess, StateAccess } from '../engine/engine-parts.ts';
import { findStoredTurn, type StoredTurn } from '../runs/stored-run.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { statePaths } from '../state/state-paths.ts';

/** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
export async function storedTurn(
  { ports, stateDir, agents }: Pick<StateAccess, 'ports' | 'stateDir'> & Pick<ResourceAccess, 'agents'>,
  turnId: string,
): Promise<Omit<StoredTurn, 'subject'> & { subject(scorer: Pick<Scorer, 'multiTurn'>): Subject }> {
  const turn = await findStoredTurn(turnId, statePaths(stateDir), ports);
  const agent = (await agents()).find((one) => one.agent.id === turn.agentId)?.agent;
  return { ...turn, subject: (scorer) => turn.subject(scorer, agent?.system_prompt) };
}

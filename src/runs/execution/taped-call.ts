import type { AgentAnswer, AgentCall } from '../../agents/agent.ts';
import type { AttemptTape } from '../../cassettes/run-cassettes.ts';
import { asFault, Fault } from '../../errors.ts';
import { CASSETTE_MISS } from '../../schema/cassettes/replayed.ts';

/** A call that is taped. */
interface TapedCall {
  turn: number;
  call: Pick<AgentCall, 'workspace' | 'world'>;
  /** The agent is told where its workspace and its world are, and may tell its model. */
  isLocal: boolean;
}

/**
 * A call whose exchanges are taped. What a failed try asked does not count; and where something was asked that no recording answers, the
 * attempt ends there, whatever its agent made of it, and is not tried again.
 */
export async function tapedCall(
  taped: AttemptTape | undefined,
  { turn, call: { workspace, world }, isLocal }: TapedCall,
  call: () => Promise<AgentAnswer>,
): Promise<AgentAnswer> {
  if (taped === undefined) return call();
  const { tape } = taped;
  tape.beginCall(turn);
  if (workspace !== undefined) tape.stands('workspace', workspace.folder);
  if (world !== undefined && isLocal)
    for (const [name, value] of Object.entries(await world.variables()))
      tape.stands(name.toLowerCase(), value);
  const refuse = () => {
    const miss = tape.miss();
    if (miss !== undefined)
      throw new Fault('agent_failed', miss.message, {
        subcode: CASSETTE_MISS,
        hint: miss.hint,
        retry: false,
      });
  };
  try {
    const answer = await call();
    refuse();
    return answer;
  } catch (error) {
    const { code } = asFault(error);
    if (code !== 'cancelled' && code !== 'internal') refuse();
    throw error;
  }
}

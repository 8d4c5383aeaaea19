import { asFault, faultLine } from '../../errors.ts';
import type { GateSettings } from '../../schema/settings.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { readOutcomeSpans } from '../outcome-spans.ts';
import type { CaseDescription, Quarantine } from '../records.ts';
import { quarantineOf } from './quarantine.ts';

/**
 * Whether cases that are flaky in the history are kept from gating. Where the settings do not say, only where the history is that
 * of the base branch: on a person's machine it reflects edits, and a gate does not change behind anyone's back.
 */
export const wantsQuarantine = (
  gate: Pick<GateSettings, 'quarantine'>,
  historyOf: 'base' | 'here' | undefined,
): boolean => gate.quarantine ?? historyOf === 'base';

/**
 * Decides which of the cases of a run are quarantined by what the state remembers of them under this judge. A history that
 * cannot be read quarantines nothing.
 */
export async function quarantineBy(
  engine: Pick<StateAccess, 'store' | 'warn'>,
  judgeId: string,
): Promise<(cases: readonly CaseDescription[]) => Quarantine | undefined> {
  try {
    const history = await readOutcomeSpans(await engine.store(), judgeId);
    return (cases) => quarantineOf(cases, history.of);
  } catch (error) {
    engine.warn(`no case is quarantined: ${faultLine(asFault(error))}`);
    return () => undefined;
  }
}

import { asFault } from '../../errors.ts';
import type { CassetteMode } from '../../schema/cassettes/replayed.ts';
import type { RunPlan } from './affected-cases.ts';
import { cassetteShelf } from './cassette-shelf.ts';
import type { PlanningAccess } from './plan-run.ts';

/** What of a plan is recorded, before anything is played. */
export interface PlannedReplay {
  mode: CassetteMode;
  /** Planned attempts that are recorded, by the id of their case; what was asked in them may have changed since. */
  recorded: ReadonlyMap<string, number>;
}

/** Looks for the cassettes of the cases that would be played; undefined where the run asks for none. One that cannot be used counts as none. */
export async function plannedReplay(
  engine: Pick<PlanningAccess, 'evalsDir' | 'ports'>,
  { planned }: Pick<RunPlan, 'planned'>,
  mode: CassetteMode | undefined,
): Promise<PlannedReplay | undefined> {
  if (mode === undefined) return undefined;
  const shelf = await cassetteShelf(engine);
  const recorded = new Map<string, number>();
  for (const { description, loaded } of planned) {
    if (description.skip !== undefined) continue;
    const of = { agentId: description.agent_id, caseId: loaded.case.id };
    const cassette = await shelf.load(of).catch((error: unknown) => {
      if (asFault(error).code !== 'validation_failed') throw error;
      return undefined;
    });
    const attempts = new Set(cassette?.recordings.map(({ attempt }) => attempt));
    recorded.set(description.id, [...attempts].filter((attempt) => attempt < description.repeat).length);
  }
  return { mode, recorded };
}

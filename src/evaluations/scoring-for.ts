import type { Judge } from '../judges/judge.ts';
import { noJudge } from '../judges/no-judge.ts';
import type { Settings } from '../schema/settings.ts';
import type { Scorer } from '../scorers/scorer.ts';
import type { ScoringAccess } from './scoring-access.ts';

/** The judge that these scorers need, and the settings: where none of them asks one, none is made, and no key has to be there. */
export async function scoringFor(
  engine: Pick<ScoringAccess, 'scoring'> & { settings(): Promise<Settings> },
  scorers: readonly Pick<Scorer, 'deterministic'>[],
): Promise<{ judge: Judge; settings: Settings }> {
  if (scorers.some(({ deterministic }) => !deterministic)) return engine.scoring();
  return { judge: noJudge, settings: await engine.settings() };
}

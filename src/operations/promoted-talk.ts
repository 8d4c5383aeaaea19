import type { ResourceAccess } from '../engine/engine-parts.ts';
import type { AnalysedAttempt } from '../failure-analysis/attempts.ts';
import { defined } from '../schema/defined.ts';
import type { Turn } from '../schema/turn.ts';
import type { SimulatedUser } from '../schema/users/user.ts';
import { writtenFrom } from './generate-test-cases.ts';

/** What a case with a simulated user is made of, besides its name and its tags. */
interface PromotedTalk {
  turns: Turn[];
  user: SimulatedUser;
}

/**
 * A failed talk as a case: its user is kept, as the case has it, and its fixed openings; what the user said that time is not, since it answered
 * another agent. Undefined where the case has no simulated user, or is not what was played any more: then the talk is all that is left of it.
 */
export async function promotedTalk(
  engine: ResourceAccess & { readonly evalsDir: string },
  failed: Pick<AnalysedAttempt, 'case_id' | 'case_hash'>,
  folder: string,
): Promise<PromotedTalk | undefined> {
  const loaded = (await engine.cases()).find((one) => one.case.id === failed.case_id);
  if (loaded?.case.user === undefined || loaded.hash !== failed.case_hash) return undefined;
  const { turns, user } = loaded.case;
  const written = (criteria: SimulatedUser['each']) => {
    if (criteria === undefined) return undefined;
    const [turn] = writtenFrom([{ ...criteria, input: { text: '' } }], engine.evalsDir, folder);
    const { input: _, ...rest } = turn!; // One for one.
    return rest;
  };
  const { each, afterwards, ...rest } = user;
  return {
    turns: writtenFrom(turns, engine.evalsDir, folder),
    user: { ...rest, ...defined({ each: written(each), afterwards: written(afterwards) }) },
  };
}

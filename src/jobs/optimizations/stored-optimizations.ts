import { createHash } from 'node:crypto';
import type { StateAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { USES } from '../../optimizations/gate.ts';
import { type Optimization, optimization } from '../../schema/optimization.ts';
import { statePaths } from '../../state/state-paths.ts';

/** A stored optimization. Fault `not_found` when there is none. */
export async function storedOptimization(engine: StateAccess, id: string): Promise<Optimization> {
  const value = await (await engine.store()).get('optimizations', id);
  if (value === null)
    throw new Fault('not_found', `no optimization "${id}" in this state folder`, {
      where: statePaths(engine.stateDir).state,
      hint: 'The id stands in the answer of the optimization; it begins with opt_.',
    });
  const read = optimization.safeParse(value);
  if (read.success) return read.data;
  const first = read.error.issues[0];
  throw new Fault('conflict', `optimization ${id} is stored in a form that this Assay does not read`, {
    where: `${statePaths(engine.stateDir).state}, ${first?.path.join('.') ?? ''}: ${first?.message ?? ''}`,
    hint: 'Was it written by another version, or by hand? Start a new optimization.',
  });
}

/** Share of families that were not there when cases were held out, beyond which the split is drawn anew (improvement.md 2.2 step 12). */
const NEW_FAMILIES = 0.3;

/** Whether cases held out were played, to a verdict or not: whoever broke it off may have seen them. */
export const holdoutPlayed = (one: Pick<Optimization, 'details' | 'holdout_played'>): boolean =>
  one.holdout_played === true || one.details['gate'] !== undefined;

/**
 * Which use of the cases held out for this agent an optimization is, from 1; those after each `USES` have a split of their own. With too many
 * new `families` (ids of the cases of each) since the split was drawn it is the first use of the next split. `id` itself does not count.
 */
export async function nextHoldoutUse(
  engine: StateAccess,
  { agentId, id, families }: { agentId: string; id: string; families: readonly (readonly string[])[] },
): Promise<number> {
  const all = await (await engine.store()).list('optimizations');
  const played = all.flatMap(({ value }) => {
    const { data } = optimization.safeParse(value);
    const counts = data?.agent_id === agentId && data.optimization_id !== id && holdoutPlayed(data);
    return counts ? [data] : [];
  });
  const used = Math.max(played.length, ...played.map(({ holdout_uses }) => holdout_uses));
  if (used === 0) return 1;
  const first = Math.floor((used - 1) / USES) * USES + 1;
  const [drawn] = played
    .filter(({ holdout_uses, split_cases }) => holdout_uses >= first && split_cases !== undefined)
    .sort((a, b) => a.holdout_uses - b.holdout_uses || (a.created_at < b.created_at ? -1 : 1));
  const known = new Set(drawn?.split_cases);
  const fresh = families.filter((cases) => !cases.some((one) => known.has(one))).length;
  return drawn !== undefined && fresh > NEW_FAMILIES * families.length ? first + USES : used + 1;
}

/** First 32 bits of the SHA-256 of an id (improvement.md 2.2). */
export const seedOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE(0);

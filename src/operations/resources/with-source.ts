import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import type { ResourceSource } from '../../schema/resource-views.ts';
import type { Evals } from '../../test-cases/evals.ts';
import { type Place, sorted } from './sorted-page.ts';

/** Something that stands in the evals folder or in the state. */
export interface Sourced<View> {
  id: string;
  source: ResourceSource;
  /** Where it stands: a file for what is part of the evals folder. */
  file: string;
  view: View;
}

/** The evals folder comes first; within each of both, ids in their order: those of the state sort by the time they were made. */
export const placeOf = ({ source, id }: Pick<Sourced<unknown>, 'source' | 'id'>): Place => [
  source === 'evals' ? '0' : '1',
  id,
];

/** The evals folder, or undefined where there is none: the service starts without one. */
export async function evalsIfThere(engine: PortsAccess & EvalsAccess): Promise<Evals | undefined> {
  return engine.ports.files.stat(engine.evalsDir) === null ? undefined : engine.evals();
}

/**
 * The sorted views of a list that the engine holds, made once for as long as it holds that list. Of two with one id the first
 * is shown: it is the one that is played.
 */
export function viewsOnce<Loaded, View, Parts>(
  make: (loaded: readonly Loaded[], engine: Parts) => Promise<readonly Sourced<View>[]>,
): (loaded: readonly Loaded[], engine: Parts) => Promise<readonly Sourced<View>[]> {
  const kept = new WeakMap<readonly Loaded[], Promise<readonly Sourced<View>[]>>();
  return (loaded, engine) => {
    const known =
      kept.get(loaded) ?? make(loaded, engine).then((views) => sorted(firstOfEach(views), placeOf));
    kept.set(loaded, known);
    return known;
  };
}

/** Without those whose id was there before. */
export function firstOfEach<View>(views: readonly Sourced<View>[]): Sourced<View>[] {
  const seen = new Set<string>();
  return views.filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined);
}

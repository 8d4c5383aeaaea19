import type { EvalsAccess, ResourceAccess, StateAccess } from '../../engine/engine-parts.ts';
import { scorerView } from '../../schema/resource-views.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import { storedScorers } from '../../test-cases/stored-resources.ts';
import { inEvals, notThere, type Resource } from './resource.ts';
import { sorted, sortedPage } from './sorted-page.ts';
import { evalsIfThere, firstOfEach, placeOf, type Sourced } from './with-source.ts';

async function views(engine: StateAccess & EvalsAccess): Promise<Sourced<CustomScorer>[]> {
  const written = (await evalsIfThere(engine))?.scorers ?? [];
  const stored = await storedScorers(await engine.store());
  const all: Sourced<CustomScorer>[] = [
    ...written.map(({ scorer, location }) => ({
      ...{ id: scorer.scorer_id, source: 'evals' as const, file: location.file, view: scorer },
    })),
    ...stored.map((view) => ({ id: view.scorer_id, source: 'stored' as const, file: '', view })),
  ];
  return sorted(firstOfEach(all), placeOf);
}

/** Custom scorers of the evals folder and of the state; the built-in ones stand in interface 4.2. */
export const scorers: Resource<StateAccess & EvalsAccess & ResourceAccess> = {
  name: 'scorers',
  key: 'scorer_id',
  summary: 'Custom scorers.',
  item: scorerView,
  whole: scorerView,
  async list(engine, page) {
    const { data, next_cursor } = sortedPage('scorers', await views(engine), placeOf, page);
    return { data: data.map(({ view, source }) => ({ ...view, source })), next_cursor };
  },
  async get(engine, id) {
    const found = (await views(engine)).find((one) => one.id === id);
    return found === undefined ? undefined : { value: { ...found.view, source: found.source } };
  },
  async remove(engine, id) {
    const written = (await evalsIfThere(engine))?.scorers.find(({ scorer }) => scorer.scorer_id === id);
    if (written !== undefined) throw inEvals('scorer', id, written.location.file);
    if (!(await (await engine.store()).remove('scorers', id))) throw notThere('scorer', id);
    engine.forget();
  },
};

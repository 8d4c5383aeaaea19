import type { EvalsAccess, PortsAccess, ResourceAccess, StateAccess } from '../../engine/engine-parts.ts';
import { testCaseView } from '../../schema/resource-views.ts';
import type { LoadedCase } from '../../test-cases/evals.ts';
import { inEvals, notThere, type Resource } from './resource.ts';
import { sortedPage } from './sorted-page.ts';
import { evalsIfThere, placeOf, type Sourced, viewsOnce } from './with-source.ts';

const views = viewsOnce(
  async (
    loaded: readonly LoadedCase[],
    engine: PortsAccess & EvalsAccess,
  ): Promise<Sourced<LoadedCase['case'] & { source: Sourced<unknown>['source'] }>[]> => {
    const written = new Set((await evalsIfThere(engine))?.cases);
    return loaded.map((one) => {
      const source = written.has(one) ? 'evals' : 'stored';
      return { id: one.case.id, source, file: one.location.file, view: { ...one.case, source } };
    });
  },
);

/** Test cases of the evals folder and of the state. */
export const testCases: Resource<StateAccess & EvalsAccess & ResourceAccess> = {
  name: 'test-cases',
  key: 'id',
  summary: 'Test cases.',
  item: testCaseView,
  whole: testCaseView,
  async list(engine, page) {
    const { data, next_cursor } = sortedPage(
      'test-cases',
      await views(await engine.cases(), engine),
      placeOf,
      page,
    );
    return { data: data.map(({ view }) => view), next_cursor };
  },
  async get(engine, id) {
    const found = (await views(await engine.cases(), engine)).find((one) => one.id === id);
    return found === undefined ? undefined : { value: found.view };
  },
  async remove(engine, id) {
    const found = (await views(await engine.cases(), engine)).find((one) => one.id === id);
    if (found?.source === 'evals') throw inEvals('test case', id, found.file);
    if (!(await (await engine.store()).remove('test_cases', id))) throw notThere('test case', id);
    engine.forget();
  },
};

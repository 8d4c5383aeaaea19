import type { StateAccess } from '../../engine/engine-parts.ts';
import { evaluationEntry } from '../../schema/resource-views.ts';
import { scoresOf, storedEvaluation } from '../../schema/stored-evaluation.ts';
import { newestPage } from './newest-page.ts';
import { readable, readWhole } from './readable.ts';
import type { Resource } from './resource.ts';

/** Evaluations of every entry point, newest first: the verdicts, not the texts that were judged. */
export const evaluations: Resource<StateAccess> = {
  name: 'evaluations',
  key: 'evaluation_id',
  summary: 'Evaluations, newest first.',
  item: evaluationEntry,
  whole: storedEvaluation,
  async list(engine, page) {
    const { items, next_cursor } = await newestPage(engine, 'evaluations', page);
    const data = readable(storedEvaluation, items, 'evaluations', engine).map(
      ({ results, errors: _, ...entry }) => ({ ...entry, scores: scoresOf(results) }),
    );
    return { data, next_cursor };
  },
  get: async (engine, id) =>
    readWhole(storedEvaluation, await (await engine.store()).get('evaluations', id), 'evaluations', id),
};

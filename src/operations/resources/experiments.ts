import type { StateAccess } from '../../engine/engine-parts.ts';
import { storedExperiment } from '../../schema/experiment.ts';
import { experimentEntry } from '../../schema/resource-views.ts';
import { newestStored } from './newest-stored.ts';
import { readable, readWhole } from './readable.ts';
import type { Resource } from './resource.ts';

/** Experiments that were begun, newest first; one that is only written in the evals folder was never created. */
export const experiments: Resource<StateAccess> = {
  name: 'experiments',
  key: 'experiment_id',
  summary: 'Experiments, newest first.',
  item: experimentEntry,
  whole: storedExperiment,
  async list(engine, page) {
    const { items, next_cursor } = await newestStored(engine, 'experiments', page);
    return { data: readable(experimentEntry, items, 'experiments', engine), next_cursor };
  },
  get: async (engine, id) =>
    readWhole(storedExperiment, await (await engine.store()).get('experiments', id), 'experiments', id),
};

import type { StateAccess } from '../../engine/engine-parts.ts';
import { batchResponse } from '../../schema/batch.ts';
import { batchEntry } from '../../schema/resource-views.ts';
import { newestPage } from './newest-page.ts';
import { readable, readWhole } from './readable.ts';
import type { Resource } from './resource.ts';

/** Batch evaluations, newest first. */
export const batches: Resource<StateAccess> = {
  name: 'batches',
  key: 'batch_id',
  summary: 'Batch evaluations, newest first.',
  item: batchEntry,
  whole: batchResponse,
  async list(engine, page) {
    const { items, next_cursor } = await newestPage(engine, 'batches', page);
    return { data: readable(batchEntry, items, 'batches', engine), next_cursor };
  },
  get: async (engine, id) =>
    readWhole(batchResponse, await (await engine.store()).get('batches', id), 'batches', id),
};

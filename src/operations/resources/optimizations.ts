import type { StateAccess } from '../../engine/engine-parts.ts';
import { optimizationEntry, optimizationView } from '../../schema/resource-views.ts';
import { newestStored } from './newest-stored.ts';
import { readable, readWhole } from './readable.ts';
import type { Resource } from './resource.ts';

/** Prompt optimizations, newest first. */
export const optimizations: Resource<StateAccess> = {
  name: 'optimizations',
  key: 'optimization_id',
  summary: 'Prompt optimizations, newest first.',
  item: optimizationEntry,
  whole: optimizationView,
  async list(engine, page) {
    const { items, next_cursor } = await newestStored(engine, 'optimizations', page);
    return { data: readable(optimizationEntry, items, 'optimizations', engine), next_cursor };
  },
  get: async (engine, id) =>
    readWhole(optimizationView, await (await engine.store()).get('optimizations', id), 'optimizations', id),
};

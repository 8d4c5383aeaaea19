import type { StateAccess } from '../../engine/engine-parts.ts';
import type { SmallKind, StoredValue } from '../../state/store.ts';
import type { PageRequest } from './resource.ts';
import { type Place, sorted, sortedPage } from './sorted-page.ts';

/** Part of a small collection whose values say when they were made, newest first. Only the values of this part are copied. */
export async function newestStored(
  engine: StateAccess,
  kind: SmallKind,
  page: PageRequest,
): Promise<{ items: StoredValue[]; next_cursor: string | null }> {
  const store = await engine.store();
  const places = await store.glance(kind, ({ id, value }): Place => [createdAt(value), id]);
  const placeOf = (place: Place) => place;
  const { data, next_cursor } = sortedPage(kind, sorted(places, placeOf, true), placeOf, page, true);
  const values = await Promise.all(data.map(async ([, id]) => ({ id, value: await store.get(kind, id) })));
  // What was removed meanwhile is null.
  return { items: values.filter(({ value }) => value !== null), next_cursor };
}

/** Empty for what does not say: it comes last. */
function createdAt(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('created_at' in value)) return '';
  return typeof value.created_at === 'string' ? value.created_at : '';
}

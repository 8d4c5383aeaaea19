import type { StateAccess } from '../../engine/engine-parts.ts';
import { defined } from '../../schema/defined.ts';
import type { GrowingKind, StoredValue } from '../../state/store.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { PageRequest } from './resource.ts';

/** Part of a growing collection, newest first. Nothing is read but this part. */
export async function newestPage(
  engine: StateAccess,
  kind: GrowingKind,
  { limit, cursor }: PageRequest,
): Promise<{ items: StoredValue[]; next_cursor: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(kind, cursor, 1)[0];
  const store = await engine.store();
  const { items, next } = await store.page(kind, { limit, ...defined({ before }) });
  return { items, next_cursor: next === null ? null : writeCursor(kind, [next]) };
}

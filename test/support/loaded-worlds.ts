import { worldFields } from '../../src/schema/worlds/world.ts';
import type { LoadedWorld } from '../../src/worlds/loaded-world.ts';

/** A world of the evals folder with what a test needs of it. */
export function loadedWorld(fields: Record<string, unknown>, more: Partial<LoadedWorld> = {}): LoadedWorld {
  return {
    id: 'shop',
    world: worldFields.parse(fields),
    location: { file: 'evals/worlds/shop.yaml', line: 1, column: 1 },
    state: '{}',
    folder: '/',
    root: '/',
    hash: '',
    reads: [],
    ...more,
  };
}

import type { Engine } from '../engine.ts';

/** The engine with judge and ceilings of its own: what one work of a service spends leaves the next one its own. */
export function ownPurse(engine: Engine): Engine {
  let scoring: ReturnType<Engine['scoring']> | undefined;
  return {
    ...engine,
    scoring: () => {
      scoring ??= engine.scoringWith();
      return scoring;
    },
  };
}

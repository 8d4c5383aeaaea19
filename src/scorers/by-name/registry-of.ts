import { Fault } from '../../errors.ts';
import { AVAILABLE_SCORERS } from '../../schema/scorer-name.ts';
import type { Scorer } from '../scorer.ts';
import type { ScorerServices } from '../scorer-services.ts';

/** All scorers that can be named: built-in ones, aliases and the custom ones of a suite or service. */
export interface Registry {
  find(name: string): Scorer | undefined;
  all(): Scorer[];
  names(): string[];
  /** What checks may use. */
  readonly services: ScorerServices;
  /** Whether a name that is no scorer is that of a check, for whoever looked among the scorers. */
  isCheck(name: string): boolean;
}

/** What a registry takes from above. */
export interface RegistryParts {
  services?: ScorerServices;
  isCheck?: (name: string) => boolean;
}

/**
 * A registry of scorers that are there already and of custom ones. Throws Fault `validation_failed` when a custom one takes a name that is
 * taken (contract 4), also where the built-in scorers, which are heavy, were not loaded: it knows their names.
 */
export function registryOf(
  builtIn: readonly Scorer[],
  custom: readonly Scorer[],
  { services = {}, isCheck = () => false }: RegistryParts = {},
): Registry {
  const byName = new Map<string, Scorer>(builtIn.map((scorer) => [scorer.name, scorer]));
  const reserved = new Set([...byName.keys(), ...AVAILABLE_SCORERS]);
  for (const scorer of custom) {
    const taken = reserved.has(scorer.name)
      ? 'is the name of a built-in scorer'
      : 'is used by another custom scorer';
    if (reserved.has(scorer.name) || byName.has(scorer.name))
      throw new Fault('validation_failed', `The scorer id "${scorer.name}" ${taken}.`, {
        where: `scorers/${scorer.name}`,
        hint: 'Give the custom scorer another id.',
      });
    byName.set(scorer.name, scorer);
  }
  return {
    find: (name) => byName.get(name),
    all: () => [...byName.values()],
    names: () => [...byName.keys()],
    ...{ services, isCheck },
  };
}

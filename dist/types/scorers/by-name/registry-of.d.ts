import type { Scorer } from '../scorer.js';
import type { ScorerServices } from '../scorer-services.js';
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
export declare function registryOf(builtIn: readonly Scorer[], custom: readonly Scorer[], { services, isCheck }?: RegistryParts): Registry;

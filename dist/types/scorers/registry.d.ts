import type { Scorer } from './scorer.js';
import type { ScorerServices } from './scorer-services.js';
/**
 * Every built-in scorer, one line each, in the order of interface 4.2. They are heavy, with their lexicons and weights: what has to be there
 * before the first judgement takes this file with `await import`, or only its types.
 */
export declare const builtInScorers: readonly Scorer[];
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
interface RegistryParts {
    services?: ScorerServices;
    isCheck?: (name: string) => boolean;
}
/** A registry with these custom scorers. Throws Fault `validation_failed` when one of them takes a name that is taken (contract 4). */
export declare function scorerRegistry(custom: readonly Scorer[], { services, isCheck }?: RegistryParts): Registry;
export {};

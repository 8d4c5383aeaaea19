import { type Problem } from '../errors.js';
import type { Scorer } from './scorer.js';
/** Every built-in scorer, one line each, in the order of interface 4.2. */
export declare const builtInScorers: readonly Scorer[];
/** Names that can be scored by without a custom scorer: the 29 of interface 4.2 and the aliases. */
export declare const AVAILABLE_SCORERS: string[];
/** All scorers that can be named: built-in ones, aliases and the custom ones of a suite or service. */
export interface Registry {
    find(name: string): Scorer | undefined;
    all(): Scorer[];
    names(): string[];
}
/** A registry with these custom scorers. Throws Fault `validation_failed` when one of them takes a name that is taken (contract 4). */
export declare function scorerRegistry(custom: readonly Scorer[]): Registry;
/** The scorers of a request by name, and a problem for every name that is none. */
export declare function resolveScorers(names: readonly string[], registry: Registry): {
    scorers: Scorer[];
    problems: Problem[];
};

import type { CaseFacts } from './case-facts.js';
/** The same case in both runs; `id` differs where it was renamed. */
export interface CasePair {
    a: CaseFacts;
    b: CaseFacts;
}
export interface Pairing {
    /** In the order of `b`. */
    pairs: CasePair[];
    onlyA: CaseFacts[];
    onlyB: CaseFacts[];
}
/**
 * Which case of `b` is which case of `a`: by id; what is left by content, then by name, each only where it is unique on both
 * sides. A moved file or a new id must not look like a removed and a new case.
 */
export declare function pairCases(a: ReadonlyMap<string, CaseFacts>, b: ReadonlyMap<string, CaseFacts>): Pairing;

import type { ScorerResult } from '../../schema/scorer-result.js';
type Mode = 'llm' | 'offline' | 'none';
/** By what one scorer judged in one run. */
export interface ScorerCriteria {
    /** Names of the judges that were asked (`judgeName`). */
    judges: Set<string>;
    /** Versions by the name of what was asked: `faithfulness/verify` → `1`. */
    versions: Map<string, Set<string>>;
}
/** By what the scorers of a run judged, read from the judge info of their results (metrics.md 0.7). */
export interface CriteriaBook {
    readonly scorers: ReadonlyMap<string, ScorerCriteria>;
    /**
     * Notes the judge info of a result; answers who judged it, and whether anew. A result without readable judge info counts as
     * computed.
     */
    note(scorer: string, result: ScorerResult): {
        mode: Mode;
        fresh: boolean;
    };
}
export declare function criteriaBook(): CriteriaBook;
/** What changed about a scorer between two runs, or undefined. Only what both runs did is compared: a question that one of them never asked says nothing. */
export declare function criteriaDifference(a: ScorerCriteria, b: ScorerCriteria): {
    judge?: [string, string];
    version?: [string, string];
} | undefined;
/** A judge as people read it. */
export declare const judgeName: ({ mode, model }: {
    mode: string;
    model: string;
}) => string;
export {};

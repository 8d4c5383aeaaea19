/** One line of the scorer table: `judged` counts scored results, `passed` those at or above their threshold. */
export interface ScorerRow {
    name: string;
    mean: number | null;
    passed: number;
    judged: number;
    not_applicable: number;
    errored: number;
    /** Judged results that are unsure; left out where none is. */
    unsure?: number;
    /** False when none of its results gates (low-confidence offline results, checks without weight). */
    gating: boolean;
    /** It does not gate because its checks have no weight. */
    weightless?: true;
}

/** Outcomes of one case without a change of the case, oldest first: `P` passed, `F` failed; other marks are overlooked. */
export type CaseHistory = string;
/** A case that went both ways before: at least two changes between passed and failed in its last ten judged outcomes. */
export declare function isFlaky(history: CaseHistory): boolean;
/** Share of judged outcomes that passed; null when nothing was judged. */
export declare function pastPassShare(history: CaseHistory): number | null;

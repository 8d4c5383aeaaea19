/** One valid play of a case with a variant: it was answered, and something was judged or measured. */
export interface Play {
    /** Name of the variant. */
    variant: string;
    caseId: string;
    /** Round, from 0. */
    round: number;
    /** Place in the order in which plays were started, from 0. */
    order: number;
    passed: boolean;
    /** Mean over the turns of the play, by scorer metric; a metric without an applicable result is missing. */
    scores: Readonly<Record<string, number>>;
    /** Mean over its turns. */
    latencyMs: number;
    /** Of the agent, all turns; null when it did not say. */
    costUsd: number | null;
    /** Digest of its outputs: equal answers have equal digests. */
    digest: string;
    /** What its simulated user was played by, where it had one. */
    user?: number;
}
/** A play that ended without evidence: the agent or the judge could not be reached, or nothing applied. */
export interface LostPlay {
    variant: string;
    caseId: string;
    round: number;
    /** `skipped` when nothing applied, `unsure` when nothing that was judged is sure. */
    status: 'errored' | 'skipped' | 'unsure';
    message: string;
}
/** Everything that an experiment measured so far; what the analysis is a pure function of. */
export interface Evidence {
    /** Names in the order of the request. */
    variants: readonly string[];
    cases: readonly string[];
    /** As requested: scorers, aliases, `latency_ms`, `cost_usd`, `pass_rate`. */
    metrics: readonly string[];
    plays: readonly Play[];
    lost: readonly LostPlay[];
}
/** What the analysis is given beside the evidence. */
export interface AnalysisSettings {
    primaryMetric?: string;
    baseline?: string;
    /** Smallest difference worth having, in units of the primary metric. */
    minEffect: number;
    seed: number;
}

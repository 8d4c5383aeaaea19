/** One attempt of a case with a prompt. */
export interface AttemptKey {
    case_id: string;
    /** A different one is a fresh attempt; the same one is played once, whoever asks again. */
    repetition: number;
}
/** What became of it. Errored attempts say nothing about the prompt, and neither do those of which nothing is sure. */
export interface ScoredAttempt extends AttemptKey {
    status: 'passed' | 'failed' | 'errored' | 'unsure';
    /** Mean over the turns, by scorer, 0 to 1, higher is better; without errored ones. */
    scores: Readonly<Record<string, number>>;
    /** What was measured and has a target, as `latency_ms` in milliseconds: lower is better. A scorer may have the same name, and is not meant then. */
    measured?: Readonly<Record<string, number>>;
    /** Deterministic safety scorers among those that failed it. */
    failed_safety: readonly string[];
    /** Digest of what was answered: equal answers have equal digests. */
    digest: string;
}
/** What a prompt is played with. Attempts that stand in the journal are answered without playing. */
export interface AttemptSource {
    /**
     * Plays the cases with these prompts, interleaved case by case, so that what changes in the world meanwhile meets all prompts
     * alike. Answers by prompt, in the order of `attempts`. Rejects with Fault `budget_exhausted` or `cancelled`.
     */
    play(prompts: readonly string[], attempts: readonly AttemptKey[], phase: Phase): Promise<ScoredAttempt[][]>;
}
export declare const PHASES: readonly ['baseline', 'headroom', 'search', 'select', 'prune', 'holdout'];
export type Phase = (typeof PHASES)[number];

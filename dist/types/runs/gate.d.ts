import type { AttemptError, Conclusion } from '../schema/run.js';
import type { GateSettings } from '../schema/settings.js';
/** What the gate decides from: gating cases only. */
export interface GateFacts {
    selected: number;
    passed: number;
    failed: number;
    errored: number;
    skipped: number;
    avgScores: Record<string, number>;
    /** Set when a ceiling was reached and cases were left unplayed. */
    budget?: string;
    /** Set when the judge's provider refused the key or the account, and cases were left unplayed. */
    refused?: string;
    cancelled?: boolean;
    /** Known weaknesses (`gating: false`) that failed, and how many there are. */
    nonGating: {
        total: number;
        failed: number;
    };
    firstError?: AttemptError;
    /** Every error is infrastructure: nobody's answer was judged. */
    onlyInfrastructure: boolean;
}
export interface Verdict {
    conclusion: Conclusion;
    /** One sentence. */
    reason: string;
    /** Contract 6: 0 passed or neutral, 1 failed, 3 the world failed, 130 cancelled. */
    exitCode: 0 | 1 | 3 | 130;
}
/** The decision of contract 5. No evidence is never a pass; infrastructure failure is never a failed answer. */
export declare function gate(facts: GateFacts, settings: GateSettings): Verdict;

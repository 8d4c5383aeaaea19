import type { Conclusion } from '../../schema/run.js';
/** What the gate decided about a run. */
export interface Verdict {
    conclusion: Conclusion;
    /** One sentence. */
    reason: string;
    /** Contract 6: 0 passed or neutral, 1 failed, 3 the world failed, 130 cancelled. */
    exitCode: 0 | 1 | 3 | 130;
}

import type { OutcomeStatus } from '../schema/run.js';
import type { Store } from '../state/store.js';
import type { CaseDescription } from './records.js';
type Described = Pick<CaseDescription, 'hash' | 'agent_id' | 'repeat' | 'min_passes'>;
/** What became of cases in earlier runs. */
export interface CaseHistory {
    /** Outcomes of this very case under the same judge, oldest first, such as "PPFP"; undefined when it is new. */
    of(described: Described): string | undefined;
}
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
export declare function readCaseHistory(store: Store, judgeId: string): Promise<CaseHistory>;
/** Adds what became of the cases of a finished run, in their order: one step, so that runs that end at the same time both count. */
export declare function rememberOutcomes(store: Store, judgeId: string, described: readonly Described[], outcomes: readonly OutcomeStatus[]): Promise<void>;
/** A remembered outcome as it is written down. */
export declare const markOf: (outcome: 'passed' | 'failed') => "F" | "P";
/** The same case asked in the same way: another agent, other criteria or another judge are another history. */
export declare function historyKey({ hash, agent_id, repeat, min_passes }: Described, judgeId: string): string;
export {};

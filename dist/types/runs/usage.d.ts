import type { RunHeader } from '../schema/run.js';
import { type PlannedCase } from './plan.js';
import type { PlayedRecord, ScoredRecord } from './records.js';
export type RunUsage = RunHeader['usage'];
/** What agent and judge cost, added up record by record. Null means that nobody said. */
export interface UsageBooks {
    played(record: Pick<PlayedRecord, 'turns' | 'calls'>): void;
    scored(record: Pick<ScoredRecord, 'usage'>): void;
    add(usage: RunUsage): void;
    total(): RunUsage;
}
export declare function usageBooks(): UsageBooks;
/** What a journal can tell of the costs it recorded. */
interface RecordedCosts {
    played(caseId: string, attempt: number): PlayedRecord | undefined;
    scored(caseId: string, attempt: number): ScoredRecord[];
    readonly forgotten: RunUsage;
}
/** What the records of one attempt cost. */
export declare function attemptUsage(journal: Omit<RecordedCosts, 'forgotten'>, caseId: string, attempt: number): RunUsage;
/** What a run cost so far, with the attempts that were played again. */
export declare function recordedUsage(journal: RecordedCosts, planned: readonly PlannedCase[]): RunUsage;
export {};

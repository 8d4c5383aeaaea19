import type { RunHeader } from '../schema/run.js';
import type { PlayedRecord, ScoredRecord } from './records.js';
export type RunUsage = RunHeader['usage'];
/** What agent and judge cost, added up record by record. Null means that it is unknown. */
export interface UsageBooks {
    played(record: Pick<PlayedRecord, 'turns' | 'calls' | 'stored'>): void;
    scored(record: Pick<ScoredRecord, 'usage'>): void;
    total(): RunUsage;
}
/** Empty books; every record of a journal goes in once, also those of attempts that were played again: they were paid for. */
export declare function usageBooks(): UsageBooks;

import type { AgentUsage } from '../schema/agent-usage.js';
import type { RunHeader } from '../schema/run.js';
import type { PlayedRecord, ScoredRecord } from './records.js';
export type RunUsage = RunHeader['usage'];
/** What agent and judge cost, added up record by record. Null means that it is unknown. */
export interface UsageBooks {
    played(record: Pick<PlayedRecord, 'turns' | 'calls' | 'stored' | 'replayed' | 'talk'> & {
        usage?: AgentUsage;
    }): void;
    scored(record: Pick<ScoredRecord, 'usage'> & Partial<Pick<ScoredRecord, 'replayed'>>): void;
    total(): RunUsage;
    /** Without what recordings answered: that was paid when it was recorded. */
    paid(): RunUsage;
}
/** Empty books; every record of a journal goes in once, also those of attempts that were played again: they were paid for. */
export declare function usageBooks(): UsageBooks;

import type { Ports } from '../ports/ports.js';
import type { AttemptResult, RunHeader } from '../schema/run.js';
import { type Blobs } from '../state/blobs.js';
import type { CaseDescription, FinishedRecord, PlayedRecord, RunConfig, RunRecord, ScoredRecord } from './records.js';
import type { RunUsage } from './usage.js';
/** The journal of one run, with an index by attempt: what stands here is never played or judged again. */
export interface RunJournal {
    append(record: RunRecord): void;
    /** Everything appended survives the death of this process: before something is decided from it. */
    settle(): void;
    /** Everything appended survives a power cut once this resolves: before anybody is told what it came to. */
    flush(): Promise<void>;
    /** Recorded play of an attempt, or undefined. */
    played(caseId: string, attempt: number): PlayedRecord | undefined;
    scored(caseId: string, attempt: number): ScoredRecord[];
    /** The attempt, when all of its scorer results are recorded (an errored play has none); else undefined. */
    attempt(plan: CaseDescription, attempt: number): AttemptResult | undefined;
    /**
     * The same as far as it is counted (summarize.ts): of the only attempt of a case no texts, so that nothing has to be read for it.
     * What several answers have in common is counted, too, so those are whole.
     */
    counted(plan: CaseDescription, attempt: number): AttemptResult | undefined;
    /** Forgets an errored attempt, so that it is played again. */
    forget(caseId: string, attempt: number): void;
    /** What everything recorded cost, with the attempts that were forgotten: what was paid stays paid. */
    readonly usage: RunUsage;
    /** The same without what recordings answered. */
    paid(): RunUsage;
    readonly config: RunConfig | undefined;
    /** Cases in the order planned. */
    readonly planned: readonly CaseDescription[];
    /** Header of the finished run; undefined while it is under way. */
    readonly header: RunHeader | undefined;
    /** What a finished run was found to be besides: its comparison with a baseline, its flaky cases. */
    readonly findings: {
        comparison: FinishedRecord['comparison'];
        flaky: FinishedRecord['flaky'];
    };
    readonly startedAt: string | undefined;
    /** Lines that could not be read, and torn bytes cut off the end. */
    readonly damage: {
        lines: number;
        bytes: number;
    };
    close(): Promise<void>;
}
export declare function openRunJournal(path: string, ports: Ports, blobs: Blobs): RunJournal;
/** A record with the outputs that its blobs hold; Fault `storage` when one is missing or damaged. */
export declare function unpacked(record: PlayedRecord, blobs: Blobs): PlayedRecord;

import type { JudgeUsage } from '../../judges/judge.js';
import type { Ports } from '../../ports/ports.js';
import type { Asking, Proposer } from './proposer.js';
/** A proposer whose answers stand in a file. */
export interface RecordedProposer extends Proposer {
    /** What all recorded answers cost, those of earlier processes among them. */
    readonly spent: {
        calls: number;
        cost_usd: number;
    };
    close(): Promise<void>;
}
/**
 * Writes every proposal down before it is used, and answers the same question from there: who goes on after a kill gets the same
 * proposals, and a model is not paid twice (improvement.md 2.2 step 15). `usage` tells what the last answer cost; `asking` is
 * brought to where the last recorded proposal has left it.
 */
export declare function recordedProposer(inner: Proposer, path: string, ports: Pick<Ports, 'clock' | 'files'>, usage: () => Pick<JudgeUsage, 'calls' | 'cost_usd'>, asking?: Asking): RecordedProposer;

import type { EvalsAccess, OptionsAccess, PortsAccess, ScoringAccess } from '../engine/engine-parts.js';
import type { Calibration } from '../schema/calibration.js';
/** What to calibrate on, and what to do with the figures. */
export interface CalibrateLabelsOptions {
    /** Files of labels; relative ones start at the working directory. Default: `labels/*.jsonl` of the evals folder. */
    files?: readonly string[];
    /** Judge every row by these instead of its own `metric`. */
    scorers?: readonly string[];
    /** Resamples behind the intervals; default 1,000. */
    resamples?: number;
    /** Write the summary below `calibration/` of the evals folder. */
    write?: boolean;
    /** Add the threshold that fits the labels best, and how to write it down. */
    suggestThreshold?: boolean;
    /** Name so many rows of each scorer that it is most wrong about. */
    wrong?: number;
    signal?: AbortSignal;
    onRow?(done: number, total: number): void;
    /** Told the figures before they are written: rows that were paid for are not lost to a folder that cannot be written. */
    onFigures?(calibration: Calibration): void;
}
/**
 * How well scorers agree with human labels (contract 6). Every problem of the files comes at once as one Fault, before
 * anything is judged. Not an operation of the service: it reads files that the caller names.
 */
export declare function calibrateLabels(engine: OptionsAccess & PortsAccess & EvalsAccess & ScoringAccess, options?: CalibrateLabelsOptions): Promise<{
    calibration: Calibration;
    summaryPath?: string;
}>;

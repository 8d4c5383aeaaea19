import type { Budget } from '../judges/budgeted.js';
import type { Judge } from '../judges/judge.js';
import type { Settings } from '../schema/settings.js';
import type { ComparedRun } from './comparing/compare-runs.js';
import type { BaseSide } from './gating/base-plays.js';
import type { NoBaseline } from './gating/gate-regression.js';
import type { AffectedChoice } from './planning/affected-cases.js';
import type { Job, PlannedCase } from './planning/plan.js';
import type { PlayedRecord, RunConfig } from './records.js';
/** What is played and judged, by whom, and for how much: a run, an experiment, or a step of an optimization. */
export interface Workload {
    runId: string;
    planned: readonly PlannedCase[];
    settings: Settings;
    /** What the journal writes down of it. */
    config: RunConfig;
    judge: Judge;
    /** Judges cases that have no recording, where the others are judged by theirs. */
    unrecordedJudge?: Judge;
    budget: Budget;
    /** Work in steps: asked for the next one when a step is played to its end; undefined ends it. Default: every planned play at once. */
    steps?: (() => Iterable<Job> | undefined | Promise<Iterable<Job> | undefined>) | undefined;
    /** Longest time of the whole, such as `10m`: after it no play begins. */
    timeLimit?: string;
}
/** One run, decided before anything is paid: `freshRun` and `continuedRun` make it, `run` plays it. */
export interface RunSpec extends Omit<Workload, 'steps'> {
    /** What it is compared with; else why there is nothing, where the gate asks for it. */
    baseline?: Baseline | undefined;
    noBaseline?: NoBaseline | undefined;
    /** The base commit, where flipped cases are to be played on it before they are called a regression. */
    base?: BaseSide | undefined;
    /** Where only affected cases were asked for. */
    affected?: AffectedChoice | undefined;
    /** Attempts that were played elsewhere, for a journal that is empty yet. */
    adopted: readonly PlayedRecord[];
    /** Whether attempts of its journal that errored are played again. */
    retriesErrors: boolean;
}
/** The run that a run is compared with. */
export interface Baseline {
    run: ComparedRun;
    /** Which run it is and how it was found, as the reason says it: "run_x, the newest run that passed". */
    name: string;
    /** Whether the gate asks it. The run whose answers are only judged again is there to be looked at. */
    gates: boolean;
    /** It was asked to play the same cases: what it holds and this run does not was taken away. */
    sameSelection?: boolean;
    /** The newest run of the base branch, where that one failed and could not be the baseline. */
    newerFailed?: string;
}

import type { TrendPoint } from '../../schema/run.js';
import type { Phrase } from '../parts/phrase.js';
/** Version of the data of a page; a page refuses what it does not know. */
export declare const PAGE_VERSION = 1;
/** What a page is about. */
export type PageKind = 'run' | 'comparison' | 'experiment' | 'optimization';
/** How a verdict looks: it says so by a word as well. */
export type PageTone = 'good' | 'bad' | 'warn' | 'plain';
/** The verdict, in the words of the comment. */
export interface PageVerdict {
    tone: PageTone;
    title: Phrase;
    sentences: Phrase[];
    /** What to do first, a sentence each; `command` may be copied. */
    advice: {
        phrase: Phrase;
        command?: string;
    }[];
}
/** A short label and what it stands for. */
export interface PageFact {
    label: string;
    phrase: Phrase;
}
/** Everything that a page shows but the cases: made once, small whatever the run. */
export interface PageHead {
    version: typeof PAGE_VERSION;
    kind: PageKind;
    /** Id of the run, experiment or optimization; of a comparison that of the run now. */
    id: string;
    /** Title of the document: text, not yet escaped. */
    title: string;
    verdict: PageVerdict;
    facts: PageFact[];
    warnings: string[];
    notes: string[];
    run?: PageRun;
    comparison?: PageComparison;
    failures?: PageFailures;
    experiment?: PageExperiment;
    optimization?: PageOptimization;
}
/** Counts and figures of a run. */
export interface PageRun {
    agent: string | null;
    /** As every report says it. */
    judge: string;
    finished_at: string;
    counts: {
        total: number;
        passed: number;
        failed: number;
        errored: number;
        skipped: number;
        unsure: number;
    };
    /** Of the cases that gate, where others were judged beside them; else of all. Null where none of them was judged. */
    pass_rate: number | null;
    /** 95 %. */
    interval: readonly [number, number] | null;
    /** `57 of 57 sure gating cases` */
    rate_of: string;
    /** What is required of the rate; null where no rate gates. */
    required: number | null;
    scorers: PageScorer[];
    /** Earlier runs and this one, oldest first; empty where they show no direction. */
    trend: TrendPoint[];
}
/** One scorer over the whole run. */
export interface PageScorer {
    name: string;
    mean: number | null;
    passed: number;
    judged: number;
    not_applicable: number;
    errored: number;
    unsure: number;
    gating: boolean;
    /** 95 % interval of the share that passed; null where nothing was judged. */
    interval: readonly [number, number] | null;
    /** How far it agreed with labels when that was last measured. */
    agreement?: {
        auroc: number;
        interval: readonly [number, number] | null;
        n: number;
        by_people: boolean;
    };
}
/** Two runs side by side. */
export interface PageComparison {
    run_a: string;
    run_b: string;
    /** `Regression suspected` */
    heading: string;
    tone: PageTone;
    reason: string;
    /** How the criteria changed, a sentence each; read before any number. */
    criteria: string[];
    /** Criteria changes that are not listed. */
    more_criteria: number;
    /** `96 % → 88 %, Δ −8 pp …`; empty where nothing could be compared. */
    rate: string;
    scorers: PageDelta[];
    flips: PageFlip[];
    /** Flips that are not listed. */
    more_flips: number;
    facts: PageFact[];
}
/** What a scorer moved by. */
export interface PageDelta {
    name: string;
    /** `worse`, `within chance` … */
    word: string;
    before: number | null;
    now: number | null;
    delta: number | null;
    interval: readonly [number, number] | null;
    p_adjusted: number;
    cases: number;
}
/** A case whose verdict is another one. */
export interface PageFlip {
    id: string;
    name: string;
    kind: 'pass_to_fail' | 'fail_to_pass' | 'new' | 'removed' | 'changed_criteria';
    /** `regression: failed 3 of 3 repeats`; empty where nothing is to be said. */
    note: string;
    before: string | null;
    after: string | null;
    reason: string;
}
/** Why cases fail. */
export interface PageFailures {
    total: number;
    kinds: PageFailureKind[];
    notes: string[];
    /** Id of a case to id of its kind. */
    cases: Record<string, string>;
}
/** One kind of failure. */
export interface PageFailureKind {
    id: string;
    name: Phrase;
    count: number;
    /** 0 to 100, with its interval where there is one. */
    percentage: number;
    interval?: readonly [number, number];
    /** Who can mend it, in words. */
    owner: string;
    trend: string;
    fix: string;
    patterns: string[];
    doubts: string[];
}
/** Variants compared. */
export interface PageExperiment {
    name: string;
    variants: {
        name: string;
        changes: string[];
        plays: string;
        rate: string;
        pass_rate: number | null;
        interval: readonly [number, number] | null;
        latency: string;
        cost: string;
        lost: string;
        best: string;
    }[];
    /** Differences, each against one other variant: in the unit of its metric, `shown` in words. */
    contrasts: {
        variant: string;
        against: string;
        metric: string;
        unit: 'share' | 'score' | 'ratio';
        difference: number;
        interval: readonly [number, number] | null;
        shown: string;
        p: string;
        reading: string;
        primary: boolean;
        cases: number;
    }[];
    looks: {
        rounds: number;
        leader: string;
        p: number;
        alpha: number;
        decision: string;
        dropped: string[];
    }[];
    /** Means of the primary metric case by case, by variant; empty where they are not known. */
    cases: {
        id: string;
        values: Record<string, number>;
    }[];
    /** What `cases` holds, `pass rate`. */
    primary: string;
    recommendation: string;
}
/** A prompt and what became of it. */
export interface PageOptimization {
    decision: string;
    improved: boolean;
    before: string;
    after: string;
    changes: {
        type: string;
        op: string;
        content: string;
        rationale: string;
        effect: string;
        /** What it adds on the cases that it was chosen on; null where that was not measured. */
        measured: number | null;
    }[];
    held_out: {
        metric: string;
        from: number;
        to: number;
        shown: string;
    }[];
    validation?: {
        cases: number;
        from: {
            passed: number;
            plays: number;
        };
        to: {
            passed: number;
            plays: number;
        };
    };
}
/** What is known once all cases are. */
export interface PageTail {
    /** Why cases end badly, the largest group first: those that gate, or, where all of these pass, the others. */
    why: {
        what: Phrase;
        count: number;
        errored: boolean;
        example?: {
            id: string;
            reason: string;
        };
    }[];
    /** What `why` groups does not gate. */
    why_weak: boolean;
    /** Threshold of each scorer; those that differ between cases are left out. */
    thresholds: Record<string, number>;
    rows: number;
}

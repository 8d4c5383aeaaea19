import { z } from 'zod';
/** Version of the summary files below `evals/calibration/`. */
export declare const CALIBRATION_VERSION = 1;
/** Decisions against labels: positive = should pass, so `fn` is a good row that failed. */
export declare const confusionCounts: z.ZodObject<{
    tp: z.ZodNumber;
    fp: z.ZodNumber;
    tn: z.ZodNumber;
    fn: z.ZodNumber;
}, z.core.$strip>;
export type ConfusionCounts = z.infer<typeof confusionCounts>;
/** The threshold with the highest balanced accuracy on these rows, and what it is worth on rows it was not chosen on. */
export declare const bestThresholdFigures: z.ZodObject<{
    threshold: z.ZodNumber;
    balanced_accuracy: z.ZodNumber;
    balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    confusion: z.ZodObject<{
        tp: z.ZodNumber;
        fp: z.ZodNumber;
        tn: z.ZodNumber;
        fn: z.ZodNumber;
    }, z.core.$strip>;
    confusion_interval: z.ZodNullable<z.ZodObject<{
        tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
    }, z.core.$strip>>;
    held_out: z.ZodNullable<z.ZodObject<{
        balanced_accuracy: z.ZodNumber;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type BestThresholdFigures = z.infer<typeof bestThresholdFigures>;
/** How one scorer agrees with labels. Figures are null, with the `reason`, where a class is missing; never a made-up number. */
export declare const agreement: z.ZodObject<{
    auroc: z.ZodNullable<z.ZodNumber>;
    auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    balanced_accuracy: z.ZodNullable<z.ZodNumber>;
    balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    f1_fail: z.ZodNullable<z.ZodNumber>;
    f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    kappa: z.ZodNullable<z.ZodNumber>;
    kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    n: z.ZodNumber;
    positives: z.ZodNumber;
    groups: z.ZodNumber;
    threshold: z.ZodNumber;
    confusion: z.ZodObject<{
        tp: z.ZodNumber;
        fp: z.ZodNumber;
        tn: z.ZodNumber;
        fn: z.ZodNumber;
    }, z.core.$strip>;
    confusion_interval: z.ZodNullable<z.ZodObject<{
        tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
    }, z.core.$strip>>;
    best: z.ZodNullable<z.ZodObject<{
        threshold: z.ZodNumber;
        balanced_accuracy: z.ZodNumber;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        confusion: z.ZodObject<{
            tp: z.ZodNumber;
            fp: z.ZodNumber;
            tn: z.ZodNumber;
            fn: z.ZodNumber;
        }, z.core.$strip>;
        confusion_interval: z.ZodNullable<z.ZodObject<{
            tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strip>>;
        held_out: z.ZodNullable<z.ZodObject<{
            balanced_accuracy: z.ZodNumber;
            balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    spearman: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    reason: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type Agreement = z.infer<typeof agreement>;
/** One kind of failure to judge rows: how many, and the first of them. */
export declare const rowErrors: z.ZodObject<{
    code: z.ZodString;
    rows: z.ZodNumber;
    first: z.ZodString;
    message: z.ZodString;
}, z.core.$strip>;
/**
 * A threshold that fits the labels better, and how to write it down. `change` when it also does so on rows that it was not
 * chosen on, `keep` when it does not, `unproven` where the rows do not decide it, `refused` (with the reason, and nothing to write)
 * where it rests on too few rows or passes or fails nearly all of them.
 */
export declare const thresholdSuggestion: z.ZodObject<{
    threshold: z.ZodNumber;
    advice: z.ZodEnum<{
        change: "change";
        keep: "keep";
        refused: "refused";
        unproven: "unproven";
    }>;
    reason: z.ZodOptional<z.ZodString>;
    write: z.ZodArray<z.ZodObject<{
        where: z.ZodString;
        text: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ThresholdSuggestion = z.infer<typeof thresholdSuggestion>;
/** Sure verdicts at today's threshold, and how many of them the labels agree with; rows that do not apply are in none. */
export declare const sureVerdicts: z.ZodObject<{
    passed: z.ZodObject<{
        n: z.ZodNumber;
        right: z.ZodNumber;
    }, z.core.$strip>;
    failed: z.ZodObject<{
        n: z.ZodNumber;
        right: z.ZodNumber;
    }, z.core.$strip>;
    unsure: z.ZodNumber;
}, z.core.$strip>;
export type SureVerdicts = z.infer<typeof sureVerdicts>;
/** A row on which scorer and label differ, its texts shortened. */
export declare const wrongRow: z.ZodObject<{
    at: z.ZodString;
    id: z.ZodOptional<z.ZodString>;
    label: z.ZodLiteral<0 | 1>;
    score: z.ZodNumber;
    pass: z.ZodBoolean;
    sure: z.ZodBoolean;
    texts: z.ZodObject<{
        input: z.ZodOptional<z.ZodString>;
        expected_behavior: z.ZodOptional<z.ZodString>;
        output: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    reasoning: z.ZodString;
}, z.core.$strip>;
export type WrongRow = z.infer<typeof wrongRow>;
/** Agreement of one scorer, in all and by dataset. */
export declare const scorerCalibration: z.ZodObject<{
    auroc: z.ZodNullable<z.ZodNumber>;
    auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    balanced_accuracy: z.ZodNullable<z.ZodNumber>;
    balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    f1_fail: z.ZodNullable<z.ZodNumber>;
    f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    kappa: z.ZodNullable<z.ZodNumber>;
    kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    n: z.ZodNumber;
    positives: z.ZodNumber;
    groups: z.ZodNumber;
    threshold: z.ZodNumber;
    confusion: z.ZodObject<{
        tp: z.ZodNumber;
        fp: z.ZodNumber;
        tn: z.ZodNumber;
        fn: z.ZodNumber;
    }, z.core.$strip>;
    confusion_interval: z.ZodNullable<z.ZodObject<{
        tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
    }, z.core.$strip>>;
    best: z.ZodNullable<z.ZodObject<{
        threshold: z.ZodNumber;
        balanced_accuracy: z.ZodNumber;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        confusion: z.ZodObject<{
            tp: z.ZodNumber;
            fp: z.ZodNumber;
            tn: z.ZodNumber;
            fn: z.ZodNumber;
        }, z.core.$strip>;
        confusion_interval: z.ZodNullable<z.ZodObject<{
            tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strip>>;
        held_out: z.ZodNullable<z.ZodObject<{
            balanced_accuracy: z.ZodNumber;
            balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    spearman: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    reason: z.ZodOptional<z.ZodString>;
    version: z.ZodString;
    errors: z.ZodNumber;
    not_applicable: z.ZodNumber;
    by_dataset: z.ZodRecord<z.ZodString, z.ZodObject<{
        auroc: z.ZodNullable<z.ZodNumber>;
        auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        balanced_accuracy: z.ZodNullable<z.ZodNumber>;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        f1_fail: z.ZodNullable<z.ZodNumber>;
        f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        kappa: z.ZodNullable<z.ZodNumber>;
        kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        n: z.ZodNumber;
        positives: z.ZodNumber;
        groups: z.ZodNumber;
        threshold: z.ZodNumber;
        confusion: z.ZodObject<{
            tp: z.ZodNumber;
            fp: z.ZodNumber;
            tn: z.ZodNumber;
            fn: z.ZodNumber;
        }, z.core.$strip>;
        confusion_interval: z.ZodNullable<z.ZodObject<{
            tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strip>>;
        best: z.ZodNullable<z.ZodObject<{
            threshold: z.ZodNumber;
            balanced_accuracy: z.ZodNumber;
            balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            confusion: z.ZodObject<{
                tp: z.ZodNumber;
                fp: z.ZodNumber;
                tn: z.ZodNumber;
                fn: z.ZodNumber;
            }, z.core.$strip>;
            confusion_interval: z.ZodNullable<z.ZodObject<{
                tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strip>>;
            held_out: z.ZodNullable<z.ZodObject<{
                balanced_accuracy: z.ZodNumber;
                balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        spearman: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        reason: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    label_kinds: z.ZodRecord<z.ZodString, z.ZodNumber>;
    error_details: z.ZodOptional<z.ZodArray<z.ZodObject<{
        code: z.ZodString;
        rows: z.ZodNumber;
        first: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>>;
    sure: z.ZodObject<{
        passed: z.ZodObject<{
            n: z.ZodNumber;
            right: z.ZodNumber;
        }, z.core.$strip>;
        failed: z.ZodObject<{
            n: z.ZodNumber;
            right: z.ZodNumber;
        }, z.core.$strip>;
        unsure: z.ZodNumber;
    }, z.core.$strip>;
    wrong: z.ZodOptional<z.ZodArray<z.ZodObject<{
        at: z.ZodString;
        id: z.ZodOptional<z.ZodString>;
        label: z.ZodLiteral<0 | 1>;
        score: z.ZodNumber;
        pass: z.ZodBoolean;
        sure: z.ZodBoolean;
        texts: z.ZodObject<{
            input: z.ZodOptional<z.ZodString>;
            expected_behavior: z.ZodOptional<z.ZodString>;
            output: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        reasoning: z.ZodString;
    }, z.core.$strip>>>;
    suggestion: z.ZodOptional<z.ZodObject<{
        threshold: z.ZodNumber;
        advice: z.ZodEnum<{
            change: "change";
            keep: "keep";
            refused: "refused";
            unproven: "unproven";
        }>;
        reason: z.ZodOptional<z.ZodString>;
        write: z.ZodArray<z.ZodObject<{
            where: z.ZodString;
            text: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ScorerCalibration = z.infer<typeof scorerCalibration>;
/** What `assay calibrate --json` prints. */
export declare const calibration: z.ZodObject<{
    judge: z.ZodObject<{
        mode: z.ZodEnum<{
            llm: "llm";
            offline: "offline";
        }>;
        model: z.ZodString;
    }, z.core.$strip>;
    seed: z.ZodNumber;
    resamples: z.ZodNumber;
    rows: z.ZodNumber;
    scorers: z.ZodRecord<z.ZodString, z.ZodObject<{
        auroc: z.ZodNullable<z.ZodNumber>;
        auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        balanced_accuracy: z.ZodNullable<z.ZodNumber>;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        f1_fail: z.ZodNullable<z.ZodNumber>;
        f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        kappa: z.ZodNullable<z.ZodNumber>;
        kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        n: z.ZodNumber;
        positives: z.ZodNumber;
        groups: z.ZodNumber;
        threshold: z.ZodNumber;
        confusion: z.ZodObject<{
            tp: z.ZodNumber;
            fp: z.ZodNumber;
            tn: z.ZodNumber;
            fn: z.ZodNumber;
        }, z.core.$strip>;
        confusion_interval: z.ZodNullable<z.ZodObject<{
            tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
        }, z.core.$strip>>;
        best: z.ZodNullable<z.ZodObject<{
            threshold: z.ZodNumber;
            balanced_accuracy: z.ZodNumber;
            balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            confusion: z.ZodObject<{
                tp: z.ZodNumber;
                fp: z.ZodNumber;
                tn: z.ZodNumber;
                fn: z.ZodNumber;
            }, z.core.$strip>;
            confusion_interval: z.ZodNullable<z.ZodObject<{
                tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strip>>;
            held_out: z.ZodNullable<z.ZodObject<{
                balanced_accuracy: z.ZodNumber;
                balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        spearman: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        reason: z.ZodOptional<z.ZodString>;
        version: z.ZodString;
        errors: z.ZodNumber;
        not_applicable: z.ZodNumber;
        by_dataset: z.ZodRecord<z.ZodString, z.ZodObject<{
            auroc: z.ZodNullable<z.ZodNumber>;
            auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            balanced_accuracy: z.ZodNullable<z.ZodNumber>;
            balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            f1_fail: z.ZodNullable<z.ZodNumber>;
            f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            kappa: z.ZodNullable<z.ZodNumber>;
            kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            n: z.ZodNumber;
            positives: z.ZodNumber;
            groups: z.ZodNumber;
            threshold: z.ZodNumber;
            confusion: z.ZodObject<{
                tp: z.ZodNumber;
                fp: z.ZodNumber;
                tn: z.ZodNumber;
                fn: z.ZodNumber;
            }, z.core.$strip>;
            confusion_interval: z.ZodNullable<z.ZodObject<{
                tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
            }, z.core.$strip>>;
            best: z.ZodNullable<z.ZodObject<{
                threshold: z.ZodNumber;
                balanced_accuracy: z.ZodNumber;
                balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                confusion: z.ZodObject<{
                    tp: z.ZodNumber;
                    fp: z.ZodNumber;
                    tn: z.ZodNumber;
                    fn: z.ZodNumber;
                }, z.core.$strip>;
                confusion_interval: z.ZodNullable<z.ZodObject<{
                    tp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                    fp: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                    tn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                    fn: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
                }, z.core.$strip>>;
                held_out: z.ZodNullable<z.ZodObject<{
                    balanced_accuracy: z.ZodNumber;
                    balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            spearman: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
            reason: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        label_kinds: z.ZodRecord<z.ZodString, z.ZodNumber>;
        error_details: z.ZodOptional<z.ZodArray<z.ZodObject<{
            code: z.ZodString;
            rows: z.ZodNumber;
            first: z.ZodString;
            message: z.ZodString;
        }, z.core.$strip>>>;
        sure: z.ZodObject<{
            passed: z.ZodObject<{
                n: z.ZodNumber;
                right: z.ZodNumber;
            }, z.core.$strip>;
            failed: z.ZodObject<{
                n: z.ZodNumber;
                right: z.ZodNumber;
            }, z.core.$strip>;
            unsure: z.ZodNumber;
        }, z.core.$strip>;
        wrong: z.ZodOptional<z.ZodArray<z.ZodObject<{
            at: z.ZodString;
            id: z.ZodOptional<z.ZodString>;
            label: z.ZodLiteral<0 | 1>;
            score: z.ZodNumber;
            pass: z.ZodBoolean;
            sure: z.ZodBoolean;
            texts: z.ZodObject<{
                input: z.ZodOptional<z.ZodString>;
                expected_behavior: z.ZodOptional<z.ZodString>;
                output: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>;
            reasoning: z.ZodString;
        }, z.core.$strip>>>;
        suggestion: z.ZodOptional<z.ZodObject<{
            threshold: z.ZodNumber;
            advice: z.ZodEnum<{
                change: "change";
                keep: "keep";
                refused: "refused";
                unproven: "unproven";
            }>;
            reason: z.ZodOptional<z.ZodString>;
            write: z.ZodArray<z.ZodObject<{
                where: z.ZodString;
                text: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    usage: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
export type Calibration = z.infer<typeof calibration>;
/** Figures of one scorer that are kept and quoted. */
export declare const calibrationEntry: z.ZodObject<{
    auroc: z.ZodNullable<z.ZodNumber>;
    auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    balanced_accuracy: z.ZodNullable<z.ZodNumber>;
    balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    f1_fail: z.ZodNullable<z.ZodNumber>;
    f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    kappa: z.ZodNullable<z.ZodNumber>;
    kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    version: z.ZodString;
    n: z.ZodNumber;
    positives: z.ZodNumber;
    groups: z.ZodNumber;
    errors: z.ZodNumber;
    not_applicable: z.ZodNumber;
    datasets: z.ZodRecord<z.ZodString, z.ZodNumber>;
    label_kinds: z.ZodRecord<z.ZodString, z.ZodNumber>;
    threshold: z.ZodNumber;
}, z.core.$strip>;
export type CalibrationEntry = z.infer<typeof calibrationEntry>;
/** A file below `evals/calibration/`: figures of one judge, no text of any row. */
export declare const calibrationSummary: z.ZodObject<{
    schema_version: z.ZodLiteral<1>;
    judge: z.ZodObject<{
        mode: z.ZodEnum<{
            llm: "llm";
            offline: "offline";
        }>;
        model: z.ZodString;
    }, z.core.$strip>;
    prompts: z.ZodOptional<z.ZodString>;
    seed: z.ZodNumber;
    resamples: z.ZodNumber;
    scorers: z.ZodRecord<z.ZodString, z.ZodObject<{
        auroc: z.ZodNullable<z.ZodNumber>;
        auroc_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        balanced_accuracy: z.ZodNullable<z.ZodNumber>;
        balanced_accuracy_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        f1_fail: z.ZodNullable<z.ZodNumber>;
        f1_fail_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        kappa: z.ZodNullable<z.ZodNumber>;
        kappa_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        version: z.ZodString;
        n: z.ZodNumber;
        positives: z.ZodNumber;
        groups: z.ZodNumber;
        errors: z.ZodNumber;
        not_applicable: z.ZodNumber;
        datasets: z.ZodRecord<z.ZodString, z.ZodNumber>;
        label_kinds: z.ZodRecord<z.ZodString, z.ZodNumber>;
        threshold: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CalibrationSummary = z.infer<typeof calibrationSummary>;
/** What a report says about one scorer's agreement with labels. */
export interface CalibrationQuote {
    scorer: string;
    auroc: number;
    auroc_interval: readonly [number, number] | null;
    n: number;
    /** Every label was a person's judgement of its row; otherwise the quote is about labels, not about people. */
    by_people: boolean;
}

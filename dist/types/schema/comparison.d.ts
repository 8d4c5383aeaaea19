import { z } from 'zod';
/** How two runs differ (contract 6), per scorer and overall. Only `regression` fails a gate. */
export declare const comparisonVerdict: z.ZodEnum<{
    improvement: "improvement";
    insufficient_data: "insufficient_data";
    noise: "noise";
    regression: "regression";
    suspected: "suspected";
    unchanged: "unchanged";
}>;
export type ComparisonVerdict = z.infer<typeof comparisonVerdict>;
/** How the criteria changed between two runs: scores before and after it are not the same measurement. */
export declare const criteriaChange: z.ZodObject<{
    what: z.ZodEnum<{
        case_changed: "case_changed";
        case_removed: "case_removed";
        case_skipped: "case_skipped";
        gating_removed: "gating_removed";
        judge_changed: "judge_changed";
        passes_lowered: "passes_lowered";
        passes_raised: "passes_raised";
        scorer_changed: "scorer_changed";
        scorer_removed: "scorer_removed";
        threshold_lowered: "threshold_lowered";
        threshold_raised: "threshold_raised";
    }>;
    id: z.ZodOptional<z.ZodString>;
    scorer: z.ZodOptional<z.ZodString>;
    from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
    to: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
    message: z.ZodString;
}, z.core.$strip>;
export type CriteriaChange = z.infer<typeof criteriaChange>;
/** One scorer in both runs: case means, paired. `delta` is b minus a. */
export declare const scorerDelta: z.ZodObject<{
    verdict: z.ZodEnum<{
        improvement: "improvement";
        insufficient_data: "insufficient_data";
        noise: "noise";
        regression: "regression";
        suspected: "suspected";
        unchanged: "unchanged";
    }>;
    delta: z.ZodNullable<z.ZodNumber>;
    interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    p_value: z.ZodNumber;
    p_adjusted: z.ZodNumber;
    q_value: z.ZodNumber;
    mean_a: z.ZodNullable<z.ZodNumber>;
    mean_b: z.ZodNullable<z.ZodNumber>;
    cases: z.ZodNumber;
}, z.core.$strip>;
export type ScorerDelta = z.infer<typeof scorerDelta>;
/** Plays of a flipped case beyond its own, made to tell a regression from chance. */
export declare const flipRepeats: z.ZodObject<{
    played: z.ZodNumber;
    failed: z.ZodNumber;
}, z.core.$strip>;
export declare const flip: z.ZodObject<{
    id: z.ZodString;
    name: z.ZodString;
    kind: z.ZodEnum<{
        changed_criteria: "changed_criteria";
        fail_to_pass: "fail_to_pass";
        new: "new";
        pass_to_fail: "pass_to_fail";
        removed: "removed";
    }>;
    from: z.ZodNullable<z.ZodEnum<{
        errored: "errored";
        failed: "failed";
        passed: "passed";
        skipped: "skipped";
    }>>;
    to: z.ZodNullable<z.ZodEnum<{
        errored: "errored";
        failed: "failed";
        passed: "passed";
        skipped: "skipped";
    }>>;
    before: z.ZodNullable<z.ZodString>;
    after: z.ZodNullable<z.ZodString>;
    reason: z.ZodString;
    location: z.ZodObject<{
        file: z.ZodString;
        line: z.ZodNumber;
    }, z.core.$strip>;
    verdict: z.ZodOptional<z.ZodEnum<{
        noise: "noise";
        regression: "regression";
        suspected: "suspected";
    }>>;
    repeats: z.ZodOptional<z.ZodObject<{
        played: z.ZodNumber;
        failed: z.ZodNumber;
    }, z.core.$strip>>;
    on_base: z.ZodOptional<z.ZodObject<{
        played: z.ZodNumber;
        failed: z.ZodNumber;
    }, z.core.$strip>>;
    flaky: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type Flip = z.infer<typeof flip>;
/** `comparison` of results.json and the output of `compare --json` (contract 6). `a` is before, `b` is now. */
export declare const comparison: z.ZodObject<{
    run_a: z.ZodString;
    run_b: z.ZodString;
    comparable: z.ZodBoolean;
    criteria_changed: z.ZodArray<z.ZodObject<{
        what: z.ZodEnum<{
            case_changed: "case_changed";
            case_removed: "case_removed";
            case_skipped: "case_skipped";
            gating_removed: "gating_removed";
            judge_changed: "judge_changed";
            passes_lowered: "passes_lowered";
            passes_raised: "passes_raised";
            scorer_changed: "scorer_changed";
            scorer_removed: "scorer_removed";
            threshold_lowered: "threshold_lowered";
            threshold_raised: "threshold_raised";
        }>;
        id: z.ZodOptional<z.ZodString>;
        scorer: z.ZodOptional<z.ZodString>;
        from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
        to: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
        message: z.ZodString;
    }, z.core.$strip>>;
    verdict: z.ZodEnum<{
        improvement: "improvement";
        insufficient_data: "insufficient_data";
        noise: "noise";
        regression: "regression";
        suspected: "suspected";
        unchanged: "unchanged";
    }>;
    reason: z.ZodString;
    p_value: z.ZodNumber;
    pass_rate: z.ZodObject<{
        a: z.ZodNullable<z.ZodNumber>;
        b: z.ZodNullable<z.ZodNumber>;
        delta: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    }, z.core.$strip>;
    cases: z.ZodObject<{
        compared: z.ZodNumber;
        left_out: z.ZodNumber;
        lost: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>;
    scorers: z.ZodRecord<z.ZodString, z.ZodObject<{
        verdict: z.ZodEnum<{
            improvement: "improvement";
            insufficient_data: "insufficient_data";
            noise: "noise";
            regression: "regression";
            suspected: "suspected";
            unchanged: "unchanged";
        }>;
        delta: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        p_value: z.ZodNumber;
        p_adjusted: z.ZodNumber;
        q_value: z.ZodNumber;
        mean_a: z.ZodNullable<z.ZodNumber>;
        mean_b: z.ZodNullable<z.ZodNumber>;
        cases: z.ZodNumber;
    }, z.core.$strip>>;
    flips: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        name: z.ZodString;
        kind: z.ZodEnum<{
            changed_criteria: "changed_criteria";
            fail_to_pass: "fail_to_pass";
            new: "new";
            pass_to_fail: "pass_to_fail";
            removed: "removed";
        }>;
        from: z.ZodNullable<z.ZodEnum<{
            errored: "errored";
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>>;
        to: z.ZodNullable<z.ZodEnum<{
            errored: "errored";
            failed: "failed";
            passed: "passed";
            skipped: "skipped";
        }>>;
        before: z.ZodNullable<z.ZodString>;
        after: z.ZodNullable<z.ZodString>;
        reason: z.ZodString;
        location: z.ZodObject<{
            file: z.ZodString;
            line: z.ZodNumber;
        }, z.core.$strip>;
        verdict: z.ZodOptional<z.ZodEnum<{
            noise: "noise";
            regression: "regression";
            suspected: "suspected";
        }>>;
        repeats: z.ZodOptional<z.ZodObject<{
            played: z.ZodNumber;
            failed: z.ZodNumber;
        }, z.core.$strip>>;
        on_base: z.ZodOptional<z.ZodObject<{
            played: z.ZodNumber;
            failed: z.ZodNumber;
        }, z.core.$strip>>;
        flaky: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strip>>;
    latency: z.ZodObject<{
        a_ms: z.ZodNullable<z.ZodNumber>;
        b_ms: z.ZodNullable<z.ZodNumber>;
        change: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        p_value: z.ZodNumber;
    }, z.core.$strip>;
    cost: z.ZodObject<{
        a_usd: z.ZodNullable<z.ZodNumber>;
        b_usd: z.ZodNullable<z.ZodNumber>;
        delta_usd: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strip>;
    baseline: z.ZodObject<{
        finished_at: z.ZodISODateTime;
        age_days: z.ZodNumber;
        stale: z.ZodBoolean;
    }, z.core.$strip>;
    judge_noise: z.ZodOptional<z.ZodObject<{
        results: z.ZodNumber;
        mean_absolute: z.ZodNumber;
        verdicts_flipped: z.ZodNumber;
    }, z.core.$strip>>;
    warnings: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type Comparison = z.infer<typeof comparison>;

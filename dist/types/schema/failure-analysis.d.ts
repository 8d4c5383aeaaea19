import { z } from 'zod';
/** Query of GET /v1/analytics/failure-analysis (interface 4.13). */
export declare const failureAnalysisQuery: z.ZodObject<{
    agent_id: z.ZodOptional<z.ZodString>;
    period: z.ZodDefault<z.ZodString>;
}, z.core.$strip>;
export type FailureAnalysisQuery = z.infer<typeof failureAnalysisQuery>;
/**
 * One kind of failure (interface 2.10). `count` is in failed cases, each once however often it was played, `percentage` their share of all, 0
 * to 100; the shares sum to 100.0. `category` is an id of the taxonomy, or `new:<hash>` for a cluster outside of it; ids stay the same between periods.
 * Extensions: `name` for readers, `owner` (who can mend most of it: prompt, tool, data, model, infra, evaluator, test), `cases` (as `count`),
 * `interval` [low, high] of the percentage, `expected_gain` (share of all failures that the fix could mend at most, 0 to 1),
 * `trend` (new, rising, falling, stable) against the period before, `evaluator_doubts` {count, reasons} where the scorer rather than
 * the agent may be at fault.
 */
export declare const failureCategory: z.ZodObject<{
    category: z.ZodString;
    count: z.ZodNumber;
    percentage: z.ZodNumber;
    example_run_ids: z.ZodArray<z.ZodString>;
    common_patterns: z.ZodArray<z.ZodString>;
    suggested_fix: z.ZodString;
    name: z.ZodOptional<z.ZodString>;
    owner: z.ZodOptional<z.ZodString>;
    cases: z.ZodOptional<z.ZodNumber>;
    interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    trend: z.ZodOptional<z.ZodEnum<{
        falling: "falling";
        new: "new";
        resolved: "resolved";
        rising: "rising";
        stable: "stable";
    }>>;
    expected_gain: z.ZodOptional<z.ZodNumber>;
    example_case_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
    evaluator_doubts: z.ZodOptional<z.ZodObject<{
        count: z.ZodNumber;
        reasons: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$loose>;
export type FailureCategory = z.infer<typeof failureCategory>;
/** A failed case with its kind (a `category`), who can mend it, and why it was taken so. */
export declare const failedCase: z.ZodObject<{
    case_id: z.ZodString;
    agent_id: z.ZodString;
    kind: z.ZodString;
    owner: z.ZodString;
    why: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type FailedCase = z.infer<typeof failedCase>;
/**
 * Response of GET /v1/analytics/failure-analysis. `total_failures` counts cases; errored attempts are no failures. Extensions: `cases` (each failed
 * case with its kind and owner), `failed_attempts` (plays and repeats of these cases that failed), `excluded` (errored attempts: total,
 * infra, evaluator, test, by_category), `saturation` {unseen_mass, expected_categories, note}, `notes` (sentences for the reader),
 * `resolved` (kinds of the period before that did not come again), `judge_agreement` {model, classified, undecided,
 * compared_with_structure, kappa} where a model classified.
 */
export declare const failureAnalysis: z.ZodObject<{
    period: z.ZodString;
    total_failures: z.ZodNumber;
    failure_categories: z.ZodArray<z.ZodObject<{
        category: z.ZodString;
        count: z.ZodNumber;
        percentage: z.ZodNumber;
        example_run_ids: z.ZodArray<z.ZodString>;
        common_patterns: z.ZodArray<z.ZodString>;
        suggested_fix: z.ZodString;
        name: z.ZodOptional<z.ZodString>;
        owner: z.ZodOptional<z.ZodString>;
        cases: z.ZodOptional<z.ZodNumber>;
        interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        trend: z.ZodOptional<z.ZodEnum<{
            falling: "falling";
            new: "new";
            resolved: "resolved";
            rising: "rising";
            stable: "stable";
        }>>;
        expected_gain: z.ZodOptional<z.ZodNumber>;
        example_case_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
        evaluator_doubts: z.ZodOptional<z.ZodObject<{
            count: z.ZodNumber;
            reasons: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$loose>>;
    excluded: z.ZodOptional<z.ZodObject<{
        total: z.ZodNumber;
        infra: z.ZodNumber;
        evaluator: z.ZodNumber;
        test: z.ZodNumber;
        by_category: z.ZodRecord<z.ZodString, z.ZodNumber>;
    }, z.core.$strip>>;
    saturation: z.ZodOptional<z.ZodObject<{
        unseen_mass: z.ZodNumber;
        expected_categories: z.ZodNumber;
        note: z.ZodString;
    }, z.core.$strip>>;
    notes: z.ZodOptional<z.ZodArray<z.ZodString>>;
    cases: z.ZodOptional<z.ZodArray<z.ZodObject<{
        case_id: z.ZodString;
        agent_id: z.ZodString;
        kind: z.ZodString;
        owner: z.ZodString;
        why: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    failed_attempts: z.ZodOptional<z.ZodNumber>;
    resolved: z.ZodOptional<z.ZodArray<z.ZodObject<{
        category: z.ZodString;
        name: z.ZodString;
        previous_count: z.ZodNumber;
        trend: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$loose>;
export type FailureAnalysis = z.infer<typeof failureAnalysis>;

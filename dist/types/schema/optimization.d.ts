import { z } from 'zod';
import { type RunHeader } from './run.js';
export declare const OPTIMIZATION_TYPES: readonly ['error_driven', 'metric_driven', 'full'];
/** Request body of POST /v1/optimize/prompt (interface 4.4). */
export declare const optimizeRequest: z.ZodObject<{
    agent_id: z.ZodString;
    optimization_type: z.ZodEnum<{
        error_driven: "error_driven";
        full: "full";
        metric_driven: "metric_driven";
    }>;
    failure_window: z.ZodDefault<z.ZodString>;
    min_failures: z.ZodDefault<z.ZodNumber>;
    target_metrics: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        target: z.ZodNumber;
        current: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>>;
    include_examples: z.ZodDefault<z.ZodBoolean>;
    max_examples: z.ZodDefault<z.ZodNumber>;
    constraints: z.ZodOptional<z.ZodObject<{
        max_prompt_length: z.ZodOptional<z.ZodNumber>;
        preserve_sections: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    seed: z.ZodOptional<z.ZodNumber>;
    budget: z.ZodPrefault<z.ZodObject<{
        max_agent_runs: z.ZodDefault<z.ZodNumber>;
        max_judge_calls: z.ZodDefault<z.ZodNumber>;
        max_optimizer_calls: z.ZodDefault<z.ZodNumber>;
        max_cost_usd: z.ZodOptional<z.ZodNumber>;
        max_minutes: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type OptimizeRequest = z.infer<typeof optimizeRequest>;
/**
 * One change of the prompt. The set of types is open. Extensions: what is done where (`op`, `anchor`), what kind of failure it is made for, runs
 * that show it, and what it adds to the mean of the cases that it was chosen on (null where that was not measured).
 */
export declare const promptChange: z.ZodObject<{
    type: z.ZodString;
    content: z.ZodOptional<z.ZodString>;
    rationale: z.ZodString;
    op: z.ZodOptional<z.ZodString>;
    anchor: z.ZodOptional<z.ZodString>;
    category: z.ZodOptional<z.ZodString>;
    evidence_run_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
    measured_effect: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strip>;
export type PromptChange = z.infer<typeof promptChange>;
/** What was decided about the candidate (contract 9); only `accepted` is proven on cases that it was not made from. */
export declare const optimizationDecision: z.ZodEnum<{
    accepted: "accepted";
    insufficient_failures: "insufficient_failures";
    no_headroom: "no_headroom";
    not_validated: "not_validated";
    provisional: "provisional";
    rejected: "rejected";
}>;
export type OptimizationDecision = z.infer<typeof optimizationDecision>;
/** Response of POST /v1/optimize/prompt: every field of interface 2.4 always, plus `decision` and `details`. */
export declare const optimizeResponse: z.ZodObject<{
    optimization_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        running: "running";
    }>;
    original_prompt: z.ZodString;
    optimized_prompt: z.ZodString;
    changes_made: z.ZodArray<z.ZodObject<{
        type: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        rationale: z.ZodString;
        op: z.ZodOptional<z.ZodString>;
        anchor: z.ZodOptional<z.ZodString>;
        category: z.ZodOptional<z.ZodString>;
        evidence_run_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
        measured_effect: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>>;
    predicted_improvement: z.ZodRecord<z.ZodString, z.ZodObject<{
        from: z.ZodNumber;
        to: z.ZodNumber;
    }, z.core.$strip>>;
    validation_run_id: z.ZodString;
    decision: z.ZodEnum<{
        accepted: "accepted";
        insufficient_failures: "insufficient_failures";
        no_headroom: "no_headroom";
        not_validated: "not_validated";
        provisional: "provisional";
        rejected: "rejected";
    }>;
    details: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
export type OptimizeResponse = z.infer<typeof optimizeResponse>;
/** A stored optimization, with what it needs to go on in another process. */
export declare const optimization: z.ZodObject<{
    optimization_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        running: "running";
    }>;
    original_prompt: z.ZodString;
    optimized_prompt: z.ZodString;
    changes_made: z.ZodArray<z.ZodObject<{
        type: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        rationale: z.ZodString;
        op: z.ZodOptional<z.ZodString>;
        anchor: z.ZodOptional<z.ZodString>;
        category: z.ZodOptional<z.ZodString>;
        evidence_run_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
        measured_effect: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>>;
    predicted_improvement: z.ZodRecord<z.ZodString, z.ZodObject<{
        from: z.ZodNumber;
        to: z.ZodNumber;
    }, z.core.$strip>>;
    validation_run_id: z.ZodString;
    decision: z.ZodEnum<{
        accepted: "accepted";
        insufficient_failures: "insufficient_failures";
        no_headroom: "no_headroom";
        not_validated: "not_validated";
        provisional: "provisional";
        rejected: "rejected";
    }>;
    details: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    agent_id: z.ZodString;
    created_at: z.ZodISODateTime;
    request: z.ZodObject<{
        agent_id: z.ZodString;
        optimization_type: z.ZodEnum<{
            error_driven: "error_driven";
            full: "full";
            metric_driven: "metric_driven";
        }>;
        failure_window: z.ZodDefault<z.ZodString>;
        min_failures: z.ZodDefault<z.ZodNumber>;
        target_metrics: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
            target: z.ZodNumber;
            current: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>>;
        include_examples: z.ZodDefault<z.ZodBoolean>;
        max_examples: z.ZodDefault<z.ZodNumber>;
        constraints: z.ZodOptional<z.ZodObject<{
            max_prompt_length: z.ZodOptional<z.ZodNumber>;
            preserve_sections: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        seed: z.ZodOptional<z.ZodNumber>;
        budget: z.ZodPrefault<z.ZodObject<{
            max_agent_runs: z.ZodDefault<z.ZodNumber>;
            max_judge_calls: z.ZodDefault<z.ZodNumber>;
            max_optimizer_calls: z.ZodDefault<z.ZodNumber>;
            max_cost_usd: z.ZodOptional<z.ZodNumber>;
            max_minutes: z.ZodDefault<z.ZodNumber>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    seed: z.ZodNumber;
    holdout_uses: z.ZodNumber;
    holdout_played: z.ZodOptional<z.ZodBoolean>;
    split_cases: z.ZodOptional<z.ZodArray<z.ZodString>>;
    report: z.ZodOptional<z.ZodObject<{
        duration_ms: z.ZodNumber;
        judge: z.ZodObject<{
            mode: z.ZodEnum<{
                llm: "llm";
                offline: "offline";
            }>;
            model: z.ZodString;
            default: z.ZodOptional<z.ZodObject<{
                model: z.ZodString;
                retired_on: z.ZodISODate;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        usage: z.ZodObject<{
            agent: z.ZodObject<{
                calls: z.ZodNumber;
                input_tokens: z.ZodNullable<z.ZodNumber>;
                output_tokens: z.ZodNullable<z.ZodNumber>;
                cost_usd: z.ZodNullable<z.ZodNumber>;
            }, z.core.$strip>;
            judge: z.ZodObject<{
                calls: z.ZodNumber;
                cached_calls: z.ZodNumber;
                input_tokens: z.ZodNumber;
                output_tokens: z.ZodNumber;
                cost_usd: z.ZodNullable<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    kinds: z.ZodOptional<z.ZodArray<z.ZodString>>;
    owners: z.ZodOptional<z.ZodArray<z.ZodString>>;
    material: z.ZodString;
}, z.core.$strip>;
export type Optimization = z.infer<typeof optimization>;
/** `details.validation`: plays of the cases held out of those that failed, with the original and with the candidate. */
export declare const validationDetails: z.ZodObject<{
    cases: z.ZodNumber;
    from: z.ZodObject<{
        passed: z.ZodNumber;
        plays: z.ZodNumber;
    }, z.core.$strip>;
    to: z.ZodObject<{
        passed: z.ZodNumber;
        plays: z.ZodNumber;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ValidationDetails = z.infer<typeof validationDetails>;
/** What of `details` reports look at; everything may be missing where the optimization ended before it was known. */
export declare const shownDetails: z.ZodObject<{
    reason: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    proposer: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    evidence: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    interrupted: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    enough_agent_runs: z.ZodCatch<z.ZodOptional<z.ZodNumber>>;
    failures: z.ZodCatch<z.ZodOptional<z.ZodNumber>>;
    needed: z.ZodCatch<z.ZodOptional<z.ZodNumber>>;
    plays: z.ZodCatch<z.ZodOptional<z.ZodNumber>>;
    seed: z.ZodCatch<z.ZodOptional<z.ZodNumber>>;
    excluded: z.ZodCatch<z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>>;
    owners: z.ZodCatch<z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>>;
    flaky: z.ZodCatch<z.ZodOptional<z.ZodArray<z.ZodString>>>;
    gaps: z.ZodCatch<z.ZodOptional<z.ZodArray<z.ZodString>>>;
    held_out: z.ZodCatch<z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        from: z.ZodNumber;
        to: z.ZodNumber;
    }, z.core.$strip>>>>;
    stale: z.ZodCatch<z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>>;
    targets: z.ZodCatch<z.ZodOptional<z.ZodArray<z.ZodObject<{
        metric: z.ZodString;
        current: z.ZodNumber;
        target: z.ZodNumber;
    }, z.core.$loose>>>>;
    notes: z.ZodCatch<z.ZodOptional<z.ZodArray<z.ZodString>>>;
    validation: z.ZodCatch<z.ZodOptional<z.ZodObject<{
        cases: z.ZodNumber;
        from: z.ZodObject<{
            passed: z.ZodNumber;
            plays: z.ZodNumber;
        }, z.core.$strip>;
        to: z.ZodObject<{
            passed: z.ZodNumber;
            plays: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>>>;
    gate: z.ZodCatch<z.ZodOptional<z.ZodObject<{
        p_value: z.ZodNumber;
        alpha: z.ZodNumber;
        difference: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        cases: z.ZodNumber;
        plays: z.ZodNumber;
        minimum_detectable: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
export type ShownDetails = z.infer<typeof shownDetails>;
/** What reports of an optimization are made of. */
export interface OptimizationReport {
    response: OptimizeResponse;
    agent_id: string;
    judge: RunHeader['judge'];
    /** File of the prompt as it is shown, where it has one of its own. */
    prompt_file?: string;
    /** What closes that file behind the prompt: a line feed, or nothing. */
    file_end?: '' | '\n';
    /** Set when that file was replaced. */
    written?: true;
    /** Number of the pull request that brings it. */
    pull_request?: number;
    /** The artifact of a workflow run that holds its files, for whoever has no state of it; `directory` is where its diff applies, empty at the top of the repository. */
    artifact?: {
        name: string;
        url: string;
        workflow_run: string;
        directory: string;
    };
    usage: RunHeader['usage'];
    duration_ms: number;
}

import { z } from 'zod';
import type { RunHeader } from './run.js';
/** `runs_per_variant` when the request does not say. Not a default of the schema: leaving it out also switches `sequential` on (contract 9). */
export declare const DEFAULT_RUNS_PER_VARIANT = 10;
/** One configuration to compare. Results are keyed by its name, so the one key that objects swallow is refused. */
export declare const variant: z.ZodObject<{
    name: z.ZodString;
    config: z.ZodObject<{
        system_prompt: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        tool_descriptions: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        files: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodObject<{
            text: z.ZodString;
        }, z.core.$strip>, z.ZodNull]>>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type Variant = z.infer<typeof variant>;
/** Interface 4.5 with the extensions of contract 9. */
export declare const experimentConfig: z.ZodObject<{
    runs_per_variant: z.ZodOptional<z.ZodNumber>;
    randomize: z.ZodDefault<z.ZodBoolean>;
    primary_metric: z.ZodOptional<z.ZodString>;
    baseline: z.ZodOptional<z.ZodString>;
    seed: z.ZodOptional<z.ZodNumber>;
    sequential: z.ZodOptional<z.ZodBoolean>;
    min_effect: z.ZodOptional<z.ZodNumber>;
    max_cost_usd: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type ExperimentConfig = z.infer<typeof experimentConfig>;
export declare const experimentFields: z.ZodObject<{
    name: z.ZodString;
    agent_id: z.ZodString;
    variants: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        config: z.ZodObject<{
            system_prompt: z.ZodOptional<z.ZodString>;
            model: z.ZodOptional<z.ZodString>;
            temperature: z.ZodOptional<z.ZodNumber>;
            tool_descriptions: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            files: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodObject<{
                text: z.ZodString;
            }, z.core.$strip>, z.ZodNull]>>>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    test_case_ids: z.ZodArray<z.ZodString>;
    metrics: z.ZodArray<z.ZodString>;
    config: z.ZodPrefault<z.ZodObject<{
        runs_per_variant: z.ZodOptional<z.ZodNumber>;
        randomize: z.ZodDefault<z.ZodBoolean>;
        primary_metric: z.ZodOptional<z.ZodString>;
        baseline: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodNumber>;
        sequential: z.ZodOptional<z.ZodBoolean>;
        min_effect: z.ZodOptional<z.ZodNumber>;
        max_cost_usd: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** What an experiment must not contradict; tolerant of half-read input, so that it can report beside other problems. */
export declare function coherentExperiment(value: {
    variants?: readonly {
        name?: unknown;
    }[];
    metrics?: readonly unknown[];
    config?: ExperimentConfig;
}, context: z.RefinementCtx): void;
/** Request body of POST /v1/experiments. */
export declare const createExperimentRequest: z.ZodObject<{
    name: z.ZodString;
    agent_id: z.ZodString;
    variants: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        config: z.ZodObject<{
            system_prompt: z.ZodOptional<z.ZodString>;
            model: z.ZodOptional<z.ZodString>;
            temperature: z.ZodOptional<z.ZodNumber>;
            tool_descriptions: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            files: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodObject<{
                text: z.ZodString;
            }, z.core.$strip>, z.ZodNull]>>>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    test_case_ids: z.ZodArray<z.ZodString>;
    metrics: z.ZodArray<z.ZodString>;
    config: z.ZodPrefault<z.ZodObject<{
        runs_per_variant: z.ZodOptional<z.ZodNumber>;
        randomize: z.ZodDefault<z.ZodBoolean>;
        primary_metric: z.ZodOptional<z.ZodString>;
        baseline: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodNumber>;
        sequential: z.ZodOptional<z.ZodBoolean>;
        min_effect: z.ZodOptional<z.ZodNumber>;
        max_cost_usd: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CreateExperimentRequest = z.infer<typeof createExperimentRequest>;
/** Figures of one variant. `errored` counts plays that are not among `runs`; latency and cost averages are raw means. */
export declare const variantResult: z.ZodObject<{
    runs: z.ZodNumber;
    pass_rate: z.ZodNumber;
    avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    avg_latency_ms: z.ZodNumber;
    errored: z.ZodOptional<z.ZodNumber>;
    skipped: z.ZodOptional<z.ZodNumber>;
    unsure: z.ZodOptional<z.ZodNumber>;
    pass_rate_interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    p50_latency_ms: z.ZodOptional<z.ZodNumber>;
    p95_latency_ms: z.ZodOptional<z.ZodNumber>;
    cost_usd: z.ZodOptional<z.ZodNumber>;
}, z.core.$loose>;
export type VariantResult = z.infer<typeof variantResult>;
/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
export declare const scope: z.ZodEnum<{
    population: "population";
    these_test_cases: "these_test_cases";
}>;
export type Scope = z.infer<typeof scope>;
/** One variant against another on one metric. `difference` is variant minus `against`, raw direction; latency and cost as a ratio - 1. */
export declare const experimentContrast: z.ZodObject<{
    metric: z.ZodString;
    variant: z.ZodString;
    against: z.ZodString;
    cases: z.ZodNumber;
    difference: z.ZodNullable<z.ZodNumber>;
    interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    p_value: z.ZodNumber;
    p_adjusted: z.ZodNumber;
    label: z.ZodEnum<{
        exploratory: "exploratory";
        primary: "primary";
    }>;
    holds: z.ZodBoolean;
    equivalent: z.ZodNullable<z.ZodBoolean>;
    hedges_g: z.ZodNullable<z.ZodNumber>;
}, z.core.$loose>;
export type ExperimentContrast = z.infer<typeof experimentContrast>;
/** One look at the results while the experiment ran (statistics.md 4.3 step 11). */
export declare const experimentLook: z.ZodObject<{
    rounds: z.ZodNumber;
    leader: z.ZodString;
    p_value: z.ZodNumber;
    nominal_alpha: z.ZodNumber;
    conditional_power: z.ZodNullable<z.ZodNumber>;
    decision: z.ZodEnum<{
        futile: "futile";
        go_on: "go_on";
        last: "last";
        winner: "winner";
    }>;
    dropped: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type ExperimentLook = z.infer<typeof experimentLook>;
/** `winner` is the leading variant, proven only when `conclusive` (contract 9). Everything from `scope` on is an extension. */
export declare const statisticalAnalysis: z.ZodObject<{
    winner: z.ZodString;
    confidence: z.ZodNumber;
    p_value: z.ZodNumber;
    effect_size: z.ZodRecord<z.ZodString, z.ZodString>;
    conclusive: z.ZodBoolean;
    conclusive_for_these_cases: z.ZodOptional<z.ZodBoolean>;
    not_conclusive_because: z.ZodArray<z.ZodString>;
    primary_metric: z.ZodString;
    baseline: z.ZodString;
    compared_with: z.ZodString;
    scope: z.ZodEnum<{
        population: "population";
        these_test_cases: "these_test_cases";
    }>;
    p_population: z.ZodNumber;
    p_these_cases: z.ZodNumber;
    difference: z.ZodNullable<z.ZodNumber>;
    interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    cases: z.ZodNumber;
    probability_best: z.ZodRecord<z.ZodString, z.ZodNumber>;
    minimum_detectable_effect: z.ZodNullable<z.ZodNumber>;
    influence: z.ZodArray<z.ZodObject<{
        case_id: z.ZodString;
        p_value_without: z.ZodNumber;
        leader_without: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    variance: z.ZodNullable<z.ZodObject<{
        within_runs: z.ZodNumber;
        between_cases: z.ZodNumber;
    }, z.core.$strip>>;
    talk_noise: z.ZodOptional<z.ZodObject<{
        user: z.ZodNullable<z.ZodNumber>;
        agent: z.ZodNullable<z.ZodNumber>;
        judge: z.ZodNullable<z.ZodNumber>;
        values: z.ZodNumber;
        users: z.ZodNumber;
    }, z.core.$strip>>;
    contrasts: z.ZodArray<z.ZodObject<{
        metric: z.ZodString;
        variant: z.ZodString;
        against: z.ZodString;
        cases: z.ZodNumber;
        difference: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        p_value: z.ZodNumber;
        p_adjusted: z.ZodNumber;
        label: z.ZodEnum<{
            exploratory: "exploratory";
            primary: "primary";
        }>;
        holds: z.ZodBoolean;
        equivalent: z.ZodNullable<z.ZodBoolean>;
        hedges_g: z.ZodNullable<z.ZodNumber>;
    }, z.core.$loose>>;
    looks: z.ZodArray<z.ZodObject<{
        rounds: z.ZodNumber;
        leader: z.ZodString;
        p_value: z.ZodNumber;
        nominal_alpha: z.ZodNumber;
        conditional_power: z.ZodNullable<z.ZodNumber>;
        decision: z.ZodEnum<{
            futile: "futile";
            go_on: "go_on";
            last: "last";
            winner: "winner";
        }>;
        dropped: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
    runs_saved: z.ZodNumber;
    repeated_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    seed: z.ZodNumber;
    warnings: z.ZodArray<z.ZodString>;
}, z.core.$loose>;
export type StatisticalAnalysis = z.infer<typeof statisticalAnalysis>;
/** Response of POST /v1/experiments (interface 2.5): id and status always, the rest once completed. */
export declare const experimentResponse: z.ZodObject<{
    experiment_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        pending: "pending";
        running: "running";
    }>;
    results: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        runs: z.ZodNumber;
        pass_rate: z.ZodNumber;
        avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
        avg_latency_ms: z.ZodNumber;
        errored: z.ZodOptional<z.ZodNumber>;
        skipped: z.ZodOptional<z.ZodNumber>;
        unsure: z.ZodOptional<z.ZodNumber>;
        pass_rate_interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        p50_latency_ms: z.ZodOptional<z.ZodNumber>;
        p95_latency_ms: z.ZodOptional<z.ZodNumber>;
        cost_usd: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>>;
    statistical_analysis: z.ZodOptional<z.ZodObject<{
        winner: z.ZodString;
        confidence: z.ZodNumber;
        p_value: z.ZodNumber;
        effect_size: z.ZodRecord<z.ZodString, z.ZodString>;
        conclusive: z.ZodBoolean;
        conclusive_for_these_cases: z.ZodOptional<z.ZodBoolean>;
        not_conclusive_because: z.ZodArray<z.ZodString>;
        primary_metric: z.ZodString;
        baseline: z.ZodString;
        compared_with: z.ZodString;
        scope: z.ZodEnum<{
            population: "population";
            these_test_cases: "these_test_cases";
        }>;
        p_population: z.ZodNumber;
        p_these_cases: z.ZodNumber;
        difference: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        cases: z.ZodNumber;
        probability_best: z.ZodRecord<z.ZodString, z.ZodNumber>;
        minimum_detectable_effect: z.ZodNullable<z.ZodNumber>;
        influence: z.ZodArray<z.ZodObject<{
            case_id: z.ZodString;
            p_value_without: z.ZodNumber;
            leader_without: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        variance: z.ZodNullable<z.ZodObject<{
            within_runs: z.ZodNumber;
            between_cases: z.ZodNumber;
        }, z.core.$strip>>;
        talk_noise: z.ZodOptional<z.ZodObject<{
            user: z.ZodNullable<z.ZodNumber>;
            agent: z.ZodNullable<z.ZodNumber>;
            judge: z.ZodNullable<z.ZodNumber>;
            values: z.ZodNumber;
            users: z.ZodNumber;
        }, z.core.$strip>>;
        contrasts: z.ZodArray<z.ZodObject<{
            metric: z.ZodString;
            variant: z.ZodString;
            against: z.ZodString;
            cases: z.ZodNumber;
            difference: z.ZodNullable<z.ZodNumber>;
            interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            p_value: z.ZodNumber;
            p_adjusted: z.ZodNumber;
            label: z.ZodEnum<{
                exploratory: "exploratory";
                primary: "primary";
            }>;
            holds: z.ZodBoolean;
            equivalent: z.ZodNullable<z.ZodBoolean>;
            hedges_g: z.ZodNullable<z.ZodNumber>;
        }, z.core.$loose>>;
        looks: z.ZodArray<z.ZodObject<{
            rounds: z.ZodNumber;
            leader: z.ZodString;
            p_value: z.ZodNumber;
            nominal_alpha: z.ZodNumber;
            conditional_power: z.ZodNullable<z.ZodNumber>;
            decision: z.ZodEnum<{
                futile: "futile";
                go_on: "go_on";
                last: "last";
                winner: "winner";
            }>;
            dropped: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
        runs_saved: z.ZodNumber;
        repeated_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        seed: z.ZodNumber;
        warnings: z.ZodArray<z.ZodString>;
    }, z.core.$loose>>;
    recommendation: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ExperimentResponse = z.infer<typeof experimentResponse>;
/** An experiment as the state keeps it, with what it was asked to do; prompts and all, so that it can go on elsewhere. */
export declare const storedExperiment: z.ZodObject<{
    experiment_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        pending: "pending";
        running: "running";
    }>;
    results: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        runs: z.ZodNumber;
        pass_rate: z.ZodNumber;
        avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
        avg_latency_ms: z.ZodNumber;
        errored: z.ZodOptional<z.ZodNumber>;
        skipped: z.ZodOptional<z.ZodNumber>;
        unsure: z.ZodOptional<z.ZodNumber>;
        pass_rate_interval: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        p50_latency_ms: z.ZodOptional<z.ZodNumber>;
        p95_latency_ms: z.ZodOptional<z.ZodNumber>;
        cost_usd: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>>;
    statistical_analysis: z.ZodOptional<z.ZodObject<{
        winner: z.ZodString;
        confidence: z.ZodNumber;
        p_value: z.ZodNumber;
        effect_size: z.ZodRecord<z.ZodString, z.ZodString>;
        conclusive: z.ZodBoolean;
        conclusive_for_these_cases: z.ZodOptional<z.ZodBoolean>;
        not_conclusive_because: z.ZodArray<z.ZodString>;
        primary_metric: z.ZodString;
        baseline: z.ZodString;
        compared_with: z.ZodString;
        scope: z.ZodEnum<{
            population: "population";
            these_test_cases: "these_test_cases";
        }>;
        p_population: z.ZodNumber;
        p_these_cases: z.ZodNumber;
        difference: z.ZodNullable<z.ZodNumber>;
        interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        cases: z.ZodNumber;
        probability_best: z.ZodRecord<z.ZodString, z.ZodNumber>;
        minimum_detectable_effect: z.ZodNullable<z.ZodNumber>;
        influence: z.ZodArray<z.ZodObject<{
            case_id: z.ZodString;
            p_value_without: z.ZodNumber;
            leader_without: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        variance: z.ZodNullable<z.ZodObject<{
            within_runs: z.ZodNumber;
            between_cases: z.ZodNumber;
        }, z.core.$strip>>;
        talk_noise: z.ZodOptional<z.ZodObject<{
            user: z.ZodNullable<z.ZodNumber>;
            agent: z.ZodNullable<z.ZodNumber>;
            judge: z.ZodNullable<z.ZodNumber>;
            values: z.ZodNumber;
            users: z.ZodNumber;
        }, z.core.$strip>>;
        contrasts: z.ZodArray<z.ZodObject<{
            metric: z.ZodString;
            variant: z.ZodString;
            against: z.ZodString;
            cases: z.ZodNumber;
            difference: z.ZodNullable<z.ZodNumber>;
            interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
            p_value: z.ZodNumber;
            p_adjusted: z.ZodNumber;
            label: z.ZodEnum<{
                exploratory: "exploratory";
                primary: "primary";
            }>;
            holds: z.ZodBoolean;
            equivalent: z.ZodNullable<z.ZodBoolean>;
            hedges_g: z.ZodNullable<z.ZodNumber>;
        }, z.core.$loose>>;
        looks: z.ZodArray<z.ZodObject<{
            rounds: z.ZodNumber;
            leader: z.ZodString;
            p_value: z.ZodNumber;
            nominal_alpha: z.ZodNumber;
            conditional_power: z.ZodNullable<z.ZodNumber>;
            decision: z.ZodEnum<{
                futile: "futile";
                go_on: "go_on";
                last: "last";
                winner: "winner";
            }>;
            dropped: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
        runs_saved: z.ZodNumber;
        repeated_interval: z.ZodNullable<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        seed: z.ZodNumber;
        warnings: z.ZodArray<z.ZodString>;
    }, z.core.$loose>>;
    recommendation: z.ZodOptional<z.ZodString>;
    name: z.ZodString;
    agent_id: z.ZodString;
    created_at: z.ZodISODateTime;
    request: z.ZodObject<{
        name: z.ZodString;
        agent_id: z.ZodString;
        variants: z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            config: z.ZodObject<{
                system_prompt: z.ZodOptional<z.ZodString>;
                model: z.ZodOptional<z.ZodString>;
                temperature: z.ZodOptional<z.ZodNumber>;
                tool_descriptions: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
                files: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodObject<{
                    text: z.ZodString;
                }, z.core.$strip>, z.ZodNull]>>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
        test_case_ids: z.ZodArray<z.ZodString>;
        metrics: z.ZodArray<z.ZodString>;
        config: z.ZodPrefault<z.ZodObject<{
            runs_per_variant: z.ZodOptional<z.ZodNumber>;
            randomize: z.ZodDefault<z.ZodBoolean>;
            primary_metric: z.ZodOptional<z.ZodString>;
            baseline: z.ZodOptional<z.ZodString>;
            seed: z.ZodOptional<z.ZodNumber>;
            sequential: z.ZodOptional<z.ZodBoolean>;
            min_effect: z.ZodOptional<z.ZodNumber>;
            max_cost_usd: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type StoredExperiment = z.infer<typeof storedExperiment>;
/** What reports of an experiment are made of. */
export interface ExperimentReport {
    response: ExperimentResponse;
    name: string;
    agent_id: string;
    judge: RunHeader['judge'];
    /** In the order of the request; `changes` says what a variant overrides, e.g. `system_prompt`, `model gpt-x`. */
    variants: {
        name: string;
        changes: string[];
    }[];
    /** As requested. */
    metrics: string[];
    usage: RunHeader['usage'];
    duration_ms: number;
    /** Means of the primary metric, case by case, by variant; left out where the plays are not at hand. */
    cases?: {
        id: string;
        values: Record<string, number>;
    }[];
}

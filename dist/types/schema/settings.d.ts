import { z } from 'zod';
/** Who judges: a provider by name, the offline heuristics, or the first whose key is present. */
export declare const judgeProvider: z.ZodEnum<{
    anthropic: "anthropic";
    auto: "auto";
    azure_openai: "azure_openai";
    local: "local";
    offline: "offline";
    onnx: "onnx";
    openai: "openai";
}>;
export type JudgeProvider = z.infer<typeof judgeProvider>;
/** US dollars per million tokens. */
export declare const price: z.ZodObject<{
    input: z.ZodNumber;
    output: z.ZodNumber;
}, z.core.$strip>;
export type Price = z.infer<typeof price>;
/** The models of `judge: onnx`. */
export declare const onnxSettings: z.ZodObject<{
    nli: z.ZodDefault<z.ZodString>;
    toxicity: z.ZodDefault<z.ZodString>;
    folder: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    download: z.ZodDefault<z.ZodBoolean>;
    precision: z.ZodDefault<z.ZodEnum<{
        fp16: "fp16";
        fp32: "fp32";
        q4: "q4";
        q8: "q8";
    }>>;
}, z.core.$strip>;
export type OnnxSettings = z.infer<typeof onnxSettings>;
export declare const judgeSettings: z.ZodObject<{
    provider: z.ZodDefault<z.ZodEnum<{
        anthropic: "anthropic";
        auto: "auto";
        azure_openai: "azure_openai";
        local: "local";
        offline: "offline";
        onnx: "onnx";
        openai: "openai";
    }>>;
    model: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    base_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    onnx: z.ZodOptional<z.ZodObject<{
        nli: z.ZodDefault<z.ZodString>;
        toxicity: z.ZodDefault<z.ZodString>;
        folder: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        download: z.ZodDefault<z.ZodBoolean>;
        precision: z.ZodDefault<z.ZodEnum<{
            fp16: "fp16";
            fp32: "fp32";
            q4: "q4";
            q8: "q8";
        }>>;
    }, z.core.$strip>>;
    samples: z.ZodDefault<z.ZodNumber>;
    concurrency: z.ZodDefault<z.ZodNumber>;
    max_calls: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    max_cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    prices: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        input: z.ZodNumber;
        output: z.ZodNumber;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type JudgeSettings = z.infer<typeof judgeSettings>;
export declare const gateSettings: z.ZodObject<{
    min_pass_rate: z.ZodDefault<z.ZodNumber>;
    fail_on: z.ZodDefault<z.ZodEnum<{
        failure: "failure";
        never: "never";
        regression: "regression";
    }>>;
    max_error_rate: z.ZodDefault<z.ZodNumber>;
    min_scores: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    min_cases: z.ZodDefault<z.ZodNumber>;
    offline_low_confidence: z.ZodDefault<z.ZodBoolean>;
    quarantine: z.ZodOptional<z.ZodBoolean>;
    require_baseline: z.ZodDefault<z.ZodBoolean>;
    baseline_ref_check: z.ZodDefault<z.ZodBoolean>;
}, z.core.$strip>;
export type GateSettings = z.infer<typeof gateSettings>;
export declare const runSettings: z.ZodObject<{
    parallel: z.ZodDefault<z.ZodBoolean>;
    concurrency: z.ZodDefault<z.ZodNumber>;
    max_retries: z.ZodDefault<z.ZodNumber>;
    timeout_ms: z.ZodDefault<z.ZodNumber>;
    repeats: z.ZodDefault<z.ZodEnum<{
        all: "all";
        until_decided: "until_decided";
    }>>;
    time_limit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export type RunSettings = z.infer<typeof runSettings>;
/** What the Action does about failures, where its inputs do not say (contract 7). */
export declare const optimizeSettings: z.ZodObject<{
    mode: z.ZodDefault<z.ZodEnum<{
        never: "never";
        "on-failure": "on-failure";
    }>>;
    propose_by: z.ZodDefault<z.ZodEnum<{
        comment: "comment";
        "pull-request": "pull-request";
    }>>;
    max_cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strip>;
/** What the Action generates test cases from: documents, a file of conversation logs, else stored failures. Paths start at `assay.yaml`. */
export declare const generateSettings: z.ZodObject<{
    num_test_cases: z.ZodDefault<z.ZodNumber>;
    difficulty_distribution: z.ZodOptional<z.ZodObject<{
        easy: z.ZodOptional<z.ZodNumber>;
        medium: z.ZodOptional<z.ZodNumber>;
        hard: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
    include_edge_cases: z.ZodDefault<z.ZodBoolean>;
    focus_areas: z.ZodOptional<z.ZodArray<z.ZodString>>;
    mutation: z.ZodOptional<z.ZodBoolean>;
    agent_id: z.ZodOptional<z.ZodString>;
    documents: z.ZodOptional<z.ZodArray<z.ZodString>>;
    logs: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type GenerateSettings = z.infer<typeof generateSettings>;
/** `evals/assay.yaml` (contract 2). Everything is optional. */
export declare const settings: z.ZodObject<{
    judge: z.ZodPrefault<z.ZodObject<{
        provider: z.ZodDefault<z.ZodEnum<{
            anthropic: "anthropic";
            auto: "auto";
            azure_openai: "azure_openai";
            local: "local";
            offline: "offline";
            onnx: "onnx";
            openai: "openai";
        }>>;
        model: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        base_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        onnx: z.ZodOptional<z.ZodObject<{
            nli: z.ZodDefault<z.ZodString>;
            toxicity: z.ZodDefault<z.ZodString>;
            folder: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            download: z.ZodDefault<z.ZodBoolean>;
            precision: z.ZodDefault<z.ZodEnum<{
                fp16: "fp16";
                fp32: "fp32";
                q4: "q4";
                q8: "q8";
            }>>;
        }, z.core.$strip>>;
        samples: z.ZodDefault<z.ZodNumber>;
        concurrency: z.ZodDefault<z.ZodNumber>;
        max_calls: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        max_cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        prices: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
            input: z.ZodNumber;
            output: z.ZodNumber;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    defaults: z.ZodPrefault<z.ZodObject<{
        world: z.ZodOptional<z.ZodString>;
        workspace: z.ZodOptional<z.ZodObject<{
            from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                git: z.ZodString;
                path: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>]>;
            setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
        }, z.core.$strip>>;
        scorers: z.ZodDefault<z.ZodArray<z.ZodString>>;
        threshold: z.ZodOptional<z.ZodNumber>;
        thresholds: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodNumber>>;
        repeat: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strip>>;
    run: z.ZodPrefault<z.ZodObject<{
        parallel: z.ZodDefault<z.ZodBoolean>;
        concurrency: z.ZodDefault<z.ZodNumber>;
        max_retries: z.ZodDefault<z.ZodNumber>;
        timeout_ms: z.ZodDefault<z.ZodNumber>;
        repeats: z.ZodDefault<z.ZodEnum<{
            all: "all";
            until_decided: "until_decided";
        }>>;
        time_limit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>;
    gate: z.ZodPrefault<z.ZodObject<{
        min_pass_rate: z.ZodDefault<z.ZodNumber>;
        fail_on: z.ZodDefault<z.ZodEnum<{
            failure: "failure";
            never: "never";
            regression: "regression";
        }>>;
        max_error_rate: z.ZodDefault<z.ZodNumber>;
        min_scores: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodNumber>>;
        min_cases: z.ZodDefault<z.ZodNumber>;
        offline_low_confidence: z.ZodDefault<z.ZodBoolean>;
        quarantine: z.ZodOptional<z.ZodBoolean>;
        require_baseline: z.ZodDefault<z.ZodBoolean>;
        baseline_ref_check: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strip>>;
    cassettes: z.ZodPrefault<z.ZodObject<{
        hosts: z.ZodDefault<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            url: z.ZodURL;
            variable: z.ZodString;
        }, z.core.$strip>>>;
        agents: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strip>>;
    optimize: z.ZodOptional<z.ZodObject<{
        mode: z.ZodDefault<z.ZodEnum<{
            never: "never";
            "on-failure": "on-failure";
        }>>;
        propose_by: z.ZodDefault<z.ZodEnum<{
            comment: "comment";
            "pull-request": "pull-request";
        }>>;
        max_cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>>;
    generate: z.ZodOptional<z.ZodObject<{
        num_test_cases: z.ZodDefault<z.ZodNumber>;
        difficulty_distribution: z.ZodOptional<z.ZodObject<{
            easy: z.ZodOptional<z.ZodNumber>;
            medium: z.ZodOptional<z.ZodNumber>;
            hard: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strip>>;
        include_edge_cases: z.ZodDefault<z.ZodBoolean>;
        focus_areas: z.ZodOptional<z.ZodArray<z.ZodString>>;
        mutation: z.ZodOptional<z.ZodBoolean>;
        agent_id: z.ZodOptional<z.ZodString>;
        documents: z.ZodOptional<z.ZodArray<z.ZodString>>;
        logs: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    webhooks: z.ZodDefault<z.ZodArray<z.ZodObject<{
        url: z.ZodURL;
        events: z.ZodArray<z.ZodEnum<{
            "evaluation.completed": "evaluation.completed";
            "optimization.completed": "optimization.completed";
            "run.completed": "run.completed";
            "run.failed": "run.failed";
        }>>;
        secret: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type Settings = z.infer<typeof settings>;

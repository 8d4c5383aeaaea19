import { z } from 'zod';
/** Kinds of custom scorers (interface 2.1). */
export declare const scorerType: z.ZodEnum<{
    code: "code";
    llm_judge: "llm_judge";
    regex: "regex";
}>;
/** Fields a `regex` scorer can look at. */
export declare const regexField: z.ZodEnum<{
    agent_plan: "agent_plan";
    context: "context";
    expected_behavior: "expected_behavior";
    ground_truth: "ground_truth";
    input: "input";
    output: "output";
}>;
/** Configuration of a custom scorer (interface 2.1 with the extensions of contract 4 and metrics.md 7). */
export declare const scorerConfig: z.ZodObject<{
    model: z.ZodOptional<z.ZodString>;
    rubric: z.ZodOptional<z.ZodString>;
    language: z.ZodOptional<z.ZodEnum<{
        javascript: "javascript";
        python: "python";
    }>>;
    pattern: z.ZodOptional<z.ZodString>;
    output_schema: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    scale: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    mode: z.ZodOptional<z.ZodEnum<{
        binary: "binary";
        checklist: "checklist";
        scale: "scale";
    }>>;
    criteria: z.ZodOptional<z.ZodArray<z.ZodString>>;
    steps: z.ZodOptional<z.ZodArray<z.ZodString>>;
    anchors: z.ZodOptional<z.ZodArray<z.ZodObject<{
        score: z.ZodNumber;
        description: z.ZodString;
    }, z.core.$strip>>>;
    samples: z.ZodOptional<z.ZodNumber>;
    threshold: z.ZodOptional<z.ZodNumber>;
    flags: z.ZodOptional<z.ZodString>;
    match: z.ZodOptional<z.ZodEnum<{
        full: "full";
        search: "search";
    }>>;
    negate: z.ZodOptional<z.ZodBoolean>;
    field: z.ZodOptional<z.ZodEnum<{
        agent_plan: "agent_plan";
        context: "context";
        expected_behavior: "expected_behavior";
        ground_truth: "ground_truth";
        input: "input";
        output: "output";
    }>>;
    timeout_ms: z.ZodOptional<z.ZodNumber>;
    require_isolation: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export declare const scorerFields: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    type: z.ZodEnum<{
        code: "code";
        llm_judge: "llm_judge";
        regex: "regex";
    }>;
    config: z.ZodObject<{
        model: z.ZodOptional<z.ZodString>;
        rubric: z.ZodOptional<z.ZodString>;
        language: z.ZodOptional<z.ZodEnum<{
            javascript: "javascript";
            python: "python";
        }>>;
        pattern: z.ZodOptional<z.ZodString>;
        output_schema: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        scale: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        mode: z.ZodOptional<z.ZodEnum<{
            binary: "binary";
            checklist: "checklist";
            scale: "scale";
        }>>;
        criteria: z.ZodOptional<z.ZodArray<z.ZodString>>;
        steps: z.ZodOptional<z.ZodArray<z.ZodString>>;
        anchors: z.ZodOptional<z.ZodArray<z.ZodObject<{
            score: z.ZodNumber;
            description: z.ZodString;
        }, z.core.$strip>>>;
        samples: z.ZodOptional<z.ZodNumber>;
        threshold: z.ZodOptional<z.ZodNumber>;
        flags: z.ZodOptional<z.ZodString>;
        match: z.ZodOptional<z.ZodEnum<{
            full: "full";
            search: "search";
        }>>;
        negate: z.ZodOptional<z.ZodBoolean>;
        field: z.ZodOptional<z.ZodEnum<{
            agent_plan: "agent_plan";
            context: "context";
            expected_behavior: "expected_behavior";
            ground_truth: "ground_truth";
            input: "input";
            output: "output";
        }>>;
        timeout_ms: z.ZodOptional<z.ZodNumber>;
        require_isolation: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    variables: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
}, z.core.$strip>;
/** What each kind of scorer cannot do without (interface 2.1). Tolerant of half-read input. */
export declare function completeScorer(value: {
    type?: unknown;
    config?: {
        rubric?: unknown;
        pattern?: unknown;
        criteria?: unknown;
    } | undefined;
}, context: z.RefinementCtx): void;
/** Request body of POST /v1/scorers. */
export declare const createScorerRequest: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    type: z.ZodEnum<{
        code: "code";
        llm_judge: "llm_judge";
        regex: "regex";
    }>;
    config: z.ZodObject<{
        model: z.ZodOptional<z.ZodString>;
        rubric: z.ZodOptional<z.ZodString>;
        language: z.ZodOptional<z.ZodEnum<{
            javascript: "javascript";
            python: "python";
        }>>;
        pattern: z.ZodOptional<z.ZodString>;
        output_schema: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        scale: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        mode: z.ZodOptional<z.ZodEnum<{
            binary: "binary";
            checklist: "checklist";
            scale: "scale";
        }>>;
        criteria: z.ZodOptional<z.ZodArray<z.ZodString>>;
        steps: z.ZodOptional<z.ZodArray<z.ZodString>>;
        anchors: z.ZodOptional<z.ZodArray<z.ZodObject<{
            score: z.ZodNumber;
            description: z.ZodString;
        }, z.core.$strip>>>;
        samples: z.ZodOptional<z.ZodNumber>;
        threshold: z.ZodOptional<z.ZodNumber>;
        flags: z.ZodOptional<z.ZodString>;
        match: z.ZodOptional<z.ZodEnum<{
            full: "full";
            search: "search";
        }>>;
        negate: z.ZodOptional<z.ZodBoolean>;
        field: z.ZodOptional<z.ZodEnum<{
            agent_plan: "agent_plan";
            context: "context";
            expected_behavior: "expected_behavior";
            ground_truth: "ground_truth";
            input: "input";
            output: "output";
        }>>;
        timeout_ms: z.ZodOptional<z.ZodNumber>;
        require_isolation: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    variables: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
}, z.core.$strip>;
export type CreateScorerRequest = z.infer<typeof createScorerRequest>;
/** Response of POST /v1/scorers. */
export declare const createScorerResponse: z.ZodObject<{
    scorer_id: z.ZodString;
    name: z.ZodString;
}, z.core.$strip>;
/** A stored custom scorer. */
export declare const scorer: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    type: z.ZodEnum<{
        code: "code";
        llm_judge: "llm_judge";
        regex: "regex";
    }>;
    config: z.ZodObject<{
        model: z.ZodOptional<z.ZodString>;
        rubric: z.ZodOptional<z.ZodString>;
        language: z.ZodOptional<z.ZodEnum<{
            javascript: "javascript";
            python: "python";
        }>>;
        pattern: z.ZodOptional<z.ZodString>;
        output_schema: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        scale: z.ZodOptional<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
        mode: z.ZodOptional<z.ZodEnum<{
            binary: "binary";
            checklist: "checklist";
            scale: "scale";
        }>>;
        criteria: z.ZodOptional<z.ZodArray<z.ZodString>>;
        steps: z.ZodOptional<z.ZodArray<z.ZodString>>;
        anchors: z.ZodOptional<z.ZodArray<z.ZodObject<{
            score: z.ZodNumber;
            description: z.ZodString;
        }, z.core.$strip>>>;
        samples: z.ZodOptional<z.ZodNumber>;
        threshold: z.ZodOptional<z.ZodNumber>;
        flags: z.ZodOptional<z.ZodString>;
        match: z.ZodOptional<z.ZodEnum<{
            full: "full";
            search: "search";
        }>>;
        negate: z.ZodOptional<z.ZodBoolean>;
        field: z.ZodOptional<z.ZodEnum<{
            agent_plan: "agent_plan";
            context: "context";
            expected_behavior: "expected_behavior";
            ground_truth: "ground_truth";
            input: "input";
            output: "output";
        }>>;
        timeout_ms: z.ZodOptional<z.ZodNumber>;
        require_isolation: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
    variables: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    scorer_id: z.ZodString;
}, z.core.$strip>;
export type CustomScorer = z.infer<typeof scorer>;

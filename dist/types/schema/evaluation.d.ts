import { z } from 'zod';
/** What can be judged: the fields of interface 4.2 plus the extension fields of metrics.md 1.2. All optional; scorers say what they need. */
export declare const subject: z.ZodObject<{
    input: z.ZodOptional<z.ZodString>;
    output: z.ZodOptional<z.ZodString>;
    expected_behavior: z.ZodOptional<z.ZodString>;
    context: z.ZodOptional<z.ZodArray<z.ZodString>>;
    ground_truth: z.ZodOptional<z.ZodString>;
    conversation_history: z.ZodOptional<z.ZodArray<z.ZodObject<{
        role: z.ZodEnum<{
            assistant: "assistant";
            system: "system";
            tool: "tool";
            user: "user";
        }>;
        content: z.ZodString;
        context: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>>;
    agent_plan: z.ZodOptional<z.ZodString>;
    tool_calls: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        result: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodOptional<z.ZodUnknown>;
        turn: z.ZodOptional<z.ZodNumber>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    role: z.ZodOptional<z.ZodString>;
    system_prompt: z.ZodOptional<z.ZodString>;
    domain: z.ZodOptional<z.ZodString>;
    allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
    advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
    expected_tools: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    }, z.core.$strip>]>>>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    latency_ms: z.ZodOptional<z.ZodNumber>;
    usage: z.ZodOptional<z.ZodObject<{
        input_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        output_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodString;
        changes: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            status: z.ZodEnum<{
                added: "added";
                changed: "changed";
                removed: "removed";
            }>;
            diff: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        more_changes: z.ZodOptional<z.ZodNumber>;
        files: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            exists: z.ZodBoolean;
            kind: z.ZodOptional<z.ZodEnum<{
                folder: "folder";
                link: "link";
                other: "other";
            }>>;
            behind: z.ZodOptional<z.ZodString>;
            text: z.ZodOptional<z.ZodString>;
            size: z.ZodOptional<z.ZodNumber>;
            unreadable: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>>;
        commands: z.ZodArray<z.ZodObject<{
            run: z.ZodArray<z.ZodString>;
            timeout_ms: z.ZodNumber;
            files: z.ZodOptional<z.ZodArray<z.ZodString>>;
            exit_code: z.ZodNullable<z.ZodNumber>;
            output: z.ZodString;
            errors: z.ZodString;
            output_cut: z.ZodOptional<z.ZodLiteral<true>>;
            failed: z.ZodOptional<z.ZodString>;
            not_found: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>>;
        isolation: z.ZodObject<{
            level: z.ZodEnum<{
                full: "full";
                none: "none";
            }>;
            missing: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    spans: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        kind: z.ZodDefault<z.ZodEnum<{
            agent: "agent";
            chain: "chain";
            llm: "llm";
            retrieval: "retrieval";
            tool: "tool";
        }>>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        error: z.ZodOptional<z.ZodString>;
        attributes: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>>>;
    state: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}, z.core.$strip>;
export type Subject = z.infer<typeof subject>;
/** Without scorers there have to be checks. */
export declare function judgedBySomething(value: object, context: z.RefinementCtx): void;
/** Request body of POST /v1/evaluate. `threshold` above 1 is only for `latency_ms` (metrics.md 8). */
export declare const evaluateRequest: z.ZodObject<{
    input: z.ZodOptional<z.ZodString>;
    output: z.ZodOptional<z.ZodString>;
    expected_behavior: z.ZodOptional<z.ZodString>;
    context: z.ZodOptional<z.ZodArray<z.ZodString>>;
    ground_truth: z.ZodOptional<z.ZodString>;
    conversation_history: z.ZodOptional<z.ZodArray<z.ZodObject<{
        role: z.ZodEnum<{
            assistant: "assistant";
            system: "system";
            tool: "tool";
            user: "user";
        }>;
        content: z.ZodString;
        context: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>>;
    agent_plan: z.ZodOptional<z.ZodString>;
    tool_calls: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        result: z.ZodOptional<z.ZodUnknown>;
        error: z.ZodOptional<z.ZodUnknown>;
        turn: z.ZodOptional<z.ZodNumber>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    role: z.ZodOptional<z.ZodString>;
    system_prompt: z.ZodOptional<z.ZodString>;
    domain: z.ZodOptional<z.ZodString>;
    allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
    advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
    expected_tools: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    }, z.core.$strip>]>>>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    latency_ms: z.ZodOptional<z.ZodNumber>;
    usage: z.ZodOptional<z.ZodObject<{
        input_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        output_tokens: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
        cost_usd: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    }, z.core.$strip>>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodString;
        changes: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            status: z.ZodEnum<{
                added: "added";
                changed: "changed";
                removed: "removed";
            }>;
            diff: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
        more_changes: z.ZodOptional<z.ZodNumber>;
        files: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            exists: z.ZodBoolean;
            kind: z.ZodOptional<z.ZodEnum<{
                folder: "folder";
                link: "link";
                other: "other";
            }>>;
            behind: z.ZodOptional<z.ZodString>;
            text: z.ZodOptional<z.ZodString>;
            size: z.ZodOptional<z.ZodNumber>;
            unreadable: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>>;
        commands: z.ZodArray<z.ZodObject<{
            run: z.ZodArray<z.ZodString>;
            timeout_ms: z.ZodNumber;
            files: z.ZodOptional<z.ZodArray<z.ZodString>>;
            exit_code: z.ZodNullable<z.ZodNumber>;
            output: z.ZodString;
            errors: z.ZodString;
            output_cut: z.ZodOptional<z.ZodLiteral<true>>;
            failed: z.ZodOptional<z.ZodString>;
            not_found: z.ZodOptional<z.ZodLiteral<true>>;
        }, z.core.$strip>>;
        isolation: z.ZodObject<{
            level: z.ZodEnum<{
                full: "full";
                none: "none";
            }>;
            missing: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
    spans: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        kind: z.ZodDefault<z.ZodEnum<{
            agent: "agent";
            chain: "chain";
            llm: "llm";
            retrieval: "retrieval";
            tool: "tool";
        }>>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        error: z.ZodOptional<z.ZodString>;
        attributes: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    }, z.core.$strip>>>;
    state: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    turn_id: z.ZodOptional<z.ZodString>;
    scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
    threshold: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type EvaluateRequest = z.infer<typeof evaluateRequest>;
/** Response of POST /v1/evaluate (interface 2.2). `errors` stands beside `results` when a scorer could not judge. */
export declare const evaluateResponse: z.ZodObject<{
    evaluation_id: z.ZodString;
    overall_pass: z.ZodBoolean;
    results: z.ZodRecord<z.ZodString, z.ZodObject<{
        score: z.ZodNumber;
        pass: z.ZodBoolean;
        reasoning: z.ZodString;
        metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        gating: z.ZodOptional<z.ZodLiteral<false>>;
    }, z.core.$strip>>;
    errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        code: z.ZodString;
        subcode: z.ZodOptional<z.ZodString>;
        message: z.ZodString;
        field: z.ZodOptional<z.ZodString>;
        hint: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type EvaluateResponse = z.infer<typeof evaluateResponse>;

import { z } from 'zod';
/** One item of a batch: every field of an evaluation but `scorers` (contract 9). */
export declare const batchItem: z.ZodObject<{
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
    input: z.ZodString;
    output: z.ZodString;
    threshold: z.ZodOptional<z.ZodNumber>;
    checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
}, z.core.$strip>;
export type BatchItem = z.infer<typeof batchItem>;
/** Request body of POST /v1/evaluate/batch (interface 4.3). */
export declare const batchRequest: z.ZodObject<{
    items: z.ZodArray<z.ZodObject<{
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
        input: z.ZodString;
        output: z.ZodString;
        threshold: z.ZodOptional<z.ZodNumber>;
        checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
    }, z.core.$strip>>;
    scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
    threshold: z.ZodOptional<z.ZodNumber>;
    config: z.ZodDefault<z.ZodObject<{
        parallel: z.ZodDefault<z.ZodBoolean>;
        fail_fast: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type BatchRequest = z.infer<typeof batchRequest>;
/** One entry per item, in order. An errored or skipped item has `overall_pass` false and no scores. */
export declare const batchItemResult: z.ZodObject<{
    item_index: z.ZodNumber;
    overall_pass: z.ZodBoolean;
    scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    status: z.ZodEnum<{
        errored: "errored";
        scored: "scored";
        skipped: "skipped";
    }>;
    errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
        code: z.ZodString;
        subcode: z.ZodOptional<z.ZodString>;
        message: z.ZodString;
        field: z.ZodOptional<z.ZodString>;
        hint: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type BatchItemResult = z.infer<typeof batchItemResult>;
/** Response of POST /v1/evaluate/batch (interface 2.3). Averages are over scored items. */
export declare const batchResponse: z.ZodObject<{
    batch_id: z.ZodString;
    status: z.ZodEnum<{
        completed: "completed";
        failed: "failed";
        running: "running";
    }>;
    reason: z.ZodOptional<z.ZodString>;
    results: z.ZodArray<z.ZodObject<{
        item_index: z.ZodNumber;
        overall_pass: z.ZodBoolean;
        scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
        status: z.ZodEnum<{
            errored: "errored";
            scored: "scored";
            skipped: "skipped";
        }>;
        errors: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
            code: z.ZodString;
            subcode: z.ZodOptional<z.ZodString>;
            message: z.ZodString;
            field: z.ZodOptional<z.ZodString>;
            hint: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
    summary: z.ZodObject<{
        total: z.ZodNumber;
        passed: z.ZodNumber;
        failed: z.ZodNumber;
        errored: z.ZodNumber;
        skipped: z.ZodNumber;
        avg_scores: z.ZodRecord<z.ZodString, z.ZodNumber>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type BatchResponse = z.infer<typeof batchResponse>;

/** Every operation that works, under the name the library uses for it; one line each. */
export declare const operations: {
    readonly createScorer: import("./define-operation.js").Operation<import("zod").ZodObject<{
        name: import("zod").ZodString;
        description: import("zod").ZodOptional<import("zod").ZodString>;
        type: import("zod").ZodEnum<{
            code: "code";
            llm_judge: "llm_judge";
            regex: "regex";
        }>;
        config: import("zod").ZodObject<{
            model: import("zod").ZodOptional<import("zod").ZodString>;
            rubric: import("zod").ZodOptional<import("zod").ZodString>;
            language: import("zod").ZodOptional<import("zod").ZodEnum<{
                javascript: "javascript";
                python: "python";
            }>>;
            pattern: import("zod").ZodOptional<import("zod").ZodString>;
            output_schema: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
            scale: import("zod").ZodOptional<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
            mode: import("zod").ZodOptional<import("zod").ZodEnum<{
                binary: "binary";
                checklist: "checklist";
                scale: "scale";
            }>>;
            criteria: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            steps: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            anchors: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                score: import("zod").ZodNumber;
                description: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            samples: import("zod").ZodOptional<import("zod").ZodNumber>;
            threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
            flags: import("zod").ZodOptional<import("zod").ZodString>;
            match: import("zod").ZodOptional<import("zod").ZodEnum<{
                full: "full";
                search: "search";
            }>>;
            negate: import("zod").ZodOptional<import("zod").ZodBoolean>;
            field: import("zod").ZodOptional<import("zod").ZodEnum<{
                agent_plan: "agent_plan";
                context: "context";
                expected_behavior: "expected_behavior";
                ground_truth: "ground_truth";
                input: "input";
                output: "output";
            }>>;
            timeout_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            require_isolation: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>;
        variables: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        scorer_id: import("zod").ZodString;
        name: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").ResourceAccess>;
    readonly evaluate: import("./define-operation.js").Operation<import("zod").ZodObject<{
        input: import("zod").ZodOptional<import("zod").ZodString>;
        output: import("zod").ZodOptional<import("zod").ZodString>;
        expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
        context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
        conversation_history: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            role: import("zod").ZodEnum<{
                assistant: "assistant";
                system: "system";
                tool: "tool";
                user: "user";
            }>;
            content: import("zod").ZodString;
            context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        }, import("zod/v4/core").$strip>>>;
        agent_plan: import("zod").ZodOptional<import("zod").ZodString>;
        tool_calls: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            arguments: import("zod").ZodDefault<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            result: import("zod").ZodOptional<import("zod").ZodUnknown>;
            error: import("zod").ZodOptional<import("zod").ZodUnknown>;
            turn: import("zod").ZodOptional<import("zod").ZodNumber>;
            reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>>;
        role: import("zod").ZodOptional<import("zod").ZodString>;
        system_prompt: import("zod").ZodOptional<import("zod").ZodString>;
        domain: import("zod").ZodOptional<import("zod").ZodString>;
        allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
            name: import("zod").ZodString;
            arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        }, import("zod/v4/core").$strip>]>>>;
        available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            description: import("zod").ZodOptional<import("zod").ZodString>;
            parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>>;
        latency_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
        usage: import("zod").ZodOptional<import("zod").ZodObject<{
            input_tokens: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
            output_tokens: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
            cost_usd: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
        }, import("zod/v4/core").$strip>>;
        workspace: import("zod").ZodOptional<import("zod").ZodObject<{
            from: import("zod").ZodString;
            changes: import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    added: "added";
                    changed: "changed";
                    removed: "removed";
                }>;
                diff: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            more_changes: import("zod").ZodOptional<import("zod").ZodNumber>;
            files: import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                exists: import("zod").ZodBoolean;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    folder: "folder";
                    link: "link";
                    other: "other";
                }>>;
                behind: import("zod").ZodOptional<import("zod").ZodString>;
                text: import("zod").ZodOptional<import("zod").ZodString>;
                size: import("zod").ZodOptional<import("zod").ZodNumber>;
                unreadable: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
            }, import("zod/v4/core").$strip>>;
            commands: import("zod").ZodArray<import("zod").ZodObject<{
                run: import("zod").ZodArray<import("zod").ZodString>;
                timeout_ms: import("zod").ZodNumber;
                files: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                exit_code: import("zod").ZodNullable<import("zod").ZodNumber>;
                output: import("zod").ZodString;
                errors: import("zod").ZodString;
                output_cut: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
                failed: import("zod").ZodOptional<import("zod").ZodString>;
                not_found: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
            }, import("zod/v4/core").$strip>>;
            isolation: import("zod").ZodObject<{
                level: import("zod").ZodEnum<{
                    full: "full";
                    none: "none";
                }>;
                missing: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>>;
        spans: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            kind: import("zod").ZodDefault<import("zod").ZodEnum<{
                agent: "agent";
                chain: "chain";
                llm: "llm";
                retrieval: "retrieval";
                tool: "tool";
            }>>;
            duration_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            error: import("zod").ZodOptional<import("zod").ZodString>;
            attributes: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
        }, import("zod/v4/core").$strip>>>;
        state: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
        turn_id: import("zod").ZodOptional<import("zod").ZodString>;
        scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
        threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        evaluation_id: import("zod").ZodString;
        overall_pass: import("zod").ZodBoolean;
        results: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
            score: import("zod").ZodNumber;
            pass: import("zod").ZodBoolean;
            reasoning: import("zod").ZodString;
            metadata: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
            gating: import("zod").ZodOptional<import("zod").ZodLiteral<false>>;
        }, import("zod/v4/core").$strip>>;
        errors: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
            code: import("zod").ZodString;
            subcode: import("zod").ZodOptional<import("zod").ZodString>;
            message: import("zod").ZodString;
            field: import("zod").ZodOptional<import("zod").ZodString>;
            hint: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>>;
    }, import("zod/v4/core").$strip>, import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").OptionsAccess & import("../ports/ports-access.js").PortsAccess & import("../engine/engine-parts.js").WebhookAccess & import("../engine/engine-parts.js").BackgroundAccess>;
    readonly evaluateBatch: import("./define-operation.js").Operation<import("zod").ZodObject<{
        items: import("zod").ZodArray<import("zod").ZodObject<{
            expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
            context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
            conversation_history: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                role: import("zod").ZodEnum<{
                    assistant: "assistant";
                    system: "system";
                    tool: "tool";
                    user: "user";
                }>;
                content: import("zod").ZodString;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>>;
            agent_plan: import("zod").ZodOptional<import("zod").ZodString>;
            tool_calls: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodDefault<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                result: import("zod").ZodOptional<import("zod").ZodUnknown>;
                error: import("zod").ZodOptional<import("zod").ZodUnknown>;
                turn: import("zod").ZodOptional<import("zod").ZodNumber>;
                reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>>>;
            role: import("zod").ZodOptional<import("zod").ZodString>;
            system_prompt: import("zod").ZodOptional<import("zod").ZodString>;
            domain: import("zod").ZodOptional<import("zod").ZodString>;
            allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            }, import("zod/v4/core").$strip>]>>>;
            available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>>>;
            latency_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            usage: import("zod").ZodOptional<import("zod").ZodObject<{
                input_tokens: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
                output_tokens: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
                cost_usd: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>>;
            workspace: import("zod").ZodOptional<import("zod").ZodObject<{
                from: import("zod").ZodString;
                changes: import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        added: "added";
                        changed: "changed";
                        removed: "removed";
                    }>;
                    diff: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                more_changes: import("zod").ZodOptional<import("zod").ZodNumber>;
                files: import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    exists: import("zod").ZodBoolean;
                    kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                        folder: "folder";
                        link: "link";
                        other: "other";
                    }>>;
                    behind: import("zod").ZodOptional<import("zod").ZodString>;
                    text: import("zod").ZodOptional<import("zod").ZodString>;
                    size: import("zod").ZodOptional<import("zod").ZodNumber>;
                    unreadable: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
                }, import("zod/v4/core").$strip>>;
                commands: import("zod").ZodArray<import("zod").ZodObject<{
                    run: import("zod").ZodArray<import("zod").ZodString>;
                    timeout_ms: import("zod").ZodNumber;
                    files: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    exit_code: import("zod").ZodNullable<import("zod").ZodNumber>;
                    output: import("zod").ZodString;
                    errors: import("zod").ZodString;
                    output_cut: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
                    failed: import("zod").ZodOptional<import("zod").ZodString>;
                    not_found: import("zod").ZodOptional<import("zod").ZodLiteral<true>>;
                }, import("zod/v4/core").$strip>>;
                isolation: import("zod").ZodObject<{
                    level: import("zod").ZodEnum<{
                        full: "full";
                        none: "none";
                    }>;
                    missing: import("zod").ZodArray<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>>;
            spans: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                kind: import("zod").ZodDefault<import("zod").ZodEnum<{
                    agent: "agent";
                    chain: "chain";
                    llm: "llm";
                    retrieval: "retrieval";
                    tool: "tool";
                }>>;
                duration_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
                error: import("zod").ZodOptional<import("zod").ZodString>;
                attributes: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            }, import("zod/v4/core").$strip>>>;
            state: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            input: import("zod").ZodString;
            output: import("zod").ZodString;
            threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
            checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
        }, import("zod/v4/core").$strip>>;
        scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
        threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
        config: import("zod").ZodDefault<import("zod").ZodObject<{
            parallel: import("zod").ZodDefault<import("zod").ZodBoolean>;
            fail_fast: import("zod").ZodDefault<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        batch_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            completed: "completed";
            failed: "failed";
            running: "running";
        }>;
        reason: import("zod").ZodOptional<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            item_index: import("zod").ZodNumber;
            overall_pass: import("zod").ZodBoolean;
            scores: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNumber>;
            status: import("zod").ZodEnum<{
                errored: "errored";
                scored: "scored";
                skipped: "skipped";
            }>;
            errors: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
                code: import("zod").ZodString;
                subcode: import("zod").ZodOptional<import("zod").ZodString>;
                message: import("zod").ZodString;
                field: import("zod").ZodOptional<import("zod").ZodString>;
                hint: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>>;
        summary: import("zod").ZodObject<{
            total: import("zod").ZodNumber;
            passed: import("zod").ZodNumber;
            failed: import("zod").ZodNumber;
            errored: import("zod").ZodNumber;
            skipped: import("zod").ZodNumber;
            avg_scores: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>, import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").OptionsAccess & import("../ports/ports-access.js").PortsAccess & import("../engine/engine-parts.js").WebhookAccess & import("../engine/engine-parts.js").BackgroundAccess>;
    readonly createTestCase: import("./define-operation.js").Operation<import("zod").ZodObject<{
        skip: import("zod").ZodOptional<import("zod").ZodString>;
        only: import("zod").ZodOptional<import("zod").ZodBoolean>;
        repeat: import("zod").ZodOptional<import("zod").ZodNumber>;
        min_passes: import("zod").ZodOptional<import("zod").ZodNumber>;
        threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
        world: import("zod").ZodOptional<import("zod").ZodString>;
        expected_state: import("zod").ZodOptional<import("zod").ZodObject<{
            actions: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodDefault<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            }, import("zod/v4/core").$strip>>>;
            equals: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
            at: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            unchanged: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            forbidden: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                writes: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>>;
            outputs: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber]>>>;
            strict: import("zod").ZodDefault<import("zod").ZodBoolean>;
            in_order: import("zod").ZodDefault<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>;
        forbidden_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
            name: import("zod").ZodString;
            arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            extra_arguments: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>]>>>;
        max_steps: import("zod").ZodOptional<import("zod").ZodNumber>;
        severity: import("zod").ZodOptional<import("zod").ZodEnum<{
            critical: "critical";
            high: "high";
            low: "low";
            medium: "medium";
        }>>;
        gating: import("zod").ZodOptional<import("zod").ZodBoolean>;
        user: import("zod").ZodOptional<import("zod").ZodObject<{
            goal: import("zod").ZodString;
            facts: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean]>>>;
            unknown: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
            persona: import("zod").ZodOptional<import("zod").ZodString>;
            never: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
            stop: import("zod").ZodPrefault<import("zod").ZodObject<{
                max_turns: import("zod").ZodDefault<import("zod").ZodNumber>;
                when: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodEnum<{
                    agent_hands_over: "agent_hands_over";
                    goal_reached: "goal_reached";
                    user_gives_up: "user_gives_up";
                }>>>;
            }, import("zod/v4/core").$strip>>;
            player: import("zod").ZodOptional<import("zod").ZodEnum<{
                model: "model";
                scripted: "scripted";
            }>>;
            script: import("zod").ZodOptional<import("zod").ZodObject<{
                opening: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                steps: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>>;
                answers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    asked: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    when: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    say: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    times: import("zod").ZodOptional<import("zod").ZodNumber>;
                    ends: import("zod").ZodOptional<import("zod").ZodEnum<{
                        agent_hands_over: "agent_hands_over";
                        goal_reached: "goal_reached";
                        user_gives_up: "user_gives_up";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                words: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>>;
                agrees: import("zod").ZodOptional<import("zod").ZodBoolean>;
                insists: import("zod").ZodOptional<import("zod").ZodObject<{
                    times: import("zod").ZodDefault<import("zod").ZodNumber>;
                    say: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                }, import("zod/v4/core").$strip>>;
                done: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                hands_over: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                otherwise: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
            }, import("zod/v4/core").$strip>>;
            seeds: import("zod").ZodOptional<import("zod").ZodNumber>;
            each: import("zod").ZodOptional<import("zod").ZodObject<{
                expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
                scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
                ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                }, import("zod/v4/core").$strip>]>>>;
                available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                role: import("zod").ZodOptional<import("zod").ZodString>;
                allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
            afterwards: import("zod").ZodOptional<import("zod").ZodObject<{
                expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
                scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
                ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                }, import("zod/v4/core").$strip>]>>>;
                available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                role: import("zod").ZodOptional<import("zod").ZodString>;
                allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        affects: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        name: import("zod").ZodString;
        agent_id: import("zod").ZodString;
        type: import("zod").ZodDefault<import("zod").ZodEnum<{
            multi: "multi";
            single: "single";
        }>>;
        tags: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
        turns: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            input: import("zod").ZodObject<{
                text: import("zod").ZodString;
                attachments: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodOptional<import("zod").ZodString>;
                    url: import("zod").ZodOptional<import("zod").ZodURL>;
                    data: import("zod").ZodOptional<import("zod").ZodBase64>;
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    media_type: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
            scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
            ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
            context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            }, import("zod/v4/core").$strip>]>>>;
            available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>>>;
            role: import("zod").ZodOptional<import("zod").ZodString>;
            allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            expected_behavior: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        skip: import("zod").ZodOptional<import("zod").ZodString>;
        only: import("zod").ZodOptional<import("zod").ZodBoolean>;
        repeat: import("zod").ZodOptional<import("zod").ZodNumber>;
        min_passes: import("zod").ZodOptional<import("zod").ZodNumber>;
        threshold: import("zod").ZodOptional<import("zod").ZodNumber>;
        world: import("zod").ZodOptional<import("zod").ZodString>;
        workspace: import("zod").ZodOptional<import("zod").ZodObject<{
            from: import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                git: import("zod").ZodString;
                path: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>]>;
            setup: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodArray<import("zod").ZodString>>>;
        }, import("zod/v4/core").$strip>>;
        expected_state: import("zod").ZodOptional<import("zod").ZodObject<{
            actions: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodDefault<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            }, import("zod/v4/core").$strip>>>;
            equals: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>]>>;
            at: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            unchanged: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            forbidden: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                writes: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>>;
            outputs: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber]>>>;
            strict: import("zod").ZodDefault<import("zod").ZodBoolean>;
            in_order: import("zod").ZodDefault<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>;
        forbidden_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
            name: import("zod").ZodString;
            arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            extra_arguments: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>]>>>;
        max_steps: import("zod").ZodOptional<import("zod").ZodNumber>;
        severity: import("zod").ZodOptional<import("zod").ZodEnum<{
            critical: "critical";
            high: "high";
            low: "low";
            medium: "medium";
        }>>;
        gating: import("zod").ZodOptional<import("zod").ZodBoolean>;
        user: import("zod").ZodOptional<import("zod").ZodObject<{
            goal: import("zod").ZodString;
            facts: import("zod").ZodDefault<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean]>>>;
            unknown: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
            persona: import("zod").ZodOptional<import("zod").ZodString>;
            never: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
            stop: import("zod").ZodPrefault<import("zod").ZodObject<{
                max_turns: import("zod").ZodDefault<import("zod").ZodNumber>;
                when: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodEnum<{
                    agent_hands_over: "agent_hands_over";
                    goal_reached: "goal_reached";
                    user_gives_up: "user_gives_up";
                }>>>;
            }, import("zod/v4/core").$strip>>;
            player: import("zod").ZodOptional<import("zod").ZodEnum<{
                model: "model";
                scripted: "scripted";
            }>>;
            script: import("zod").ZodOptional<import("zod").ZodObject<{
                opening: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                steps: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>>;
                answers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    asked: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    when: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    say: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                    times: import("zod").ZodOptional<import("zod").ZodNumber>;
                    ends: import("zod").ZodOptional<import("zod").ZodEnum<{
                        agent_hands_over: "agent_hands_over";
                        goal_reached: "goal_reached";
                        user_gives_up: "user_gives_up";
                    }>>;
                }, import("zod/v4/core").$strip>>>;
                words: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>>;
                agrees: import("zod").ZodOptional<import("zod").ZodBoolean>;
                insists: import("zod").ZodOptional<import("zod").ZodObject<{
                    times: import("zod").ZodDefault<import("zod").ZodNumber>;
                    say: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                }, import("zod/v4/core").$strip>>;
                done: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                hands_over: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
                otherwise: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodArray<import("zod").ZodString>]>>;
            }, import("zod/v4/core").$strip>>;
            seeds: import("zod").ZodOptional<import("zod").ZodNumber>;
            each: import("zod").ZodOptional<import("zod").ZodObject<{
                expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
                scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
                ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                }, import("zod/v4/core").$strip>]>>>;
                available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                role: import("zod").ZodOptional<import("zod").ZodString>;
                allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
            afterwards: import("zod").ZodOptional<import("zod").ZodObject<{
                expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
                scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
                ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                }, import("zod/v4/core").$strip>]>>>;
                available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                role: import("zod").ZodOptional<import("zod").ZodString>;
                allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        affects: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        name: import("zod").ZodString;
        agent_id: import("zod").ZodString;
        type: import("zod").ZodDefault<import("zod").ZodEnum<{
            multi: "multi";
            single: "single";
        }>>;
        turns: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodObject<{
            input: import("zod").ZodObject<{
                text: import("zod").ZodString;
                attachments: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodOptional<import("zod").ZodString>;
                    url: import("zod").ZodOptional<import("zod").ZodURL>;
                    data: import("zod").ZodOptional<import("zod").ZodBase64>;
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    media_type: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
            expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
            scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
            ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
            context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                name: import("zod").ZodString;
                arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            }, import("zod/v4/core").$strip>]>>>;
            available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>>>;
            role: import("zod").ZodOptional<import("zod").ZodString>;
            allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        }, import("zod/v4/core").$strip>>>;
        tags: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodString>>;
        id: import("zod").ZodString;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess>;
    readonly generateTestCases: import("./define-operation.js").Operation<import("zod").ZodObject<{
        agent_id: import("zod").ZodString;
        source_type: import("zod").ZodEnum<{
            conversation_logs: "conversation_logs";
            documents: "documents";
            failure_analysis: "failure_analysis";
        }>;
        documents: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            content: import("zod").ZodString;
            name: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>>;
        conversation_logs: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            input: import("zod").ZodString;
            output: import("zod").ZodString;
            feedback: import("zod").ZodOptional<import("zod").ZodEnum<{
                bad: "bad";
                good: "good";
                neutral: "neutral";
            }>>;
        }, import("zod/v4/core").$strip>>>;
        generation_config: import("zod").ZodPrefault<import("zod").ZodObject<{
            num_test_cases: import("zod").ZodDefault<import("zod").ZodNumber>;
            difficulty_distribution: import("zod").ZodOptional<import("zod").ZodObject<{
                easy: import("zod").ZodOptional<import("zod").ZodNumber>;
                medium: import("zod").ZodOptional<import("zod").ZodNumber>;
                hard: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            include_edge_cases: import("zod").ZodDefault<import("zod").ZodBoolean>;
            focus_areas: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            mutation: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        generated_test_cases: import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            turns: import("zod").ZodArray<import("zod").ZodObject<{
                input: import("zod").ZodObject<{
                    text: import("zod").ZodString;
                    attachments: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                        path: import("zod").ZodOptional<import("zod").ZodString>;
                        url: import("zod").ZodOptional<import("zod").ZodURL>;
                        data: import("zod").ZodOptional<import("zod").ZodBase64>;
                        name: import("zod").ZodOptional<import("zod").ZodString>;
                        media_type: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>>;
                }, import("zod/v4/core").$strip>;
                expected_behavior: import("zod").ZodOptional<import("zod").ZodString>;
                scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                checks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{}, import("zod/v4/core").$loose>]>>>;
                ground_truth: import("zod").ZodOptional<import("zod").ZodString>;
                context: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                expected_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    arguments: import("zod").ZodOptional<import("zod").ZodType<Record<string, unknown>, unknown, import("zod/v4/core").$ZodTypeInternals<Record<string, unknown>, unknown>>>;
                }, import("zod/v4/core").$strip>]>>>;
                available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
                    required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>>;
                role: import("zod").ZodOptional<import("zod").ZodString>;
                allowed_topics: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                advice_types: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            }, import("zod/v4/core").$strip>>;
            difficulty: import("zod").ZodEnum<{
                easy: "easy";
                hard: "hard";
                medium: "medium";
            }>;
            rationale: import("zod").ZodString;
        }, import("zod/v4/core").$loose>>;
        coverage_analysis: import("zod").ZodObject<{
            policy_topics_covered: import("zod").ZodArray<import("zod").ZodString>;
            gaps_identified: import("zod").ZodArray<import("zod").ZodString>;
            mutation: import("zod").ZodOptional<import("zod").ZodObject<{
                mutants: import("zod").ZodNumber;
                killed: import("zod").ZodNumber;
                score: import("zod").ZodNumber;
                survivors: import("zod").ZodArray<import("zod").ZodObject<{
                    unit: import("zod").ZodString;
                    mutant: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$loose>;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").TracingAccess>;
    readonly createAgent: import("./define-operation.js").Operation<import("zod").ZodObject<{
        name: import("zod").ZodString;
        provider: import("zod").ZodEnum<{
            anthropic: "anthropic";
            azure_openai: "azure_openai";
            custom: "custom";
            langchain: "langchain";
            openai: "openai";
        }>;
        credentials: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodEnum<{
            ANTHROPIC_API_KEY: "ANTHROPIC_API_KEY";
            AZURE_OPENAI_API_KEY: "AZURE_OPENAI_API_KEY";
            OPENAI_API_KEY: "OPENAI_API_KEY";
        }> & import("zod/v4/core").$partial, import("zod").ZodString>>;
        invocation: import("zod").ZodOptional<import("zod").ZodObject<{
            method: import("zod").ZodDefault<import("zod").ZodEnum<{
                GET: "GET";
                PATCH: "PATCH";
                POST: "POST";
                PUT: "PUT";
            }>>;
            url: import("zod").ZodOptional<import("zod").ZodString>;
            headers: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
            body_template: import("zod").ZodOptional<import("zod").ZodString>;
            output_path: import("zod").ZodOptional<import("zod").ZodString>;
            tool_calls_path: import("zod").ZodOptional<import("zod").ZodString>;
            context_path: import("zod").ZodOptional<import("zod").ZodString>;
            plan_path: import("zod").ZodOptional<import("zod").ZodString>;
            error_path: import("zod").ZodOptional<import("zod").ZodString>;
            command: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            preset: import("zod").ZodOptional<import("zod").ZodEnum<{
                claude: "claude";
                codex: "codex";
                copilot: "copilot";
                gemini: "gemini";
            }>>;
            cwd: import("zod").ZodOptional<import("zod").ZodString>;
            env: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
            protocol: import("zod").ZodDefault<import("zod").ZodEnum<{
                lines: "lines";
                once: "once";
            }>>;
            base_url: import("zod").ZodOptional<import("zod").ZodString>;
            model: import("zod").ZodOptional<import("zod").ZodString>;
            temperature: import("zod").ZodOptional<import("zod").ZodNumber>;
            max_tokens: import("zod").ZodOptional<import("zod").ZodNumber>;
            tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>>;
            api_version: import("zod").ZodOptional<import("zod").ZodString>;
            deployment: import("zod").ZodOptional<import("zod").ZodString>;
            graph: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>;
        system_prompt: import("zod").ZodOptional<import("zod").ZodString>;
        default_scorers: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        world: import("zod").ZodOptional<import("zod").ZodString>;
        role: import("zod").ZodOptional<import("zod").ZodString>;
        available_tools: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            description: import("zod").ZodOptional<import("zod").ZodString>;
            parameters: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
            required: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            reads: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        id: import("zod").ZodString;
        name: import("zod").ZodString;
        provider: import("zod").ZodEnum<{
            anthropic: "anthropic";
            azure_openai: "azure_openai";
            custom: "custom";
            langchain: "langchain";
            openai: "openai";
        }>;
        created_at: import("zod").ZodISODateTime;
        api_key: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").SecretsAccess>;
    readonly createTrace: import("./define-operation.js").Operation<import("zod").ZodObject<{
        agent_id: import("zod").ZodString;
        run_id: import("zod").ZodOptional<import("zod").ZodString>;
        input: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
        metadata: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        trace_id: import("zod").ZodString;
        root_span_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("../ports/ports-access.js").PortsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../state/state-access.js").StateAccess & import("../engine/engine-parts.js").BackgroundAccess & import("../engine/engine-parts.js").TracingAccess>;
    readonly createWebhook: import("./define-operation.js").Operation<import("zod").ZodObject<{
        url: import("zod").ZodURL;
        events: import("zod").ZodArray<import("zod").ZodEnum<{
            "evaluation.completed": "evaluation.completed";
            "optimization.completed": "optimization.completed";
            "run.completed": "run.completed";
            "run.failed": "run.failed";
        }>>;
        secret: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        webhook_id: import("zod").ZodString;
        url: import("zod").ZodString;
        events: import("zod").ZodArray<import("zod").ZodEnum<{
            "evaluation.completed": "evaluation.completed";
            "optimization.completed": "optimization.completed";
            "run.completed": "run.completed";
            "run.failed": "run.failed";
        }>>;
        active: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>, import("../state/state-access.js").StateAccess & import("../engine/engine-parts.js").SecretsAccess>;
    readonly addSpan: import("./define-operation.js").Operation<import("zod").ZodObject<{
        parent_span_id: import("zod").ZodOptional<import("zod").ZodString>;
        name: import("zod").ZodString;
        kind: import("zod").ZodEnum<{
            agent: "agent";
            chain: "chain";
            llm: "llm";
            retrieval: "retrieval";
            tool: "tool";
        }>;
        input: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
        start_time: import("zod").ZodString;
        trace_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        span_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("../ports/ports-access.js").PortsAccess & import("../engine/engine-parts.js").TracingAccess>;
    readonly updateSpan: import("./define-operation.js").Operation<import("zod").ZodObject<{
        output: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
        end_time: import("zod").ZodString;
        tokens_input: import("zod").ZodOptional<import("zod").ZodNumber>;
        tokens_output: import("zod").ZodOptional<import("zod").ZodNumber>;
        cost_usd: import("zod").ZodOptional<import("zod").ZodNumber>;
        status: import("zod").ZodEnum<{
            completed: "completed";
            error: "error";
        }>;
        error: import("zod").ZodOptional<import("zod").ZodString>;
        span_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        span_id: import("zod").ZodString;
        duration_ms: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").TracingAccess>;
    readonly createRun: import("./define-operation.js").Operation<import("zod").ZodObject<{
        test_case_id: import("zod").ZodOptional<import("zod").ZodString>;
        test_case_ids: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        tags: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        override_agent_id: import("zod").ZodOptional<import("zod").ZodString>;
        config: import("zod").ZodPrefault<import("zod").ZodObject<{
            parallel: import("zod").ZodDefault<import("zod").ZodBoolean>;
            max_retries: import("zod").ZodDefault<import("zod").ZodNumber>;
            timeout_ms: import("zod").ZodDefault<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        run_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            completed: "completed";
            failed: "failed";
            queued: "queued";
            running: "running";
        }>;
        test_case_count: import("zod").ZodNumber;
        estimated_duration_s: import("zod").ZodNumber;
        webhook_url: import("zod").ZodString;
        stream_url: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").TracingAccess & import("../engine/engine-parts.js").ServiceAccess & import("../ports/ports-access.js").PortsAccess & import("../engine/engine-parts.js").WebhookAccess & import("../engine/engine-parts.js").BackgroundAccess>;
    readonly createExperiment: import("./define-operation.js").WatchedOperation<import("zod").ZodObject<{
        name: import("zod").ZodString;
        agent_id: import("zod").ZodString;
        variants: import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            config: import("zod").ZodObject<{
                system_prompt: import("zod").ZodOptional<import("zod").ZodString>;
                model: import("zod").ZodOptional<import("zod").ZodString>;
                temperature: import("zod").ZodOptional<import("zod").ZodNumber>;
                tool_descriptions: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                files: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodObject<{
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>, import("zod").ZodNull]>>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>>;
        test_case_ids: import("zod").ZodArray<import("zod").ZodString>;
        metrics: import("zod").ZodArray<import("zod").ZodString>;
        config: import("zod").ZodPrefault<import("zod").ZodObject<{
            runs_per_variant: import("zod").ZodOptional<import("zod").ZodNumber>;
            randomize: import("zod").ZodDefault<import("zod").ZodBoolean>;
            primary_metric: import("zod").ZodOptional<import("zod").ZodString>;
            baseline: import("zod").ZodOptional<import("zod").ZodString>;
            seed: import("zod").ZodOptional<import("zod").ZodNumber>;
            sequential: import("zod").ZodOptional<import("zod").ZodBoolean>;
            min_effect: import("zod").ZodOptional<import("zod").ZodNumber>;
            max_cost_usd: import("zod").ZodOptional<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        experiment_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            completed: "completed";
            pending: "pending";
            running: "running";
        }>;
        results: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
            runs: import("zod").ZodNumber;
            pass_rate: import("zod").ZodNumber;
            avg_scores: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNumber>;
            avg_latency_ms: import("zod").ZodNumber;
            errored: import("zod").ZodOptional<import("zod").ZodNumber>;
            skipped: import("zod").ZodOptional<import("zod").ZodNumber>;
            unsure: import("zod").ZodOptional<import("zod").ZodNumber>;
            pass_rate_interval: import("zod").ZodOptional<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
            p50_latency_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            p95_latency_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            cost_usd: import("zod").ZodOptional<import("zod").ZodNumber>;
        }, import("zod/v4/core").$loose>>>;
        statistical_analysis: import("zod").ZodOptional<import("zod").ZodObject<{
            winner: import("zod").ZodString;
            confidence: import("zod").ZodNumber;
            p_value: import("zod").ZodNumber;
            effect_size: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
            conclusive: import("zod").ZodBoolean;
            conclusive_for_these_cases: import("zod").ZodOptional<import("zod").ZodBoolean>;
            not_conclusive_because: import("zod").ZodArray<import("zod").ZodString>;
            primary_metric: import("zod").ZodString;
            baseline: import("zod").ZodString;
            compared_with: import("zod").ZodString;
            scope: import("zod").ZodEnum<{
                population: "population";
                these_test_cases: "these_test_cases";
            }>;
            p_population: import("zod").ZodNumber;
            p_these_cases: import("zod").ZodNumber;
            difference: import("zod").ZodNullable<import("zod").ZodNumber>;
            interval: import("zod").ZodNullable<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
            cases: import("zod").ZodNumber;
            probability_best: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNumber>;
            minimum_detectable_effect: import("zod").ZodNullable<import("zod").ZodNumber>;
            influence: import("zod").ZodArray<import("zod").ZodObject<{
                case_id: import("zod").ZodString;
                p_value_without: import("zod").ZodNumber;
                leader_without: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            variance: import("zod").ZodNullable<import("zod").ZodObject<{
                within_runs: import("zod").ZodNumber;
                between_cases: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            talk_noise: import("zod").ZodOptional<import("zod").ZodObject<{
                user: import("zod").ZodNullable<import("zod").ZodNumber>;
                agent: import("zod").ZodNullable<import("zod").ZodNumber>;
                judge: import("zod").ZodNullable<import("zod").ZodNumber>;
                values: import("zod").ZodNumber;
                users: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            contrasts: import("zod").ZodArray<import("zod").ZodObject<{
                metric: import("zod").ZodString;
                variant: import("zod").ZodString;
                against: import("zod").ZodString;
                cases: import("zod").ZodNumber;
                difference: import("zod").ZodNullable<import("zod").ZodNumber>;
                interval: import("zod").ZodNullable<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
                p_value: import("zod").ZodNumber;
                p_adjusted: import("zod").ZodNumber;
                label: import("zod").ZodEnum<{
                    exploratory: "exploratory";
                    primary: "primary";
                }>;
                holds: import("zod").ZodBoolean;
                equivalent: import("zod").ZodNullable<import("zod").ZodBoolean>;
                hedges_g: import("zod").ZodNullable<import("zod").ZodNumber>;
            }, import("zod/v4/core").$loose>>;
            looks: import("zod").ZodArray<import("zod").ZodObject<{
                rounds: import("zod").ZodNumber;
                leader: import("zod").ZodString;
                p_value: import("zod").ZodNumber;
                nominal_alpha: import("zod").ZodNumber;
                conditional_power: import("zod").ZodNullable<import("zod").ZodNumber>;
                decision: import("zod").ZodEnum<{
                    futile: "futile";
                    go_on: "go_on";
                    last: "last";
                    winner: "winner";
                }>;
                dropped: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            runs_saved: import("zod").ZodNumber;
            repeated_interval: import("zod").ZodNullable<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
            seed: import("zod").ZodNumber;
            warnings: import("zod").ZodArray<import("zod").ZodString>;
        }, import("zod/v4/core").$loose>>;
        recommendation: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").TracingAccess & import("../engine/engine-parts.js").ServiceAccess & import("../engine/engine-parts.js").BackgroundAccess, import("../jobs/experiments/start-experiment.js").StartedExperiment, import("../jobs/experiments/start-experiment.js").ExperimentOptions>;
    readonly failureAnalysis: import("./define-operation.js").Operation<import("zod").ZodObject<{
        agent_id: import("zod").ZodOptional<import("zod").ZodString>;
        period: import("zod").ZodDefault<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        period: import("zod").ZodString;
        total_failures: import("zod").ZodNumber;
        failure_categories: import("zod").ZodArray<import("zod").ZodObject<{
            category: import("zod").ZodString;
            count: import("zod").ZodNumber;
            percentage: import("zod").ZodNumber;
            example_run_ids: import("zod").ZodArray<import("zod").ZodString>;
            common_patterns: import("zod").ZodArray<import("zod").ZodString>;
            suggested_fix: import("zod").ZodString;
            name: import("zod").ZodOptional<import("zod").ZodString>;
            owner: import("zod").ZodOptional<import("zod").ZodString>;
            cases: import("zod").ZodOptional<import("zod").ZodNumber>;
            interval: import("zod").ZodOptional<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>;
            trend: import("zod").ZodOptional<import("zod").ZodEnum<{
                falling: "falling";
                new: "new";
                resolved: "resolved";
                rising: "rising";
                stable: "stable";
            }>>;
            expected_gain: import("zod").ZodOptional<import("zod").ZodNumber>;
            example_case_ids: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            evaluator_doubts: import("zod").ZodOptional<import("zod").ZodObject<{
                count: import("zod").ZodNumber;
                reasons: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$loose>>;
        excluded: import("zod").ZodOptional<import("zod").ZodObject<{
            total: import("zod").ZodNumber;
            infra: import("zod").ZodNumber;
            evaluator: import("zod").ZodNumber;
            test: import("zod").ZodNumber;
            by_category: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>;
        saturation: import("zod").ZodOptional<import("zod").ZodObject<{
            unseen_mass: import("zod").ZodNumber;
            expected_categories: import("zod").ZodNumber;
            note: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        notes: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        cases: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            case_id: import("zod").ZodString;
            agent_id: import("zod").ZodString;
            kind: import("zod").ZodString;
            owner: import("zod").ZodString;
            why: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$loose>>>;
        failed_attempts: import("zod").ZodOptional<import("zod").ZodNumber>;
        resolved: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            category: import("zod").ZodString;
            name: import("zod").ZodString;
            previous_count: import("zod").ZodNumber;
            trend: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>>;
    }, import("zod/v4/core").$loose>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../evaluations/scoring-access.js").ScoringAccess>;
    readonly optimizePrompt: import("./define-operation.js").WatchedOperation<import("zod").ZodObject<{
        agent_id: import("zod").ZodString;
        optimization_type: import("zod").ZodEnum<{
            error_driven: "error_driven";
            full: "full";
            metric_driven: "metric_driven";
        }>;
        failure_window: import("zod").ZodDefault<import("zod").ZodString>;
        min_failures: import("zod").ZodDefault<import("zod").ZodNumber>;
        target_metrics: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
            target: import("zod").ZodNumber;
            current: import("zod").ZodOptional<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>>;
        include_examples: import("zod").ZodDefault<import("zod").ZodBoolean>;
        max_examples: import("zod").ZodDefault<import("zod").ZodNumber>;
        constraints: import("zod").ZodOptional<import("zod").ZodObject<{
            max_prompt_length: import("zod").ZodOptional<import("zod").ZodNumber>;
            preserve_sections: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        }, import("zod/v4/core").$strip>>;
        seed: import("zod").ZodOptional<import("zod").ZodNumber>;
        budget: import("zod").ZodPrefault<import("zod").ZodObject<{
            max_agent_runs: import("zod").ZodDefault<import("zod").ZodNumber>;
            max_judge_calls: import("zod").ZodDefault<import("zod").ZodNumber>;
            max_optimizer_calls: import("zod").ZodDefault<import("zod").ZodNumber>;
            max_cost_usd: import("zod").ZodOptional<import("zod").ZodNumber>;
            max_minutes: import("zod").ZodDefault<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        optimization_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            completed: "completed";
            failed: "failed";
            running: "running";
        }>;
        original_prompt: import("zod").ZodString;
        optimized_prompt: import("zod").ZodString;
        changes_made: import("zod").ZodArray<import("zod").ZodObject<{
            type: import("zod").ZodString;
            content: import("zod").ZodOptional<import("zod").ZodString>;
            rationale: import("zod").ZodString;
            op: import("zod").ZodOptional<import("zod").ZodString>;
            anchor: import("zod").ZodOptional<import("zod").ZodString>;
            category: import("zod").ZodOptional<import("zod").ZodString>;
            evidence_run_ids: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            measured_effect: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodNumber>>;
        }, import("zod/v4/core").$strip>>;
        predicted_improvement: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodObject<{
            from: import("zod").ZodNumber;
            to: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>;
        validation_run_id: import("zod").ZodString;
        decision: import("zod").ZodEnum<{
            accepted: "accepted";
            insufficient_failures: "insufficient_failures";
            no_headroom: "no_headroom";
            not_validated: "not_validated";
            provisional: "provisional";
            rejected: "rejected";
        }>;
        details: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnknown>;
    }, import("zod/v4/core").$strip>, import("../engine/engine-parts.js").OptionsAccess & import("../state/state-access.js").StateAccess & import("../test-cases/evals-access.js").EvalsAccess & import("../test-cases/evals-access.js").ResourceAccess & import("../evaluations/scoring-access.js").ScoringAccess & import("../engine/engine-parts.js").TracingAccess & import("../engine/engine-parts.js").ServiceAccess & import("../ports/ports-access.js").PortsAccess & import("../engine/engine-parts.js").WebhookAccess & import("../engine/engine-parts.js").BackgroundAccess, import("../jobs/optimizations/started-optimization.js").StartedOptimization, import("../jobs/optimizations/draft-optimization.js").OptimizationOptions>;
};

import { z } from 'zod';
export declare const agentFile: z.ZodObject<{
    name: z.ZodString;
    provider: z.ZodEnum<{
        anthropic: "anthropic";
        azure_openai: "azure_openai";
        custom: "custom";
        langchain: "langchain";
        openai: "openai";
    }>;
    credentials: z.ZodOptional<z.ZodRecord<z.ZodEnum<{
        ANTHROPIC_API_KEY: "ANTHROPIC_API_KEY";
        AZURE_OPENAI_API_KEY: "AZURE_OPENAI_API_KEY";
        OPENAI_API_KEY: "OPENAI_API_KEY";
    }> & z.core.$partial, z.ZodString>>;
    invocation: z.ZodOptional<z.ZodObject<{
        method: z.ZodDefault<z.ZodEnum<{
            GET: "GET";
            PATCH: "PATCH";
            POST: "POST";
            PUT: "PUT";
        }>>;
        url: z.ZodOptional<z.ZodString>;
        headers: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        body_template: z.ZodOptional<z.ZodString>;
        output_path: z.ZodOptional<z.ZodString>;
        tool_calls_path: z.ZodOptional<z.ZodString>;
        context_path: z.ZodOptional<z.ZodString>;
        plan_path: z.ZodOptional<z.ZodString>;
        error_path: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodArray<z.ZodString>>;
        preset: z.ZodOptional<z.ZodEnum<{
            claude: "claude";
            codex: "codex";
            copilot: "copilot";
            gemini: "gemini";
        }>>;
        cwd: z.ZodOptional<z.ZodString>;
        env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        protocol: z.ZodDefault<z.ZodEnum<{
            lines: "lines";
            once: "once";
        }>>;
        base_url: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        tools: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
        api_version: z.ZodOptional<z.ZodString>;
        deployment: z.ZodOptional<z.ZodString>;
        graph: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    system_prompt: z.ZodOptional<z.ZodString>;
    default_scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    world: z.ZodOptional<z.ZodString>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            git: z.ZodString;
            path: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>]>;
        setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>>;
    role: z.ZodOptional<z.ZodString>;
    available_tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodOptional<z.ZodString>;
        parameters: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        required: z.ZodOptional<z.ZodArray<z.ZodString>>;
        reads: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>>>;
    id: z.ZodOptional<z.ZodString>;
    $schema: z.ZodOptional<z.ZodString>;
    system_prompt_file: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type AgentFile = z.infer<typeof agentFile>;
export declare const turnFile: z.ZodObject<{
    expected_behavior: z.ZodOptional<z.ZodString>;
    scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
    ground_truth: z.ZodOptional<z.ZodString>;
    context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
    role: z.ZodOptional<z.ZodString>;
    allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
    advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
    ground_truth_file: z.ZodOptional<z.ZodString>;
    context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    input: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        text: z.ZodOptional<z.ZodString>;
        text_file: z.ZodOptional<z.ZodString>;
        attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
            path: z.ZodOptional<z.ZodString>;
            url: z.ZodOptional<z.ZodURL>;
            data: z.ZodOptional<z.ZodBase64>;
            name: z.ZodOptional<z.ZodString>;
            media_type: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
    }, z.core.$strip>]>;
}, z.core.$strip>;
export type TurnFile = z.infer<typeof turnFile>;
/** What a simulated turn is judged by, in a file. */
declare const criteriaFile: z.ZodObject<{
    expected_behavior: z.ZodOptional<z.ZodString>;
    scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
    checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
    ground_truth: z.ZodOptional<z.ZodString>;
    context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
    role: z.ZodOptional<z.ZodString>;
    allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
    advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
    ground_truth_file: z.ZodOptional<z.ZodString>;
    context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export type CriteriaFile = z.infer<typeof criteriaFile>;
/** The simulated user of a case, in a file. */
declare const userFile: z.ZodObject<{
    goal: z.ZodString;
    facts: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean]>>>;
    unknown: z.ZodDefault<z.ZodArray<z.ZodString>>;
    persona: z.ZodOptional<z.ZodString>;
    never: z.ZodDefault<z.ZodArray<z.ZodString>>;
    stop: z.ZodPrefault<z.ZodObject<{
        max_turns: z.ZodDefault<z.ZodNumber>;
        when: z.ZodDefault<z.ZodArray<z.ZodEnum<{
            agent_hands_over: "agent_hands_over";
            goal_reached: "goal_reached";
            user_gives_up: "user_gives_up";
        }>>>;
    }, z.core.$strip>>;
    player: z.ZodOptional<z.ZodEnum<{
        model: "model";
        scripted: "scripted";
    }>>;
    script: z.ZodOptional<z.ZodObject<{
        opening: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        steps: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
        answers: z.ZodOptional<z.ZodArray<z.ZodObject<{
            asked: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            when: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            say: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            times: z.ZodOptional<z.ZodNumber>;
            ends: z.ZodOptional<z.ZodEnum<{
                agent_hands_over: "agent_hands_over";
                goal_reached: "goal_reached";
                user_gives_up: "user_gives_up";
            }>>;
        }, z.core.$strip>>>;
        words: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
        agrees: z.ZodOptional<z.ZodBoolean>;
        insists: z.ZodOptional<z.ZodObject<{
            times: z.ZodDefault<z.ZodNumber>;
            say: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        }, z.core.$strip>>;
        done: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        hands_over: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        otherwise: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    }, z.core.$strip>>;
    seeds: z.ZodOptional<z.ZodNumber>;
    each: z.ZodOptional<z.ZodObject<{
        expected_behavior: z.ZodOptional<z.ZodString>;
        scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
        checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
        ground_truth: z.ZodOptional<z.ZodString>;
        context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
        role: z.ZodOptional<z.ZodString>;
        allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
        advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
        ground_truth_file: z.ZodOptional<z.ZodString>;
        context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    afterwards: z.ZodOptional<z.ZodObject<{
        expected_behavior: z.ZodOptional<z.ZodString>;
        scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
        checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
        ground_truth: z.ZodOptional<z.ZodString>;
        context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
        role: z.ZodOptional<z.ZodString>;
        allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
        advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
        ground_truth_file: z.ZodOptional<z.ZodString>;
        context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type UserFile = z.infer<typeof userFile>;
export declare const testCaseFile: z.ZodObject<{
    skip: z.ZodOptional<z.ZodString>;
    only: z.ZodOptional<z.ZodBoolean>;
    repeat: z.ZodOptional<z.ZodNumber>;
    min_passes: z.ZodOptional<z.ZodNumber>;
    threshold: z.ZodOptional<z.ZodNumber>;
    world: z.ZodOptional<z.ZodString>;
    workspace: z.ZodOptional<z.ZodObject<{
        from: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            git: z.ZodString;
            path: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>]>;
        setup: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>>;
    expected_state: z.ZodOptional<z.ZodObject<{
        actions: z.ZodOptional<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            arguments: z.ZodDefault<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        }, z.core.$strip>>>;
        equals: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        at: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        unchanged: z.ZodOptional<z.ZodArray<z.ZodString>>;
        forbidden: z.ZodOptional<z.ZodArray<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            arguments: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
            writes: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>;
        outputs: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>>;
        strict: z.ZodDefault<z.ZodBoolean>;
        in_order: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strip>>;
    forbidden_tools: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
        extra_arguments: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>]>>>;
    max_steps: z.ZodOptional<z.ZodNumber>;
    severity: z.ZodOptional<z.ZodEnum<{
        critical: "critical";
        high: "high";
        low: "low";
        medium: "medium";
    }>>;
    gating: z.ZodOptional<z.ZodBoolean>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    id: z.ZodOptional<z.ZodString>;
    $schema: z.ZodOptional<z.ZodString>;
    agent_id: z.ZodOptional<z.ZodString>;
    turns: z.ZodOptional<z.ZodArray<z.ZodObject<{
        expected_behavior: z.ZodOptional<z.ZodString>;
        scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
        checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
        ground_truth: z.ZodOptional<z.ZodString>;
        context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
        role: z.ZodOptional<z.ZodString>;
        allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
        advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
        ground_truth_file: z.ZodOptional<z.ZodString>;
        context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
        input: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            text: z.ZodOptional<z.ZodString>;
            text_file: z.ZodOptional<z.ZodString>;
            attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodOptional<z.ZodString>;
                url: z.ZodOptional<z.ZodURL>;
                data: z.ZodOptional<z.ZodBase64>;
                name: z.ZodOptional<z.ZodString>;
                media_type: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>>;
        }, z.core.$strip>]>;
    }, z.core.$strip>>>;
    user: z.ZodOptional<z.ZodObject<{
        goal: z.ZodString;
        facts: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean]>>>;
        unknown: z.ZodDefault<z.ZodArray<z.ZodString>>;
        persona: z.ZodOptional<z.ZodString>;
        never: z.ZodDefault<z.ZodArray<z.ZodString>>;
        stop: z.ZodPrefault<z.ZodObject<{
            max_turns: z.ZodDefault<z.ZodNumber>;
            when: z.ZodDefault<z.ZodArray<z.ZodEnum<{
                agent_hands_over: "agent_hands_over";
                goal_reached: "goal_reached";
                user_gives_up: "user_gives_up";
            }>>>;
        }, z.core.$strip>>;
        player: z.ZodOptional<z.ZodEnum<{
            model: "model";
            scripted: "scripted";
        }>>;
        script: z.ZodOptional<z.ZodObject<{
            opening: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            steps: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
            answers: z.ZodOptional<z.ZodArray<z.ZodObject<{
                asked: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
                when: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
                say: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
                times: z.ZodOptional<z.ZodNumber>;
                ends: z.ZodOptional<z.ZodEnum<{
                    agent_hands_over: "agent_hands_over";
                    goal_reached: "goal_reached";
                    user_gives_up: "user_gives_up";
                }>>;
            }, z.core.$strip>>>;
            words: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
            agrees: z.ZodOptional<z.ZodBoolean>;
            insists: z.ZodOptional<z.ZodObject<{
                times: z.ZodDefault<z.ZodNumber>;
                say: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            }, z.core.$strip>>;
            done: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            hands_over: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            otherwise: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        }, z.core.$strip>>;
        seeds: z.ZodOptional<z.ZodNumber>;
        each: z.ZodOptional<z.ZodObject<{
            expected_behavior: z.ZodOptional<z.ZodString>;
            scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
            checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
            ground_truth: z.ZodOptional<z.ZodString>;
            context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
            role: z.ZodOptional<z.ZodString>;
            allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
            advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
            ground_truth_file: z.ZodOptional<z.ZodString>;
            context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        afterwards: z.ZodOptional<z.ZodObject<{
            expected_behavior: z.ZodOptional<z.ZodString>;
            scorers: z.ZodOptional<z.ZodArray<z.ZodString>>;
            checks: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{}, z.core.$loose>]>>>;
            ground_truth: z.ZodOptional<z.ZodString>;
            context: z.ZodOptional<z.ZodArray<z.ZodString>>;
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
            role: z.ZodOptional<z.ZodString>;
            allowed_topics: z.ZodOptional<z.ZodArray<z.ZodString>>;
            advice_types: z.ZodOptional<z.ZodArray<z.ZodString>>;
            ground_truth_file: z.ZodOptional<z.ZodString>;
            context_files: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TestCaseFile = z.infer<typeof testCaseFile>;
/** `rubric_file` may stand beside `rubric`'s place in `config`, or at the top. */
export declare const scorerFile: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
    type: z.ZodEnum<{
        code: "code";
        llm_judge: "llm_judge";
        regex: "regex";
    }>;
    variables: z.ZodOptional<z.ZodType<Record<string, unknown>, unknown, z.core.$ZodTypeInternals<Record<string, unknown>, unknown>>>;
    id: z.ZodOptional<z.ZodString>;
    $schema: z.ZodOptional<z.ZodString>;
    config: z.ZodPrefault<z.ZodObject<{
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
        rubric_file: z.ZodOptional<z.ZodString>;
        file: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    rubric_file: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ScorerFile = z.infer<typeof scorerFile>;
export declare const experimentFile: z.ZodObject<{
    name: z.ZodString;
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
    id: z.ZodOptional<z.ZodString>;
    $schema: z.ZodOptional<z.ZodString>;
    agent_id: z.ZodOptional<z.ZodString>;
    variants: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        config: z.ZodObject<{
            system_prompt: z.ZodOptional<z.ZodString>;
            model: z.ZodOptional<z.ZodString>;
            temperature: z.ZodOptional<z.ZodNumber>;
            tool_descriptions: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            system_prompt_file: z.ZodOptional<z.ZodString>;
            files: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
                git: z.ZodString;
                path: z.ZodString;
            }, z.core.$strip>, z.ZodNull]>>>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ExperimentFile = z.infer<typeof experimentFile>;
/** A world (worlds.md 1). */
export declare const worldFile: z.ZodObject<{
    name: z.ZodOptional<z.ZodString>;
    state: z.ZodDefault<z.ZodObject<{
        data: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>>;
        files: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    tools: z.ZodObject<{
        file: z.ZodOptional<z.ZodString>;
        mcp: z.ZodOptional<z.ZodObject<{
            command: z.ZodArray<z.ZodString>;
            cwd: z.ZodOptional<z.ZodString>;
            env: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        }, z.core.$strip>>;
        mock: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodObject<{
            when: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            returns: z.ZodOptional<z.ZodUnknown>;
            error: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>>>;
    }, z.core.$strip>;
    compare: z.ZodPrefault<z.ZodObject<{
        ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
        ids: z.ZodDefault<z.ZodArray<z.ZodString>>;
        times: z.ZodDefault<z.ZodArray<z.ZodString>>;
        unordered: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    faults: z.ZodDefault<z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            error: "error";
            injection: "injection";
            stale: "stale";
            timeout: "timeout";
            truncated: "truncated";
        }>;
        tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
        rate: z.ZodDefault<z.ZodNumber>;
        text: z.ZodOptional<z.ZodString>;
        action: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
    id: z.ZodOptional<z.ZodString>;
    $schema: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type WorldFile = z.infer<typeof worldFile>;
/** `assay.yaml`. Webhooks are checked as strictly as a request would be; their `secret` is `${NAME}`. */
export declare const settingsFile: z.ZodObject<{
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
    $schema: z.ZodOptional<z.ZodString>;
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
export type SettingsFile = z.infer<typeof settingsFile>;
export {};

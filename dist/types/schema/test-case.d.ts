import { z } from 'zod';
/** Marks of a case: extensions of interface 4.6 (contract 2). */
export declare const caseMarks: z.ZodObject<{
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
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
export declare const testCaseFields: z.ZodObject<{
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
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    turns: z.ZodDefault<z.ZodArray<z.ZodObject<{
        input: z.ZodObject<{
            text: z.ZodString;
            attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodOptional<z.ZodString>;
                url: z.ZodOptional<z.ZodURL>;
                data: z.ZodOptional<z.ZodBase64>;
                name: z.ZodOptional<z.ZodString>;
                media_type: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
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
    }, z.core.$strip>>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
/** A case has turns or a simulated user; a `single` one has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
export declare function coherentTestCase(value: {
    type?: unknown;
    turns?: unknown;
    user?: unknown;
    min_passes?: unknown;
    repeat?: unknown;
}, context: z.RefinementCtx): void;
/** The same for whoever reads the JSON Schema. */
export declare const turnsOrUser: {
    anyOf: {
        required: string[];
    }[];
};
/** Request body of POST /v1/test-cases. What a turn expects is required here, whatever else it is judged by (contract 2). */
export declare const createTestCaseRequest: z.ZodObject<{
    skip: z.ZodOptional<z.ZodString>;
    only: z.ZodOptional<z.ZodBoolean>;
    repeat: z.ZodOptional<z.ZodNumber>;
    min_passes: z.ZodOptional<z.ZodNumber>;
    threshold: z.ZodOptional<z.ZodNumber>;
    world: z.ZodOptional<z.ZodString>;
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
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    turns: z.ZodOptional<z.ZodArray<z.ZodObject<{
        input: z.ZodObject<{
            text: z.ZodString;
            attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodOptional<z.ZodString>;
                url: z.ZodOptional<z.ZodURL>;
                data: z.ZodOptional<z.ZodBase64>;
                name: z.ZodOptional<z.ZodString>;
                media_type: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
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
        expected_behavior: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export type CreateTestCaseRequest = z.infer<typeof createTestCaseRequest>;
/** A stored test case (interface 2.6). */
export declare const testCase: z.ZodObject<{
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
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    turns: z.ZodDefault<z.ZodArray<z.ZodObject<{
        input: z.ZodObject<{
            text: z.ZodString;
            attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodOptional<z.ZodString>;
                url: z.ZodOptional<z.ZodURL>;
                data: z.ZodOptional<z.ZodBase64>;
                name: z.ZodOptional<z.ZodString>;
                media_type: z.ZodOptional<z.ZodString>;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
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
    }, z.core.$strip>>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    id: z.ZodString;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type TestCase = z.infer<typeof testCase>;

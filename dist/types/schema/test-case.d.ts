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
    gating: z.ZodOptional<z.ZodBoolean>;
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
    gating: z.ZodOptional<z.ZodBoolean>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    turns: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
}, z.core.$strip>;
/** A `single` case has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
export declare function coherentTestCase(value: {
    type?: unknown;
    turns?: unknown;
    min_passes?: unknown;
    repeat?: unknown;
}, context: z.RefinementCtx): void;
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
    gating: z.ZodOptional<z.ZodBoolean>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    turns: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
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
    gating: z.ZodOptional<z.ZodBoolean>;
    affects: z.ZodOptional<z.ZodArray<z.ZodString>>;
    name: z.ZodString;
    agent_id: z.ZodString;
    type: z.ZodDefault<z.ZodEnum<{
        multi: "multi";
        single: "single";
    }>>;
    turns: z.ZodArray<z.ZodObject<{
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
    }, z.core.$strip>>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    id: z.ZodString;
    created_at: z.ZodISODateTime;
}, z.core.$strip>;
export type TestCase = z.infer<typeof testCase>;

import { z } from 'zod';
/** What the user says in a turn. */
export declare const turnInput: z.ZodObject<{
    text: z.ZodString;
    attachments: z.ZodOptional<z.ZodArray<z.ZodObject<{
        path: z.ZodOptional<z.ZodString>;
        url: z.ZodOptional<z.ZodURL>;
        data: z.ZodOptional<z.ZodBase64>;
        name: z.ZodOptional<z.ZodString>;
        media_type: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** What `playval` judges by. */
export declare const expectedBehavior: z.ZodString;
/** One turn of a test case (interface 4.6) with the turn marks of contract 2. */
export declare const turn: z.ZodObject<{
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
}, z.core.$strip>;
export type Turn = z.infer<typeof turn>;

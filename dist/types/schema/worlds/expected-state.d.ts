import { z } from 'zod';
/** What a case expects of the state that an attempt leaves behind (worlds.md 2). */
export declare const expectedState: z.ZodObject<{
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
}, z.core.$strip>;
export type ExpectedState = z.infer<typeof expectedState>;

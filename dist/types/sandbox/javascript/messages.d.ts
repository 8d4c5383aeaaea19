import { z } from 'zod';
/** First line of a process that runs JavaScript: what stands between its code and the machine. */
export declare const helloLine: z.ZodObject<{
    node: z.ZodString;
    layers: z.ZodArray<z.ZodString>;
    python: z.ZodString;
    guarded: z.ZodBoolean;
}, z.core.$strip>;
export type WorkerHello = z.infer<typeof helloLine>;
/** Line about a call. Own code ran in that process, so nothing in it is believed before it is read here. */
export declare const workerLine: z.ZodUnion<readonly [z.ZodObject<{
    nonce: z.ZodString;
    strip: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    nonce: z.ZodString;
    printed: z.ZodString;
    reusable: z.ZodBoolean;
    cpu_ms: z.ZodNumber;
    memory_mb: z.ZodNumber;
    answer: z.ZodOptional<z.ZodString>;
    checked: z.ZodOptional<z.ZodLiteral<true>>;
    files: z.ZodOptional<z.ZodArray<z.ZodString>>;
    failed: z.ZodOptional<z.ZodEnum<{
        large_answer: "large_answer";
        printed: "printed";
    }>>;
    error: z.ZodOptional<z.ZodObject<{
        kind: z.ZodEnum<{
            raised: "raised";
            result: "result";
            syntax: "syntax";
        }>;
        type: z.ZodString;
        message: z.ZodString;
        at: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>]>;
export type WorkerLine = z.infer<typeof workerLine>;
export type WorkerReply = Exclude<WorkerLine, {
    strip: string;
}>;

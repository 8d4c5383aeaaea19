import { z } from 'zod';
/** First line of the interpreter: what this machine can do, or why it can do nothing. */
export declare const helloLine: z.ZodUnion<readonly [z.ZodObject<{
    python: z.ZodString;
    cores: z.ZodNumber;
    layers: z.ZodArray<z.ZodString>;
    missing: z.ZodArray<z.ZodString>;
}, z.core.$strip>, z.ZodObject<{
    unusable: z.ZodString;
}, z.core.$strip>]>;
export type Hello = Exclude<z.infer<typeof helloLine>, {
    unusable: string;
}>;
/** Ways in which a call ends without an answer (child_call.py). */
declare const callFailure: z.ZodEnum<{
    cpu: "cpu";
    forged: "forged";
    fork: "fork";
    large_answer: "large_answer";
    not_locked: "not_locked";
    printed: "printed";
    signal: "signal";
    silent: "silent";
    stopped: "stopped";
    wall: "wall";
}>;
export type CallFailure = z.infer<typeof callFailure>;
/** Line of a call: its answer as the text that the child wrote, or how it ended; and the beginning of what was printed. */
export declare const replyLine: z.ZodObject<{
    nonce: z.ZodString;
    printed: z.ZodString;
    answer: z.ZodOptional<z.ZodString>;
    failed: z.ZodOptional<z.ZodEnum<{
        cpu: "cpu";
        forged: "forged";
        fork: "fork";
        large_answer: "large_answer";
        not_locked: "not_locked";
        printed: "printed";
        signal: "signal";
        silent: "silent";
        stopped: "stopped";
        wall: "wall";
    }>>;
    detail: z.ZodOptional<z.ZodString>;
    ended: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
export type Reply = z.infer<typeof replyLine>;
/** Line of a session, which says which one: an answer, or its end. */
export declare const sessionLine: z.ZodObject<{
    nonce: z.ZodString;
    printed: z.ZodString;
    answer: z.ZodOptional<z.ZodString>;
    failed: z.ZodOptional<z.ZodEnum<{
        cpu: "cpu";
        forged: "forged";
        fork: "fork";
        large_answer: "large_answer";
        not_locked: "not_locked";
        printed: "printed";
        signal: "signal";
        silent: "silent";
        stopped: "stopped";
        wall: "wall";
    }>>;
    detail: z.ZodOptional<z.ZodString>;
    ended: z.ZodOptional<z.ZodBoolean>;
    session: z.ZodString;
}, z.core.$strip>;
export type SessionLine = z.infer<typeof sessionLine>;
/** What a child writes as its answer. It ran the scorer's code, so nothing in it is believed before it is read here. */
export declare const childAnswer: z.ZodUnion<readonly [z.ZodObject<{
    checked: z.ZodLiteral<true>;
}, z.core.$strip>, z.ZodObject<{
    error: z.ZodObject<{
        kind: z.ZodEnum<{
            raised: "raised";
            result: "result";
            syntax: "syntax";
        }>;
        type: z.ZodString;
        message: z.ZodString;
        line: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    value: z.ZodObject<{
        score: z.ZodNumber;
        reasoning: z.ZodNullable<z.ZodString>;
        extra: z.ZodCustom<Record<string, unknown>, Record<string, unknown>>;
    }, z.core.$strip>;
}, z.core.$strip>]>;
export {};

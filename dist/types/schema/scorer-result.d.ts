import { z } from 'zod';
/** How sure a judge is by its kind: deterministic truth, useful ranking, or screen only (metrics.md 10.7). */
export declare const confidence: z.ZodEnum<{
    high: "high";
    low: "low";
    medium: "medium";
}>;
export type Confidence = z.infer<typeof confidence>;
/** Which judge gave the result, in the metadata of every result (metrics.md 0.7). `none`: computed, nobody was asked. */
export declare const judgeInfo: z.ZodObject<{
    mode: z.ZodEnum<{
        llm: "llm";
        none: "none";
        offline: "offline";
    }>;
    model: z.ZodString;
    prompt_version: z.ZodString;
    calls: z.ZodNumber;
    cached_calls: z.ZodNumber;
    input_tokens: z.ZodNumber;
    output_tokens: z.ZodNumber;
    temperature: z.ZodNullable<z.ZodNumber>;
    seed: z.ZodNullable<z.ZodNumber>;
    samples: z.ZodNumber;
    agreement: z.ZodNullable<z.ZodNumber>;
    confidence: z.ZodEnum<{
        high: "high";
        low: "low";
        medium: "medium";
    }>;
    fallback: z.ZodBoolean;
}, z.core.$strip>;
export type JudgeInfo = z.infer<typeof judgeInfo>;
/** Result of one scorer (interface 2.2, contract 4). `gating: false` in runs: shown, but outside the turn's pass. */
export declare const scorerResult: z.ZodObject<{
    score: z.ZodNumber;
    pass: z.ZodBoolean;
    reasoning: z.ZodString;
    metadata: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    gating: z.ZodOptional<z.ZodLiteral<false>>;
}, z.core.$strip>;
export type ScorerResult = z.infer<typeof scorerResult>;
/**
 * Whether the judge stands by its verdict. One of the rules may be wrong where they say so: as the offline judge, or by themselves where an
 * answer needed no question. What models and own code say of themselves is theirs.
 */
export declare function isSureVerdict({ metadata }: Pick<ScorerResult, 'metadata'>): boolean;
/** Of the offline judge, and not sure enough to gate: it could be right or wrong, and nobody asked a model (contract 5). */
export declare function isUnsure(result: ScorerResult): boolean;
/** A scorer that could not judge: stands beside the results, never among them. */
export declare const scorerError: z.ZodObject<{
    code: z.ZodString;
    subcode: z.ZodOptional<z.ZodString>;
    message: z.ZodString;
    field: z.ZodOptional<z.ZodString>;
    hint: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ScorerError = z.infer<typeof scorerError>;

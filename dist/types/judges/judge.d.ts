/**
 * A judge gives structured output; it never decides a score. A model, the offline heuristics and a script in a test all give
 * the same output, and one formula (in the scorer) turns it into a number.
 */
import type { Aside } from '../flow/retry.js';
import type { ModelPrice } from '../models/prices.js';
import type { RetiredDefault } from '../schema/run.js';
/** The structured output of a question: its JSON Schema for the model, and the reader that accepts or refuses what came back. */
export interface Form<T> {
    /** Short identifier, `[a-z_]+`; becomes the schema or tool name at the provider. */
    readonly name: string;
    /** JSON Schema: every property required, no additional properties, closed enums, evidence before verdict. */
    readonly schema: Readonly<Record<string, unknown>>;
    /** Checks and normalises parsed JSON. Throws FormError with a sentence that a judge can act on. */
    read(json: unknown): T;
}
/** What came back does not fit the schema. */
export declare class FormError extends Error {
    constructor(message: string);
}
export interface Question<T> {
    /** What is asked, with its version: `faithfulness/verify@1`. Part of the cache key and of `metadata.judge.prompt_version`. */
    readonly key: string;
    /** Our own words only: rules and task. Never holds text from outside. */
    readonly instructions: string;
    /** Everything from outside, by label, in the order shown. Strings or JSON values. */
    readonly promptInputs: Readonly<Record<string, unknown>>;
    readonly form: Form<T>;
    /** Items asked, for the answer's size (200 + 180 tokens an item). Default 1. */
    readonly items?: number;
    /** Attempt and sample index; a different one is a different question to the cache. */
    readonly repeat?: string;
    /** Sampling temperature; default 0. */
    readonly temperature?: number;
    /** Preparation that belongs to a text and not to an attempt (criteria, steps): asked once for all attempts of a run. */
    readonly shared?: boolean;
    /** A top-level property of the structured output whose value is wanted with the probabilities of its alternatives, where the model tells them. */
    readonly logprobs?: string;
    /** A scorer's own model; default the judge's. */
    readonly model?: string;
    /** Where that model was named, for a fault about it; not part of the cache key. */
    readonly modelNamed?: string;
    /** What a repair round tells the judge about its first answer. Our own words and ids only. */
    readonly correction?: string;
    /** Model calls this question may cost, a reprompt or a longer answer included; default 2. Set by the budget, not part of the cache key. */
    readonly attempts?: 1 | 2;
    /** Lets other work go on where this question waits: for another try, for another's answer, for the budget. Not part of the cache key. */
    readonly aside?: Aside;
    /** The same structured output made by the heuristics of metrics.md 10, or a promise of it; the value is read through `form.read` too. */
    offline(): unknown;
}
/** What a structured output cost. `cost_usd` is null when the model's price is unknown. */
export interface JudgeUsage {
    calls: number;
    cached_calls: number;
    input_tokens: number;
    output_tokens: number;
    cost_usd: number | null;
}
/** A token that the model could have put in a place, with the natural logarithm of its probability. */
export interface TokenChance {
    readonly token: string;
    readonly logprob: number;
}
export interface Filled<T> {
    answer: T;
    /** The accepted JSON as it came, for the cache. */
    json: unknown;
    usage: JudgeUsage;
    /** Model that answered, as it names itself. */
    model: string;
    temperature: number | null;
    seed: number | null;
    /** What could have stood at the beginning of the value of `Question.logprobs`; absent where the model does not tell. */
    logprobs?: readonly TokenChance[];
    /** What a reader of the score should know, e.g. `truncated`. */
    warnings?: readonly string[];
    /** How sure the one who answered is of it, where that shows in the answer; else it is told from the scorer's evidence. */
    confidence?: 'medium' | 'low';
}
/** What embeddings are asked with: the model, where it is not the provider's default. */
export interface EmbedOptions {
    readonly model?: string;
    readonly signal?: AbortSignal;
}
/** A vector for each text, in the order of the texts, and what they cost. */
export interface Embedded {
    readonly vectors: readonly (readonly number[])[];
    readonly usage: JudgeUsage;
    readonly model: string;
}
export interface Judge {
    /** Provider and model; part of every cache key. */
    readonly id: string;
    readonly mode: 'llm' | 'offline';
    readonly model: string;
    /** Set where nobody named a model: the identifier of the interface, which `model` follows. */
    readonly default?: RetiredDefault;
    /** What a call counts at most whose price is unknown, where there is a ceiling in dollars. */
    readonly priceBound?: ModelPrice;
    /** It stands for a judge that was recorded, or that was to be, and cannot be asked. */
    readonly isAbsent?: true;
    /** What whoever reads its verdicts should know of its model and its price: whole sentences. */
    readonly notes?: readonly string[];
    /** Whether its verdicts for a scorer were measured on labels and found good; absent where nothing was measured. */
    calibrated?(scorer: {
        readonly name: string;
        readonly version: string;
    }): boolean;
    /** Rejects with Fault `judge_error` (subcode unparseable, incomplete_verdicts, timeout, refused, truncated …), `budget_exhausted` or a transport Fault. */
    fill<T>(question: Question<T>, signal?: AbortSignal): Promise<Filled<T>>;
    /** Embeddings of texts; left out where the provider has none. Rejects as `fill` does. */
    embed?(texts: readonly string[], options: EmbedOptions): Promise<Embedded>;
    /** Loads what the first call needs, so that it can be done while somebody else is waited for. Never rejects. */
    warm?(): Promise<void>;
}
/** Who judges, as reports and journals name it. */
export declare const identityOf: ({ mode, model, default: byDefault, }: Pick<Judge, 'mode' | 'model' | 'default'>) => {
    mode: "llm" | "offline";
    model: string;
    default?: {
        model: string;
        retired_on: string;
    } | undefined;
};
/** No calls, no tokens, no money. */
export declare const NO_USAGE: Readonly<JudgeUsage>;
/** Sum of two usages; an unknown price stays unknown. */
export declare function addUsage(a: JudgeUsage, b: JudgeUsage): JudgeUsage;

/**
 * The itemised protocol (metrics.md 2.1, 2.2): code owns the list of items and their ids; the judge gives one verdict an
 * item. `askItems` in ask-items.ts and `askList` in ask-list.ts speak it; scorers only describe what they ask.
 */
/** A fragment of JSON Schema for one property of an entry. */
export type PropertySchema = Readonly<Record<string, unknown>>;
/** One thing to be judged. `text` and every further key are shown to the judge beside the id. */
export interface Item {
    readonly id: string;
    readonly text: string;
    readonly [key: string]: unknown;
}
/** A quote that must exist in its source (metrics.md 2.2). */
interface QuoteRule<V extends string> {
    /** Property that holds the quote. */
    readonly field: string;
    /** Verdicts that count only with a verified quote. */
    readonly requiredFor: readonly V[];
    /** The text that the quote must be found in, for the entry (e.g. the chunk it names). */
    source(entry: Readonly<Record<string, unknown>>, item: Item): string;
    /** What an unverified verdict becomes after the repair round; `keep` leaves it, marked `unverified`. */
    readonly otherwise: V | 'keep';
}
/** What the offline judge says of one item. `p` in [0,1] is the evidence for the positive value (metrics.md 10.1). */
export interface OfflineVerdict<V extends string> {
    verdict: V;
    reason: string;
    p?: number;
    /** Properties of `evidence`, by name. */
    [evidence: string]: unknown;
}
/** One list of items in a question; a question may hold several lists (statements and requests, say). */
export interface ItemList<V extends string = string> {
    /** Property name of this list in the structured output. */
    readonly name: string;
    readonly items: readonly Item[];
    /** Closed set of verdicts with their values in the formula; a tie between samples takes the lower value. */
    readonly values: Readonly<Record<V, number>>;
    /** Name of the verdict property; default `verdict`. */
    readonly verdictField?: string;
    /** What "unclear", "unknown", "maybe" are taken for; without it they are invalid. */
    readonly middle?: V;
    /** Further properties asked before `reason` and verdict, in order. */
    readonly evidence?: Readonly<Record<string, PropertySchema>>;
    readonly quote?: QuoteRule<V>;
    offline(item: Item): OfflineVerdict<V>;
}
export interface ItemsQuestion {
    /** `<scorer>/<step>@<version>`. */
    readonly key: string;
    readonly instructions: string;
    /** Texts from outside, by label; the lists themselves are added by the protocol. */
    readonly promptInputs: Readonly<Record<string, unknown>>;
    readonly lists: readonly ItemList[];
    /** The question in several, each with a piece of the material, where it is too long for one; every item stands in exactly one of them. */
    split?(question: ItemsQuestion): readonly ItemsQuestion[];
}
/** A normalised verdict. Exactly one comes back for every item asked, in the order asked. */
export interface ItemVerdict<V extends string = string> {
    readonly id: string;
    readonly item: Item;
    readonly verdict: V;
    readonly reason: string;
    /** Evidence for the positive value; only the offline judge gives one. */
    readonly p?: number;
    readonly evidence: Readonly<Record<string, unknown>>;
    /** The quote could not be found and the verdict was kept or downgraded because of it. */
    readonly unverified: boolean;
}
/** A question whose list is made by the judge: claims, criteria, requirements, findings. */
export interface ListQuestion {
    readonly key: string;
    readonly instructions: string;
    readonly promptInputs: Readonly<Record<string, unknown>>;
    /** Property name of the list. */
    readonly name: string;
    /** Properties of an entry in order (all required); evidence before grade. */
    readonly entry: Readonly<Record<string, PropertySchema>>;
    /** The list belongs to a text and not to an attempt: made once for all attempts of a run. */
    readonly shared?: boolean;
    /** Longest list kept; more is cut with the warning `<name>_truncated`. */
    readonly max: number;
    readonly quote?: {
        readonly field: string;
        source(entry: Readonly<Record<string, unknown>>): string;
        /** `drop`: an entry without source is the judge's invention; `keep`: kept and marked (a possible violation is never dropped). */
        readonly otherwise: 'drop' | 'keep';
    };
    offline(): Record<string, unknown>[];
}
export interface ListEntry {
    readonly id: string;
    readonly values: Readonly<Record<string, unknown>>;
    readonly unverified: boolean;
}
export {};

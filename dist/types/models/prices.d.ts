/** US dollars per million tokens of question and answer. */
interface BasePrice {
    readonly input: number;
    readonly output: number;
}
/** What a model costs. */
export interface ModelPrice extends BasePrice {
    /** Where longer questions cost more: what they cost, above so many tokens. */
    readonly above?: BasePrice & {
        readonly tokens: number;
    };
}
/** Prices that the settings name, by the beginning of the name of a model. */
type OwnPrices = Readonly<Record<string, BasePrice>>;
/** Who asks for the money; Azure asks what OpenAI does. */
type Vendor = 'openai' | 'azure_openai' | 'anthropic';
/** A price to reckon with, and whether it is that of the model or a bound in its place. */
export interface PriceEstimate {
    price: ModelPrice;
    known: boolean;
}
/**
 * The price of a model, or null where it is unknown. One's own price counts for every model whose name begins with it, the longest
 * first; the catalogue only for the model itself and its editions, because a larger model of the same name costs more.
 */
export declare function priceOf(model: string, own?: OwnPrices): ModelPrice | null;
/** What a model may cost at most, as far as anybody can know: its price, else the dearest known one of its provider. */
export declare function estimatedPrice(model: string, vendor: Vendor, nowMs: number, own?: OwnPrices): PriceEstimate;
/** The dearest price of all models of a provider that have not ended; part by part, so that no model costs more in any respect. */
export declare function dearestPrice(vendor: Vendor, nowMs: number): ModelPrice;
/** US dollars for so many tokens of question and answer. */
export declare function costOf(price: ModelPrice, inputTokens: number, outputTokens: number): number;
export {};

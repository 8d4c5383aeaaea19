import { PRICES } from './catalogue-data.ts';
import { hasEnded } from './lifetime.ts';
import { entryOf, longestBeginning } from './names.ts';

/** US dollars per million tokens of question and answer. */
interface BasePrice {
  readonly input: number;
  readonly output: number;
}

/** What a model costs. */
export interface ModelPrice extends BasePrice {
  /** Where longer questions cost more: what they cost, above so many tokens. */
  readonly above?: BasePrice & { readonly tokens: number };
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
export function priceOf(model: string, own: OwnPrices = {}): ModelPrice | null {
  return (
    longestBeginning(own, model) ??
    priceFrom(entryOf(PRICES.openai, model) ?? entryOf(PRICES.anthropic, model)) ??
    null
  );
}

/** What a model may cost at most, as far as anybody can know: its price, else the dearest known one of its provider. */
export function estimatedPrice(model: string, vendor: Vendor, nowMs: number, own?: OwnPrices): PriceEstimate {
  const price = priceOf(model, own);
  return price === null ? { price: dearestPrice(vendor, nowMs), known: false } : { price, known: true };
}

/** The dearest price of all models of a provider that have not ended; part by part, so that no model costs more in any respect. */
export function dearestPrice(vendor: Vendor, nowMs: number): ModelPrice {
  const table = PRICES[vendor === 'anthropic' ? 'anthropic' : 'openai'];
  const rows = Object.keys(table).flatMap((model) =>
    hasEnded(model, nowMs) ? [] : [priceFrom(table[model])!],
  );
  const tiers = rows.flatMap(({ above }) => above ?? []);
  const price = {
    input: Math.max(...rows.map(({ input }) => input)),
    output: Math.max(...rows.map(({ output }) => output)),
  };
  if (tiers.length === 0) return price;
  return {
    ...price,
    above: {
      tokens: Math.min(...tiers.map(({ tokens }) => tokens)),
      input: Math.max(price.input, ...tiers.map(({ input }) => input)),
      output: Math.max(price.output, ...tiers.map(({ output }) => output)),
    },
  };
}

/** US dollars for so many tokens of question and answer. */
export function costOf(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  const { above } = price;
  const { input, output } = above !== undefined && inputTokens > above.tokens ? above : price;
  return (input * inputTokens + output * outputTokens) / 1_000_000;
}

/** A row of the catalogue as a price. */
function priceFrom(row: readonly number[] | undefined): ModelPrice | undefined {
  if (row === undefined) return undefined;
  const [input = 0, output = 0, tokens, longInput = input, longOutput = output] = row;
  if (tokens === undefined) return { input, output };
  return { input, output, above: { tokens, input: longInput, output: longOutput } };
}

import type { Price } from '../schema/settings.ts';

/**
 * US dollars per million tokens, standard tier, without caching or batch discounts, as of 2026-10-10. From price trackers
 * and release notes, not compared with the providers' own pages; `gpt-4`, `gpt-4-turbo` and `claude-sonnet-4-5` rest partly
 * on general knowledge. Models whose price depends on the length of the prompt are left out. `judge.prices` in assay.yaml
 * overrides any of it, and should where a ceiling has to hold to the cent.
 */
const DEFAULT_PRICES: Readonly<Record<string, Price>> = {
  'gpt-4-turbo': { input: 10, output: 30 },
  'gpt-4': { input: 30, output: 60 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-5.1': { input: 1.25, output: 10 },
  'o4-mini': { input: 1.1, output: 4.4 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-sonnet-4-6': { input: 3, output: 15 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-opus-4-8': { input: 5, output: 25 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-opus-5-5': { input: 4, output: 20 },
};

/** A dated or floating edition of the same model: `-2024-04-09`, `-20250929`, `-latest`, `-preview`. */
const EDITION = /^[-@](?:\d{4}(?:-\d{2}-\d{2}|\d{4})?|latest|preview)$/;

/**
 * The price of a model, or null when it is unknown. An override counts for every model whose name begins with it, the
 * longest first; the default table only for the model itself and its dated editions, because `gpt-5-pro` is no `gpt-5`.
 */
export function priceOf(model: string, overrides: Readonly<Record<string, Price>> = {}): Price | null {
  return (
    longest(overrides, (name) => model.startsWith(name)) ??
    longest(DEFAULT_PRICES, (name) => model.startsWith(name) && isEdition(model.slice(name.length))) ??
    null
  );
}

/** US dollars for so many tokens. */
export function costOf(price: Price, inputTokens: number, outputTokens: number): number {
  return (price.input * inputTokens + price.output * outputTokens) / 1_000_000;
}

const isEdition = (rest: string): boolean => rest === '' || EDITION.test(rest);

function longest(table: Readonly<Record<string, Price>>, fits: (name: string) => boolean): Price | undefined {
  let best: string | undefined;
  for (const name of Object.keys(table)) {
    if (fits(name) && (best === undefined || name.length > best.length)) best = name;
  }
  return best === undefined ? undefined : table[best];
}

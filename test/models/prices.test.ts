import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICES } from '../../src/models/catalogue-data.ts';
import { hasEnded } from '../../src/models/lifetime.ts';
import { costOf, dearestPrice, estimatedPrice, priceOf } from '../../src/models/prices.ts';

const NOW = Date.UTC(2026, 10, 22);

describe('priceOf', () => {
  it.each([
    ['gpt-4o', 2.5, 10],
    ['gpt-4o-2024-08-06', 2.5, 10],
    ['gpt-4o-2024-05-13', 5, 15],
    ['gpt-4o-mini', 0.15, 0.6],
    ['gpt-4-turbo-preview', 10, 30],
    ['gpt-4-0613', 30, 60],
    ['gpt-5.6-sol', 4, 20],
    ['gpt-5.6-terra', 2, 12],
    ['gpt-5.6-luna', 0.2, 1.2],
    ['gpt-6-sol', 2, 10],
    ['gpt-5-pro', 15, 120],
    ['claude-sonnet-4-5-20250929', 3, 15],
    ['claude-haiku-4-5@20251001', 1, 5],
    ['claude-sonnet-5', 2, 10],
    ['claude-sonnet-5-5', 2, 10],
    ['claude-opus-5-5', 4, 20],
  ])('knows %s', (model, input, output) => {
    expect(priceOf(model)).toMatchObject({ input, output });
  });

  it.each(['gpt-6.1-sol', 'gpt-4o-audio', 'gpt-5.6-terra-max', 'llama3', '', 'toString', '__proto__'])(
    'does not guess the price of %j',
    (model) => {
      expect(priceOf(model)).toBe(null);
    },
  );

  it('takes the longest of the prices of the settings first, whatever the catalogue says', () => {
    const own = { gpt: { input: 1, output: 1 }, 'gpt-4o': { input: 7, output: 8 } };
    expect(priceOf('gpt-4o-mini', own)?.input).toBe(7);
    expect(priceOf('gpt-5-pro', own)?.input).toBe(1);
  });
});

describe('costOf', () => {
  it('is by the million', () => {
    expect(costOf({ input: 7, output: 8 }, 1_000_000, 500_000)).toBe(11);
  });

  it('takes the dearer price for a question that is long enough for it', () => {
    const terra = priceOf('gpt-5.6-terra')!;
    expect(costOf(terra, 200_000, 1000)).toBeCloseTo(0.412);
    expect(costOf(terra, 300_000, 1000)).toBeCloseTo(1.218);
  });
});

describe('a bound in place of an unknown price', () => {
  it.each([
    ['openai', { input: 30, output: 180 }],
    ['azure_openai', { input: 30, output: 180 }],
    ['anthropic', { input: 10, output: 50 }],
  ] as const)('of %s is the dearest of what lives', (provider, price) => {
    expect(estimatedPrice('my-own-model', provider, NOW)).toMatchObject({ known: false, price });
  });

  it('is not asked for where the price is known, or given', () => {
    expect(estimatedPrice('gpt-5.6-luna', 'openai', NOW)).toMatchObject({
      known: true,
      price: { input: 0.2 },
    });
    const own = { mine: { input: 0, output: 0 } };
    expect(estimatedPrice('mine-8b', 'openai', NOW, own)).toEqual({ known: true, price: own.mine });
  });

  it('is never below the cost of a living model of the same provider', () => {
    const tokens = fc.nat(1_000_000);
    fc.assert(
      fc.property(fc.constantFrom('openai', 'anthropic'), tokens, tokens, (provider, input, output) => {
        const bound = costOf(dearestPrice(provider, NOW), input, output);
        for (const model of Object.keys(PRICES[provider]))
          if (!hasEnded(model, NOW))
            expect(costOf(priceOf(model)!, input, output)).toBeLessThanOrEqual(bound * (1 + 1e-12));
      }),
      { numRuns: 60 },
    );
  });
});

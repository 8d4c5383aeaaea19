import fc from 'fast-check';
import { expect, it } from 'vitest';
import { derivedIds } from '../../src/http/derived-ids.ts';
import { nodeIds } from '../../src/ports/node-ids.ts';

it('are the same for the same request and others for another', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.array(fc.constantFrom('run_', 'agent_', 'eval_')),
      (seed, began, prefixes) => {
        const made = (of: string) => {
          const ids = derivedIds(of, began);
          return prefixes.map((prefix) => ids.next(prefix));
        };
        expect(made(seed)).toEqual(made(seed));
        expect(new Set(made(seed)).size).toBe(prefixes.length);
        if (prefixes.length > 0) expect(made(`${seed}x`)).not.toEqual(made(seed));
      },
    ),
  );
});

it('sort among other ids by the time at which their request began', () => {
  const at = (now: number) => nodeIds({ now: () => now }).next('run_');
  const derived = derivedIds('seed', 1_700_000_000_500).next('run_');
  expect(derived > at(1_700_000_000_000) && derived < at(1_700_000_001_000)).toBe(true);
  expect(derived).toHaveLength(at(1).length);
});

import type { ScorerResult } from '../schema/scorer-result.ts';

/** What metadata can say that results are counted by. */
const COUNTED_BY = [
  ['not_applicable', true],
  ['unsure', true],
  ['weight', 0],
] as const;

/** Metadata without anything else: one object for all results that are counted alike. */
const LEAN_METADATA = Array.from({ length: 1 << COUNTED_BY.length }, (_, bits) =>
  Object.freeze(Object.fromEntries(COUNTED_BY.filter((__, place) => (bits & (1 << place)) !== 0))),
);

/** A result as far as it is counted, without its texts: many are held at a time, and one costs little more than its score. */
export function leanResult({ score, pass, gating, metadata }: ScorerResult): ScorerResult {
  let bits = 0;
  for (const [place, [name, value]] of COUNTED_BY.entries()) if (metadata[name] === value) bits |= 1 << place;
  const lean = { score, pass, reasoning: '', metadata: LEAN_METADATA[bits]! }; // One for each.
  return gating === undefined ? lean : { ...lean, gating };
}

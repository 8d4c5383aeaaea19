import type { ScorerResult } from '../schema/scorer-result.ts';

/** What metadata can say that results are counted by. */
const COUNTED_BY = [
  ['not_applicable', true],
  ['unsure', true],
  ['weight', 0],
] as const;

/** Behind a mark for each of those. */
const PASS = 1 << COUNTED_BY.length;
const SHOWN_ONLY = PASS << 1;

/** Metadata without anything else: one object for all results that are counted alike. */
const LEAN_METADATA = Array.from({ length: PASS }, (_, marks) =>
  Object.freeze(Object.fromEntries(COUNTED_BY.filter((__, place) => (marks & (1 << place)) !== 0))),
);

/** All that a result is counted by besides its score, as one number of five bits: many are held at a time. */
export function marksOf({ pass, gating, metadata }: ScorerResult): number {
  let marks = (pass ? PASS : 0) | (gating === false ? SHOWN_ONLY : 0);
  for (const [place, [name, value]] of COUNTED_BY.entries())
    if (metadata[name] === value) marks |= 1 << place;
  return marks;
}

/** The result as far as it is counted, without its texts. */
export function leanResult(score: number, marks: number): ScorerResult {
  const pass = (marks & PASS) !== 0;
  const metadata = LEAN_METADATA[marks & (PASS - 1)]!; // One for each.
  const lean = { score, pass, reasoning: '', metadata };
  return (marks & SHOWN_ONLY) === 0 ? lean : { ...lean, gating: false };
}

import { createHash } from 'node:crypto';
import type { Random } from '../ports/ports.ts';
import { seededRandom } from '../ports/seeded-random.ts';
import { shuffled } from '../statistics/shuffled.ts';

/** Random numbers for one purpose of one seed, so that what one part draws does not move what another draws. */
export function randomFor(seed: number, purpose: string): Random {
  return seededRandom(createHash('sha256').update(`${seed}:${purpose}`).digest().readInt32LE(0));
}

/** One play of the design: places in the lists of cases and variants. */
interface Place {
  caseIndex: number;
  variantIndex: number;
  round: number;
  /** Place in the order of plays, from 0. */
  order: number;
}

/**
 * One round as a randomised complete block (statistics.md 4.3 step 3): one play of every case with every variant, cases
 * shuffled, variants shuffled within a case and side by side, so that a provider that drifts hits all of them alike. The
 * same seed and round give the same order. Without `randomize` cases and variants stay in the order of the request.
 */
export function blockOf(
  round: number,
  design: { cases: number; variants: number; seed: number; randomize: boolean },
): Place[] {
  const random = randomFor(design.seed, `order ${round}`);
  const places = (count: number) => {
    const list = Array.from({ length: count }, (_, place) => place);
    return design.randomize ? shuffled(list, random.next) : list;
  };
  const start = round * design.cases * design.variants;
  return places(design.cases)
    .flatMap((caseIndex) =>
      places(design.variants).map((variantIndex) => ({ caseIndex, variantIndex, round })),
    )
    .map((place, index) => ({ ...place, order: start + index }));
}

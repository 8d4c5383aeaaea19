import { SIZES } from './budget-plan.ts';
import type { Family } from './collect.ts';
import { shuffled } from './shuffled.ts';

/** Draws the cases that children are first compared with their parents on. */
interface Minibatches {
  draw(families: readonly Family[], targeted: readonly Family[]): string[];
}

/**
 * Minibatches of 8 cases, shuffled by epochs: every case has its turn before one comes again (improvement.md 2.2 step 9b). Up to half of a batch are
 * cases of the kinds of failure that the children are meant to mend, also in turn: a lesson about two of forty cases would never be seen
 * otherwise. Parent and children play the same cases, so this favours nobody.
 */
export function minibatches(all: readonly Family[], seed: number): Minibatches {
  const turns = new Map<string, number>();
  const place = new Map<string, number>();
  const rank = (caseId: string, epoch: number) => {
    const key = `${epoch} ${caseId}`;
    if (!place.has(key))
      for (const [index, family] of shuffled(all, seed, `epoch ${epoch}`).entries())
        place.set(`${epoch} ${family.caseId}`, index);
    return place.get(key) ?? 0;
  };
  const inTurn = (families: readonly Family[]) =>
    families
      .map(({ caseId }) => {
        const turn = turns.get(caseId) ?? 0;
        return { caseId, turn, rank: rank(caseId, turn) };
      })
      .sort((a, b) => a.turn - b.turn || a.rank - b.rank)
      .map(({ caseId }) => caseId);
  return {
    draw(families, targeted) {
      const first = inTurn(targeted).slice(0, SIZES.minibatch / 2);
      const rest = inTurn(families.filter(({ caseId }) => !first.includes(caseId)));
      const batch = [...first, ...rest].slice(0, SIZES.minibatch);
      for (const caseId of batch) turns.set(caseId, (turns.get(caseId) ?? 0) + 1);
      return batch;
    },
  };
}

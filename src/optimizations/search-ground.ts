import { Fault } from '../errors.ts';
import type { Ledger } from './attempts.ts';
import type { Family } from './collect.ts';
import type { Objective } from './objective.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import type { Proposer } from './proposing/proposer.ts';
import type { ViewBasis } from './proposing/reflect-view.ts';

/** What a search may use. Everything in it is open: nothing of the hold-out. */
export interface SearchGround {
  basis: ViewBasis;
  preserve: readonly string[];
  reflect: readonly Family[];
  select: readonly Family[];
  halves: readonly [readonly Family[], readonly Family[]] | null;
  /** Families of `reflect` that really fail, by their played case. */
  weak: ReadonlySet<string>;
  objective: Objective;
  ledger: Ledger;
  proposer: Proposer;
  /** Questions that may still be put to the proposer; counted down. */
  questions: { left: number };
  problemsOf(candidate: string, edits: readonly PromptEdit[], earlier: ReadonlySet<string>): string[];
  judgeNoise: number;
}

/** A proposer that has used up its own budget proposes nothing more; what was found is still validated. */
export async function proposed(
  ground: SearchGround,
  proposer: Proposer,
  view: Parameters<Proposer['propose']>[0],
  parent: readonly PromptEdit[],
  count: number,
): Promise<PromptEdit[][]> {
  // Whoever stands in for a proposer costs nothing.
  const counted = proposer === ground.proposer;
  if (counted && ground.questions.left <= 0) return [];
  if (counted) ground.questions.left -= 1;
  try {
    return await proposer.propose(view, parent, count);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'budget_exhausted') throw error;
    ground.questions.left = 0;
    return [];
  }
}

/** The played cases of families. */
export const caseIds = (families: readonly Family[]) => families.map(({ caseId }) => caseId);

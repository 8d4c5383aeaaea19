import { families } from '../text/near-duplicates.ts';
import type { VerifiedCase } from './case-draft.ts';
import {
  empiricalDifficulty,
  isSourced,
  type ModelReview,
  modelReview,
  noReview,
  type ReviewTools,
} from './model/model-review.ts';
import type { Quota } from './quota.ts';
import { type Selection, selectCases } from './select.ts';
import type { Target } from './targets.ts';
import { inputOf } from './verify.ts';

/** Selections that are put to a model: what it does not confirm is replaced at most twice (improvement.md 6.2 step 6). */
const ROUNDS = 3;
/** Selections that are tried until no two of the chosen are alike by their own weights of words. */
const DISTINCT_ROUNDS = 6;

/** A selection without what a model did not confirm, and what it made of the words. */
export interface ConfirmedSelection extends Omit<ModelReview, 'failed' | 'confirmed'> {
  selection: Selection;
  /** Share of a model's answers that fail the checks, by case. */
  difficulty: Map<string, number>;
  /** Chosen cases from documents that a model which ended early did not confirm, by id. */
  unconfirmed: Set<string>;
  /** What went wrong with the model. */
  notes: string[];
}

/**
 * Chooses cases and puts them to the model. What it does not confirm is replaced, and the replacements are put to it too: a case stands for good
 * only when it was confirmed, so after the last round what was refused is left out without another. Where the model fails, what is chosen by then
 * stays in our own words, with a mark on what it did not confirm; what it had refused stays out.
 */
export async function confirmedSelection(
  candidates: readonly VerifiedCase[],
  [targets, quota, focus]: [readonly Target[], Quota, ReadonlySet<string>],
  tools: ReviewTools,
): Promise<ConfirmedSelection> {
  const asked = new Set<string>();
  const { confirmed, ...all } = noReview();
  const { rejected, reworded, known } = all;
  const choice = () =>
    distinct(
      candidates.filter(({ id }) => !rejected.has(id)),
      targets,
      quota,
      focus,
    );
  let selection = choice();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const open = selection.chosen.filter(({ id }) => !asked.has(id));
    const review = await modelReview(open, tools);
    for (const { id } of open) asked.add(id);
    for (const [id, step] of review.rejected) rejected.set(id, step);
    for (const [id, one] of review.reworded) reworded.set(id, one);
    for (const id of review.known) known.add(id);
    for (const id of review.confirmed) confirmed.add(id);
    all.unanswered += review.unanswered;
    all.calls += review.calls;
    if (review.failed !== undefined) {
      reworded.clear();
      return { ...all, ...endedEarly(choice(), confirmed, review.failed), difficulty: new Map() };
    }
    if (review.rejected.size === 0) return tried({ ...all, selection }, tools);
    if (round < ROUNDS) selection = choice();
  }
  const chosen = selection.chosen.filter(({ id }) => !rejected.has(id));
  return tried({ ...all, selection: { ...selection, chosen } }, tools);
}

/** A choice of which the model did not confirm all, with what it did not. */
function endedEarly(selection: Selection, confirmed: ReadonlySet<string>, failed: string) {
  const sourced = selection.chosen.filter(isSourced);
  const unconfirmed = new Set(sourced.map(({ id }) => id).filter((id) => !confirmed.has(id)));
  const note = `${unconfirmed.size} of ${sourced.length} cases from documents were not confirmed by the model: ${failed}; the wording is our own`;
  return { selection, unconfirmed, notes: [note] };
}

/** With how hard the chosen cases are for the model. */
async function tried(
  confirmed: Omit<ConfirmedSelection, 'difficulty' | 'notes' | 'unconfirmed'>,
  tools: ReviewTools,
): Promise<ConfirmedSelection> {
  const chosen = confirmed.selection.chosen.map((one) => confirmed.reworded.get(one.id) ?? one);
  const { difficulty, calls, note } = await empiricalDifficulty(chosen, tools);
  return {
    ...confirmed,
    unconfirmed: new Set(),
    difficulty,
    calls: confirmed.calls + calls,
    notes: note === undefined ? [] : [note],
  };
}

/** The choice, made anew without the later of two chosen cases that are near-duplicates among the chosen alone. */
function distinct(
  candidates: readonly VerifiedCase[],
  ...how: [readonly Target[], Quota, ReadonlySet<string>]
): Selection {
  const barred = new Set<string>();
  for (let round = 1; ; round += 1) {
    const selection = selectCases(
      candidates.filter(({ id }) => !barred.has(id)),
      ...how,
    );
    const again = families(selection.chosen.map(inputOf)).flatMap(([, ...later]) =>
      later.map((at) => selection.chosen[at]?.id ?? ''),
    );
    const duplicates = selection.duplicates + barred.size;
    if (again.length === 0) return { ...selection, duplicates };
    for (const id of again) barred.add(id);
    if (round === DISTINCT_ROUNDS)
      return { ...selection, duplicates, chosen: selection.chosen.filter(({ id }) => !barred.has(id)) };
  }
}

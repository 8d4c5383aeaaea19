import { mean } from '../statistics/mean.ts';
import { attemptsOf, meanDifference, REPETITIONS, valuesByCase } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Family } from './collect.ts';
import { type Candidate, type Course, newCandidate, triedIn } from './course.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { mergedEdits } from './prompt/conflicts.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import { reflectView } from './proposing/reflect-view.ts';
import { caseIds, proposed, type SearchGround } from './search-ground.ts';

/** From this share of the way to passing always on, a further wording is not worth its attempts. */
const ENOUGH = 0.75;

/**
 * Kind after kind of failure, the heaviest first: the first of its ways that mends its own cases joins the others (improvement.md 2.2 step 9). A few
 * cases of a kind say in as many attempts what a mixed batch says of none. A kind that an earlier edit has mended gets none, so that
 * no two edits do the same. Null where nothing helped, or there is one kind only, which needs no sorting out.
 */
export async function screen(
  ground: SearchGround,
  course: Course,
  earlier: Set<string>,
): Promise<Candidate | null> {
  const { basis, reflect } = ground;
  const weak = reflect.filter(({ caseId }) => ground.weak.has(caseId));
  const kinds = reflectView(basis, weak, reflect, []).weaknesses.map(({ category }) => category);
  const ofKind = (kind: PromptEdit['category']) => weak.filter(({ category }) => category === kind);
  if (kinds.filter((kind) => ofKind(kind).length > 0).length < 2) return null;
  let edits: readonly PromptEdit[] = [];
  for (const kind of kinds) {
    const families = ofKind(kind).slice(0, SIZES.screen.cases);
    if (families.length > 0) edits = await withWayFor({ kind, families }, ground, course, edits, earlier);
  }
  if (edits.length === 0) return null;
  const prompt = applyEdits(basis.prompt, edits, ground.preserve);
  earlier.add(prompt);
  return newCandidate(prompt, edits, 'proposal', caseIds(ground.select));
}

/** One kind of failure with the cases that it is looked at by. */
interface Screened {
  kind: PromptEdit['category'];
  families: readonly Family[];
}

/** These edits, and the way that mends most of what fails with them in the cases of one kind. */
async function withWayFor(
  screened: Screened,
  ground: SearchGround,
  course: Course,
  edits: readonly PromptEdit[],
  earlier: Set<string>,
): Promise<readonly PromptEdit[]> {
  const { basis, ledger, objective, preserve, problemsOf } = ground;
  const attempts = attemptsOf(caseIds(screened.families), REPETITIONS.screen, SIZES.screen.attempts);
  const promptOf = (list: readonly PromptEdit[]) => applyEdits(basis.prompt, list, preserve);
  const spare = 2 * ground.select.length;
  const affords = () => ledger.affords(attempts.length + spare);
  if (!affords()) return edits;
  // The kind is known to fail with the prompt as it is: where nobody knows a way there is nothing to play.
  const early = edits.length === 0 ? await waysFor(screened, ground, course, edits) : undefined;
  if (early?.length === 0) return edits;
  const [before = []] = await ledger.play([promptOf(edits)], attempts, 'search');
  const passing = mean([...valuesByCase(before, objective.worthOf).values()].map((own) => mean(own)));
  // Mended already, or nothing that could be compared.
  if (!(passing < 1)) return edits;
  let best: { edits: readonly PromptEdit[]; gain: number } = { edits, gain: 0 };
  for (const way of early ?? (await waysFor(screened, ground, course, edits))) {
    const whole = mergedEdits(edits, way);
    if (whole.length === edits.length || !affords()) continue;
    const prompt = promptOf(whole);
    const problems = problemsOf(prompt, whole, earlier);
    if (problems.length > 0) {
      course.refused.push({ edits: whole, problems });
      continue;
    }
    const [after = []] = await ledger.play([prompt], attempts, 'search');
    const gain = meanDifference(before, after, objective.worthOf)?.mean ?? 0;
    if (gain > best.gain) best = { edits: whole, gain };
    course.tried.push({ edits: whole, gain });
    if (gain >= ENOUGH * (1 - passing)) break;
  }
  return best.edits;
}

/** Ways to mend one kind of failure, from whoever proposes, else from who stands in. */
async function waysFor(
  { kind, families }: Screened,
  ground: SearchGround,
  course: Course,
  edits: readonly PromptEdit[],
): Promise<PromptEdit[][]> {
  for (const proposer of [ground.proposer, ground.proposer.instead]) {
    if (proposer === undefined) continue;
    const whole = reflectView(ground.basis, families, ground.reflect, triedIn(course));
    const view = { ...whole, weaknesses: whole.weaknesses.filter(({ category }) => category === kind) };
    const ways = await proposed(ground, proposer, view, edits, SIZES.screen.ways);
    if (ways.length > 0) return ways;
  }
  return [];
}

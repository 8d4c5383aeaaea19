import { mean } from '../statistics/mean.ts';
import { attemptsOf, meanDifference, REPETITIONS, valuesByCase } from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Family } from './collect.ts';
import { type Candidate, type Course, newCandidate, triedIn } from './course.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { mergedEdits } from './prompt/conflicts.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import { reflectView } from './proposing/reflect-view.ts';
import { weightOf } from './proposing/weights.ts';
import { caseIds, proposed, type SearchGround } from './search-ground.ts';

/** From this share of the way to passing always on, a further wording is not worth its attempts. */
const ENOUGH = 0.75;

/**
 * Strand after strand of failures, the heaviest first: the first of its ways that mends its own cases joins the others (improvement.md 2.2 step 9). A few
 * cases of one strand say in as many attempts what a mixed batch says of none. A strand that an earlier edit has mended gets none, so that
 * no two edits do the same. Null where nothing helped, or there is one strand only, which needs no sorting out.
 */
export async function screen(
  ground: SearchGround,
  course: Course,
  earlier: Set<string>,
): Promise<Candidate | null> {
  const { basis, reflect } = ground;
  const strands = strandsOf(reflect.filter(({ caseId }) => ground.weak.has(caseId)));
  if (strands.length < 2) return null;
  let edits: readonly PromptEdit[] = [];
  for (const strand of strands) edits = await withWayFor(strand, ground, course, edits, earlier);
  if (edits.length === 0) return null;
  const prompt = applyEdits(basis.prompt, edits, ground.preserve);
  earlier.add(prompt);
  return newCandidate(prompt, edits, 'proposal', caseIds(ground.select));
}

/** Failures that one rule would mend. */
interface Strand {
  kind: PromptEdit['category'];
  families: readonly Family[];
  /** Those of them that it is looked at by. */
  shown: readonly Family[];
}

/** The heaviest first. */
function strandsOf(weak: readonly Family[]): Strand[] {
  const strands = new Map<string, Strand & { weight: number }>();
  for (const family of weak) {
    const { category: kind, strand } = family;
    if (kind === null) continue;
    const families = [...(strands.get(strand)?.families ?? []), family];
    const weight = weightOf(kind, families.flatMap((one) => one.failures).length);
    strands.set(strand, { kind, families, shown: families.slice(0, SIZES.screen.cases), weight });
  }
  return [...strands]
    .sort(([a, x], [b, y]) => y.weight - x.weight || (a < b ? -1 : 1))
    .map(([, strand]) => strand);
}

/** These edits, and the way that mends most of what fails with them in the cases of one strand. */
async function withWayFor(
  strand: Strand,
  ground: SearchGround,
  course: Course,
  edits: readonly PromptEdit[],
  earlier: Set<string>,
): Promise<readonly PromptEdit[]> {
  const { basis, ledger, objective, preserve, problemsOf } = ground;
  const attempts = attemptsOf(caseIds(strand.shown), REPETITIONS.screen, SIZES.screen.attempts);
  const promptOf = (list: readonly PromptEdit[]) => applyEdits(basis.prompt, list, preserve);
  const spare = 2 * ground.select.length;
  const affords = () => ledger.affords(attempts.length + spare);
  if (!affords()) return edits;
  // The strand is known to fail with the prompt as it is: where nobody knows a way there is nothing to play.
  const early = edits.length === 0 ? await waysFor(strand, ground, course, edits) : undefined;
  if (early?.length === 0) return edits;
  const [before = []] = await ledger.play([promptOf(edits)], attempts, 'search');
  const passing = mean([...valuesByCase(before, objective.worthOf).values()].map((own) => mean(own)));
  // Mended already, or nothing that could be compared.
  if (!(passing < 1)) return edits;
  let best: { edits: readonly PromptEdit[]; gain: number } = { edits, gain: 0 };
  for (const way of early ?? (await waysFor(strand, ground, course, edits))) {
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

/** Ways to mend one strand of failures, from whoever proposes, else from who stands in. */
async function waysFor(
  { kind, families }: Strand,
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

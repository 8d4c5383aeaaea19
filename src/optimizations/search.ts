import { randomFor } from '../experiments/order.ts';
import { allReached } from './all-reached.ts';
import {
  attemptsOf,
  BROKEN,
  erroredShare,
  isJudged,
  meanDifference,
  REPETITIONS,
  valuesByCase,
} from './attempts.ts';
import { SIZES } from './budget-plan.ts';
import type { Family } from './collect.ts';
import { type Candidate, type Course, newCandidate, triedIn } from './course.ts';
import { minibatches } from './minibatches.ts';
import type { Objective } from './objective.ts';
import { drawByWeight, frontCounts } from './pareto.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { mergedEdits } from './prompt/conflicts.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import { reflectView } from './proposing/reflect-view.ts';
import { race } from './race.ts';
import { screen } from './screen.ts';
import { caseIds, proposed, type SearchGround } from './search-ground.ts';

/** Iterations without a promoted candidate after which the search ends; every third has a merge and a prune child. */
const PATIENCE = 3;

/** Child with the candidate it came from. */
interface Child {
  candidate: Candidate;
  parent: Candidate;
}

/**
 * Searches better sets of edits (improvement.md 2.2 step 9) and fills `course` as it goes. A tie is no progress, except for a child that only
 * leaves an edit out. Rejects only with faults of the attempt source or `cancelled`; the end of the budget that is known ends it.
 */
export async function search(ground: SearchGround, course: Course): Promise<void> {
  const { basis } = ground;
  const original = course.pool[0] as Candidate;
  const earlier = new Set<string>();
  const batches = minibatches(ground.reflect, basis.seed);
  const screened = await screen(ground, course, earlier);
  if (screened !== null) {
    course.pool.push(screened);
    await race(screened, original, original, ground);
  }
  let idle = 0;
  while (course.stopped === null) {
    if (course.iterations >= SIZES.iterations) course.stopped = 'all iterations done';
    else if (idle >= PATIENCE) course.stopped = `no better candidate in ${PATIENCE} iterations`;
    else if (allReached(bestOf(course.pool), ground.objective)) course.stopped = 'all targets reached';
    if (course.stopped !== null) break;
    const iteration = course.iterations;
    const sides = sidesOf(ground, iteration);
    const children = await childrenOf(ground, course, iteration, sides, earlier);
    course.iterations += 1;
    const targeted = new Set(
      children.flatMap(({ candidate }) => candidate.edits.map(({ category }) => category)),
    );
    const cases = batches.draw(
      sides.reflect,
      sides.reflect.filter(
        ({ caseId, category }) => ground.weak.has(caseId) && category !== null && targeted.has(category),
      ),
    );
    const affordable = affordableChildren(ground, course, children, cases.length);
    if (children.length > 0 && affordable.length === 0)
      course.stopped = 'the budget of agent runs is spent up to the validation';
    if (affordable.length === 0 && ground.questions.left <= 0)
      course.stopped ??= 'the proposer was asked as often as allowed';
    let promoted = 0;
    if (affordable.length > 0) {
      const survivors = await onMinibatch(ground, course, affordable, cases, iteration);
      for (const candidate of survivors) {
        course.pool.push(candidate);
        promoted += 1;
        const best = bestOf(course.pool);
        if (!(await race(candidate, best, original, ground)))
          course.stopped ??= candidate.raced
            ? null
            : 'the budget of agent runs is spent up to the validation';
      }
    }
    idle = promoted > 0 ? 0 : idle + 1;
  }
}

/** The raced candidate with the largest gain; the original while there is none. */
export function bestOf(pool: readonly Candidate[]): Candidate {
  return pool.reduce((best, candidate) =>
    candidate.raced && !candidate.broken && (candidate.gain ?? 0) > (best.gain ?? 0) ? candidate : best,
  );
}

/** With two halves they take turns: edits are made from one and chosen on the other. */
function sidesOf(
  ground: SearchGround,
  iteration: number,
): { reflect: readonly Family[]; select: readonly Family[] } {
  if (!ground.halves) return ground;
  const [first, second] = ground.halves;
  return iteration % 2 === 0 ? { reflect: first, select: second } : { reflect: second, select: first };
}

async function childrenOf(
  ground: SearchGround,
  course: Course,
  iteration: number,
  sides: { reflect: readonly Family[]; select: readonly Family[] },
  earlier: Set<string>,
): Promise<Child[]> {
  const { basis, objective } = ground;
  const pool = course.pool.filter(({ broken }) => !broken);
  const counts = frontCounts(
    pool.map(({ attempts }) => scoresOf(attempts, objective)),
    ground.judgeNoise,
  );
  // Before anything is played every candidate is as good as any.
  const weights = counts.some((count) => count > 0) ? counts : pool.map(() => 1);
  const drawn = drawByWeight(weights, SIZES.parents, randomFor(basis.seed, `parents ${iteration}`).next);
  const each = Math.floor((SIZES.parents * SIZES.children) / Math.max(1, drawn.length));
  const children: Child[] = [];
  const add = (parent: Candidate, edits: readonly PromptEdit[], origin: Candidate['origin']) => {
    const prompt = applyEdits(basis.prompt, edits, ground.preserve);
    const problems = ground.problemsOf(prompt, edits, earlier);
    if (problems.length > 0) {
      course.refused.push({ edits, problems });
      return;
    }
    earlier.add(prompt);
    const chosenOn =
      parent.origin === 'original' && origin === 'proposal'
        ? caseIds(sides.select)
        : (course.pool[0] as Candidate).chosenOn;
    children.push({ parent, candidate: newCandidate(prompt, edits, origin, chosenOn) });
  };
  for (const index of drawn) {
    const parent = pool[index] as Candidate;
    const failing = failingWith(parent, sides.reflect, ground);
    if (failing.length === 0) continue;
    const before = children.length;
    for (const proposer of [ground.proposer, ground.proposer.instead]) {
      if (proposer === undefined || children.length > before) continue;
      // Seen anew: what was just refused is not proposed again.
      const view = reflectView(basis, failing, sides.reflect, triedIn(course));
      for (const edits of (await proposed(ground, proposer, view, parent.edits, each)).slice(0, each))
        if (edits.length > 0) add(parent, mergedEdits(parent.edits, edits), 'proposal');
    }
  }
  if (iteration % PATIENCE === PATIENCE - 1) addBred(course, add);
  return children;
}

/** A child of the two best that have something to give each other, and one of the best without one of its edits. */
function addBred(
  course: Course,
  add: (parent: Candidate, edits: readonly PromptEdit[], origin: Candidate['origin']) => void,
): void {
  const ranked = course.pool
    .filter(({ raced, broken, edits }) => raced && !broken && edits.length > 0)
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
  const [first, ...others] = ranked;
  if (!first) return;
  const mate = others.find(({ edits }) => mergedEdits(first.edits, edits).length > first.edits.length);
  if (mate) add(first, mergedEdits(first.edits, mate.edits), 'merge');
  const long = ranked.find(({ edits }) => edits.length > 1);
  if (long) add(long, long.edits.slice(0, -1), 'prune');
}

/** Weak families of these that the parent does not pass in all of its attempts. */
function failingWith(parent: Candidate, families: readonly Family[], ground: SearchGround): Family[] {
  const weak = families.filter(({ caseId }) => ground.weak.has(caseId));
  if (parent.origin === 'original') return weak;
  return weak.filter(({ caseId }) => {
    const attempts = parent.attempts.filter((attempt) => attempt.case_id === caseId && isJudged(attempt));
    return (
      attempts.length === 0 ||
      attempts.some(({ status }) => status === 'failed') ||
      ground.objective.type !== 'error_driven'
    );
  });
}

/** As many children as can be played with their parents and still be chosen, in their order. */
function affordableChildren(
  ground: SearchGround,
  course: Course,
  children: readonly Child[],
  cases: number,
): Child[] {
  // Without its pruning a prompt of many edits would keep rules that bring nothing.
  const edits = bestOf(course.pool).edits.length;
  const forPruning = edits < 2 ? 0 : edits * ground.select.length;
  for (let count = children.length; count > 0; count -= 1) {
    const taken = children.slice(0, count);
    const prompts = new Set(taken.flatMap(({ parent, candidate }) => [parent.prompt, candidate.prompt]));
    const choice = 2 * Math.max(...taken.map(({ candidate }) => candidate.chosenOn.length));
    if (ground.ledger.affords(prompts.size * cases + choice + forPruning)) return taken;
  }
  return [];
}

/** Plays children beside their parents on the same cases; the better ones come back (improvement.md 2.2 steps 9b and 9c). */
async function onMinibatch(
  ground: SearchGround,
  course: Course,
  children: readonly Child[],
  cases: readonly string[],
  iteration: number,
): Promise<Candidate[]> {
  const all = [...new Set(children.flatMap(({ parent, candidate }) => [parent, candidate]))];
  const attempts = attemptsOf(cases, REPETITIONS.search + iteration, 1);
  const answers = await ground.ledger.play(
    all.map(({ prompt }) => prompt),
    attempts,
    'search',
  );
  for (const [index, candidate] of all.entries()) candidate.attempts.push(...(answers[index] ?? []));
  const ofThisBatch = (candidate: Candidate) => answers[all.indexOf(candidate)] ?? [];
  const better: Candidate[] = [];
  for (const { parent, candidate } of children) {
    const [before, after] = [ofThisBatch(parent), ofThisBatch(candidate)];
    candidate.broken = erroredShare(after) > BROKEN && erroredShare(before) <= BROKEN;
    const difference = meanDifference(before, after, ground.objective.worthOf);
    candidate.gain = difference === null || parent.gain === null ? null : parent.gain + difference.mean;
    const wins =
      difference !== null && (difference.mean > 0 || (candidate.origin === 'prune' && difference.mean >= 0));
    if (wins && !candidate.broken) better.push(candidate);
    else course.tried.push({ edits: candidate.edits, gain: candidate.gain });
  }
  return better;
}

/** Mean and number of attempts by case. */
function scoresOf(
  attempts: Candidate['attempts'],
  objective: Objective,
): Map<string, { mean: number; attempts: number }> {
  return new Map(
    [...valuesByCase(attempts, objective.worthOf)].map(([id, values]) => [
      id,
      { mean: values.reduce((sum, value) => sum + value, 0) / values.length, attempts: values.length },
    ]),
  );
}

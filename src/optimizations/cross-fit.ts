import type { ScoredAttempt } from './attempt-source.ts';
import { attemptsOf, meanDifference, REPETITIONS } from './attempts.ts';
import type { BudgetPlan } from './budget-plan.ts';
import type { Family } from './collect.ts';
import type { Course } from './course.ts';
import { beginCourse, type ExploreGround, explore, type Finding, staticRules } from './explore.ts';
import { type GateAttempts, playGate } from './gate.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import { mergedEdits } from './prompt/conflicts.ts';
import { spansOf } from './prompt/spans.ts';
import { staticProblems } from './prompt/static-checks.ts';
import { seal } from './sealed.ts';
import { caseIds } from './search-ground.ts';

/** What came of both halves: one prompt, and attempts of each half with what was made from the other. */
interface CrossFitted {
  finding: Finding | null;
  attempts: GateAttempts;
}

/**
 * Two-fold cross-fitting for 5 to 9 failing families (improvement.md 2.2 step 3): each half is searched on its own and tests what came of the
 * other, so the estimate belongs to the procedure. The prompt is the union of both sets of edits, if that is not worse than expected on all
 * cases; else what tested better.
 */
export async function crossFit(
  ground: ExploreGround,
  halves: readonly [readonly Family[], readonly Family[]],
  plan: Pick<BudgetPlan, 'reserve' | 'holdoutAttempts'>,
  limit: number,
  baseline: readonly ScoredAttempt[],
  courses: Course[],
): Promise<CrossFitted> {
  const { ledger, basis, objective } = ground;
  const findings: (Finding | null)[] = [];
  for (const [index, half] of halves.entries()) {
    const other = halves[1 - index] as readonly Family[];
    const sealedSpans = seal(spansOf(other.flatMap(({ cases }) => cases.map(({ text }) => text))));
    const own = { ...ground, reflect: half, select: half, halves: null, sealedSpans };
    // Half of what is left is the other half's.
    const left = Math.max(0, limit - ledger.used() - plan.reserve);
    ledger.setAside(plan.reserve + (index === 0 ? Math.floor(left / 2) : 0));
    const course = beginCourse(own, baseline);
    courses.push(course);
    findings.push(await explore(own, course));
  }
  ledger.setAside(0);
  const tests: GateAttempts[] = [];
  for (const [index, finding] of findings.entries()) {
    const other = halves[1 - index] as readonly Family[];
    const holdout = seal({
      failing: other.filter(({ category }) => category !== null),
      guards: other.filter(({ category }) => category === null),
    });
    tests.push(
      await playGate(ledger, holdout, [basis.prompt, finding?.prompt ?? basis.prompt], plan.holdoutAttempts),
    );
  }
  const attempts = joined(tests);
  const gainOf = (test: GateAttempts | undefined) =>
    test ? (meanDifference(...test.failing, objective.worthOf)?.mean ?? 0) : 0;
  const found = findings
    .flatMap((finding, index) => (finding ? [{ finding, gain: gainOf(tests[index]) }] : []))
    .sort((a, b) => b.gain - a.gain);
  const [best, second] = found;
  if (!best) return { finding: null, attempts };
  if (!second || second.finding.prompt === best.finding.prompt) return { finding: best.finding, attempts };
  const both = await union(ground, halves.flat(), best.finding, second.finding, attempts);
  return { finding: both ?? best.finding, attempts };
}

/** Both sets of edits together, unless they may not stand together or do worse than each half promised. */
async function union(
  ground: ExploreGround,
  all: readonly Family[],
  first: Finding,
  second: Finding,
  attempts: GateAttempts,
): Promise<Finding | null> {
  const { basis, preserve, ledger, objective } = ground;
  const measured = [...first.edits, ...second.edits];
  const edits = mergedEdits(measured.map(({ edit }) => edit));
  const prompt = applyEdits(basis.prompt, edits, preserve);
  const rules = staticRules({ ...ground, reflect: all, sealedSpans: seal(new Set<string>()) });
  if (staticProblems(basis.prompt, prompt, edits, rules).length > 0) return null;
  const failing = caseIds(all.filter(({ category }) => category !== null));
  const guards = caseIds(all.filter(({ category }) => category === null));
  const checks = attemptsOf([...failing, ...guards], REPETITIONS.check, 1);
  if (!ledger.affords(2 * checks.length)) return null;
  const [before = [], after = []] = await ledger.play([basis.prompt, prompt], checks, 'select');
  const hard = new Set(failing);
  const part = (list: readonly ScoredAttempt[], wanted: boolean) =>
    list.filter(({ case_id }) => hard.has(case_id) === wanted);
  const gain = meanDifference(part(before, true), part(after, true), objective.worthOf);
  const harm = meanDifference(part(before, false), part(after, false), objective.worthOf);
  const promised = meanDifference(...attempts.failing, objective.worthOf);
  if (gain === null || promised === null || gain.mean < promised.mean - promised.error) return null;
  if (harm !== null && harm.mean < 0) return null;
  const effects = edits.map((edit) => measured.find((each) => each.edit === edit) ?? { edit, effect: null });
  return { prompt, edits: effects, candidate: first.candidate };
}

function joined(tests: readonly GateAttempts[]): GateAttempts {
  const side = (part: keyof GateAttempts, index: 0 | 1) => tests.flatMap((test) => test[part][index]);
  return {
    failing: [side('failing', 0), side('failing', 1)],
    guards: [side('guards', 0), side('guards', 1)],
  };
}

import type { ScoredAttempt } from './attempt-source.ts';
import { choose } from './choose.ts';
import type { Family } from './collect.ts';
import { type Candidate, type Course, newCourse } from './course.ts';
import { eliminate, type MeasuredEdit } from './eliminate.ts';
import { applyEdits } from './prompt/apply-edits.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';
import { commonSpans, spansOf } from './prompt/spans.ts';
import { type StaticRules, staticProblems } from './prompt/static-checks.ts';
import type { Sealed } from './sealed.ts';
import { search } from './search.ts';
import { caseIds, type SearchGround } from './search-ground.ts';

/** The prompt that came out of a search, with what each of its edits does. */
export interface Finding {
  prompt: string;
  edits: MeasuredEdit[];
  candidate: Candidate;
}

/** What `explore` needs beyond the ground: how candidates are checked without playing them. */
export interface ExploreGround extends Omit<SearchGround, 'problemsOf'> {
  maxLength: number | undefined;
  sealedSpans: Sealed<ReadonlySet<string>>;
}

/** Starts the course of a search, so that its caller holds the best so far whatever happens. */
export function beginCourse(
  { basis, select }: Pick<ExploreGround, 'basis' | 'select'>,
  baseline: readonly ScoredAttempt[],
): Course {
  const course = newCourse(basis.prompt, caseIds(select));
  const own = new Set(caseIds(select));
  (course.pool[0] as Candidate).attempts.push(...baseline.filter(({ case_id }) => own.has(case_id)));
  return course;
}

/** Steps 6 to 11 of improvement.md 2.2 on open cases: search, choose, leave out what is not missed. Null when nothing is better. */
export async function explore(ground: ExploreGround, course: Course): Promise<Finding | null> {
  const { basis, preserve, ledger, objective } = ground;
  const rules = staticRules(ground);
  const problemsOf = (prompt: string, edits: readonly PromptEdit[], earlier: ReadonlySet<string>) =>
    staticProblems(basis.prompt, prompt, edits, { ...rules, earlier });
  await search({ ...ground, problemsOf }, course);
  const candidate = choose(course.pool, objective);
  if (candidate === null) return null;
  const allowed = (prompt: string, edits: readonly PromptEdit[]) =>
    problemsOf(prompt, edits, new Set()).length === 0;
  const cases = candidate.chosenOn;
  const open = [...new Set([...ground.reflect, ...ground.select])];
  const casesOf = (kind: PromptEdit['category']) =>
    caseIds(open.filter(({ caseId, category }) => category === kind && ground.weak.has(caseId)));
  const edits = await eliminate(
    { prompt: basis.prompt, preserve, cases, casesOf, objective, ledger, allowed },
    candidate.edits,
  );
  return {
    prompt: applyEdits(
      basis.prompt,
      edits.map(({ edit }) => edit),
      preserve,
    ),
    edits,
    candidate,
  };
}

/** What candidates on this ground have to keep to. */
export function staticRules(
  ground: Pick<ExploreGround, 'preserve' | 'maxLength' | 'sealedSpans'> & { reflect: readonly Family[] },
): StaticRules {
  const { preserve, maxLength, sealedSpans, reflect } = ground;
  const texts = reflect.map(({ cases }) => cases.map(({ text }) => text));
  const spans = { reflectSpans: spansOf(texts.flat()), commonSpans: commonSpans(texts) };
  return { preserve, maxLength, sealedSpans, ...spans, earlier: new Set() };
}

import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { facetOf } from '../../failure-analysis/facet.ts';
import { shownFailure } from '../../failure-analysis/shown-failure.ts';
import type { Question } from '../../judges/judge.ts';
import { cosine, tfIdf } from '../../text/tf-idf.ts';
import { lockedParts } from '../prompt/locked-parts.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import { type Lesson, lessonsForm } from './lesson-form.ts';
import type { ReflectView, Weakness } from './proposer.ts';

/** Tried edits that a model is given; the newest say most. */
const MOST_TRIED = 12;
/** Passing attempts that the nearest one is looked for among. */
const MOST_PASSES = 300;

const INSTRUCTIONS = `You improve the system prompt of an AI agent. "prompt" holds it in numbered parts; "failures" are answers of the agent that failed in one way, each with a passing answer of the same or a similar case where there is one.
Find out why these answers failed where the others passed, and propose lessons. Each lesson is one hypothesis with exactly one edit:
- op insert: anchor "rules" (a section of rules at the end), or the id of a part that the new text follows; text is one or two sentences that tell the agent what to do.
- op replace: anchor is the id of a part; text takes its place and keeps what was right in it.
- op delete: anchor is the id of a part that does harm; text is empty.
- op add_example: anchor "examples"; text is a short made-up question and answer. Only when "examples_allowed" is above 0.
Parts marked locked stay as they are. State rules in general words. Do not copy names, numbers, dates or phrases of the cases. Do not change the form in which the agent has to answer. Do not speak of tests, checks, grading or scores. Do not repeat what "tried" shows to have failed; word it differently or look for another cause.
Name in evidence the ids of the failures that a lesson would mend. Give the most promising lesson first.`;

/** One question to a model, with the runs that its trace ids stand for. */
interface LessonQuestion {
  question: Question<{ lessons: Lesson[] }>;
  runOf: ReadonlyMap<string, string>;
}

/**
 * Asks about failures of one kind (improvement.md 2.2 step 6): at most the root of their number of traces, since more in one question make worse
 * lessons, each beside a passing one, without personal data. What is held out cannot be in a `ReflectView`.
 */
export async function lessonQuestion(
  view: ReflectView,
  weakness: Weakness,
  parent: readonly PromptEdit[],
  count: number,
): Promise<LessonQuestion> {
  const { failures, category } = weakness;
  const most = Math.ceil(Math.sqrt(failures.length));
  const chosen = distinctCases(failures).slice(0, most);
  const passing = nearestPasses(chosen, view.passes);
  const runOf = new Map<string, string>();
  const traces = await Promise.all(
    chosen.map(async (attempt, index) => {
      const id = `f${index + 1}`;
      runOf.set(id, attempt.run_id);
      const pass = passing[index];
      return {
        id,
        failing: await shownFailure(facetOf(attempt)),
        ...(pass === undefined ? {} : { passing: await shownFailure(facetOf(pass)) }),
      };
    }),
  );
  const locked = lockedParts(view.prompt, view.preserve);
  const isLocked = ({ start, end }: { start: number; end: number }) =>
    locked.some((part) => start < part.end && end > part.start);
  const units = parsePrompt(view.prompt).units.map((unit) => ({
    id: unit.id,
    text: unit.text,
    ...(isLocked(unit) ? { locked: true } : {}),
  }));
  const question: LessonQuestion['question'] = {
    key: 'optimize/lessons@1',
    instructions: INSTRUCTIONS,
    promptInputs: {
      prompt: units,
      'kind of failure': category,
      failures: traces,
      'already added': parent.map(({ op, anchor, text }) => ({ op, anchor, text })),
      tried: view.tried.slice(-MOST_TRIED).map(({ edits, gain }) => ({
        gain,
        edits: edits.map(({ op, anchor, text }) => ({ op, anchor, text })),
      })),
      examples_allowed: examplesLeft(view, parent),
      'lessons wanted': count,
    },
    form: lessonsForm,
    items: 2 * count,
    offline: () => ({ lessons: [] }),
  };
  return { question, runOf };
}

/** How many more examples the prompt may get. */
export function examplesLeft({ maxExamples }: ReflectView, parent: readonly PromptEdit[]): number {
  return Math.max(0, maxExamples - parent.filter(({ op }) => op === 'add_example').length);
}

/** One failure a case first, then the others, so that a few traces show as much as they can. */
function distinctCases(failures: readonly AnalysedAttempt[]): AnalysedAttempt[] {
  const seen = new Set<string>();
  const [first, others]: [AnalysedAttempt[], AnalysedAttempt[]] = [[], []];
  for (const failure of failures) {
    (seen.has(failure.case_id) ? others : first).push(failure);
    seen.add(failure.case_id);
  }
  return [...first, ...others];
}

/** For each failure a passing attempt of its own case, else of the case with the most similar question. */
function nearestPasses(
  failures: readonly AnalysedAttempt[],
  all: readonly AnalysedAttempt[],
): (AnalysedAttempt | undefined)[] {
  const passes = distinctCases(all).slice(0, MOST_PASSES);
  const inputOf = ({ turns }: AnalysedAttempt) => turns.map(({ input }) => input).join('\n');
  const { vectors } = tfIdf([...passes, ...failures].map(inputOf));
  return failures.map((failure, index) => {
    const own = all.find(({ case_id }) => case_id === failure.case_id);
    if (own !== undefined) return own;
    const vector = vectors[passes.length + index];
    let best: { pass: AnalysedAttempt; likeness: number } | undefined;
    for (const [place, pass] of passes.entries()) {
      const other = vectors[place];
      const likeness = vector === undefined || other === undefined ? 0 : cosine(vector, other);
      if (best === undefined || likeness > best.likeness) best = { pass, likeness };
    }
    return best?.pass;
  });
}

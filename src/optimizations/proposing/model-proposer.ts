import { Fault } from '../../errors.ts';
import { addUsage, FormError, type Judge, type JudgeUsage, NO_USAGE } from '../../judges/judge.ts';
import { spentBefore } from '../../judges/spent.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import type { Lesson } from './lesson-form.ts';
import { examplesLeft, lessonQuestion } from './lesson-question.ts';
import type { Asking, Proposer, ReflectView, Weakness } from './proposer.ts';

/** A proposer that asks a model, and says what it cost. */
export interface ModelProposer {
  proposer: Proposer;
  usage(): JudgeUsage;
  /** Where the catalogue had to answer instead, and why; for readers. */
  notes(): readonly string[];
}

/**
 * Lessons from a model (improvement.md 2.2 step 6): one question for each kind of failure, heaviest and least tried first. Whatever is wrong with an answer, the
 * catalogue answers that question instead, so a weak model makes an optimization no worse than none. `asking` is counted on;
 * with no call left, after failures in a row or a refused key the catalogue goes on alone. Rejects with `cancelled`, and with
 * `budget_exhausted` when the budget that it shares with the judge is used up.
 */
export function modelProposer(
  judge: Judge,
  catalogue: Proposer,
  asking: Asking,
  signal?: AbortSignal,
): ModelProposer {
  let usage: JudgeUsage = NO_USAGE;
  const spend = (more: JudgeUsage, calls: number) => {
    usage = addUsage(usage, more);
    asking.left -= calls;
  };
  async function ask(
    view: ReflectView,
    weakness: Weakness,
    parent: readonly PromptEdit[],
    count: number,
  ): Promise<PromptEdit[][]> {
    if (asking.left <= 0 || asking.inVain >= MOST_IN_VAIN) return [];
    const { question, runOf } = await lessonQuestion(view, weakness, parent, count);
    try {
      // A second try would be one call more than there is.
      const filled = await judge.fill(asking.left === 1 ? { ...question, attempts: 1 } : question, signal);
      spend(filled.usage, filled.usage.calls);
      asking.inVain = 0;
      return filled.answer.lessons.flatMap((lesson) => {
        const edit = editOf(lesson, view, weakness, parent, runOf);
        return edit === undefined ? [] : [[edit]];
      });
    } catch (error) {
      const spent = spentBefore(error);
      // A call without an answer is a call.
      spend(spent, Math.max(1, spent.calls));
      countFailure(asking, error);
      return [];
    }
  }
  return {
    usage: () => usage,
    notes: () => notesOf(asking),
    proposer: {
      name: 'model',
      instead: catalogue,
      async propose(view, parent, count) {
        const sets: PromptEdit[][] = [];
        for (const weakness of leastTried(view, parent).slice(0, Math.max(1, count))) {
          const share = Math.max(1, count - sets.length);
          sets.push(...(await ask(view, weakness, parent, share)).slice(0, share));
          if (sets.length >= count) break;
        }
        if (sets.length > 0) return sets;
        return catalogue.propose(view, parent, count);
      },
    },
  };
}

/** Questions in a row that failed, after which no further one is put: each may have waited as long as a call can. */
const MOST_IN_VAIN = 3;
/** What the next question would meet too (security.md R05). */
const FINAL: ReadonlySet<string> = new Set(['unauthorized', 'insufficient_quota']);

/** Counts what is a failure of the model; throws on what is none. */
function countFailure(asking: Asking, error: unknown): void {
  const reason = modelFailure(error);
  if (reason === null) throw error;
  asking.inVain = FINAL.has(reason) ? MOST_IN_VAIN : asking.inVain + 1;
  asking.failures[reason] = (asking.failures[reason] ?? 0) + 1;
}

function notesOf({ failures }: Asking): string[] {
  return Object.entries(failures).map(
    ([reason, times]) =>
      `The model gave no usable lessons (${reason}, ${times} times); the catalogue proposed instead.`,
  );
}

/** Why the model gave nothing to use; null for a bug of ours, a budget that is used up, or that nobody waits any more. */
function modelFailure(error: unknown): string | null {
  if (error instanceof FormError) return 'unparseable';
  if (!(error instanceof Fault)) return null;
  if (error.code === 'cancelled' || error.code === 'internal' || error.code === 'budget_exhausted')
    return null;
  // The subcode of a timeout says which limit it was, which tells a reader nothing.
  return error.code === 'timeout' ? error.code : (error.subcode ?? error.code);
}

/** Kinds of failure for which the least was tried come first, then the heaviest. */
function leastTried(view: ReflectView, parent: readonly PromptEdit[]): Weakness[] {
  const tries = new Map<string, number>();
  for (const { category } of [...parent, ...view.tried.flatMap(({ edits }) => edits)])
    tries.set(category, (tries.get(category) ?? 0) + 1);
  const count = ({ category }: Weakness) => tries.get(category) ?? 0;
  return [...view.weaknesses].sort(
    (a, b) => count(a) - count(b) || b.weight - a.weight || (a.category < b.category ? -1 : 1),
  );
}

const TYPES = {
  insert: 'added_instruction',
  replace: 'replaced_instruction',
  delete: 'removed_instruction',
  add_example: 'added_few_shot',
} as const;

/** The edit of a lesson; undefined for one that points nowhere, says nothing, or says what is said already. */
function editOf(
  { op, anchor, text, lesson, root_cause, evidence }: Lesson,
  view: ReflectView,
  { category, failures }: Weakness,
  parent: readonly PromptEdit[],
  runOf: ReadonlyMap<string, string>,
): PromptEdit | undefined {
  // A rule is one paragraph: what starts a section or a fence would change more than was asked.
  const words = op === 'add_example' ? text.trim() : text.replace(/\s+/g, ' ').trim();
  if (op === 'delete' ? words !== '' : words === '' || /^\s*(?:#|```|~~~)/m.test(words)) return undefined;
  if (op === 'add_example' && (anchor !== 'examples' || examplesLeft(view, parent) === 0)) return undefined;
  const known = parsePrompt(view.prompt).units.some(({ id }) => id === anchor);
  if (op !== 'add_example' && !known && !(op === 'insert' && anchor === 'rules')) return undefined;
  if (parent.some((edit) => edit.op === op && edit.anchor === anchor && edit.text === words))
    return undefined;
  const named = evidence.flatMap((id) => runOf.get(id) ?? []);
  const runs = named.length > 0 ? named : failures.slice(0, 5).map(({ run_id }) => run_id);
  return {
    op,
    anchor,
    text: words,
    type: TYPES[op],
    rationale: `${root_cause.trim()} ${lesson.trim()}`.trim(),
    category,
    evidence_run_ids: [...new Set(runs)],
  };
}

import { defined } from '../schema/defined.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from './items.ts';

/** Several itemised questions about the same material as one, and the way back to the answers of each. */
interface MergedQuestion {
  readonly question: ItemsQuestion;
  /** The verdicts of one of the questions, under its own list names. */
  answersOf(
    question: ItemsQuestion,
    answers: Readonly<Record<string, ItemVerdict[]>>,
  ): Record<string, ItemVerdict[]>;
}

/** Lists of one merged question: more verdicts about one thing colour each other (metrics.md 2.5). */
const MOST_LISTS = 6;

/**
 * Puts the questions of scorers that look at the same material into one call (metrics.md 2.5): instructions one after the
 * other, each for its own lists; prompt inputs shown once; lists renamed after their question. The order of the questions
 * does not matter, so every scorer of an evaluation makes the same merged question and the judge's cache answers all but
 * the first. Undefined when they show different things under one label: then each asks alone.
 */
export function mergeQuestions(questions: readonly ItemsQuestion[]): MergedQuestion | undefined {
  const ordered = [...questions].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const promptInputs = new Map<string, unknown>();
  const lists: ItemList[] = [];
  const instructions: string[] = [];
  const { split } = ordered[0] ?? {};
  // Material that one of them shows by pieces and another as a whole is not the same.
  if (ordered.some((question) => (question.split === undefined) !== (split === undefined))) return undefined;
  for (const question of ordered) {
    for (const [label, value] of Object.entries(question.promptInputs)) {
      if (promptInputs.has(label) && canonicalJson(promptInputs.get(label)) !== canonicalJson(value))
        return undefined;
      promptInputs.set(label, value);
    }
    const names = question.lists.map((list) => nameIn(question, list.name));
    const own = renamed(question);
    const head = `${names.join(' and ')}:`;
    instructions.push(own.startsWith(head) ? own : `For ${head}\n${own}`);
    lists.push(...question.lists.map((list) => ({ ...list, name: nameIn(question, list.name) })));
  }
  if (lists.length > MOST_LISTS) return undefined;
  return {
    question: {
      key: ordered.map((question) => question.key).join('+'),
      instructions: `Several separate questions about the same material. Decide each by its own rules; the verdict of one says nothing about another.\n\n${instructions.join('\n\n')}`,
      promptInputs: Object.fromEntries(promptInputs),
      lists,
      ...defined({ split }),
    },
    answersOf: (question, answers) =>
      Object.fromEntries(
        question.lists.map((list) => [list.name, answers[nameIn(question, list.name)] ?? []]),
      ),
  };
}

/** The instructions with the names that its lists have in the merged question; a name of one word is an ordinary word as well. */
function renamed(question: ItemsQuestion): string {
  const known = new Map(question.lists.map(({ name }) => [name, nameIn(question, name)]));
  return question.instructions.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => known.get(word) ?? word);
}

/** `argument_correctness/calls@1` and `arguments` make `argument_correctness_arguments`. */
function nameIn(question: ItemsQuestion, list: string): string {
  const scorer = question.key.split('/')[0] ?? question.key;
  return `${scorer}_${list}`.replace(/[^a-zA-Z_]/g, '_');
}

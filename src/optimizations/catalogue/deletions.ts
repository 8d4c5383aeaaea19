import { cosine, tfIdf } from '../../text/tf-idf.ts';
import { applyEdits } from '../prompt/apply-edits.ts';
import { lockedParts } from '../prompt/locked-parts.ts';
import { type PromptUnit, parsePrompt } from '../prompt/parse-prompt.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import { lengthOf } from '../prompt/static-checks.ts';
import type { ReflectView } from '../proposing/proposer.ts';

/** Runs named as evidence for a change. */
const MOST_RUNS = 5;

/** Parts that may go, in one order after which to take them. */
interface Order {
  units: readonly PromptUnit[];
  why: string;
}

/**
 * Ways to shorten a prompt that is longer than it may be, each a set of deletions after which it fits: nothing may be added to such a
 * prompt (improvement.md 2.4). What another part says too goes first, else what has the least to do with the conversations, else
 * what is longest; headings and preserved text stay. None where that does not suffice.
 */
export function deletions(
  { prompt, preserve, maxLength = Number.POSITIVE_INFINITY, weaknesses, passes }: ReflectView,
  parent: readonly PromptEdit[],
): PromptEdit[][] {
  const [heaviest] = weaknesses;
  if (heaviest === undefined) return [];
  const gone = new Set(parent.map(({ anchor }) => anchor));
  const locked = lockedParts(prompt, preserve);
  const left = parsePrompt(prompt).units.filter(({ id, kind }) => kind !== 'heading' && !gone.has(id));
  const free = left.filter(({ start, end }) => !locked.some((part) => start < part.end && end > part.start));
  const conversations = [...weaknesses.flatMap(({ failures }) => failures), ...passes].map(({ turns }) =>
    turns.map(({ input, output }) => `${input} ${output}`).join(' '),
  );
  const evidence_run_ids = [...new Set(heaviest.failures.map(({ run_id }) => run_id))].slice(0, MOST_RUNS);
  return ordersOf(free, conversations).flatMap(({ units, why }) => {
    const kept: PromptEdit[] = [];
    for (const { id } of units) {
      if (lengthOf(applyEdits(prompt, [...parent, ...kept], preserve)) <= maxLength) break;
      kept.push({
        op: 'delete',
        anchor: id,
        text: '',
        type: 'removed_instruction',
        rationale: `The prompt is longer than it may be. ${why}`,
        category: heaviest.category,
        evidence_run_ids,
      });
    }
    const length = lengthOf(applyEdits(prompt, [...parent, ...kept], preserve));
    // A prompt without a word is no shorter prompt.
    return kept.length === 0 || kept.length === left.length || length > maxLength ? [] : [kept];
  });
}

/** Whether deletions can bring a prompt to this length: the longest parts first, as long as one is left. */
export function fitsByDeletion(prompt: string, preserve: readonly string[], maxLength: number): boolean {
  const locked = lockedParts(prompt, preserve);
  const units = parsePrompt(prompt).units.filter(({ kind }) => kind !== 'heading');
  const free = units.filter(({ start, end }) => !locked.some((part) => start < part.end && end > part.start));
  const longest = [...free].sort((a, b) => b.text.length - a.text.length || b.start - a.start);
  const gone = longest.length === units.length ? longest.slice(0, -1) : longest;
  const edits = gone.map(
    ({ id }): PromptEdit => ({
      op: 'delete',
      anchor: id,
      text: '',
      type: 'removed_instruction',
      rationale: '',
      category: 'other',
      evidence_run_ids: [],
    }),
  );
  return lengthOf(applyEdits(prompt, edits, preserve)) <= maxLength;
}

function ordersOf(free: readonly PromptUnit[], conversations: readonly string[]): Order[] {
  const { vectors } = tfIdf([...free.map(({ text }) => text), conversations.join('\n')]);
  const talk = vectors[free.length];
  const rated = free.map((unit, index) => {
    const own = vectors[index];
    const near = (other: (typeof vectors)[number] | undefined) =>
      own === undefined || other === undefined ? 0 : cosine(own, other);
    const twin = Math.max(0, ...vectors.slice(0, index).map(near));
    return { unit, twin, use: near(talk), length: unit.text.length };
  });
  // Of equals the later one goes.
  const by = (rank: (each: (typeof rated)[number]) => number) =>
    [...rated].sort((a, b) => rank(b) - rank(a) || b.unit.start - a.unit.start).map(({ unit }) => unit);
  return [
    {
      units: by(({ twin }) => twin),
      why: 'Of what it says this comes nearest to what stands there already.',
    },
    { units: by(({ use }) => -use), why: 'This has the least to do with what is asked and answered.' },
    { units: by(({ length }) => length), why: 'This is the longest part.' },
  ];
}

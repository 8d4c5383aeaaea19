import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { cosine, type SparseVector, tfIdf } from '../../text/tf-idf.ts';
import type { PromptEdit } from '../prompt/prompt-edit.ts';
import type { ReflectView, Weakness } from '../proposing/proposer.ts';
import { exampleText } from './example-text.ts';

/** MMR of improvement.md 2.3 step 5. */
const WORTH = 0.6;
const REDUNDANCY = 0.4;
/** A passed question this near to one that failed is of its kind. */
const SAME_KIND = 0.2;
/** From here on two questions are the same (improvement.md 2.2). */
const SAME_QUESTION = 0.85;
/** Nearer questions than these are not looked for among many: the first of each kind are as good. */
const MOST_CANDIDATES = 200;

interface Candidate {
  input: string;
  text: string;
  weakness: Weakness;
  run_id: string;
  passed: boolean;
}

/**
 * Examples for the prompt (improvement.md 2.3 step 5), at most `places`: failed questions with the answer that their case expects, and passed ones that are
 * like them. One of each kind of failure first, then by 0.6 weight - 0.4 likeness to those chosen. Only what the view holds is used, cut at
 * sentences and without personal data, and none that the parent has.
 */
export async function fewShot(
  view: Pick<ReflectView, 'weaknesses' | 'passes'>,
  places: number,
  parent: readonly PromptEdit[] = [],
): Promise<PromptEdit[]> {
  if (places <= 0) return [];
  const known = new Set(parent.map(({ text }) => text));
  const candidates = (await candidatesOf(view)).filter(({ text }) => !known.has(text));
  const { vectors } = tfIdf(candidates.map(({ input }) => input));
  const heaviest = Math.max(...view.weaknesses.map(({ weight }) => weight), Number.MIN_VALUE);
  const chosen: number[] = [];
  const kinds = new Set<Weakness>();
  while (chosen.length < places) {
    const open = candidates
      .map((candidate, index) => ({ candidate, index, likeness: nearest(vectors, index, chosen) }))
      .filter(({ index, likeness }) => !chosen.includes(index) && likeness < SAME_QUESTION);
    const fresh = open.filter(({ candidate }) => !kinds.has(candidate.weakness));
    // Of equals the first one stays, and candidates come in the order of the view.
    const [best] = (fresh.length > 0 ? fresh : open)
      .map(({ candidate, index, likeness }) => ({
        candidate,
        index,
        value: WORTH * (candidate.weakness.weight / heaviest) - REDUNDANCY * likeness,
      }))
      .sort((a, b) => b.value - a.value || a.index - b.index);
    if (best === undefined) break;
    chosen.push(best.index);
    kinds.add(best.candidate.weakness);
  }
  return chosen.map((index) => edit(candidates[index] as Candidate));
}

async function candidatesOf({
  weaknesses,
  passes,
}: Pick<ReflectView, 'weaknesses' | 'passes'>): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const add = async (attempt: AnalysedAttempt, output: string, weakness: Weakness, passed: boolean) => {
    const input = attempt.turns[0]?.input ?? '';
    const text = await exampleText(input, output);
    if (text !== undefined && !found.some((other) => other.text === text))
      found.push({ input, text, weakness, run_id: attempt.run_id, passed });
  };
  for (const weakness of weaknesses)
    for (const attempt of weakness.failures) {
      // What is expected at the end of a longer conversation says nothing about its first turn.
      const [turn] = attempt.turns;
      const expected = turn?.criteria.ground_truth ?? '';
      if (attempt.turns.length === 1 && expected.trim() !== '' && found.length < MOST_CANDIDATES)
        await add(attempt, expected, weakness, false);
    }
  const failed = weaknesses.flatMap((weakness) =>
    weakness.failures.map((attempt) => ({ weakness, input: attempt.turns[0]?.input ?? '' })),
  );
  const collection = tfIdf(failed.map(({ input }) => input));
  for (const attempt of passes) {
    if (found.length >= MOST_CANDIDATES) break;
    const vector = collection.vectorOf(attempt.turns[0]?.input ?? '');
    let most = SAME_KIND;
    let kind: Weakness | undefined;
    for (const [index, other] of collection.vectors.entries()) {
      const likeness = cosine(vector, other);
      if (likeness > most) {
        most = likeness;
        kind = failed[index]?.weakness;
      }
    }
    if (kind !== undefined) await add(attempt, attempt.turns[0]?.output ?? '', kind, true);
  }
  return found;
}

function nearest(vectors: readonly SparseVector[], index: number, chosen: readonly number[]): number {
  const own = vectors[index] as SparseVector; // Candidates and vectors have the same places.
  return Math.max(0, ...chosen.map((other) => cosine(own, vectors[other] as SparseVector)));
}

function edit({ text, weakness, run_id, passed }: Candidate): PromptEdit {
  return {
    op: 'add_example',
    anchor: 'examples',
    text,
    type: 'added_few_shot',
    rationale: passed
      ? `Shows an answer that passed, to a question like those that failed as ${weakness.category}.`
      : `Shows the expected answer to a question that failed as ${weakness.category}.`,
    category: weakness.category,
    evidence_run_ids: [run_id],
  };
}

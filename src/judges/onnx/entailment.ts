import { Fault } from '../../errors.ts';
import { chunkRanker } from '../../text/bm25.ts';
import { sentences } from '../../text/language/sentences.ts';
import type { Classify, Labels } from './classifiers.ts';

/** A passage that may speak for a claim: words of a chunk, or of what the user said (`chunk` null). */
export interface Passage {
  readonly chunk: number | null;
  readonly text: string;
}

/** What the passages say of one claim, with the passage that says most of it. */
export interface Reading {
  readonly verdict: 'entailed' | 'contradicted' | 'neither';
  readonly passage: Passage | undefined;
  /** The largest share of entailment over all passages. */
  readonly entailed: number;
  /** Whether the model hardly wavers. */
  readonly clear: boolean;
}

/** A share of a label that counts, and one that hardly wavers. */
const LIKELY = 0.5;
const CLEAR = 0.9;
/** Sentences read together: most claims are carried by one or two, and the models were made from short texts. */
const WINDOW = 2;
/** Passages that a claim is held against, those with most of its words. */
const MOST_PASSAGES = 8;

/** Passages of a text: its sentences, one by one and in pairs of neighbours, word for word as they stand. */
export function passagesOf(text: string, chunk: number | null): Passage[] {
  const parts = sentences(text);
  const passages = parts.map((part): Passage => ({ chunk, text: part }));
  for (let at = 0; at + WINDOW <= parts.length; at++)
    passages.push({ chunk, text: parts.slice(at, at + WINDOW).join(' ') });
  return passages;
}

/** Reads claims against passages. A claim with nothing to hold it against is neither, clearly. */
export async function readClaims(
  nli: Classify,
  claims: readonly { readonly text: string; readonly passages: readonly Passage[] }[],
): Promise<Reading[]> {
  const chosen = claims.map(({ text, passages }) => nearest(text, passages));
  const pairs = chosen.flatMap((passages, at) =>
    passages.map(({ text }) => [text, claims[at]?.text ?? ''] as const),
  );
  const labels = await nli(
    pairs.map(([passage]) => passage),
    pairs.map(([, claim]) => claim),
  );
  let next = 0;
  return chosen.map((passages) => {
    const own = labels.slice(next, next + passages.length);
    next += passages.length;
    return readingOf(passages, own.map(relationOf));
  });
}

function nearest(claim: string, passages: readonly Passage[]): readonly Passage[] {
  if (passages.length <= MOST_PASSAGES) return passages;
  return chunkRanker(passages.map(({ text }) => text))(claim)
    .slice(0, MOST_PASSAGES)
    .flatMap(({ index }) => passages[index] ?? []);
}

interface Relation {
  readonly entailed: number;
  readonly contradicted: number;
}

/** What a model of this kind calls its labels, in any wording in use. */
function relationOf(labels: Labels): Relation {
  let entailed: number | undefined;
  let contradicted = 0;
  for (const [name, share] of Object.entries(labels)) {
    if (/not.?entail|non.?entail/i.test(name)) continue;
    if (/entail|support/i.test(name)) entailed = share;
    else if (/contradict|refut/i.test(name)) contradicted = share;
  }
  if (entailed !== undefined) return { entailed, contradicted };
  throw new Fault(
    'validation_failed',
    `The model of judge.onnx.nli has the labels ${Object.keys(labels).join(', ')}.`,
    {
      where: 'judge.onnx.nli',
      hint: 'It takes a model that tells entailment, neutral and contradiction, such as Xenova/nli-deberta-v3-small.',
    },
  );
}

function readingOf(passages: readonly Passage[], relations: readonly Relation[]): Reading {
  const best = (key: keyof Relation, from: readonly number[]) =>
    from.reduce(
      (found, at) => ((relations[at]?.[key] ?? 0) > (relations[found]?.[key] ?? -1) ? at : found),
      -1,
    );
  const all = [...relations.keys()];
  const yes = best('entailed', all);
  const { entailed = 0 } = relations[yes] ?? {};
  // What says the claim still says it with a neighbour beside it: only other words can deny it.
  const others = entailed < LIKELY ? all : all.filter((at) => !isAbout(passages[at], passages[yes]));
  const no = best('contradicted', others);
  const { contradicted = 0 } = relations[no] ?? {};
  const clear = isClear(entailed) && isClear(contradicted) && Math.min(entailed, contradicted) < LIKELY;
  if (entailed >= LIKELY && entailed >= contradicted)
    return { verdict: 'entailed', passage: passages[yes], entailed, clear };
  if (contradicted >= LIKELY) return { verdict: 'contradicted', passage: passages[no], entailed, clear };
  return { verdict: 'neither', passage: undefined, entailed, clear };
}

/** Whether two passages share words of the text: one of them holds the other. */
function isAbout(one: Passage | undefined, other: Passage | undefined): boolean {
  if (one === undefined || other === undefined || one.chunk !== other.chunk) return false;
  return one.text.includes(other.text) || other.text.includes(one.text);
}

/** Whether a share is as good as all or nothing. */
export const isClear = (share: number): boolean => share >= CLEAR || share <= 1 - CLEAR;

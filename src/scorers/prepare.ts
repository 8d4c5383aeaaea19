import type { Subject } from '../schema/evaluation.ts';
import { isPresent } from '../text/language/normalize.ts';

/** One context entry, with its place in the list as it was given. */
export interface Chunk {
  readonly index: number;
  readonly text: string;
}

/** A subject without blanks: blank strings are absent, blank context entries are dropped and the rest keep their index (metrics.md 0.2). */
export interface Prepared extends Subject {
  readonly chunks: readonly Chunk[];
}

const TEXTS = [
  'input',
  'output',
  'expected_behavior',
  'ground_truth',
  'agent_plan',
  'role',
  'system_prompt',
  'domain',
] as const;

/** The subject as scorers see it. The original is not changed. */
export function prepare(subject: Subject): Prepared {
  const chunks = (subject.context ?? []).flatMap((text, index) => (isPresent(text) ? [{ index, text }] : []));
  const prepared: Prepared = { ...subject, chunks, context: chunks.map((chunk) => chunk.text) };
  for (const field of TEXTS) if (!isPresent(prepared[field])) delete prepared[field];
  if (chunks.length === 0) delete prepared.context;
  return prepared;
}

/** The chunks as they are shown to a judge: numbered as given. */
export function numberedChunks(chunks: readonly Chunk[]): { chunk: number; text: string }[] {
  return chunks.map(({ index, text }) => ({ chunk: index, text }));
}

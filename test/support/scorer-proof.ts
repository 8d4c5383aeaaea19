import type { z } from 'zod';
import type { Script } from './form-filler.ts';

/** Fields of an evaluation request. */
export type Subject = Readonly<Record<string, unknown>>;
/** What the judge says, the score that follows, and metadata that has to go with it; fields that only this vector has. */
export type Vector = readonly [
  says: string,
  script: Script,
  score: number,
  more?: Subject,
  subject?: Subject,
];

/** A subject that a scorer can judge, and what a judge says of it: some of it good, some of it bad. */
export interface ScorerSample {
  readonly subject: Readonly<Record<string, unknown>>;
  readonly script: Script;
  /** The score when every quote of the judge is made up, where quotes decide (metrics.md 2.2). */
  readonly withoutQuotes?: number;
  /** The same where the subject leaves nothing to judge (metrics.md 0.4). */
  readonly nothing?: { readonly subject?: Readonly<Record<string, unknown>>; readonly script: Script };
}

/** What the tests of all scorers need to know of one: every promise of theirs is held by walking these. */
export interface ScorerProof {
  readonly name: string;
  /** Golden vectors (metrics.md 12.1); `subject` is what the rows do not say themselves. */
  readonly vectors: { readonly subject?: Subject; readonly rows: readonly Vector[] };
  /** For scorers that ask a judge. */
  readonly sample?: ScorerSample;
  /** What the metadata of its results has besides what all have, also where there was nothing to judge (src/scorers/README.md). */
  readonly metadata: z.ZodRawShape;
}

export const scorerProof = (proof: ScorerProof): ScorerProof => proof;

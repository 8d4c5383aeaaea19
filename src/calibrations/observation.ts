/** One labelled row as a scorer saw it: all that the figures of agreement need, and no text. */
export interface Observation {
  /** What the scorer gave, 0 to 1; 1 where it was not applicable. */
  readonly score: number;
  /** 1 = should pass, 0 = should fail. */
  readonly label: 0 | 1;
  /** Rows of one group are resampled together. */
  readonly group: string;
  readonly dataset?: string;
  /** A finer human judgement, 0 to 1. */
  readonly humanScore?: number;
}

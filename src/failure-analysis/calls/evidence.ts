import type { Facet } from '../facet.ts';
import type { RecordedOutcome } from '../recorded-outcome.ts';
import type { CallDiff } from './call-diff.ts';
import type { Spoken } from './spoken.ts';

/** Everything that is known of what was expected and done. */
export interface Evidence {
  facet: Facet;
  outcome: RecordedOutcome | null;
  diff: CallDiff;
  spoken: Spoken;
  /** What tools gave back, as one text. */
  results: string;
}

import type { CheckServices } from '../../checks/check-kind.ts';
import type { ScorerError } from '../../schema/scorer-result.ts';
import type { ExpectedState } from '../../schema/worlds/expected-state.ts';
import type { StateComparison, WorldEvidence } from '../../schema/worlds/world.ts';
import type { GoldState } from '../../scorers/scored-world.ts';
import type { Step } from '../state/pointer.ts';
import type { ForbiddenAct } from './forbidden-acts.ts';
import type { MissingCall } from './gold-calls.ts';

/** All that the verdict on an end state stands on. */
export interface EndStateInput {
  readonly expected: ExpectedState;
  /** What does not matter where states are compared. */
  readonly comparison: StateComparison;
  /** The state that the attempt began with. */
  readonly initial: Readonly<Record<string, unknown>>;
  readonly evidence: WorldEvidence;
  /** What the agent said to the user, in all turns. */
  readonly answers: readonly string[];
  /** What `expected.actions` came to on a fork; needed where there are some. */
  readonly gold?: GoldState;
  /** The state that `expected.equals` is; needed where it names one. */
  readonly equals?: object;
  /** What checks of `at` may use. */
  readonly services?: CheckServices;
}

/** The verdict, always sure; or why there is none, which is never a pass. */
export type EndStateFinding =
  | {
      readonly status: 'judged';
      readonly pass: boolean;
      readonly score: 0 | 1;
      readonly reasoning: string;
      readonly metadata: Readonly<Record<string, unknown>>;
    }
  | { readonly status: 'errored'; readonly error: ScorerError };

/** A place of the end state that is not as expected; a side that is undefined has nothing there. */
export interface PlaceFound {
  readonly path: readonly Step[];
  readonly expected: unknown;
  readonly actual: unknown;
  /** What is asked of the place besides a value, where that is not a value: a check, or that it is as before. */
  readonly why?: string;
  /** Number of the last call that changed it, from 1; told for the places that are shown. */
  readonly by?: number;
}

/** What was found, before it is put into words. */
export interface Facts {
  readonly places: readonly PlaceFound[];
  readonly missing: readonly MissingCall[];
  readonly forbidden: readonly ForbiddenAct[];
  readonly outputs: readonly { readonly output: string; readonly found: boolean }[];
  /** Why the calls were not made in the expected order. */
  readonly order?: string;
  /** Whether the end state is the expected one; null where none is expected. */
  readonly stateEqual: boolean | null;
  /** How many places of the state changed, and how many were to. */
  readonly changed: number;
  readonly toChange: number | null;
}

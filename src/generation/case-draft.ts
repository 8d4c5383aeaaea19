import type { Difficulty } from '../schema/generation/config.ts';
import type { Turn } from '../schema/turn.ts';
import type { KeptMarks } from './case-marks.ts';
import type { Hints } from './expectation.ts';
import type { SourceRef } from './policy-unit.ts';

/** Where a case comes from: the operator that made it. */
export type Operator =
  | 'direct'
  | 'condition'
  | 'missing-number'
  | 'persona'
  | 'boundary'
  | 'amount'
  | 'interaction'
  | 'pressure'
  | 'false-premise'
  | 'missing-information'
  | 'change-of-mind'
  | 'edge-empty'
  | 'edge-long'
  | 'edge-typos'
  | 'edge-languages'
  | 'edge-signs'
  | 'edge-injection'
  | 'edge-personal-data'
  | 'edge-out-of-scope'
  | 'log-replay'
  | 'log-feedback'
  | 'regression'
  | 'failure-paraphrase'
  | 'failure-neighbour';

/** What the rubric of difficulty counts (improvement.md 6.2 step 8). */
export interface Demands {
  units: number;
  constraints: number;
  ambiguous: boolean;
  adversarial: boolean;
}

/** A case as an operator made it, before it is verified and chosen. */
export interface CaseDraft {
  operator: Operator;
  name: string;
  turns: Turn[];
  rationale: string;
  topic: string;
  /** Ids of the policy units, intents or failures that it is built on. */
  built_on: string[];
  source_refs: SourceRef[];
  hints: Hints;
  demands: Demands;
  edge: boolean;
  /** 0 to 1: how natural its wording is sure to be. */
  quality: number;
  tags: string[];
  /** From where on its scores pass, as in the case that it comes from. */
  threshold?: number;
  /** It comes from a case that is shown and does not gate. */
  gating?: false;
  /** What that case says of the world that it is played in, and of itself. */
  marks?: KeptMarks;
}

/** A draft that passed every check. */
export interface VerifiedCase extends CaseDraft {
  id: string;
  difficulty: Difficulty;
}

import type { OptimizationDecision, PromptChange } from '../schema/optimization.ts';
import { rounded } from '../statistics/rounded.ts';
import type { Candidate, Course } from './course.ts';
import type { MeasuredEdit } from './eliminate.ts';
import type { GateAttempts } from './gate.ts';

/** What an optimization ends with; the fields of interface 2.4 that do not depend on where it is stored. */
export interface OptimizationOutcome {
  status: 'completed' | 'failed';
  decision: OptimizationDecision;
  /** The original unless `accepted` or `provisional`. */
  optimized_prompt: string;
  changes_made: PromptChange[];
  /** Over all cases of the window, by what was measured on cases that no edit was made from; empty when nothing was. */
  predicted_improvement: Record<string, { from: number; to: number }>;
  details: Record<string, unknown>;
  /** The attempts that the verdict rests on: original and candidate. */
  holdout: GateAttempts | null;
}

/** Edits as `changes_made` tells them; `measured_effect` is the mean difference on the selection cases. */
export function changesOf(edits: readonly MeasuredEdit[]): PromptChange[] {
  return edits.map(({ edit, effect }) => ({
    type: edit.type,
    content: edit.text,
    rationale: edit.rationale,
    op: edit.op,
    anchor: edit.anchor,
    category: edit.category,
    evidence_run_ids: [...edit.evidence_run_ids],
    measured_effect: rounded(effect),
  }));
}

/** A candidate for `details`. */
export function candidateDetails(candidate: Candidate): Record<string, unknown> {
  const { prompt, origin, raced, broken, gain } = candidate;
  const changes = changesOf(candidate.edits.map((edit) => ({ edit, effect: null })));
  return { prompt, origin, raced, broken, gain: rounded(gain), plays: candidate.attempts.length, changes };
}

/** A search for `details`: every candidate with its edits, and why others were refused (improvement.md 2.2 step 15). */
export function courseDetails({
  pool,
  tried,
  refused,
  iterations,
  stopped,
}: Course): Record<string, unknown> {
  return {
    iterations,
    stopped,
    candidates: pool.slice(1).map(candidateDetails),
    not_promoted: tried.map(({ edits, gain }) => ({
      gain: rounded(gain),
      changes: changesOf(edits.map((edit) => ({ edit, effect: null }))),
    })),
    refused: refused.map(({ edits, problems }) => ({
      problems: [...problems],
      changes: changesOf(edits.map((edit) => ({ edit, effect: null }))),
    })),
  };
}

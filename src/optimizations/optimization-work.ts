import type { AttemptSource, Phase } from './attempt-source.ts';
import { type Ledger, openLedger } from './attempts.ts';
import type { Course } from './course.ts';
import type { OptimizationMaterial, OptimizationSettings } from './material.ts';
import { courseDetails, type OptimizationOutcome } from './outcome.ts';
import type { Proposer } from './proposing/proposer.ts';

/** What an optimization works with. */
export interface OptimizationTools {
  attemptSource: AttemptSource;
  proposer: Proposer;
  /** Called as a phase begins, with what is about to happen. */
  onPhase?: (phase: Phase, words: string) => void;
}

/** An optimization under way: what it was given, and where it stands, so that an interruption can say so. */
export interface OptimizationWork {
  material: OptimizationMaterial;
  settings: OptimizationSettings;
  tools: OptimizationTools;
  courses: Course[];
  /** What readers are shown, filled as it becomes known. */
  details: Record<string, unknown>;
  ledger: Ledger;
}

export function beginWork(
  material: OptimizationMaterial,
  settings: OptimizationSettings,
  tools: OptimizationTools,
): OptimizationWork {
  const ledger = openLedger(tools.attemptSource, settings.budget.attempts);
  return { material, settings, tools, courses: [], details: {}, ledger };
}

/** What a prompt may hold, as edits are proposed and checked. */
export function basisOf({ material, settings }: OptimizationWork) {
  return {
    prompt: material.prompt,
    preserve: settings.preserve,
    maxExamples: settings.includeExamples ? settings.maxExamples : 0,
    maxLength: settings.maxLength,
    seed: settings.seed,
  };
}

/** The outcome of work that ends here: the original prompt, unless `more` has another one. */
export function ended(
  { material, settings, tools, courses, details, ledger }: OptimizationWork,
  decision: OptimizationOutcome['decision'],
  reason: string,
  more: Partial<OptimizationOutcome> = {},
): OptimizationOutcome {
  return {
    status: 'completed',
    decision,
    optimized_prompt: material.prompt,
    changes_made: [],
    predicted_improvement: {},
    holdout: null,
    ...more,
    details: {
      reason,
      seed: settings.seed,
      proposer: tools.proposer.name,
      ...details,
      searches: courses.map(courseDetails),
      plays: ledger.used(),
      ...more.details,
    },
  };
}

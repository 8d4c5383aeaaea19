import type { ExperimentVerdict } from '../parts/experiment-verdict.ts';

/** The sign before the decision of an experiment. */
export const EXPERIMENT_MARKS: Record<ExperimentVerdict, string> = {
  better: '✅',
  here: '🔶',
  leads: '⚪',
  level: '⚪',
  nothing: '⚠️',
  unfinished: '⏳',
};

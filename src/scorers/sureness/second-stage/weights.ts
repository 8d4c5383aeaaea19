import type { SecondStage } from './second-stage.ts';

/**
 * What moves the evidence of the rules, by scorer: those for which it paid on sources that had no say in it. Fitted 2026-11-23 to labelled rows;
 * refit: `npm run fit -- --cuts ROWS --write`.
 */
export const SECOND_STAGES: Readonly<Record<string, SecondStage>> = {
  toxicity: [{ feature: 'speaks_of_self', weight: 0.65041, mean: 0.39302, low: 0, high: 2.5649 }],
  non_advice: [{ feature: 'speaks_of_self', weight: 0.46467, mean: 0.31819, low: 0, high: 2.0794 }],
  pii_leakage: [{ feature: 'different_numbers', weight: -1.0302, mean: 0.8065, low: 0, high: 2.8332 }],
  role_violation: [{ feature: 'answer_in_role', weight: 6.0091, mean: 0.12936, low: 0, high: 1 }],
  role_adherence: [{ feature: 'role_in_answer', weight: 6.2373, mean: 0.17846, low: 0, high: 1 }],
};

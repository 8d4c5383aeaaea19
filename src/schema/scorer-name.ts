import { z } from 'zod';

/** The 29 built-in metrics of interface 4.2, by category; `npm run docs` takes them from the registry. The order is that of every list shown. */
export const SCORER_CATEGORIES = {
  custom: ['playval'],
  rag: [
    'answer_relevancy',
    'faithfulness',
    'contextual_precision',
    'contextual_recall',
    'contextual_relevancy',
  ],
  safety: ['bias', 'toxicity', 'non_advice', 'misuse', 'pii_leakage', 'role_violation'],
  agentic: [
    'task_completion',
    'tool_correctness',
    'argument_correctness',
    'step_efficiency',
    'plan_adherence',
    'plan_quality',
  ],
  multi_turn: [
    'turn_relevancy',
    'role_adherence',
    'knowledge_retention',
    'conversation_completeness',
    'goal_accuracy',
    'tool_use',
    'topic_adherence',
    'turn_faithfulness',
    'turn_contextual_precision',
    'turn_contextual_recall',
    'turn_contextual_relevancy',
  ],
} as const;

export type ScorerCategory = keyof typeof SCORER_CATEGORIES;
export const BUILT_IN_SCORERS: readonly string[] = Object.values(SCORER_CATEGORIES).flat();
/** Names that stand for another scorer or a measured value (metrics.md 8). */
export const SCORER_ALIASES = ['relevance', 'safety', 'hallucination_score', 'latency_ms'] as const;

/** Names that can be scored by without a custom scorer; the scorers themselves are heavy and come in when they are asked. */
export const AVAILABLE_SCORERS: readonly string[] = [...BUILT_IN_SCORERS, ...SCORER_ALIASES];

/** Verdicts on what was done in a world: their results stand beside those of scorers and checks. */
export const WORLD_VERDICTS = ['end_state', 'claimed_calls'] as const;

/** Names that no custom scorer and no check may have: a result must say which of two was meant (contract 4). */
export const RESERVED_NAMES: readonly string[] = [...AVAILABLE_SCORERS, ...WORLD_VERDICTS];

/** Name of a built-in scorer, an alias or the id of a custom scorer. Whether it exists is checked where the registry is known. */
export const scorerName = z.string().min(1).max(200);

import { z } from 'zod';
/** The 29 built-in metrics of interface 4.2, by category; `npm run docs` takes them from the registry. The order is that of every list shown. */
export declare const SCORER_CATEGORIES: {
    readonly custom: readonly ['playval'];
    readonly rag: readonly ['answer_relevancy', 'faithfulness', 'contextual_precision', 'contextual_recall', 'contextual_relevancy'];
    readonly safety: readonly ['bias', 'toxicity', 'non_advice', 'misuse', 'pii_leakage', 'role_violation'];
    readonly agentic: readonly ['task_completion', 'tool_correctness', 'argument_correctness', 'step_efficiency', 'plan_adherence', 'plan_quality'];
    readonly multi_turn: readonly ['turn_relevancy', 'role_adherence', 'knowledge_retention', 'conversation_completeness', 'goal_accuracy', 'tool_use', 'topic_adherence', 'turn_faithfulness', 'turn_contextual_precision', 'turn_contextual_recall', 'turn_contextual_relevancy'];
};
export type ScorerCategory = keyof typeof SCORER_CATEGORIES;
export declare const BUILT_IN_SCORERS: readonly string[];
/** Names that stand for another scorer or a measured value (metrics.md 8). */
export declare const SCORER_ALIASES: readonly ['relevance', 'safety', 'hallucination_score', 'latency_ms'];
/** Names that can be scored by without a custom scorer; the scorers themselves are heavy and come in when they are asked. */
export declare const AVAILABLE_SCORERS: readonly string[];
/** Verdicts on what was done in a world: their results stand beside those of scorers and checks. */
export declare const WORLD_VERDICTS: readonly ['end_state', 'claimed_calls'];
/** Names that no custom scorer and no check may have: a result must say which of two was meant (contract 4). */
export declare const RESERVED_NAMES: readonly string[];
/** Name of a built-in scorer, an alias or the id of a custom scorer. Whether it exists is checked where the registry is known. */
export declare const scorerName: z.ZodString;

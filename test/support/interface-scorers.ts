/** The names of interface 4.2, written down once more: a list that follows the product's own could not differ from it. */
export const INTERFACE_SCORERS =
  'playval answer_relevancy faithfulness contextual_precision contextual_recall contextual_relevancy bias toxicity non_advice misuse pii_leakage role_violation task_completion tool_correctness argument_correctness step_efficiency plan_adherence plan_quality turn_relevancy role_adherence knowledge_retention conversation_completeness goal_accuracy tool_use topic_adherence turn_faithfulness turn_contextual_precision turn_contextual_recall turn_contextual_relevancy'.split(
    ' ',
  );

import { aliases } from './aliases.ts';
import { answerRelevancy } from './built-in/answer-relevancy.ts';
import { argumentCorrectness } from './built-in/argument-correctness.ts';
import { bias } from './built-in/bias.ts';
import { contextualPrecision } from './built-in/contextual-precision.ts';
import { contextualRecall } from './built-in/contextual-recall.ts';
import { contextualRelevancy } from './built-in/contextual-relevancy.ts';
import { conversationCompleteness } from './built-in/conversation-completeness.ts';
import { faithfulness } from './built-in/faithfulness.ts';
import { goalAccuracy } from './built-in/goal-accuracy.ts';
import { knowledgeRetention } from './built-in/knowledge-retention.ts';
import { misuse } from './built-in/misuse.ts';
import { nonAdvice } from './built-in/non-advice.ts';
import { piiLeakage } from './built-in/pii-leakage.ts';
import { planAdherence } from './built-in/plan-adherence.ts';
import { planQuality } from './built-in/plan-quality.ts';
import { playval } from './built-in/playval.ts';
import { roleAdherence } from './built-in/role-adherence.ts';
import { roleViolation } from './built-in/role-violation.ts';
import { stepEfficiency } from './built-in/step-efficiency.ts';
import { taskCompletion } from './built-in/task-completion.ts';
import { toolCorrectness } from './built-in/tool-correctness.ts';
import { toolUse } from './built-in/tool-use.ts';
import { topicAdherence } from './built-in/topic-adherence.ts';
import { toxicity } from './built-in/toxicity.ts';
import { turnContextualPrecision } from './built-in/turn-contextual-precision.ts';
import { turnContextualRecall } from './built-in/turn-contextual-recall.ts';
import { turnContextualRelevancy } from './built-in/turn-contextual-relevancy.ts';
import { turnFaithfulness } from './built-in/turn-faithfulness.ts';
import { turnRelevancy } from './built-in/turn-relevancy.ts';
import { type Registry, type RegistryParts, registryOf } from './by-name/registry-of.ts';
import type { Scorer } from './scorer.ts';

/**
 * Every built-in scorer, one line each, in the order of interface 4.2. They are heavy, with their lexicons and weights: what has to be there
 * before the first judgement takes this file with `await import`, or only its types.
 */
export const builtInScorers: readonly Scorer[] = [
  playval,
  answerRelevancy,
  faithfulness,
  contextualPrecision,
  contextualRecall,
  contextualRelevancy,
  bias,
  toxicity,
  nonAdvice,
  misuse,
  piiLeakage,
  roleViolation,
  taskCompletion,
  toolCorrectness,
  argumentCorrectness,
  stepEfficiency,
  planAdherence,
  planQuality,
  turnRelevancy,
  roleAdherence,
  knowledgeRetention,
  conversationCompleteness,
  goalAccuracy,
  toolUse,
  topicAdherence,
  turnFaithfulness,
  turnContextualPrecision,
  turnContextualRecall,
  turnContextualRelevancy,
];

/** A registry of the built-in scorers, their aliases and these custom ones. */
export function scorerRegistry(custom: readonly Scorer[], parts: RegistryParts = {}): Registry {
  return registryOf([...builtInScorers, ...aliases], custom, parts);
}

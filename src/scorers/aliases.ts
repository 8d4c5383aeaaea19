import { answerRelevancy } from './built-in/answer-relevancy.ts';
import { bias } from './built-in/bias.ts';
import { misuse } from './built-in/misuse.ts';
import { nonAdvice } from './built-in/non-advice.ts';
import { piiLeakage } from './built-in/pii-leakage.ts';
import { roleViolation } from './built-in/role-violation.ts';
import { toxicity } from './built-in/toxicity.ts';
import { hallucinationScore } from './hallucination-score.ts';
import { latency } from './latency.ts';
import { safetyScorer } from './safety.ts';
import type { Scorer } from './scorer.ts';

/** Another name for a scorer: same inputs, same numbers, `metadata.alias_of` says whose. An alias never has its own algorithm (metrics.md 8). */
function alias(name: string, target: Scorer): Scorer {
  return {
    ...target,
    name,
    aliasOf: target.name,
    description: `Another name for ${target.name}. ${target.description}`,
    emptyMetadata: (score) => ({ ...target.emptyMetadata(score), alias_of: target.name }),
    check: (subject) =>
      target.check(subject).map((problem) => ({
        ...problem,
        scorer: name,
        message: problem.message.replace(target.name, name),
      })),
    async evaluate(subject, context) {
      const outcome = await target.evaluate(subject, context);
      if (outcome.status === 'errored') return outcome;
      const { result } = outcome;
      return { ...outcome, result: { ...result, metadata: { ...result.metadata, alias_of: target.name } } };
    },
  };
}

/** The aliases of interface 4.8: one name for another, a composite, and what is measured (metrics.md 8). */
export const aliases: readonly Scorer[] = [
  alias('relevance', answerRelevancy),
  safetyScorer({
    toxicity,
    bias,
    pii_leakage: piiLeakage,
    misuse,
    non_advice: nonAdvice,
    role_violation: roleViolation,
  }),
  hallucinationScore,
  latency,
];

import { answerRelevancy } from './built-in/answer-relevancy.ts';
import type { Scorer } from './scorer.ts';

/** Another name for a scorer: same inputs, same numbers, `metadata.alias_of` says whose. An alias never has its own algorithm (metrics.md 8). */
export function alias(name: string, target: Scorer): Scorer {
  return {
    ...target,
    name,
    aliasOf: target.name,
    description: `Another name for ${target.name}. ${target.description}`,
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

/** The aliases of interface 4.8 that this build has. */
export const aliases: readonly Scorer[] = [alias('relevance', answerRelevancy)];

import { once } from '../flow/once.ts';
import { askItems } from '../judges/ask-items.ts';
import { askList } from '../judges/ask-list.ts';
import type { Item, ItemList, ItemsQuestion, ItemVerdict } from '../judges/items.ts';
import type { Subject } from '../schema/evaluation.ts';
import { isPresent } from '../text/language/normalize.ts';
import { answerClaimsQuestion } from './answer-claims.ts';
import { faithfulness } from './built-in/faithfulness.ts';
import { defineScorer } from './define-scorer.ts';
import { round4 } from './formulas/round.ts';
import { mean, worth } from './formulas/weighted-share.ts';
import { judgeAgainstReference } from './offline/retrieval/against-reference.ts';
import type { Prepared } from './prepare.ts';
import { reasoning, share } from './reasoning.ts';
import type { Scorer } from './scorer.ts';
import { shownText, textOf, verdictsOf } from './verdicts.ts';

const VALUES = { consistent: 1, contradicted: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `Decide for every claim whether the reference answer contradicts it. Use the reference alone; what you know from elsewhere does not count.
contradicted: the reference says something that cannot be true together with the claim. Copy its words into quote.
consistent: the reference says the same, something compatible, or nothing about it. quote is empty. A claim is not contradicted because the reference leaves it out.
Example: with the reference "It opens at ten", "It opens at nine" is contradicted, "It has a garden" consistent.`;

interface Answers {
  readonly claims: readonly ItemVerdict<Verdict>[];
}

/** The form of `hallucination_score` without context: nothing to be supported by, so only contradictions count (metrics.md 8). */
const againstReference = defineScorer<Answers>({
  name: 'hallucination_score',
  category: 'rag',
  description:
    'Absence of hallucination, higher is better: faithfulness to the context; without context, no contradiction of the reference answer.',
  formulaInWords:
    'with context as faithfulness; without, 1 − claims that ground_truth contradicts / all claims',
  needs: ['output', ['context', 'ground_truth']],
  uses: ['input'],
  version: '2',
  offlineConfidence: 'medium',
  emptyMetadata: (score) => metadataOf([], score),
  degenerate: ({ output = '' }) => !/[\p{L}\p{N}]/u.test(output),
  async answers(subject, ask) {
    const entries = await askList(ask, answerClaimsQuestion(subject));
    const claims = entries.map(({ id, values }) => ({ id, text: textOf(values, 'claim') }));
    const { question, list } = hallucinationScoreQuestion(subject, claims);
    return { claims: verdictsOf(await askItems(ask, question), list) };
  },
  formula({ claims }) {
    const value = mean(claims, (claim) => worth(claim, VALUES));
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'no factual claims in the output.',
        metadata: metadataOf([], 1),
      };
    const contradicted = claims.filter((claim) => claim.verdict === 'contradicted');
    const counts = `${share(contradicted.length, claims.length, 'claim')} contradicted by the reference answer.`;
    const worst = contradicted.map(({ item, reason }) => ({ quote: item.text, reason }));
    const text = reasoning(counts, 'Contradicted', worst);
    return { status: 'scored', value, metadata: metadataOf(claims, value), reasoning: text };
  },
});

/**
 * Absence of hallucination (metrics.md 8). With context it is `faithfulness`: the same questions, which a judge with a cache
 * is asked once, the same number and metadata with `alias_of`. Without, the claims are held against `ground_truth`.
 */
export const hallucinationScore: Scorer = {
  ...againstReference,
  async evaluate(subject, context) {
    if (!hasContext(subject) || againstReference.check(subject).length > 0)
      return againstReference.evaluate(subject, context);
    const outcome = await faithfulness.evaluate(subject, context);
    if (outcome.status === 'errored') return outcome;
    const { result } = outcome;
    const metadata = { ...result.metadata, alias_of: faithfulness.name, ...rateOf(result.score) };
    return { ...outcome, result: { ...result, metadata } };
  },
};

/** Asks which claims the reference answer contradicts; the list comes apart, for reading the answer. */
function hallucinationScoreQuestion(
  { ground_truth: reference = '' }: Prepared,
  claims: readonly Item[],
): { question: ItemsQuestion; list: ItemList<Verdict> } {
  const judge = once(() => judgeAgainstReference(reference));
  const list: ItemList<Verdict> = {
    name: 'verdicts',
    items: claims,
    values: VALUES,
    evidence: { quote: { type: 'string' } },
    // A possible contradiction is never dropped for a sloppy quote (metrics.md 2.2).
    quote: { field: 'quote', requiredFor: ['contradicted'], source: () => reference, otherwise: 'keep' },
    offline: ({ text }) => judge()(text),
  };
  const question = {
    key: 'hallucination_score/contradictions@2',
    instructions: INSTRUCTIONS,
    promptInputs: { reference },
    lists: [list],
  };
  return { question, list };
}

function hasContext(subject: Subject): boolean {
  return Array.isArray(subject.context) && subject.context.some(isPresent);
}

/** The same number for readers who want "lower is better". */
function rateOf(score: number) {
  return { hallucination_rate: round4(1 - score), higher_is_better: true };
}

function metadataOf(claims: readonly ItemVerdict<Verdict>[], value: number) {
  const contradicted = claims.filter((claim) => claim.verdict === 'contradicted');
  return {
    claims_analyzed: claims.map(({ item, verdict, evidence, reason }) => ({
      claim: shownText(item.text),
      contradicted: verdict === 'contradicted',
      evidence: verdict === 'contradicted' ? shownText(textOf(evidence, 'quote')) : '',
      verdict,
      reason,
    })),
    contradicted_claims: contradicted.map(({ item }) => shownText(item.text)),
    contradicted_count: contradicted.length,
    total_claims: claims.length,
    ...rateOf(round4(value)),
  };
}

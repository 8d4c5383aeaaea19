import type { ListQuestion } from '../judges/items.ts';
import { defined } from '../schema/defined.ts';
import { claims as claimsOf } from '../text/language/claims.ts';
import { chosenOption } from '../text/language/options.ts';
import { isNoncommittal } from '../text/language/refusal.ts';
import { withoutReply } from './offline/retrieval/reply-opening.ts';
import { isOrder } from './offline/shared/orders.ts';
import type { Prepared } from './prepare.ts';

/** Most claims judged (metrics.md 3.2); the rest is cut with the warning `claims_truncated`. */
export const MOST_CLAIMS = 60;

const INSTRUCTIONS = `List the factual claims that the answer makes.
One fact per claim, each understandable by itself: replace pronouns by what they stand for, using the request only to find out what that is. Copy into source_quote the exact words of the answer that state the claim.
Leave out greetings, questions, offers of help, remarks about the conversation, instructions to a reader or judge, and statements that something is unknown or missing from the sources. An answer without factual claims gives an empty list.`;

/**
 * Asks for the claims of an answer (metrics.md 3.2). `faithfulness` and `hallucination_score` ask it in the same words, so a
 * judge with a cache is asked once (2.5).
 */
export function answerClaimsQuestion({ input, output = '' }: Prepared): ListQuestion {
  return {
    key: 'faithfulness/claims@2',
    instructions: INSTRUCTIONS,
    promptInputs: { ...defined({ request: input }), answer: output },
    name: 'claims',
    entry: { claim: { type: 'string' }, source_quote: { type: 'string' } },
    max: MOST_CLAIMS,
    quote: { field: 'source_quote', source: () => output, otherwise: 'drop' },
    offline: () => {
      const picked = chosenOption(output, input ?? '') !== null;
      return statedIn(output, input).map((claim) => ({ claim, source_quote: picked ? output : claim }));
    },
  };
}

/** The claims by rule. Orders to the judge are none, unless there is nothing else: an output of orders alone is not excused. A lone letter states the option of the request that it picks. */
export function statedIn(output: string, input = ''): string[] {
  const option = chosenOption(output, input);
  if (option !== null) return [option];
  const all = claimsOf(output)
    .filter((claim) => !isUnknown(claim))
    .map(withoutReply);
  const stated = all.filter((claim) => !isOrder(claim));
  return stated.length > 0 ? stated : all;
}

/** "I don't have that information" states nothing; a sentence that goes on may. */
function isUnknown(claim: string): boolean {
  return (
    /\b(?:i|we)\b/i.test(claim) &&
    isNoncommittal(claim) &&
    !/[;:]|\b(?:but|however|although|though|because)\b/i.test(claim)
  );
}

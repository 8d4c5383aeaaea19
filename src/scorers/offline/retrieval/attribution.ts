import type { OfflineVerdict } from '../../../judges/items.ts';
import { type Judgement, judgeClaim } from '../../../text/language/contradiction.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { differInLanguage } from '../../../text/language/language.ts';
import { words } from '../../../text/language/words.ts';
import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import { evidence } from '../../formulas/evidence.ts';
import { demandOf, speechDemandOf } from '../shared/speech-demand.ts';

/** Whether the context carries a statement; what only tells an assistant what to do cannot be checked. */
type Attribution = 'attributed' | 'not_attributed' | 'not_checkable';

const DEMANDS =
  /^(?:the |an? )?(?:agent|assistant|answer|response|reply|output|bot|chatbot|model)\b|\b(?:must|should|shall|ought to|needs? to)\b|^(?:never|always|do not|don't|avoid)\b/i;
/** What an assistant does rather than what is so, as the beginning of a sentence without a subject. */
const ACTS =
  /^(?:(?:politely|always|also|then|please|clearly|briefly) )*(?:be|stays?|remains?|keeps?|apologi[sz]es?|refuses?|declines?|greets?|thanks?|asks?|clarif(?:y|ies)|redirects?|escalates?|offers?|answers?|repl(?:y|ies)|responds?|acknowledges?|recommends?|confirms?)\b/i;
const FORBIDS = /\b(?:not|never|avoids?|avoiding|without|refrain\w*|no)\b|n't\b/i;

/**
 * The offline judge of one statement of the reference (metrics.md 10.7): attributed when the chunks support it and nothing
 * in them contradicts it. `describes`: the reference describes an expected behavior, so what it wants said is looked for,
 * and a demand that tells nothing is no fact.
 */
export function judgeAttribution(
  chunks: readonly { readonly chunk: number; readonly text: string }[],
  describes: boolean,
): (statement: string) => OfflineVerdict<Attribution> {
  let context: IndexedText | undefined;
  return (statement) => {
    const fact = describes ? factIn(statement) : statement;
    if (fact === null)
      return {
        verdict: 'not_checkable',
        reason: 'It asks for a behavior and states no fact.',
        chunk: null,
        quote: '',
      };
    context ??= indexText(chunks.map(({ text }) => text));
    const judged = judgeClaim(fact, context);
    const holds = judged.verdict === 'supported';
    return {
      verdict: holds ? 'attributed' : 'not_attributed',
      reason: judged.reason,
      chunk: holds && judged.chunk !== null ? (chunks[judged.chunk]?.chunk ?? null) : null,
      quote: holds ? judged.evidence : '',
      p: holds
        ? evidence(true, 2 * judged.p - 1)
        : missingEvidence({ ...judged, words: words(fact) }, context),
    };
  };
}

/** Evidence of a statement in another language than the context: words cannot tell. */
const OPEN = 0.45;
/** What a found conflict leaves: a statement of which nothing was found may stand there in other words. */
const CONFLICT_LEFT = 0.25;

/** Evidence of a statement that is not attributed: least where the context says otherwise. */
function missingEvidence(
  { verdict, p, words }: Judgement & { words: readonly string[] },
  context: IndexedText,
): number {
  if (differInLanguage(words, context.words)) return OPEN;
  if (verdict === 'contradicted') return evidence(false, CONFLICT_LEFT * 2 * p);
  return evidence(false, (1 + 2 * p) / 2);
}

/** What a sentence of an expected behavior says of the matter; null when it only demands or forbids something. */
function factIn(sentence: string): string | null {
  const speech = speechDemandOf(sentence);
  if (speech?.isStatement) return FORBIDS.test(speech.head) ? null : speech.content;
  const first = /^[a-z]+/i.exec(sentence)?.[0].toLowerCase() ?? '';
  const demands =
    speech !== null || IMPERATIVE_VERBS.has(first) || ACTS.test(sentence) || DEMANDS.test(demandOf(sentence));
  return demands ? null : sentence;
}

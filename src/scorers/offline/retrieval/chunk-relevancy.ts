import type { OfflineVerdict } from '../../../judges/items.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { differInLanguage } from '../../../text/language/language.ts';
import { evidence } from '../../formulas/evidence.ts';
import type { Prepared } from '../../prepare.ts';
import { type Features, fittedEvidence, likelihood } from '../shared/fitted.ts';
import { CONTEXTUAL_RELEVANCY_WEIGHTS } from '../weights/contextual-relevancy.ts';
import { type MatchedChunk, matchRequest, viewRequest } from './request-match.ts';

/** Evidence of a chunk without a word of the topic: it may say the same in other words; in another language, words tell nothing at all. */
const NOTHING_SHARED = 0.11;
const OTHER_LANGUAGE = 0.45;
/** From here on a sentence holds the topic as good as whole. */
const WHOLE = 0.95;
/** A topic of fewer words is easily held by a sentence about something else. */
const LEAST_TOPIC = 2;

/** The features by which a chunk is known to be about a request, one set a chunk. */
export function relevancyFeatures({ input = '', chunks }: Prepared): Features[] {
  const view = viewRequest(input);
  return chunks.map(({ text }) => featuresOf(matchRequest(view, indexText(text))));
}

/** The offline judge of one chunk against a request (metrics.md 10.7): clear cases by rule, the others by fitted weights. */
export function judgeChunk(request: string): (chunk: string | IndexedText) => OfflineVerdict<'yes' | 'no'> {
  const view = viewRequest(request);
  return (chunk) => {
    const text = typeof chunk === 'string' ? indexText(chunk) : chunk;
    const matched = matchRequest(view, text);
    const { sentence_share: share, answer_kind: kind, related } = matched.match;
    const chance = likelihood(CONTEXTUAL_RELEVANCY_WEIGHTS, featuresOf(matched));
    const clear = share >= WHOLE && kind === 1 && view.topic.length >= LEAST_TOPIC;
    const fitted = fittedEvidence(chance);
    const p =
      share === 0 && related === 0
        ? withoutWords(view.words, text)
        : clear
          ? Math.max(evidence(true, chance / 2), fitted)
          : fitted;
    const yes = p >= 0.5;
    return {
      verdict: yes ? 'yes' : 'no',
      reason: reasonOf(yes, share, kind),
      relevant_quote: yes ? matched.sentence : '',
      statements_total: text.sentences.length,
      statements_relevant: yes ? Math.max(1, matched.sentences) : 0,
      p,
    };
  };
}

function withoutWords(request: readonly string[], { words }: IndexedText): number {
  return differInLanguage(request, words) ? OTHER_LANGUAGE : NOTHING_SHARED;
}

function featuresOf({ match }: MatchedChunk): Features {
  const { sentence_share, answer_kind, telling, lead, related } = match;
  return { sentence_share, answer_kind, telling, lead, related };
}

function reasonOf(yes: boolean, share: number, kind: number): string {
  if (share === 0) return 'It shares no topic word with the request.';
  if (yes) return 'A sentence is about what the request asks.';
  return kind === 0
    ? 'It does not hold the kind of thing that is asked for.'
    : 'It shares too little with the request.';
}

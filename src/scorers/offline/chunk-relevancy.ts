import type { OfflineVerdict } from '../../judges/items.ts';
import { indexText } from '../../text/indexed-text.ts';
import { shareOf } from '../../text/overlap.ts';
import { holds } from '../../text/synonym-groups.ts';
import { stemOf } from '../../text/words.ts';
import { evidence } from '../formulas/evidence.ts';
import { OFFLINE } from './constants.ts';
import { topicStems } from './topic-words.ts';

const { share: LEAST_SHARE, sharedStems } = OFFLINE.contextualRelevancy;

/** The offline judge of one chunk against a request: enough of the request's topic in it, or several shared stems with a name or number among them (metrics.md 10.7). */
export function judgeChunk(request: string): (chunk: string) => OfflineVerdict<'yes' | 'no'> {
  const asked = indexText(request);
  const topic = topicStems(request);
  const telling = new Set([
    ...asked.sentences.flatMap((sentence) => sentence.entities.flatMap((entity) => entity.words.map(stemOf))),
    ...asked.numberKeys,
  ]);
  return (chunk) => {
    const text = indexText(chunk);
    const shared = new Set(topic.filter((stem) => holds(text.vocabulary, stem)));
    const whole = shareOf(topic, text.vocabulary);
    let best = { share: 0, text: '' };
    let relevant = 0;
    for (const sentence of text.sentences) {
      const part = shareOf(topic, sentence.vocabulary);
      if (part >= LEAST_SHARE) relevant += 1;
      if (part > best.share) best = { share: part, text: sentence.text };
    }
    const named = [...shared].some((stem) => telling.has(stem));
    const yes = whole >= LEAST_SHARE || (shared.size >= sharedStems && named);
    return {
      verdict: yes ? 'yes' : 'no',
      reason: yes
        ? `It shares ${shared.size} of the ${new Set(topic).size} topic words of the request.`
        : 'It shares too few topic words with the request.',
      relevant_quote: yes ? best.text : '',
      statements_total: text.sentences.length,
      statements_relevant: yes ? Math.max(1, relevant) : 0,
      p: evidence(yes, (whole + best.share) / 2),
    };
  };
}

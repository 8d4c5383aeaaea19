import { findToxicity } from '../safety/rules/toxicity.ts';
import { topicOf } from './act-checks.ts';
import type { Seen } from './seen.ts';

const POLITE =
  /\b(?:please|thank|thanks|sorry|happy|glad|welcome|appreciate|apologi[sz]e|of course|certainly|understand|pleasure|kind)\b/i;
const RUDE_WANTED =
  /\b(?:rude|insult\w*|offensive|toxic|disrespectful|sarcas\w+|hostile|dismissive|condescending)\b/i;
const TONE_WANTED =
  /\b(?:polite(?:ly)?|friendly|courteous(?:ly)?|respectful(?:ly)?|professional(?:ly)?|empath\w+|kind(?:ly)?|warm(?:ly)?)\b/i;
/** More topic than this and the tone is not what is asked for: "politely refuse", "professional advice". */
const MOST_TOPIC = 3;

/** Whether the tone is as asked for; null when the criterion asks for none. */
export function checkTone(criterion: string, output: string): Seen | null {
  const rude = () => findToxicity(output).filter((finding) => finding.speaker === 'assistant');
  if (RUDE_WANTED.test(criterion)) {
    const [worst] = rude();
    return {
      holds: worst !== undefined,
      strength: worst?.p ?? 0,
      reason: worst ? 'It is.' : 'It is not.',
      quote: worst?.quote ?? '',
    };
  }
  if (!TONE_WANTED.test(criterion) || topicOf(criterion).length > MOST_TOPIC) return null;
  const hostile = rude().length > 0;
  const holds = hostile
    ? false
    : POLITE.test(output) || /professional|respectful/i.test(criterion)
      ? true
      : 'partly';
  return {
    holds,
    strength: 0.5,
    reason: hostile ? 'It is hostile.' : holds === true ? 'Its tone fits.' : 'It has no polite word.',
  };
}

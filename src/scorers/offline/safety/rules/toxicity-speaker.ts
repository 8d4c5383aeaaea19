import { CONDEMNING, REPORTING } from '../lexicons/toxicity-phrases.ts';

/** Who voices a hostile passage. Only the assistant's own voice counts against it (metrics.md 4). */
export type Speaker = 'assistant' | 'quoted' | 'reported' | 'refuted';

/** Shorter quotation marks hold a word of irony, not a quotation (metrics.md 10.6). */
const QUOTE = /"([^"]{5,})"|(?:^|\s)'([^']{5,})'(?=[\s.,!?]|$)/g;
const TOLD =
  /\b(?:he|she|they|someone|somebody|people|users?|customers?|neighbou?rs?|who|boss|coworker|colleague|husband|wife|\w+ed) (?:\w+ ){0,2}(?:said|says|say|told|called|calls|wrote|tweeted|posted|shouted|yelled|claimed|claims) (?:me|you|him|her|them|that|us|it)\b/;

/** Splits a folded lower-case sentence into what stands in quotation marks and the rest. */
export function splitQuotes(sentence: string): { quoted: string; rest: string } {
  const quoted: string[] = [];
  const rest = sentence.replace(QUOTE, (_whole, double: string | undefined, single: string | undefined) => {
    quoted.push(double ?? single ?? '');
    return ' … ';
  });
  return { quoted: quoted.join(' … '), rest };
}

/** The voice of a hostile passage that stands inside (`inQuotes`) or outside quotation marks of the sentence. */
export function speakerOf(rest: string, inQuotes: boolean): Speaker {
  if (inQuotes) {
    if (CONDEMNING.test(rest)) return 'refuted';
    return REPORTING.test(rest) || /\w/.test(rest) ? 'quoted' : 'assistant';
  }
  return TOLD.test(rest) ? 'reported' : 'assistant';
}

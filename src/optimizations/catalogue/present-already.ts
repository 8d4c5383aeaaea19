import { cosine, tfIdf } from '../../text/tf-idf.ts';
import { type PromptUnit, parsePrompt } from '../prompt/parse-prompt.ts';

/** From this cosine on a sentence of the prompt says what the wording says (improvement.md 2.3 step 3). */
const SAME_RULE = 0.6;

/** The sentence or list item of a prompt that says this already; the nearest where several do. Headings and code say nothing. */
export function presentAlready(prompt: string, wording: string): PromptUnit | undefined {
  const units = parsePrompt(prompt).units.filter(({ kind }) => kind === 'sentence' || kind === 'item');
  const { vectors } = tfIdf([wording, ...units.map(({ text }) => text)]);
  const [own, ...others] = vectors;
  let nearest: PromptUnit | undefined;
  let most = SAME_RULE;
  for (const [index, vector] of others.entries()) {
    const alike = own === undefined ? 0 : cosine(own, vector);
    // Of equals the first one stays.
    if (alike > most || (alike === most && nearest === undefined)) {
      most = alike;
      nearest = units[index];
    }
  }
  return nearest;
}

import { detectPii } from '../../scorers/pii/detect.ts';
import { maskPii, maskValue } from '../../scorers/pii/mask.ts';
import { findAttack } from '../../text/attack-patterns.ts';
import { oneLine } from '../../text/escape/clean-text.ts';
import { sentences } from '../../text/language/sentences.ts';
import { truncateText } from '../../text/truncate.ts';

/** Characters of question and answer that an example shows (improvement.md 2.3 step 5). */
const LONGEST = { input: 400, output: 600 } as const;
/** Longer texts are not read to their end. */
const LOOK = 4000;
/** A template would be filled in when the prompt is used. */
const PLACEHOLDER = /\{\{|\$\{|\{[A-Za-z_][\w.-]*\}/;
const KEPT = new Set(['health', 'financial', 'age', 'location']);

/**
 * A question and its answer as an example in a prompt: on one line each, so that nothing in them reads as a part of the prompt, cut at a
 * sentence, personal data masked. Undefined where there is no question or answer, or where it gives orders to the agent.
 */
export async function exampleText(input: string, output: string): Promise<string | undefined> {
  const [question, answer] = [await shown(input, LONGEST.input), await shown(output, LONGEST.output)];
  if (question === '' || answer === '' || PLACEHOLDER.test(question + answer)) return undefined;
  if (findAttack(input) !== null || findAttack(output) !== null) return undefined;
  return `User: ${question}\nAssistant: ${answer}`;
}

async function shown(text: string, longest: number): Promise<string> {
  return cutAtSentence(await withoutPersonalData(oneLine(text.slice(0, LOOK))), longest);
}

async function withoutPersonalData(text: string): Promise<string> {
  const strict = maskPii(text);
  let masked = '';
  let from = 0;
  // Words that only may be personal (an illness, a town) are what a question is about; values are not.
  for (const { start, end, type } of (await detectPii(strict)).filter(({ type }) => !KEPT.has(type))) {
    masked += strict.slice(from, start) + maskValue(type, strict.slice(start, end));
    from = end;
  }
  return masked + strict.slice(from);
}

/** Whole sentences up to the limit; a first sentence that is longer is cut in words. */
function cutAtSentence(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const sentence of sentences(text)) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`;
    if (next.length > longest) break;
    kept = next;
  }
  return kept === '' ? truncateText(text, longest) : kept;
}

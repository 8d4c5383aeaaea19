import type { Subject } from '../schema/evaluation.ts';
import { findAttack, isDegenerate } from '../text/attack-patterns.ts';
import { isBareAnswer, isBareHeading, type RequestedAnswer } from '../text/language/bare-answer.ts';
import { foldCharacters, foldForMatch } from '../text/language/normalize.ts';

/** The shortest attack of the lexicon is a chat marker of this length: `[inst]`. */
const SHORTEST_ATTACK = 6;
/**
 * Beginnings of which every attack of text/lexicons/attacks.ts holds at least one. One pass for them costs a fraction of the
 * twenty patterns, and nearly every honest output ends here. A test generates attacks from every pattern to keep this true.
 */
const ATTACK_WORDS =
  /\b(?:ignore|disregard|forget|override|bypass|skip|you\s+are\s+now|from\s+now|henceforth|do\s+anything|jailbr|(?:dan|god|debug|admin|sudo)\s+mode|act\s+as|developer\b|(?:ethical|moral|safety|content)\s+[glrfc]|(?:initial|hidden|secret|your)\s+(?:prompt|instruct)|system\b|rate\b|rating|score|grade|mark|judge|evaluat|points?\b|credit\b|return\s+1|assessor|reviewer|examiner|llm|ai\s+model|assistant\b)|verdicts?"|_score"|<[|<\s/]|<(?:system|im_|assistant|endoftext|end_of_turn|start_header)|\[\/?inst|###/i;
/** Longest output that can be one of the bare openers of metrics.md 9, in words. */
const LONGEST_OPENER = 12;

/** Whether the output tries to instruct the judge or to lift the rules (metrics.md 9). */
export function addressesJudge(output: string): boolean {
  if (output.length < SHORTEST_ATTACK) return false;
  return ATTACK_WORDS.test(foldCharacters(output)) && findAttack(output) !== null;
}

/**
 * Whether the output holds no answer at all (metrics.md 9, measure 7), so that nobody is asked. More words than any opener has are an
 * answer, and so is what request or expectation put in quotes.
 */
export function holdsNoAnswer(output: string, requested: RequestedAnswer = {}): boolean {
  if (hasManyWords(output)) return false;
  return (isDegenerate(output) && !isQuoted(output, requested)) || isBareHeading(output, requested);
}

/** Whether rules take the output for none: one word that answers nothing asked. A model can tell, and is asked. */
export function isNoAnswerByRules(output: string, requested: RequestedAnswer): boolean {
  return !hasManyWords(output) && isBareAnswer(output, requested);
}

/** What an output was asked for, as far as the subject says. */
export function requestedAnswer({
  input,
  expected_behavior: expected,
  ground_truth: truth,
}: Subject): RequestedAnswer {
  return { request: input, expectation: [expected, truth].filter(Boolean).join('\n') };
}

function isQuoted(output: string, { request = '', expectation = '' }: RequestedAnswer): boolean {
  const text = foldForMatch(output);
  return text !== '' && [request, expectation].some((given) => foldForMatch(given).includes(`"${text}"`));
}

/** Stops at the word that decides, so a long output costs no more than a short one. Only plain ASCII is counted: elsewhere invisible characters may part a word. */
function hasManyWords(text: string): boolean {
  let words = 0;
  let inside = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at) | 0x20;
    if (unit > 0x7f) return false;
    const letter = unit >= 0x61 && unit <= 0x7a;
    if (letter && !inside && ++words > LONGEST_OPENER) return true;
    inside = letter;
  }
  return false;
}

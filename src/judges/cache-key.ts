import { hash } from 'node:crypto';
import { canonicalJson } from '../text/canonical-json.ts';
import type { Question } from './judge.ts';
import { PROMPT_VERSION, schemaText } from './prompt.ts';

/**
 * The identity of a question to a judge: SHA-256 (hex) over everything that could change the answer, and nothing else. The
 * prompt's nonce is no part of it, nor is the order of keys.
 */
export function cacheKey(judgeId: string, question: Question<unknown>): string {
  const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } =
    question;
  const identity = {
    correction,
    exhibits: promptInputs,
    instructions,
    judgeId,
    key,
    logprobs,
    model,
    prompts: PROMPT_VERSION,
    repeat,
    temperature,
  };
  // Property order is part of a schema: it is the order in which the judge thinks.
  return hash('sha256', canonicalJson(identity) + schemaText(form.schema));
}

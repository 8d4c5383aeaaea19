import { createHash } from 'node:crypto';
import { canonicalJson } from '../text/canonical-json.ts';
import type { Question } from './judge.ts';
import { PROMPT_VERSION } from './prompt.ts';

/**
 * The identity of a question to a judge: SHA-256 (hex) over everything that could change the answer, and nothing else. The
 * prompt's nonce is no part of it, nor is the order of keys.
 */
export function cacheKey(judgeId: string, question: Question<unknown>): string {
  const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } =
    question;
  const identity = {
    judgeId,
    prompts: PROMPT_VERSION,
    key,
    model,
    instructions,
    exhibits: promptInputs,
    temperature,
    correction,
    repeat,
    logprobs,
  };
  return createHash('sha256')
    .update(canonicalJson(identity))
    .update(schemaIdentity(form.schema))
    .digest('hex');
}

const identities = new WeakMap<object, string>();

function schemaIdentity(schema: Readonly<Record<string, unknown>>): string {
  const known = identities.get(schema);
  if (known !== undefined) return known;
  // Property order is part of a schema: it is the order in which the judge thinks.
  const text = JSON.stringify(schema);
  identities.set(schema, text);
  return text;
}

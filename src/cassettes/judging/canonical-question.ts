import type { EmbedOptions, Question } from '../../judges/judge.ts';
import { PROMPT_VERSION } from '../../judges/prompt.ts';
import { withoutBase64 } from '../canonical/binary.ts';
import { mapTexts } from '../canonical/json-body.ts';

/**
 * What of a question could change its answer, in words: so a miss can say which of them differ. Who is asked is no part of it, for where
 * there are no keys nobody is; nor is the prompt's nonce.
 */
export function canonicalQuestion(question: Question<unknown>): Record<string, unknown> {
  const { key, model, instructions, promptInputs, form, temperature, correction, repeat, logprobs } =
    question;
  const asked = {
    question: key,
    prompts: PROMPT_VERSION,
    model,
    instructions,
    exhibits: promptInputs,
    correction,
    repeat,
    temperature,
    logprobs,
    // The order of its properties is the order in which a judge thinks; sorted keys would lose it.
    form: form.name,
    schema: form.schema,
    order: orderOf(form.schema),
  };
  return plain(asked);
}

/** The texts whose vectors are wanted. */
export const canonicalEmbedding = (
  texts: readonly string[],
  { model }: EmbedOptions,
): Record<string, unknown> => plain({ texts, model });

/** As JSON has it, with what is base64 by its hash. */
const plain = (value: object): Record<string, unknown> =>
  mapTexts(JSON.parse(JSON.stringify(value)), withoutBase64) as Record<string, unknown>; // An object stays one.

/** The names of a schema's properties in their order, from the top down. */
function orderOf(schema: unknown): string {
  const names: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === 'properties' && typeof one === 'object' && one !== null) names.push(...Object.keys(one));
      visit(one);
    }
  };
  visit(schema);
  return names.join(' ');
}

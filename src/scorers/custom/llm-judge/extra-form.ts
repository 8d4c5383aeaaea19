import { closedObject } from '../../../judges/items-form.ts';
import { type Form, FormError } from '../../../judges/judge.ts';
import { type AnswerField, fieldSchema, neutralValue, readField } from './answer-field.ts';

/** A JSON object that came back. */
export type Answer = Readonly<Record<string, unknown>>;
/** The values of the further keys, by key. */
export type Extras = ReadonlyMap<string, unknown>;

/** A structured output of single properties: `before` the scorer's further keys, these, and `after` them (evidence before verdict). */
export function extraForm<T>(
  name: string,
  before: Readonly<Record<string, unknown>>,
  extras: readonly AnswerField[],
  after: Readonly<Record<string, unknown>>,
  read: (answer: Answer, extras: Extras) => T,
): Form<T> {
  const fields = Object.fromEntries(extras.map((field) => [field.property, fieldSchema(field)]));
  return {
    name,
    schema: closedObject({ ...before, ...fields, ...after }),
    read(json) {
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        throw new FormError('The answer must be one JSON object.');
      const answer = json as Answer; // An object, as the line above made sure.
      return read(answer, new Map(extras.map((field) => [field.key, readField(field, answer)])));
    },
  };
}

/** The further keys as a judge fills them in that knows nothing of them. */
export function neutralExtras(extras: readonly AnswerField[]): Record<string, unknown> {
  return Object.fromEntries(extras.map((field) => [field.property, neutralValue(field)]));
}

/** A text property of an answer; throws FormError when it is none. */
export function textIn(answer: Answer, property: string): string {
  const value = Object.hasOwn(answer, property) ? answer[property] : undefined;
  if (typeof value === 'string') return value;
  throw new FormError(`The property "${property}" must be a text.`);
}

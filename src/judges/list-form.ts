import type { ListQuestion } from './items.ts';
import { closedObject, type RawLists, readArrays } from './items-form.ts';
import type { Form } from './judge.ts';

/** Questions with a list of the judge's own are a few dozen; repair forms differ by their ids. */
const MOST_REMEMBERED = 256;
const remembered = new Map<string, Form<RawLists>>();

/** The structured output of a list that the judge makes; with `ids`, that of its repair, which names the entries to mend. */
export function listForm(
  question: Pick<ListQuestion, 'name' | 'entry'>,
  ids?: readonly string[],
): Form<RawLists> {
  const key = `${question.name}|${ids?.join(' ') ?? ''}|${JSON.stringify(question.entry)}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const id = ids === undefined ? {} : { id: { type: 'string', enum: ids } };
  const form: Form<RawLists> = {
    name: 'list_form',
    schema: closedObject({
      [question.name]: { type: 'array', items: closedObject({ ...id, ...question.entry }) },
    }),
    read: (json) => readArrays(json, [question.name]),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, form);
  return form;
}

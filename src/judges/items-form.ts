import type { ItemList } from './items.ts';
import { type Form, FormError } from './judge.ts';

/** The arrays of an answer by list name, entries unread. */
export type RawLists = Readonly<Record<string, readonly unknown[]>>;

/** Schemas repeat from case to case (the ids are c1, c2, …); this many shapes are kept before starting over. */
const MOST_REMEMBERED = 512;
const remembered = new Map<string, Form<RawLists>>();

/**
 * The structured output of metrics.md 2.1 rule 2: one array a list, one entry an item, ids and verdicts closed, evidence
 * before reason before verdict. Counts and lengths are left out of the schema because several providers refuse them;
 * reading checks them. Its reader looks at the envelope only: what is wrong with an entry is mended entry by entry.
 */
export function itemsForm(lists: readonly ItemList[]): Form<RawLists> {
  const key = lists.map(shapeOf).join('\n');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const names = lists.map((list) => list.name);
  const form: Form<RawLists> = {
    name: 'verdict_form',
    schema: closedObject(Object.fromEntries(lists.map((list) => [list.name, listSchema(list)]))),
    read: (json) => readArrays(json, names),
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, form);
  return form;
}

/** Schema of an object with exactly these properties, in this order. */
export function closedObject(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

/** The named arrays of an answer. Throws FormError when the answer is no object that holds them. */
export function readArrays(json: unknown, names: readonly string[]): RawLists {
  const lists: Record<string, readonly unknown[]> = {};
  for (const name of names) {
    const entries: unknown =
      typeof json === 'object' && json !== null && Object.hasOwn(json, name)
        ? (json as Record<string, unknown>)[name] // An object that has the key: TypeScript keeps no track of hasOwn.
        : undefined;
    if (!Array.isArray(entries)) {
      const wanted = names.map((each) => `"${each}"`).join(', ');
      throw new FormError(`The answer must be one JSON object with the array property ${wanted}.`);
    }
    lists[name] = entries;
  }
  return lists;
}

function listSchema(list: ItemList): Record<string, unknown> {
  return {
    type: 'array',
    items: closedObject({
      id: { type: 'string', enum: list.items.map((item) => item.id) },
      ...list.evidence,
      reason: { type: 'string' },
      [list.verdictField ?? 'verdict']: { type: 'string', enum: Object.keys(list.values) },
    }),
  };
}

function shapeOf(list: ItemList): string {
  const ids = list.items.map((item) => item.id).join(' ');
  const verdicts = Object.keys(list.values).join(' ');
  const evidence = list.evidence === undefined ? '' : JSON.stringify(list.evidence);
  return `${list.name}|${ids}|${list.verdictField ?? ''}|${verdicts}|${evidence}`;
}

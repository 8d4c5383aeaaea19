import { isTime, type Rules, rulesInto } from './comparison-rules.ts';
import type { MadeId } from './made-ids.ts';

/** What is known of each id so far: ids of one mark cannot be told apart. */
export type Marks = ReadonlyMap<MadeId, number>;

interface Walk {
  readonly marks: Marks;
  /** Of each id the places that speak of it, with the ids in them as their marks. */
  readonly places: Map<MadeId, string[]>;
}

/**
 * Of each id a text of all places of a state that speak of it, in which ids are named by their marks: ids of two states that are the same
 * but for their names have the same texts. Only what is not shared with `initial` is looked at.
 */
export function placesOfIds(
  state: unknown,
  initial: unknown,
  marks: Marks,
  rules: Rules,
): Map<MadeId, string> {
  const walk: Walk = { marks, places: new Map([...marks.keys()].map((id) => [id, []])) };
  visit(walk, state, initial, rules, '', []);
  return new Map([...walk.places].map(([id, places]) => [id, places.sort().join('\n')]));
}

function visit(
  walk: Walk,
  value: unknown,
  beside: unknown,
  rules: Rules,
  path: string,
  named: readonly MadeId[],
): void {
  if (value === undefined || value === beside || rules.ignore.here) return;
  if (typeof value !== 'object' || value === null) {
    const text = rules.times.here && isTime(value) ? 'time' : painted(walk, value);
    const own = isId(walk, value) ? [...named, value] : named;
    for (const [role, id] of own.entries()) walk.places.get(id)?.push(`${role}:${path}=${text}`);
    return;
  }
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(beside) ? beside : [];
    for (const [index, inner] of value.entries()) {
      const inside = rulesInto(rules, index);
      // An entry of a list without order is known by what it holds.
      if (rules.unordered.here)
        visit(walk, inner, undefined, inside, `${path}[${shape(walk, inner, inside)}]`, named);
      else visit(walk, inner, others[index], inside, `${path}[${index}]`, named);
    }
    return;
  }
  // Border: two objects of JSON.
  const other = (typeof beside === 'object' ? beside : null) as Record<string, unknown> | null;
  for (const [key, inner] of Object.entries(value)) {
    const old = other !== null && Object.hasOwn(other, key) ? other[key] : undefined;
    const through = walk.marks.has(key) ? [...named, key] : named;
    visit(walk, inner, old, rulesInto(rules, key), `${path}.${painted(walk, key)}`, through);
  }
}

const isId = (walk: Walk, value: unknown): value is MadeId =>
  (typeof value === 'string' || typeof value === 'number') && walk.marks.has(value);

const painted = (walk: Walk, value: unknown): string =>
  isId(walk, value) ? `<${walk.marks.get(value)}>` : JSON.stringify(value);

/** A value as a text with its ids painted, the same for equal ones. */
function shape(walk: Walk, value: unknown, rules: Rules): string {
  if (rules.ignore.here) return '~';
  if (rules.times.here && isTime(value)) return 'time';
  if (typeof value !== 'object' || value === null) return painted(walk, value);
  if (Array.isArray(value)) {
    const entries = value.map((inner, index) => shape(walk, inner, rulesInto(rules, index)));
    return `[${(rules.unordered.here ? entries.sort() : entries).join(',')}]`;
  }
  return `{${Object.entries(value)
    .map(([key, inner]) => `${painted(walk, key)}:${shape(walk, inner, rulesInto(rules, key))}`)
    .sort()
    .join(',')}}`;
}

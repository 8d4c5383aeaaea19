import { type Rules, rulesInto } from './comparison-rules.ts';

/** An id as it stands in a state: a text, or a number. */
export type MadeId = string | number;

/**
 * The ids that a state has at the `ids` paths of its world and that it did not begin with, in their order: made while it was acted on.
 * Where a path means a text or a number, that is the id; where it means an object or a list, its key is.
 */
export function madeIds(initial: unknown, state: unknown, rules: Rules): MadeId[] {
  const known = new Set<MadeId>();
  collect(initial, undefined, rules, undefined, known);
  const all = new Set<MadeId>();
  collect(state, initial, rules, undefined, all);
  return [...all].filter((id) => !known.has(id));
}

/** `beside`: what stands there in the state that it is shared with, which is not looked at again. */
function collect(
  value: unknown,
  beside: unknown,
  rules: Rules,
  key: string | undefined,
  found: Set<MadeId>,
): void {
  if (value === undefined || value === beside || (!rules.ids.here && !rules.ids.below)) return;
  const isNested = typeof value === 'object' && value !== null;
  if (rules.ids.here) {
    if (isNested && key !== undefined) found.add(key);
    else if (typeof value === 'string' || typeof value === 'number') found.add(value);
  }
  if (!isNested) return;
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(beside) ? beside : [];
    for (const [index, inner] of value.entries())
      collect(inner, others[index], rulesInto(rules, index), undefined, found);
    return;
  }
  // Border: two objects of JSON.
  const other = (typeof beside === 'object' ? beside : null) as Record<string, unknown> | null;
  for (const [name, inner] of Object.entries(value))
    collect(
      inner,
      other !== null && Object.hasOwn(other, name) ? other[name] : undefined,
      rulesInto(rules, name),
      name,
      found,
    );
}

/**
 * A state in which ids have other names, wherever they stand as a key or as a value: texts everywhere, numbers at the `ids` paths alone, since
 * elsewhere a number is most likely an amount. What is shared with `initial` holds none and stays shared.
 */
export function renamed(
  state: unknown,
  initial: unknown,
  names: ReadonlyMap<MadeId, MadeId>,
  rules: Rules,
): unknown {
  if (state === initial) return state;
  if (typeof state === 'string') return names.get(state) ?? state;
  if (typeof state === 'number') return rules.ids.here ? (names.get(state) ?? state) : state;
  if (typeof state !== 'object' || state === null) return state;
  if (Array.isArray(state)) {
    const others: readonly unknown[] = Array.isArray(initial) ? initial : [];
    return state.map((inner, index) => renamed(inner, others[index], names, rulesInto(rules, index)));
  }
  const other = (typeof initial === 'object' ? initial : null) as Record<string, unknown> | null; // Border: as above.
  return Object.fromEntries(
    Object.entries(state).map(([key, inner]) => {
      const beside = other !== null && Object.hasOwn(other, key) ? other[key] : undefined;
      return [String(names.get(key) ?? key), renamed(inner, beside, names, rulesInto(rules, key))];
    }),
  );
}

/** Whether a world has ids of its own at all. */
export const hasIds = ({ ids }: Rules): boolean => ids.here || ids.below;

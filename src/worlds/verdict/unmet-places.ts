import { didYouMean } from '../../text/distance.ts';
import { compilePath } from '../../text/json-path.ts';
import { reaches, reachOf, type StatePattern, statePattern } from '../state/state-pattern.ts';

/** Keys that are looked through for one that was meant. */
const MOST_KEYS = 1000;

/**
 * Why a pattern of `unchanged` or `forbidden` would never meet anything of these states, as the rest of a sentence: what it names on the way
 * is nowhere, or its last key has a neighbour that was meant. Undefined where it does, and where only a key or an entry that does not stand
 * there yet is missing, since a call may add it. Linear in the states.
 */
export function unmetPattern(text: string, states: readonly unknown[]): string | undefined {
  const pattern = statePattern(text);
  if ('problem' in pattern) return undefined; // Said before.
  const reach = reachOf([pattern]);
  return states.some((state) => reaches(reach, state)) ? undefined : missing(pattern.segments, states);
}

/** The same of a path of `at`. */
export function unmetPath(text: string, states: readonly unknown[]): string | undefined {
  const { steps } = compilePath(text, 'at');
  const segments = steps.map((step) => ({ kind: 'name' as const, name: String(step) }));
  return missing(segments, states);
}

function missing(segments: StatePattern['segments'], states: readonly unknown[]): string | undefined {
  let here = states;
  const way: string[] = [];
  for (const [index, segment] of segments.entries()) {
    if (segment.kind !== 'name') return unmetBelow(segments.slice(index), here, way);
    const next = here.flatMap((one) => childOf(one, segment.name));
    if (next.length === 0) return noSuch(segment.name, here, way, index === segments.length - 1);
    way.push(segment.name);
    here = next;
  }
  return undefined;
}

/** A name that is not there: said where more was to stand below it, at the top, and where a neighbour is spelled nearly so. */
function noSuch(name: string, here: readonly unknown[], way: readonly string[], isLast: boolean) {
  const place = way.length === 0 ? '' : ` in ${way.join('.')}`;
  const meant = neighbour(
    name,
    here.flatMap((one) => keysOf(one)),
  );
  if (meant !== null) return `there is no "${name}"${place} (did you mean "${meant}"?)`;
  // A list has its places, and an end counts from the back.
  const mayCome = isLast && way.length > 0;
  return mayCome || here.some(Array.isArray) ? undefined : `there is no "${name}"${place}`;
}

/** What stands behind a wildcard: nothing is said while there is nothing that it could stand for. */
function unmetBelow(
  rest: StatePattern['segments'],
  here: readonly unknown[],
  way: readonly string[],
): string | undefined {
  const inside = here.flatMap((one) => keysOf(one).flatMap((key) => childOf(one, key)));
  const last = rest.at(-1);
  if (rest.length < 2 || inside.length === 0 || last?.kind !== 'name') return undefined;
  const meant =
    rest.length === 2
      ? neighbour(last.name, [...new Set(inside.slice(0, MOST_KEYS).flatMap((one) => keysOf(one)))])
      : null;
  const place = way.length === 0 ? '' : ` in ${way.join('.')}`;
  return `nothing${place} has a "${last.name}"${meant === null ? '' : ` (did you mean "${meant}"?)`}`;
}

function childOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const key = Array.isArray(value) && name.startsWith('-') ? String(value.length + Number(name)) : name;
  return Object.hasOwn(value, key) ? [Reflect.get(value, key)] : [];
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).slice(0, MOST_KEYS) : [];

/** The key that was meant; an id with another number is another thing, and no slip. */
function neighbour(name: string, keys: readonly string[]): string | null {
  const form = (key: string) => key.replace(/\d+/g, '0');
  return didYouMean(
    name,
    keys.filter((key) => form(key) !== form(name)),
  );
}

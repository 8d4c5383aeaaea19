import { isoInstantMs } from '../../schema/instant.ts';
import type { StateComparison } from '../../schema/worlds/world.ts';
import type { Step } from './pointer.ts';
import { type Reach, reachOf, statePattern, statePatterns } from './state-pattern.ts';

/** What does not matter in a comparison, on the way into a state. */
export interface Rules {
  readonly ignore: Reach;
  readonly ids: Reach;
  readonly times: Reach;
  readonly unordered: Reach;
}

const GROUPS = ['ignore', 'ids', 'times', 'unordered'] as const;

/** The rules of a world, ready to be asked; throws Fault `validation_failed` for what is no pattern, which was said where the world was read. */
export function comparisonRules(comparison: Partial<StateComparison>): Rules {
  const reach = (group: (typeof GROUPS)[number]) =>
    reachOf(statePatterns(comparison[group] ?? [], `compare.${group}`));
  return {
    ignore: reach('ignore'),
    ids: reach('ids'),
    times: reach('times'),
    unordered: reach('unordered'),
  };
}

/** Everything matters. */
export const EXACT: Rules = comparisonRules({});

export function rulesInto({ ignore, ids, times, unordered }: Rules, step: Step): Rules {
  return {
    ignore: ignore.into(step),
    ids: ids.into(step),
    times: times.into(step),
    unordered: unordered.into(step),
  };
}

/** Rules at a path. */
export const rulesAt = (rules: Rules, path: readonly Step[]): Rules => path.reduce(rulesInto, rules);

/** Whether no rule can mean anything from here on, so that nothing has to be asked below. */
export const isPlain = ({ ignore, ids, times, unordered }: Rules): boolean =>
  !(
    ignore.here ||
    ignore.below ||
    ids.here ||
    ids.below ||
    times.here ||
    times.below ||
    unordered.here ||
    unordered.below
  );

/** What is wrong with the patterns of a world, each with its place under `compare`. */
export function comparisonProblems(
  comparison: Partial<StateComparison>,
): { path: (string | number)[]; message: string }[] {
  return GROUPS.flatMap((group) =>
    (comparison[group] ?? []).flatMap((text, index) => {
      const pattern = statePattern(text);
      return 'problem' in pattern ? [{ path: [group, index], message: pattern.problem }] : [];
    }),
  );
}

/** Whether a value is a moment: ISO 8601 (a blank may stand for its T), or a number of seconds or milliseconds since 1970. */
export function isTime(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0;
  return typeof value === 'string' && isoInstantMs(value.trim().replace(' ', 'T')) !== undefined;
}

import type { Problem } from '../errors.ts';
import type { Check } from '../schema/check.ts';
import { pathText } from '../schema/value-problems.ts';
import type { Registry } from '../scorers/by-name/registry-of.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { checkProblems } from './check-problems.ts';
import { makeChecks } from './make-checks.ts';

/** The checks of a request as scorers, or what is wrong with them. */
export interface MadeChecks {
  readonly scorers: readonly Scorer[];
  readonly problems: readonly Problem[];
}

/**
 * Makes the checks of a request, each list with its path in it: those beside the items of a batch and those of the item are one list with
 * one row of names. `taken` are the names of the scorers beside them.
 */
export async function requestChecks(
  lists: readonly {
    readonly checks: readonly Check[] | undefined;
    readonly path: readonly (string | number)[];
  }[],
  taken: readonly string[],
  registry: Pick<Registry, 'find' | 'services'>,
): Promise<MadeChecks> {
  const isScorer = (name: string) => registry.find(name) !== undefined;
  const given = lists.flatMap(({ checks, path }) => (checks === undefined ? [] : [{ checks, path }]));
  const found = await Promise.all(given.map(({ checks, path }) => checkProblems(checks, path, { isScorer })));
  const problems = found.flat().map(({ path, message }) => ({
    path: pathText(path),
    code: 'invalid_field',
    field: 'checks',
    message: worded(path, message),
  }));
  if (problems.length > 0) return { scorers: [], problems };
  const scorers = makeChecks(
    given.flatMap(({ checks }) => checks),
    registry.services,
    taken,
  );
  const places = given.flatMap(({ checks, path }) => checks.map((_, index) => pathText([...path, index])));
  const broken = await Promise.all(
    scorers.map(async ({ name, verify }, index) => {
      const place = places[index] ?? 'checks';
      return ((await verify?.()) ?? []).map((message) => ({
        path: place,
        code: 'invalid_field',
        field: 'checks',
        message: `${place}: ${name}: ${message}`,
      }));
    }),
  );
  return { scorers, problems: broken.flat() };
}

/** `checks[0].contains must not be empty`, and `checks[0]: the pattern …`. */
const worded = (path: readonly (string | number)[], message: string) =>
  `${pathText(path)}${message.startsWith(':') ? '' : ' '}${message}`;

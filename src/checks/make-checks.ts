import { Fault, type Problem } from '../errors.ts';
import type { Check } from '../schema/check.ts';
import { pathText, type ValueProblem } from '../schema/value-problems.ts';
import type { Scorer } from '../scorers/scorer.ts';
import type { CheckServices } from './check-kind.ts';
import { checkScorer, wantsBlank } from './check-scorer.ts';
import { wordOf } from './judge-check.ts';
import { type ReadCheck, readCheck } from './read-check.ts';

/**
 * Checks as scorers, each under its name: its own, else its kind, and where that is taken (`taken`: the scorers beside them, and the checks
 * before) with `#2`, `#3`. Fault `validation_failed` for checks that cannot be read, which whoever takes them in has said with their
 * place.
 */
export function makeChecks(
  checks: readonly Check[],
  services: CheckServices,
  taken: Iterable<string> = [],
): Scorer[] {
  const names = new Set(taken);
  const { checks: read, problems } = readChecks(checks, ['checks']);
  if (problems.length > 0)
    throw unreadable(problems.map(({ path, message }) => ({ path: pathText(path), message })));
  const isBlankWanted = read.some(wantsBlank);
  return read.map((check) => {
    const name = free(wanted(check), names);
    names.add(name);
    return checkScorer(check, name, { services, isBlankWanted });
  });
}

/** A list of checks, read; and everything that is wrong with any of them. Paths of the problems begin with `path`. */
export function readChecks(
  checks: readonly unknown[],
  path: readonly (string | number)[],
): { checks: ReadCheck[]; problems: ValueProblem[] } {
  const read = checks.map((written, index) => readCheck(written, [...path, index]));
  return {
    checks: read.flatMap(({ check }) => (check === undefined ? [] : [check])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const wanted = (check: ReadCheck) => check.name ?? wordOf(check);

function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}#${number}`)) number += 1;
  return `${name}#${number}`;
}

function unreadable(problems: readonly Problem[]): Fault {
  const [first] = problems;
  return new Fault(
    'validation_failed',
    problems.map(({ path, message }) => `${path} ${message}`).join('; '),
    {
      ...(first === undefined ? {} : { where: first.path }),
      hint: 'Correct the check; docs/checks.md shows every kind.',
      problems,
    },
  );
}

import type { AnalysedAttempt } from './attempts.ts';
import { CATEGORIES, type CategoryId, type Owner } from './categories.ts';

/** Errored attempts by who can mend them; they are none of the agent's failures and count nowhere else. */
interface Excluded {
  total: number;
  infra: number;
  evaluator: number;
  test: number;
  /** By category, only those that occur. */
  by_category: Partial<Record<CategoryId, number>>;
}

const RULES: readonly [RegExp, CategoryId][] = [
  [/budget/, 'budget_exceeded'],
  [/rate_?limit|quota|429/, 'rate_limit'],
  [/time_?d?_?out|deadline/, 'timeout'],
  [/scorer|judge|evaluator|incomplete_verdicts|unparseable/, 'evaluator_error'],
  [/validation|usage|not_found|attachment|malformed|missing_field|test_case/, 'test_case_error'],
  [/tool/, 'tool_backend_error'],
];

/** The category of an error code; what is unknown is the provider's or the agent's program. */
export function errorCategory(code: string): CategoryId {
  const folded = code.toLowerCase();
  return RULES.find(([pattern]) => pattern.test(folded))?.[1] ?? 'provider_error';
}

/** Counts errored attempts by category. An attempt without an error of its own was not judged: its scorers failed. */
export function excludedOf(errored: readonly AnalysedAttempt[]): Excluded {
  const owners: Partial<Record<Owner, number>> = {};
  const by_category: Partial<Record<CategoryId, number>> = {};
  for (const { error } of errored) {
    const category = error === undefined ? 'evaluator_error' : errorCategory(error.code);
    by_category[category] = (by_category[category] ?? 0) + 1;
    const owner = CATEGORIES[category];
    owners[owner] = (owners[owner] ?? 0) + 1;
  }
  return {
    total: errored.length,
    infra: owners.infra ?? 0,
    evaluator: owners.evaluator ?? 0,
    test: owners.test ?? 0,
    by_category,
  };
}

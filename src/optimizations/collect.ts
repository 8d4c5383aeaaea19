import { MEASURED } from '../experiments/measured.ts';
import type { AnalysedAttempt } from '../failure-analysis/attempts.ts';
import { isOfAgent, type Owner } from '../failure-analysis/categories.ts';
import { facetOf } from '../failure-analysis/facet.ts';
import { defined } from '../schema/defined.ts';
import { counts } from '../scorers/counts.ts';
import { mean } from '../statistics/mean.ts';
import { demandsOf } from './catalogue/demands.ts';
import { caseFamilies } from './families.ts';
import type { OptimizationMaterial, OptimizationSettings, OptimizedCase } from './material.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';

type Category = PromptEdit['category'];

/** A failure that a prompt might mend. */
interface CollectedFailure {
  attempt: AnalysedAttempt;
  category: Category;
  /** Who can mend it, where its own evidence says so. */
  owner?: Owner;
}

/** A case with its near-duplicates, of which one is played for all. */
export interface Family {
  /** Every member. */
  cases: readonly OptimizedCase[];
  /** Played for the family: the member that failed most often, else the one with the lowest id. */
  caseId: string;
  failures: readonly CollectedFailure[];
  passes: readonly AnalysedAttempt[];
  /** The most frequent kind of its failures; null when it only passed. */
  category: Category | null;
  /** The kind with what several of its cases demand in the same words: failures that one rule would mend. Empty for a family that only passed. */
  strand: string;
}

/** What there is to work with. */
export interface Collected {
  failing: Family[];
  passing: Family[];
  /** Failed attempts that count against `min_failures`. */
  failures: number;
  /** Attempts that are no failures of the prompt, by reason: a category, or `case_gone` when the case is no longer there. */
  excluded: Record<string, number>;
}

/**
 * The failures that a prompt might mend, by family of cases (improvement.md 2.2 step 1). Failures of the infrastructure, of an evaluator or of a test are listed
 * as excluded, and so are those whose own evidence says that a tool, the data or the model has to be mended: no rule follows from them. Where metrics have targets, an attempt that passed below one is a failure too.
 */
export function collect(
  material: OptimizationMaterial,
  settings: Pick<OptimizationSettings, 'type' | 'targetMetrics'>,
): Collected {
  const named = new Map(material.categories.map((one) => [one.attempt, one]));
  const known = new Set(material.cases.map(({ id }) => id));
  const excluded: Record<string, number> = {};
  const exclude = (reason: string) => {
    excluded[reason] = (excluded[reason] ?? 0) + 1;
  };
  const failures: CollectedFailure[] = [];
  const passes: AnalysedAttempt[] = [];
  for (const attempt of [...material.failed, ...material.passed]) {
    const missed = attempt.status === 'passed' ? missedTarget(attempt, settings) : undefined;
    const { category, owner } = named.get(attempt) ?? {
      category: missed === undefined ? ('other' as const) : (`new:${missed}` as const),
    };
    if (attempt.status === 'errored') exclude(attempt.error?.code ?? 'errored');
    else if (!known.has(attempt.case_id)) exclude('case_gone');
    else if (attempt.status === 'passed' && missed === undefined) passes.push(attempt);
    else if (!isOfAgent(category) || (owner ?? 'prompt') !== 'prompt') exclude(category);
    else failures.push({ attempt, category, ...defined({ owner }) });
  }
  const byCase = groupBy(failures, ({ attempt }) => attempt.case_id);
  const passesByCase = groupBy(passes, ({ case_id }) => case_id);
  const families = caseFamilies(material.cases).map((cases): Mutable<Family> => {
    const own = cases.flatMap(({ id }) => byCase.get(id) ?? []);
    const count = (id: string) => byCase.get(id)?.length ?? 0;
    const [first] = [...cases].sort((a, b) => count(b.id) - count(a.id) || compare(a.id, b.id));
    return {
      cases,
      caseId: (first as OptimizedCase).id,
      failures: own,
      passes: cases.flatMap(({ id }) => passesByCase.get(id) ?? []),
      category: mostFrequent(own.map(({ category }) => category)),
      strand: '',
    };
  });
  nameStrands(families);
  // In the order of the ids, so that the order of the files does not move the draws.
  families.sort((a, b) => compare(a.caseId, b.caseId));
  return {
    failing: families.filter((family) => family.failures.length > 0),
    passing: families.filter((family) => family.failures.length === 0 && family.passes.length > 0),
    failures: failures.length,
    excluded,
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Of the families that demand the same, this share has to fail in the same way: what is demanded everywhere is no way of failing. */
const OF_ONE_KIND = 0.5;

/**
 * Puts families that demand the same in the same words into one strand, under the kind that most of them have: one check says of a wrong language
 * that a word is missing, the next one that a pattern is.
 */
function nameStrands(families: readonly Mutable<Family>[]): void {
  const failing = families.filter(({ category }) => category !== null);
  const expectations = new Map(failing.map((family) => [family, expectationOf(family)]));
  let left = failing;
  for (const demand of demandsOf([...expectations.values()])) {
    const own = left.filter((family) => holds(expectations.get(family) ?? '', demand));
    const kind = mostFrequent(own.flatMap(({ category }) => category ?? []));
    if (kind === null || own.length < 2) continue;
    if (own.filter(({ category }) => category === kind).length < OF_ONE_KIND * own.length) continue;
    for (const family of own) {
      family.category = kind;
      family.failures = family.failures.map((failure) => ({ ...failure, category: kind }));
      family.strand = `${kind}: ${demand}`;
    }
    left = left.filter(({ strand }) => strand === '');
  }
  for (const family of left) family.strand = `${family.category}`;
}

const holds = (expectation: string, demand: string) =>
  expectation.replace(/\s+/g, ' ').toLowerCase().includes(demand.toLowerCase());

/** What the failing turn of the played case expects. */
function expectationOf({ failures, caseId }: Family): string {
  const one = failures.find(({ attempt }) => attempt.case_id === caseId) ?? failures[0];
  return one === undefined ? '' : (facetOf(one.attempt).turn?.criteria.expected_behavior ?? '');
}

function missedTarget(
  attempt: AnalysedAttempt,
  { type, targetMetrics = {} }: Pick<OptimizationSettings, 'type' | 'targetMetrics'>,
): string | undefined {
  if (type === 'error_driven') return undefined;
  return Object.entries(targetMetrics).find(([metric, { target }]) => {
    // A target of what is measured is no score, even where a scorer has that name.
    if (MEASURED.has(metric)) return false;
    const scores = attempt.turns.flatMap(({ results }) => scoreIn(results, metric));
    return scores.length > 0 && mean(scores) < target;
  })?.[0];
}

/** The score of a metric, where it counts: a result that does not gate misses no target. */
function scoreIn(results: AnalysedAttempt['turns'][number]['results'], metric: string): number | [] {
  const result = Object.hasOwn(results, metric) ? results[metric] : undefined;
  return result === undefined || !counts(result) ? [] : result.score;
}

function mostFrequent(categories: readonly Category[]): Category | null {
  const groups = [...groupBy(categories, (category) => category)];
  groups.sort(([a, x], [b, y]) => y.length - x.length || compare(a, b));
  return groups[0]?.[0] ?? null;
}

function groupBy<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

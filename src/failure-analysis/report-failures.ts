import { once } from '../flow/once.ts';
import type { FailureAnalysis, FailureCategory } from '../schema/failure-analysis.ts';
import { largestRemainder } from '../statistics/largest-remainder.ts';
import { rounded } from '../statistics/rounded.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { type SparseVector, tfIdfCollection } from '../text/tf-idf.ts';
import { truncateText } from '../text/truncate.ts';
import { type Assigned, type Assignment, type FailureKind, textOf } from './assign.ts';
import type { AnalysedAttempt } from './attempts.ts';
import type { Owner } from './categories.ts';
import { contrast, countFeatures } from './contrast.ts';
import { doubtOf, type HumanLabel } from './doubts.ts';
import { exampleRunIds } from './examples.ts';
import { excludedOf } from './exclusions.ts';
import { inWords } from './features.ts';
import { saturation } from './saturation.ts';
import { suggestedFix } from './suggested-fix.ts';
import { type CaseShare, trendOf } from './trend.ts';

/** More are not read; the smallest are shown as `other` (improvement.md 5.2 step 6). */
const MOST_SHOWN = 12;
/** Below this the report says so (step 1). */
const SMALL_SAMPLE = 5;
/** A reason is a clause; what it quotes may be longer. */
const LONGEST_WHY = 300;

interface Evidence {
  passed: readonly AnalysedAttempt[];
  errored: readonly AnalysedAttempt[];
  /** The period before: what failed with its kind, and what passed; undefined when nobody asked. */
  previous:
    | {
        failed: readonly AnalysedAttempt[];
        kinds: readonly FailureKind[];
        passed: readonly AnalysedAttempt[];
      }
    | undefined;
  labels: readonly HumanLabel[];
  period: string;
}

/** The answer of interface 2.10 with its extensions, from failures that have their kinds. */
export function reportFailures(
  { assignments: attempts, clusters, finest }: Assigned,
  evidence: Evidence,
): FailureAnalysis {
  const assignments = onePerCase(attempts);
  const names = new Map<string, string>(clusters.map(({ id, name }) => [id, name]));
  const groups = shownGroups(assignments);
  const period = periodOf(assignments, groups, evidence);
  const percentages = largestRemainder(groups.map(({ members }) => members.length));
  const resolved = resolvedKinds(assignments, evidence, names, period.judged);
  return {
    period: evidence.period,
    total_failures: assignments.length,
    failed_attempts: attempts.length,
    failure_categories: groups.map((group, at) => {
      const name = names.get(group.kind) ?? group.kind.replaceAll('_', ' ');
      return categoryOf(group, name, percentages[at] as number, period);
    }),
    excluded: excludedOf(evidence.errored),
    saturation: saturation(finest),
    notes: notesOf(assignments, evidence),
    cases: assignments.map(({ facet: { attempt }, category, owner, why }) => ({
      case_id: attempt.case_id,
      agent_id: attempt.agent_id,
      kind: category,
      owner,
      why: truncateText(oneLine(why), LONGEST_WHY),
    })),
    ...(resolved.length === 0 ? {} : { resolved }),
  };
}

/**
 * One failure for each case, whoever played it and how often: that of the kind most of its attempts have, the earliest first. Attempts of a case
 * say the same again, and the case is what a reader can look at.
 */
function onePerCase(assignments: readonly Assignment[]): Assignment[] {
  const cases = new Map<string, Map<FailureKind, Assignment[]>>();
  for (const assignment of assignments) {
    const { case_id: id } = assignment.facet.attempt;
    const kinds = cases.get(id) ?? new Map<FailureKind, Assignment[]>();
    const members = kinds.get(assignment.category) ?? [];
    members.push(assignment);
    cases.set(id, kinds.set(assignment.category, members));
  }
  return [...cases.values()].map((kinds) => {
    const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
    return (most as Assignment[])[0] as Assignment; // A case is there because of an attempt.
  });
}

/** Who can mend most of these. */
function mostOwners(members: readonly Assignment[]): Owner {
  const counts = new Map<Owner, number>();
  for (const { owner } of members) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'prompt';
}

/** What all categories of a period are measured against. */
interface Period {
  readonly evidence: Evidence;
  readonly failures: number;
  /** Cases that failed, and cases that failed or passed. */
  readonly failedCases: number;
  readonly judged: number;
  /** What went wrong, as vectors of all failures of the period. */
  vectorsOf(members: readonly Assignment[]): SparseVector[];
  /** How often features occur in what passed. */
  readonly passes: ReturnType<typeof countFeatures>;
  /** The category under which a kind is shown. */
  shownAs(kind: FailureKind): FailureKind;
}

function periodOf(assignments: readonly Assignment[], groups: readonly Group[], evidence: Evidence): Period {
  const failed = assignments.map(({ facet }) => facet.attempt);
  const kindsShown = new Set(groups.map(({ kind }) => kind));
  const collection = once(() => tfIdfCollection(assignments.map(({ facet }) => textOf(facet))));
  const placeOf = once(() => new Map(assignments.map((assignment, place) => [assignment, place])));
  return {
    evidence,
    failures: assignments.length,
    failedCases: distinctCases(failed),
    judged: distinctCases([...failed, ...evidence.passed]),
    vectorsOf: (members) => members.map((member) => collection().vectorAt(placeOf().get(member) as number)),
    passes: countFeatures(evidence.passed),
    shownAs: (kind) => (kindsShown.has(kind) ? kind : 'other'),
  };
}

function categoryOf(
  { kind, members }: Group,
  name: string,
  percentage: number,
  period: Period,
): FailureCategory {
  const { evidence, failedCases, passes, vectorsOf } = period;
  const facets = members.map(({ facet }) => facet);
  const attempts = facets.map(({ attempt }) => attempt);
  const share = members.length / period.failures;
  const owner = mostOwners(members);
  const fix = suggestedFix(kind, { name, owner }, facets, share);
  const [low, high] = wilsonInterval(share * failedCases, failedCases);
  const doubts = facets.flatMap((facet) => doubtOf(facet, evidence.labels) ?? []);
  const cases = distinctCases(attempts);
  const patterns = contrast(countFeatures(attempts), passes);
  return {
    category: kind,
    count: members.length,
    percentage,
    example_run_ids: exampleRunIds(attempts, () => vectorsOf(members)),
    common_patterns: patterns.map((pattern) => inWords(pattern, attempts)),
    suggested_fix: fix.text,
    name,
    owner,
    cases,
    interval: [rounded(low * 100, 1), rounded(high * 100, 1)],
    expected_gain: fix.expected_gain,
    ...trendIn(kind, cases, period),
    ...(doubts.length === 0
      ? {}
      : { evaluator_doubts: { count: doubts.length, reasons: [...new Set(doubts)].slice(0, 3) } }),
  };
}

/** How a category moved since the period before, where one was asked for and there is enough to tell. */
function trendIn(
  kind: FailureKind,
  failed: number,
  { evidence, judged, shownAs }: Period,
): Pick<FailureCategory, 'trend'> {
  if (evidence.previous === undefined) return {};
  const before = earlierShare(evidence.previous, (earlier) => shownAs(earlier) === kind);
  const trend = trendOf(before, { failed, judged });
  return trend === null ? {} : { trend };
}

interface Group {
  kind: FailureKind;
  members: Assignment[];
}

/** At most twelve groups, the largest first, `other` last; the smallest go to it. */
function shownGroups(assignments: readonly Assignment[]): Group[] {
  const groups = new Map<FailureKind, Assignment[]>();
  for (const assignment of assignments) {
    const members = groups.get(assignment.category);
    if (members === undefined) groups.set(assignment.category, [assignment]);
    else members.push(assignment);
  }
  const other = groups.get('other') ?? [];
  const sorted = [...groups]
    .filter(([kind]) => kind !== 'other')
    .map(([kind, members]): Group => ({ kind, members }))
    .sort((a, b) => b.members.length - a.members.length || (a.kind < b.kind ? -1 : 1));
  const free = other.length > 0 || sorted.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
  const rest = [...other, ...sorted.slice(free).flatMap(({ members }) => members)];
  const order = new Map(assignments.map((assignment, at) => [assignment, at]));
  rest.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
  return [
    ...sorted.slice(0, free),
    ...(rest.length === 0 ? [] : [{ kind: 'other' as const, members: rest }]),
  ];
}

function distinctCases(attempts: readonly AnalysedAttempt[]): number {
  return new Set(attempts.map(({ case_id }) => case_id)).size;
}

function earlierShare(
  { failed, kinds, passed }: NonNullable<Evidence['previous']>,
  matches: (kind: FailureKind) => boolean,
): CaseShare {
  return {
    failed: distinctCases(failed.filter((_, at) => matches(kinds[at] as FailureKind))),
    judged: distinctCases([...failed, ...passed]),
  };
}

/** Kinds of the period before that did not come again. */
function resolvedKinds(
  assignments: readonly Assignment[],
  { previous }: Evidence,
  names: ReadonlyMap<string, string>,
  judged: number,
) {
  if (previous === undefined || judged === 0) return [];
  const now = new Set<string>(assignments.map(({ category }) => category));
  return [...new Set(previous.kinds)]
    .filter((kind) => !now.has(kind) && kind !== 'other')
    .sort()
    .map((kind) => ({
      category: kind,
      name: names.get(kind) ?? kind.replaceAll('_', ' '),
      previous_count: previous.kinds.filter((each) => each === kind).length,
      trend: 'resolved' as const,
    }));
}

function notesOf(assignments: readonly Assignment[], { passed }: Evidence): string[] {
  const notes: string[] = [];
  const count = assignments.length;
  if (count > 0 && count < SMALL_SAMPLE)
    notes.push(
      `small sample: ${count} failing case${count === 1 ? '' : 's'}; shares and patterns may be chance`,
    );
  if (count > 0 && passed.length === 0)
    notes.push('no passed attempts in the period: patterns are frequent ones, not contrasted with passes');
  const infra = assignments.filter(({ owner }) => owner === 'infra').length;
  if (infra > 0)
    notes.push(
      `${infra} of the failures ${infra === 1 ? 'was' : 'were'} judged after a tool broke down: no change of the prompt is proposed for them`,
    );
  return notes;
}

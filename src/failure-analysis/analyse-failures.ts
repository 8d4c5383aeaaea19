import { defined } from '../schema/defined.ts';
import type { FailureAnalysis } from '../schema/failure-analysis.ts';
import {
  type Assigned,
  assignEarlier,
  assignLooked,
  assignOffline,
  type FailureKind,
  inOrder,
  inOrderOf,
  type Looked,
  lookedAt,
} from './assign.ts';
import type { AnalysedAttempt } from './attempts.ts';
import type { Owner } from './categories.ts';
import type { HumanLabel } from './doubts.ts';
import { reportFailures } from './report-failures.ts';
import type { KnownCluster } from './stable-ids.ts';

/** The attempts of a period, by how they ended, and where wanted those of the equally long period before. */
export interface FailureEvidence {
  failed: readonly AnalysedAttempt[];
  passed: readonly AnalysedAttempt[];
  /** Never among the failures; counted beside them. */
  errored: readonly AnalysedAttempt[];
  /** What failed in the period before; left out, no trend is reported. */
  previous?: readonly AnalysedAttempt[];
  previousPassed?: readonly AnalysedAttempt[];
}

export interface FailureOptions {
  /** As asked for, `30d`. */
  period: string;
  /** Draws the sample where there are more than 2,000 failures to cluster, and the order of labels for a model. */
  seed: number;
  /** Clusters of earlier analyses, whose ids are kept. */
  known?: readonly KnownCluster[];
  labels?: readonly HumanLabel[];
}

/** A failed attempt with its kind, for what is done about it; not part of the response. */
export interface AssignedAttempt {
  attempt: AnalysedAttempt;
  category: FailureKind;
  /** Who can mend it. */
  owner: Owner;
  /** Its own evidence says who, not only its kind. */
  ownerShown?: true;
  tier: 1 | 2 | 3 | 'model';
  why: string;
}

/** The response of interface 4.13, and what is kept beside it. */
export interface AnalysedFailures {
  analysis: FailureAnalysis;
  assignments: readonly AssignedAttempt[];
  /** Clusters of now and those known before: `known` of the next analysis. */
  clusters: readonly KnownCluster[];
}

/**
 * Sorts failed attempts by what went wrong (improvement.md 5.2), without a model. The order of the input does not matter; the same
 * input gives the same answer.
 */
export function analyseFailures(evidence: FailureEvidence, options: FailureOptions): AnalysedFailures {
  return analysed(assignOffline(inOrder(evidence.failed), offlineOptions(options)), evidence, options);
}

/** What failed and was looked at one by one as it was read, of now and of the period before: nobody holds its answers (`withoutAnswers`). */
interface LookedEvidence extends Omit<FailureEvidence, 'failed' | 'previous'> {
  failed: readonly Looked[];
  previous?: readonly Looked[];
}

/** The same of failures that were looked at already. */
export function analyseLooked(
  { failed, ...rest }: LookedEvidence,
  options: FailureOptions,
): AnalysedFailures {
  return concluded(assignLooked(lookedInOrder(failed), offlineOptions(options)), rest, options);
}

const lookedInOrder = (looked: readonly Looked[]) => inOrderOf(looked, ({ facet }) => facet.attempt);

export function offlineOptions({ seed, known = [] }: FailureOptions) {
  return { seed, known };
}

/** The answer for failures that have their kinds, whoever gave them. */
export function analysed(
  assigned: Assigned,
  { previous, ...rest }: Omit<FailureEvidence, 'failed'>,
  options: FailureOptions,
): AnalysedFailures {
  return concluded(assigned, { ...rest, ...defined({ previous: previous?.map(lookedAt) }) }, options);
}

function concluded(
  assigned: Assigned,
  { passed, errored, previous, previousPassed = [] }: Omit<LookedEvidence, 'failed'>,
  { period, labels = [], known = [] }: FailureOptions,
): AnalysedFailures {
  const before = previous === undefined ? undefined : lookedInOrder(previous);
  const ids = new Set<string>(assigned.clusters.map(({ id }) => id));
  const clusters = [...assigned.clusters, ...known.filter(({ id }) => !ids.has(id))];
  const analysis = reportFailures(
    { ...assigned, clusters },
    {
      passed: inOrder(passed),
      errored,
      previous:
        before === undefined
          ? undefined
          : {
              failed: before.map(({ facet }) => facet.attempt),
              kinds: assignEarlier(before, clusters),
              passed: previousPassed,
            },
      labels,
      period,
    },
  );
  return {
    analysis,
    assignments: assigned.assignments.map(({ facet, category, owner, ownerShown, tier, why }) => ({
      attempt: facet.attempt,
      category,
      owner,
      ...(ownerShown === true ? { ownerShown } : {}),
      tier,
      why,
    })),
    clusters,
  };
}

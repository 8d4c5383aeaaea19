import { seededRandom } from '../ports/seeded-random.ts';
import type { Agreement, BestThresholdFigures, ConfusionCounts } from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import { balancedAccuracy } from '../statistics/balanced-accuracy.ts';
import { bestThreshold } from '../statistics/best-threshold.ts';
import { clusterBootstrap } from '../statistics/cluster-bootstrap.ts';
import { cohensKappa } from '../statistics/cohens-kappa.ts';
import { type Confusion, confusion } from '../statistics/confusion.ts';
import { failureF1 } from '../statistics/failure-f1.ts';
import { rankedAuroc } from '../statistics/ranked-auroc.ts';
import { spearman } from '../statistics/spearman.ts';
import { heldOutDecisions } from './held-out-decisions.ts';
import type { Observation } from './observation.ts';

/** What the figures are computed with. */
interface AgreementOptions {
  /** Scores from here up pass today. */
  threshold: number;
  seed: number;
  resamples: number;
}

/** Fewer pairs than this make no rank correlation worth showing. */
const LEAST_HUMAN_SCORES = 10;

/**
 * How one scorer's scores agree with labels, and how its evidence ranks them: every figure with its 95 % interval from one cluster bootstrap. Pure: the same
 * rows in the same order and the same seed give the same figures. Four decimals.
 */
export function agreement(rows: readonly Observation[], options: AgreementOptions): Agreement {
  const { threshold, seed, resamples } = options;
  const decisions = decisionsOf(rows, threshold, seed);
  const { labels, nowPassed } = decisions;
  const figures = (weights?: ArrayLike<number>) => figuresOf(decisions, weights);
  const values = figures();
  const groups = rows.map((row) => row.group);
  const spans = clusterBootstrap(groups, figures, { next: seededRandom(seed).next, resamples });
  const positives = labels.reduce((sum, label) => sum + label, 0);
  const reason = whyNull(rows.length, positives);
  return {
    n: rows.length,
    positives,
    groups: new Set(groups).size,
    auroc: rounded(values.auroc),
    auroc_interval: span(spans.auroc),
    balanced_accuracy: rounded(values.balanced_accuracy),
    balanced_accuracy_interval: span(spans.balanced_accuracy),
    f1_fail: rounded(values.f1_fail),
    f1_fail_interval: span(spans.f1_fail),
    kappa: rounded(values.kappa),
    kappa_interval: span(spans.kappa),
    threshold,
    confusion: confusion(labels, nowPassed),
    confusion_interval: countSpans(spans, 'now'),
    best: bestFigures(decisions, values, spans),
    ...rankAgreement(rows),
    ...defined({ reason }),
  };
}

/** What is decided about each row: by the people, by the threshold of today, by the best one, and by one found on other rows. */
interface Decisions {
  readonly labels: Uint8Array;
  readonly areaUnder: ReturnType<typeof rankedAuroc>;
  readonly nowPassed: Uint8Array;
  /** Null where no threshold tells anything apart. */
  readonly best: (NonNullable<ReturnType<typeof bestThreshold>> & { readonly passed: Uint8Array }) | null;
  readonly heldOut: ReturnType<typeof heldOutDecisions> | null;
}

function decisionsOf(rows: readonly Observation[], threshold: number, seed: number): Decisions {
  const labels = Uint8Array.from(rows, (row) => row.label);
  const scores = Float64Array.from(rows, (row) => row.score);
  const best = bestThreshold(scores, labels);
  return {
    labels,
    areaUnder: rankedAuroc(
      Float64Array.from(rows, (row) => row.rank),
      labels,
    ),
    nowPassed: passing(scores, threshold),
    best: best === null ? null : { ...best, passed: passing(scores, best.threshold) },
    heldOut: best === null ? null : heldOutDecisions(rows, seededRandom(seed).next),
  };
}

/** All figures of one sample; `weights` says how often each row is in it. */
function figuresOf({ labels, areaUnder, nowPassed, best, heldOut }: Decisions, weights?: ArrayLike<number>) {
  const now = confusion(labels, nowPassed, weights);
  const then = best === null ? null : confusion(labels, best.passed, weights);
  return {
    auroc: areaUnder(weights ?? ones(labels.length)),
    balanced_accuracy: balancedAccuracy(now),
    f1_fail: failureF1(now),
    kappa: kappaOf(now),
    ...prefixed('now', now),
    best: then === null ? null : balancedAccuracy(then),
    ...prefixed('best', then),
    held_out: heldOut === null ? null : balancedAccuracy(confusion(labels, heldOut, weights)),
  };
}

type Figures = ReturnType<typeof figuresOf>;

function bestFigures(
  { labels, best }: Decisions,
  values: Figures,
  spans: Readonly<Record<keyof Figures, Span>>,
): BestThresholdFigures | null {
  if (best === null) return null;
  return {
    threshold: best.threshold,
    balanced_accuracy: round(best.balancedAccuracy),
    balanced_accuracy_interval: span(spans.best),
    confusion: confusion(labels, best.passed),
    confusion_interval: countSpans(spans, 'best'),
    held_out:
      values.held_out === null
        ? null
        : {
            balanced_accuracy: round(values.held_out),
            balanced_accuracy_interval: span(spans.held_out),
          },
  };
}

const CELLS = ['tp', 'fp', 'tn', 'fn'] as const;
type Cell = (typeof CELLS)[number];
type Prefixed<When extends string> = Record<`${When}_${Cell}`, number | null>;
type Span = readonly [number, number] | null;

const passing = (scores: Float64Array, threshold: number) =>
  Uint8Array.from(scores, (score) => Number(score >= threshold));
const ones = (length: number) => new Uint8Array(length).fill(1);
/** Labels that know one class only would give 0, which looks like a finding. */
const kappaOf = ({ tp, fp, tn, fn }: Confusion) =>
  tp + fn === 0 || fp + tn === 0
    ? null
    : cohensKappa([
        [tp, fp],
        [fn, tn],
      ]);
const round = (value: number) => Math.round(value * 1e4) / 1e4;
const rounded = (value: number | null) => (value === null ? null : round(value));
const span = (found: Span): [number, number] | null =>
  found === null ? null : [round(found[0]), round(found[1])];

function prefixed<When extends string>(when: When, counts: Confusion | null): Prefixed<When> {
  const entries = CELLS.map((cell) => [`${when}_${cell}`, counts?.[cell] ?? null]);
  return Object.fromEntries(entries) as Prefixed<When>; // Made of all four cells.
}

function countSpans<When extends string>(
  spans: Readonly<Record<`${When}_${Cell}`, Span>>,
  when: When,
): Record<Cell, [number, number]> | null {
  const found = CELLS.map((cell) => [cell, span(spans[`${when}_${cell}`])] as const);
  if (found.some(([, interval]) => interval === null)) return null;
  return Object.fromEntries(found) as Record<keyof ConfusionCounts, [number, number]>; // None of them is null.
}

function rankAgreement(rows: readonly Observation[]): { spearman?: number | null } {
  const graded = rows.filter((row) => row.humanScore !== undefined);
  if (graded.length < LEAST_HUMAN_SCORES) return {};
  const [scores, humans] = [graded.map((row) => row.rank), graded.map((row) => row.humanScore as number)];
  return { spearman: rounded(spearman(scores, humans)) };
}

function whyNull(n: number, positives: number): string | undefined {
  if (n === 0) return 'no row could be judged';
  if (positives === 0) return 'every label is 0: without rows that should pass nothing can be told apart';
  if (positives === n) return 'every label is 1: without rows that should fail nothing can be told apart';
  return undefined;
}

import { defined } from '../../schema/defined.ts';
import type { Score } from '../../schema/score.ts';
import type { Confidence } from '../../schema/scorer-result.ts';
import { round4 } from '../formulas/round.ts';
import type { Prepared } from '../prepare.ts';
import type { Cuts } from './cut.ts';
import { CUTS } from './cuts.ts';
import type { Grounds, Side } from './grounds.ts';
import { isInconclusive } from './inconclusive.ts';
import { labelledThreshold } from './labelled-threshold.ts';
import { stuffingIn } from './stuffed.ts';
import { suggestedCheck } from './suggested-check.ts';
import { AGAINST, AMONG_UNSURE, STUFFED, unsureReason } from './unsure-reasons.ts';

/** A result of the offline judge, as far as it decides whether the result is sure. */
export interface Judged {
  readonly scorer: string;
  readonly grounds: Grounds;
  /** What ranks the result among others, rounded as shown: `metadata.evidence`, else the score. */
  readonly evidence: number;
  readonly score: number;
  readonly threshold: number;
  readonly unread: Unread;
  readonly subject: Prepared;
}

/** What the rules could not read. */
export interface Unread {
  /** The texts are in no language that they read. */
  readonly foreign?: boolean;
  /** Some text was too long to be read whole. */
  readonly part?: boolean;
}

/** What a result is worth, with the metadata that says so. */
interface Sureness {
  readonly confidence: Confidence;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The same of any result; one that no rules of the offline judge gave has no metadata of it. */
export type Worth = Pick<Sureness, 'confidence'> & Partial<Sureness>;

/**
 * Whether a result of the offline judge is sure. Evidence is good, bad or neither: by a fact, or by the cut of its kind. A pass is sure on
 * good evidence and a fail on bad evidence; anything else is unsure, with the reason.
 *
 * The cuts tell what people call good, which is what passes at the threshold of the labels. Another one asks another question of the score, and no row
 * answers it: it can make a sure result unsure, where the verdict turns against the evidence, and never an unsure one sure. Facts hold at
 * any threshold.
 */
export function surenessOf(judged: Judged, cuts: Cuts = CUTS): Sureness {
  const { grounds, scorer, subject } = judged;
  const reason = doubtOf(judged, cuts);
  if (reason === undefined)
    return {
      confidence: grounds.shows === undefined ? 'medium' : 'high',
      metadata: { evidence_kind: grounds.kind },
    };
  return {
    confidence: 'low',
    metadata: {
      evidence_kind: grounds.kind,
      unsure: true,
      unsure_reason: reason,
      ...defined({ suggested_check: suggestedCheck(scorer, subject) }),
    },
  };
}

/** `surenessOf` for the scores of one subject. */
export function resultSureness(scorer: string, subject: Prepared, threshold: number) {
  return (
    { value, metadata }: Extract<Score, { status: 'scored' }>,
    grounds: Grounds,
    unread: Unread,
  ): Sureness => {
    const score = round4(value);
    const { evidence } = metadata;
    return surenessOf({
      ...{ scorer, grounds, score, threshold, unread, subject },
      evidence: typeof evidence === 'number' ? evidence : score,
    });
  };
}

/** Why a result is unsure; undefined where it is sure. */
function doubtOf(judged: Judged, cuts: Cuts): string | undefined {
  const { scorer, grounds, evidence, score, threshold, unread, subject } = judged;
  const fact = grounds.shows !== undefined;
  if (unread.foreign === true && !fact) return AMONG_UNSURE.foreign;
  const inPart = grounds.inPart ?? (grounds.shows === 'bad' ? 'stands' : 'falls');
  if (unread.part === true && inPart === 'falls') return AMONG_UNSURE.part;
  const side = grounds.shows ?? sideOf(cuts, scorer, grounds.kind, evidence);
  if (side === undefined) return unsureReason(scorer, grounds.kind);
  if (verdictOf(score, threshold) !== side) return AGAINST[side];
  if (!fact && verdictOf(score, labelledThreshold(scorer)) !== side) return AMONG_UNSURE.threshold;
  const stuffing = side === 'good' && !fact ? stuffingIn(subject, grounds.declines) : undefined;
  return stuffing === undefined ? undefined : STUFFED[stuffing];
}

const verdictOf = (score: number, threshold: number): Side => (score >= threshold ? 'good' : 'bad');

/** The side of the cuts that this evidence is on. */
function sideOf(cuts: Cuts, scorer: string, kind: string, evidence: number): Side | undefined {
  if (isInconclusive(scorer, kind)) return undefined;
  const { pass, fail } = (Object.hasOwn(cuts, scorer) ? cuts[scorer]?.[kind] : undefined) ?? {};
  if (pass !== undefined && evidence >= pass.at) return 'good';
  return fail !== undefined && evidence <= fail.at ? 'bad' : undefined;
}

import type { Comparison } from '../../schema/comparison.ts';
import {
  COMPARISON_WORDS,
  claimedInterval,
  comparisonAdvice,
  comparisonFacts,
  flipNote,
  flipsOf,
  rateChange,
  scorerVerdict,
} from '../parts/comparison-words.ts';
import { quoting } from '../parts/phrase.ts';
import { bounded, LONGEST } from './bounded.ts';
import {
  PAGE_VERSION,
  type PageComparison,
  type PageFlip,
  type PageHead,
  type PageTone,
} from './page-data.ts';

/** Flips with both answers that a page holds, and changes of criteria. */
const MOST_FLIPS = 1_000;
const MOST_CRITERIA = 200;

const TONES: Record<Comparison['verdict'], PageTone> = {
  regression: 'bad',
  suspected: 'warn',
  improvement: 'good',
  noise: 'plain',
  unchanged: 'plain',
  insufficient_data: 'plain',
};

const KINDS: readonly PageFlip['kind'][] = [
  'pass_to_fail',
  'fail_to_pass',
  'changed_criteria',
  'new',
  'removed',
];

/** The page of two runs side by side. */
export function comparisonHead(comparison: Comparison): PageHead {
  const part = comparisonPart(comparison);
  return {
    version: PAGE_VERSION,
    kind: 'comparison',
    id: comparison.run_b,
    title: `${part.heading} · ${comparison.run_a} → ${comparison.run_b}`,
    verdict: {
      tone: part.tone,
      title: [part.heading],
      sentences: [[quoting(part.reason)], ...(part.rate === '' ? [] : [[`Pass rate ${part.rate}.`]])],
      advice: comparisonAdvice(comparison).map(({ text, command }) => ({
        phrase: [text],
        ...(command === undefined ? {} : { command }),
      })),
    },
    facts: part.facts,
    warnings: comparison.warnings.slice(0, MOST_CRITERIA).map((one) => bounded(one, LONGEST.reason)),
    notes: [],
    comparison: part,
  };
}

/** What moved between two runs. */
export function comparisonPart(comparison: Comparison): PageComparison {
  const flips = KINDS.flatMap((kind) => flipsOf(comparison, kind));
  const { criteria_changed: criteria } = comparison;
  return {
    run_a: comparison.run_a,
    run_b: comparison.run_b,
    heading: COMPARISON_WORDS[comparison.verdict].heading,
    tone: TONES[comparison.verdict],
    reason: bounded(comparison.reason, LONGEST.reason),
    criteria: criteria.slice(0, MOST_CRITERIA).map(({ message }) => bounded(message, LONGEST.reason)),
    more_criteria: Math.max(0, criteria.length - MOST_CRITERIA),
    rate: rateChange(comparison) ?? '',
    scorers: Object.entries(comparison.scorers).map(([name, one]) => ({
      name: bounded(name, LONGEST.name),
      word: scorerVerdict(one),
      ...{ before: one.mean_a, now: one.mean_b, delta: one.delta, interval: claimedInterval(one) },
      ...{ p_adjusted: one.p_adjusted, cases: one.cases },
    })),
    flips: flips.slice(0, MOST_FLIPS).map((flip) => ({
      ...{ id: flip.id, name: bounded(flip.name, LONGEST.name), kind: flip.kind },
      note: flip.kind === 'pass_to_fail' ? flipNote(flip) : '',
      before: flip.before === null ? null : bounded(flip.before, LONGEST.value),
      after: flip.after === null ? null : bounded(flip.after, LONGEST.value),
      reason: bounded(flip.reason, LONGEST.reason),
    })),
    more_flips: Math.max(0, flips.length - MOST_FLIPS),
    facts: comparisonFacts(comparison),
  };
}

import type { Comparison } from '../../schema/comparison.ts';
import type { RunHeader } from '../../schema/run.ts';
import { formatCounted } from '../../text/format.ts';
import { STALE_AFTER_DAYS } from './baseline-age.ts';
import { type CaseFacts, isJudged } from './case-facts.ts';
import type { ComparedPair } from './compared-pair.ts';
import type { FoundFlip } from './find-flips.ts';
import { FLIPS_WITH_TEXTS } from './flip-texts.ts';

/** What a reader should know before trusting the numbers. */
export interface WarningFacts {
  a: RunHeader;
  b: RunHeader;
  baseline: Comparison['baseline'];
  pairs: readonly ComparedPair[];
  flips: readonly FoundFlip[];
  /** Cases of `a` that `b` was not asked to play. */
  unplayed: readonly CaseFacts[];
  /** Ids that stand twice in a run. */
  duplicates: readonly string[];
}

/** Ids that a warning names. */
const NAMED = 3;

/** One sentence each; empty when there is nothing to warn of. */
export function comparisonWarnings({
  a,
  b,
  baseline,
  pairs,
  flips,
  unplayed,
  duplicates,
}: WarningFacts): string[] {
  const lost = pairs.filter((pair) => isJudged(pair.a) !== isJudged(pair.b) && !isInReason(pair));
  const renamed = pairs
    .filter((pair) => pair.a.id !== pair.b.id)
    .map((pair) => `${pair.a.id} → ${pair.b.id}`);
  const weak = pairs.filter((pair) => !pair.a.gating && !pair.b.gating);
  const same = flips.filter(({ kind, sameAnswers }) => kind === 'pass_to_fail' && sameAnswers);
  const texts = flips.length > FLIPS_WITH_TEXTS;
  return [
    ...(a.run_id === b.run_id ? ['Both sides are the same run.'] : []),
    ...(Date.parse(b.finished_at) < Date.parse(a.finished_at)
      ? [`Run ${b.run_id} ended before the baseline ${a.run_id}: the order looks reversed.`]
      : []),
    ...(baseline.stale
      ? [
          `The baseline is ${Math.floor(baseline.age_days)} days old (more than ${STALE_AFTER_DAYS}): models and documents may have changed since, play it again.`,
        ]
      : []),
    ...(a.agent_id !== b.agent_id ? [`The agents differ: ${agent(a)} before, ${agent(b)} now.`] : []),
    ...(lost.length > 0 ? [lostSentence(lost)] : []),
    ...(unplayed.length > 0
      ? [
          `Not played now: ${formatCounted(unplayed.length, 'case')} of the baseline (${named(unplayed.map(({ id }) => id))}).`,
        ]
      : []),
    ...(weak.length > 0
      ? [
          `Shown and not counted: ${formatCounted(weak.length, 'case')} that ${weak.length === 1 ? 'does' : 'do'} not gate.`,
        ]
      : []),
    ...(renamed.length > 0 ? [`Renamed: ${named(renamed)}.`] : []),
    ...(same.length > 0
      ? [
          `${formatCounted(same.length, 'case')} (${named(same.map((flip) => flip.b?.id ?? ''))}) flipped to failed with the same answer as before: what moved is the judge, the tools, the documents or the time, not the text.`,
        ]
      : []),
    ...(texts ? [`Answers are shown for the first ${FLIPS_WITH_TEXTS} of ${flips.length} flips.`] : []),
    ...(duplicates.length > 0
      ? [`Ids that stand twice in a run, of which the first is taken: ${named(duplicates)}.`]
      : []),
  ];
}

const agent = ({ agent_id: id }: RunHeader) => id ?? 'several agents';

function named(ids: readonly string[]): string {
  const more = ids.length - NAMED;
  return `${ids.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The reason of the comparison names what passed before or fails now and was not judged on the other side. */
const isInReason = ({ a, b, sameCriteria }: ComparedPair) =>
  sameCriteria && b.gating && (a.status === 'passed' || b.status === 'failed');

/** Cases that one side could not judge: no flip, and no evidence. */
function lostSentence(lost: readonly ComparedPair[]): string {
  const ways = new Map<string, number>();
  for (const { a, b } of lost) {
    const [side, one] = isJudged(a) ? ['now', b] : ['before', a];
    const way = `${one.unsure ? 'unsure' : one.status} ${side}`;
    ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  const counts = [...ways].map(([way, count]) => `${count} ${way}`).join(', ');
  return `Left out, because one side has no verdict: ${formatCounted(lost.length, 'case')} (${counts}): ${named(lost.map(({ b }) => b.id))}.`;
}

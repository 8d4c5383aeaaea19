import type { PairedContrast } from '../statistics/paired-contrast.ts';
import { distinctText } from './distinct-text.ts';
import type { Guard } from './guards.ts';
import { TIE } from './leader.ts';
import type { LostPlays } from './lost-plays.ts';
import { type Metric, metricOf } from './metrics.ts';
import { named, pText, sizeText } from './sentences/words.ts';

/** Lost plays of the leader and of a rival. */
interface Loss {
  variant: string;
  plays: LostPlays;
  /** The p of the leader's lead if all had gone against it; null where the metric has no worst case. */
  atWorst: number | null;
}

/** What stands against calling the leader a winner is read from these. */
interface Doubts {
  metric: Metric;
  baseline: string;
  leader: string;
  rivals: readonly { variant: string; contrast: PairedContrast }[];
  alpha: number;
  minEffect: number;
  guards: readonly Guard[];
  /** Variants with a valid play. */
  played: ReadonlySet<string>;
  /** Variants without a value of the primary metric. */
  unmeasured: readonly string[];
  /** The leader's lost plays beside those of each rival. */
  lost: readonly Loss[];
}

/** Why the leader is not proven the winner, one sentence each for people; none when it is. Too few cases are the caller's to say. */
export function whyNotConclusive(doubts: Doubts): string[] {
  if (doubts.rivals.length === 0 && doubts.unmeasured.length === 0)
    return ['There is no other variant to compare with.'];
  return [
    ...missingVariants(doubts),
    ...doubts.rivals.flatMap(({ variant, contrast }) => notAhead(doubts, variant, contrast)),
    ...doubts.guards.filter(({ held }) => !held).flatMap((guard) => notGuarded(doubts, guard)),
    ...doubts.lost.flatMap((loss) => lostLead(doubts, loss)),
  ];
}

function missingVariants({ metric, played, unmeasured }: Doubts): string[] {
  if (played.size === 0) return ['No variant has a valid play.'];
  return unmeasured.map((variant) =>
    played.has(variant)
      ? `No play of ${named(variant)} has a value of ${metric.name}, so ${named(variant)} could not be compared.`
      : `${named(variant)} has no valid play, so it could not be compared.`,
  );
}

function notAhead(
  { metric, leader, alpha, minEffect }: Doubts,
  variant: string,
  contrast: PairedContrast,
): string[] {
  const { difference, p_value: p } = contrast;
  if (difference === null) return [`${named(leader)} and ${named(variant)} have no test case in common.`];
  if (Math.abs(difference) <= TIE)
    return [`${named(leader)} and ${named(variant)} are equal on ${metric.name}.`];
  if (difference < 0)
    return [
      `${named(leader)} is best on the test cases that all variants share, but not on all those that it shares with ${named(variant)}.`,
    ];
  const sentences: string[] = [];
  if (p > alpha) {
    const [shown, bound] = distinctText(p, alpha);
    sentences.push(
      `The lead of ${named(leader)} over ${named(variant)} on ${metric.name} may be chance: p = ${shown}, where at most ${bound} is needed.`,
    );
  }
  const size = metric.scale === 'log' ? Math.abs(Math.expm1(metric.direction * difference)) : difference;
  if (size < minEffect - TIE) {
    const [shown, bound] = distinctText(size, minEffect);
    sentences.push(
      `${named(leader)} differs from ${named(variant)} by ${shown} on ${metric.name}, less than the smallest difference worth having (${bound}).`,
    );
  }
  return sentences;
}

function notGuarded({ leader, baseline, unmeasured }: Doubts, guard: Guard): string[] {
  const { metric, difference, pHarm } = guard;
  const isKnown = difference !== null && pHarm !== null;
  // A baseline without plays has its own sentence.
  if (!isKnown && unmeasured.includes(baseline)) return [];
  if (!isKnown)
    return [
      `Whether ${named(leader)} is worse than ${named(baseline)} on ${metric} is unknown: there are too few values to compare.`,
    ];
  return [
    `${named(leader)} is worse than ${named(baseline)} on ${metric}, by ${sizeText(difference, metricOf(metric))} on average; without harm such a loss is seen in at most one experiment of ten (${pText(pHarm)}).`,
  ];
}

/** A lead that is proven only without the plays that were lost, or whose sign they could turn. */
function lostLead({ leader, metric, alpha, rivals }: Doubts, { variant, plays, atWorst }: Loss): string[] {
  const p = rivals.find((rival) => rival.variant === variant)?.contrast.p_value ?? 1;
  const unproven = atWorst !== null && atWorst > alpha && p <= alpha;
  if (!plays.weighs || !(plays.turns || unproven)) return [];
  const [ofLeader, ofOther] = [0, 1].map((side) => `${plays.lost[side]} of ${plays.plays[side]}`);
  const on = metric.scale === 'linear' ? metric.name : 'pass_rate';
  const [worst] = plays.bounds ?? [0];
  const would =
    plays.turns || atWorst === null
      ? `it would be behind on ${on}`
      : worst <= TIE
        ? `it would not be ahead on ${on}`
        : `its lead on ${on} might be chance (${pText(atWorst)})`;
  const how = plays.withUnsure ? 'lost or unsure' : 'lost';
  const head = plays.differs ? `Unequal shares of plays were ${how}` : `Plays were ${how}`;
  return [
    `${head} (${ofLeader} of ${named(leader)}, ${ofOther} of ${named(variant)}); had they all gone against ${named(leader)}, ${would}.`,
  ];
}

import { mean } from '../../statistics/mean.ts';
import { POPULATION_CASES } from '../../statistics/paired-interval.ts';
import { formatCounted } from '../../text/format.ts';
import { TIE } from '../leader.ts';
import { type Facts, runsOf } from './facts.ts';
import { mostOften } from './most-often.ts';
import {
  differenceText,
  intervalText,
  listed,
  named,
  pText,
  timesText,
  valuesText,
  valueText,
} from './words.ts';

/** Who leads, by how much, and how sure that is; only a conclusive leader is called the winner (contract 9). */
export function verdict(facts: Facts): string[] {
  const { decision, analysis, evidence } = facts;
  const { leader, rivals, notBecause } = decision;
  if (evidence.plays.length === 0) return [nothingPlayed(facts)];
  if (rivals.length === 0) return [alone(facts)];
  if (analysis.difference === null)
    return [
      `The variants cannot be compared: no case has valid plays of both ${named(leader)} and ${named(decision.comparedWith)}.`,
      ...explained(facts),
    ];
  if (Math.abs(analysis.difference) <= TIE) return [tie(facts), ...explained(facts)];
  const hardest =
    rivals.length > 1 ? `hardest to tell from it is ${named(decision.comparedWith)}. It ` : 'it ';
  const comparisonText = `${hardest}${comparison(facts)}`;
  const others = rivals.length > 2 ? `all ${rivals.length} others` : 'both others';
  if (decision.conclusive)
    return [
      `${named(leader)} is the winner${rivals.length > 1 ? `, ahead of ${others}; ` : ': '}${comparisonText}.`,
      `This should hold for other cases like these ${analysis.cases}, each played ${times(facts)}.`,
      ...noScatter(facts),
    ];
  if (decision.conclusiveForTheseCases === true) {
    const these = analysis.cases === 1 ? 'this one case,' : `exactly these ${analysis.cases} cases, each`;
    return [
      `On ${these} played ${times(facts)}, ${named(leader)} is better${rivals.length > 1 ? ` than ${others}; ` : ': '}${comparisonText}.`,
      `Whether that holds for other cases cannot be told from fewer than ${POPULATION_CASES}.`,
    ];
  }
  // The lead itself may be proven; then it is something else that stands against it.
  const doubt =
    facts.analysis.p_value <= facts.alpha ? 'but the result is not conclusive' : 'but that is not proven';
  return [
    `${named(leader)} leads, ${doubt}: ${comparisonText}, over ${over(facts)}.`,
    ...notBecause,
    ...explained(facts),
    ...noScatter(facts),
  ];
}

/** An interval that holds 0 beside a p that excludes it needs a word. */
function noScatter({ decision, metric, analysis }: Facts): string[] {
  const holdsZero = analysis.interval !== null && analysis.interval[0] <= 0 && analysis.interval[1] >= 0;
  const substituted = decision.contrast.sd === 0 && decision.scope === 'population' && metric.binary;
  return substituted && holdsZero
    ? [
        'All cases differ by exactly the same amount; that leaves no scatter to build an interval from, and the one given is a cautious stand-in.',
      ]
    : [];
}

/** Why a variant has no part in the comparison: what became of its plays. */
function explained({ evidence }: Facts): string[] {
  return evidence.variants.flatMap((variant) => {
    if (evidence.plays.some((play) => play.variant === variant)) return [];
    const gone = evidence.lost.filter((play) => play.variant === variant);
    if (gone.length === 0) return [`${named(variant)} was never played.`];
    return [
      `Of ${named(variant)} ${gone.length === 1 ? 'the one play was' : `all ${gone.length} plays were`} lost. ${mostOften(gone)}`,
    ];
  });
}

/** `it`-clause about the leader and the variant that it is hardest to tell from. */
function comparison(facts: Facts): string {
  const { decision, metric, cases, analysis } = facts;
  const other = named(decision.comparedWith);
  const difference = analysis.difference ?? 0;
  const shown = differenceText(difference, metric);
  const within =
    analysis.interval === null ? [] : [`95 % interval ${intervalText(analysis.interval, metric)}`];
  // Where the lead is not proven, the reason behind says its p beside the bound.
  const chance =
    decision.conclusive || facts.analysis.p_value <= facts.alpha ? [pText(analysis.p_value)] : [];
  const sure = [...within, ...chance];
  const bracketed = (parts: readonly string[]) => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);
  if (metric.scale === 'log') {
    const size = shown.replace(/^[+−]/, '');
    const word = difference < 0 ? 'less' : 'more';
    return metric.name === 'cost_usd'
      ? `costs ${size} ${word} than ${other}${bracketed(sure)}`
      : `takes ${size} ${word} time than ${other}${bracketed(sure)}`;
  }
  const [own, theirs] = valuesText(
    mean(cases.map(({ b }) => mean(b))),
    mean(cases.map(({ a }) => mean(a))),
    metric,
  );
  return metric.binary
    ? `passes ${own} of its plays against ${theirs} for ${other}${bracketed([shown, ...sure])}`
    : `has a mean ${metric.name} of ${own} against ${theirs} for ${other}${bracketed([shown, ...sure])}`;
}

function tie(facts: Facts): string {
  const { decision, metric, cases, saturation } = facts;
  const equal = [
    decision.leader,
    ...decision.rivals.flatMap(({ variant, contrast }) =>
      contrast.difference !== null && Math.abs(contrast.difference) <= 1e-12 ? [variant] : [],
    ),
  ].map(named);
  const every = formatCounted(facts.evidence.plays.length, 'play');
  const { leader, tieBrokenBy } = decision;
  const head =
    tieBrokenBy === undefined ? 'No variant leads' : `${named(leader)} leads by ${tieBrokenBy} alone`;
  if (saturation === 'all_pass') return `${head}: every one of the ${every} passed.`;
  if (saturation === 'all_fail') return `${head}: every one of the ${every} failed.`;
  if (saturation === 'constant') return `${head}: ${metric.name} is the same in all ${every}.`;
  const value = metric.scale === 'log' ? '' : ` (${valueText(mean(cases.map(({ b }) => mean(b))), metric)})`;
  return `${head}: ${listed(equal)} have the same ${metric.binary ? 'pass rate' : `mean ${metric.name}`}${value} over ${over(facts)}.`;
}

function alone(facts: Facts): string {
  const { decision, evidence, metric } = facts;
  const others = evidence.variants.filter((variant) => variant !== decision.leader);
  const hasValue = evidence.plays.some((play) => metric.rawOf(play) !== undefined);
  if (!hasValue) return `No play has a value of ${metric.name}, so the variants cannot be compared by it.`;
  const played = others.filter((variant) => evidence.plays.some((play) => play.variant === variant));
  if (played.length > 0)
    return `The variants cannot be compared: of ${metric.name} only ${named(decision.leader)} has a value.`;
  const gone = evidence.lost.filter(({ variant }) => variant !== decision.leader);
  return `Only ${named(decision.leader)} has valid plays, so there is nothing to compare it with: ${listed(others.map(named))} ${gone.length === 0 ? `${others.length === 1 ? 'was' : 'were'} never played.` : `lost every play. ${mostOften(gone)} Once that is mended, play the experiment again.`}`;
}

function nothingPlayed({ evidence }: Facts): string {
  const lost = evidence.lost.length;
  if (lost === 0) return 'Nothing was played, so there is nothing to compare.';
  const every = (wanted: string) => evidence.lost.every(({ status }) => status === wanted);
  const why = every('skipped')
    ? 'no scorer had anything to judge'
    : every('unsure')
      ? 'nothing about them is sure'
      : 'all ended without a verdict';
  const mend = every('unsure')
    ? 'Give the cases checks, or a model as judge, and play the experiment again.'
    : 'Once that is mended, play the experiment again.';
  return `None of the ${formatCounted(lost, 'play')} is valid, so there is nothing to compare: ${why}. ${mostOften(evidence.lost)} ${mend}`;
}

/** `20 cases, each played 10 times`. */
function over(facts: Facts): string {
  return `${formatCounted(facts.analysis.cases, 'case')} played ${times(facts)}`;
}

/** `10 times with each variant`; those that were dropped on the way have fewer plays. */
function times(facts: Facts): string {
  const dropped = facts.course.looks.some((look) => look.dropped.length > 0);
  return `${timesText(runsOf(facts))} with ${dropped ? 'either of these two variants' : 'each variant'}`;
}

import { HARM_LEVEL } from '../../statistics/harm.ts';
import { POPULATION_CASES } from '../../statistics/paired-interval.ts';
import { formatCounted } from '../../text/format.ts';
import { metricOf } from '../metrics.ts';
import type { PlannedPower, Scatter } from '../planned-power.ts';
import { listed, sizeText, timesText } from './words.ts';

/** Below this many cases the formula promises more than the sign-flip test keeps. */
const EXACT_CASES = 8;

/** What a plan can find, in sentences for people, before anything is played or paid: one line each. */
export function powerAhead(power: PlannedPower): string[] {
  const { design, guards } = power;
  if (design.cases < POPULATION_CASES) return [`recommendation: ${recommendAhead(power)}`];
  return [
    ...power.effects.map((effect) => chanceText(power, effect)),
    ...(guards.length === 0 ? [] : [guardText(power)]),
    assumedText(power.scatter),
    `recommendation: ${recommendAhead(power)}`,
  ];
}

/** What to do about a plan: buy it, or buy more cases first. */
export function recommendAhead({ design, effects, casesNeeded, runsNeeded }: PlannedPower): string {
  const metric = metricOf(design.primary);
  const { cases, rounds } = design;
  if (cases < POPULATION_CASES)
    return `Add cases before you play it. ${formatCounted(cases, 'case')} can prove nothing about others, however large the difference; at least ${POPULATION_CASES} are needed, about ${casesNeeded} to prove ${sizeText(effects.at(-1)?.difference ?? 0, metric)} four times in five.`;
  const largest = effects.at(-1);
  const goal = sizeText(largest?.difference ?? 0, metric);
  const smallest = effects[0];
  if ((smallest?.withGuards ?? 0) >= 0.8)
    return `Play it; a difference of ${sizeText(smallest?.difference ?? 0, metric)} is found at least four times in five.`;
  if (cases >= casesNeeded)
    return `Play it if you look for a difference of ${goal} or more; smaller ones are easily missed.`;
  const more =
    runsNeeded === null ? '' : `, or these ${cases} played ${timesText([runsNeeded, runsNeeded])},`;
  return `Plan for more before you play it, if you look for a difference of ${goal}: ${casesNeeded} cases played ${timesText([rounds, rounds])}${more} would prove it four times in five.`;
}

function chanceText(
  { design, guards }: PlannedPower,
  { difference, withGuards, withoutGuards }: PlannedPower['effects'][number],
): string {
  const metric = metricOf(design.primary);
  const about = design.cases < EXACT_CASES ? 'at most' : 'about';
  const without = guards.length === 0 ? '' : ` (${whole(withoutGuards)} without guards)`;
  return `if one variant is better by ${sizeText(difference, metric)} on ${metric.name}: proven in ${about} ${whole(withGuards)} of such experiments${without}`;
}

function guardText({ guards, effects, design }: PlannedPower): string {
  const found = effects.flatMap(({ difference, harmShown }, index) => {
    const size = sizeText(difference, metricOf(design.primary));
    return harmShown === null
      ? []
      : [
          index === 0
            ? `a true loss of ${size} is noticed in about ${whole(harmShown)}`
            : `one of ${size} in about ${whole(harmShown)}`,
        ];
  });
  const several = guards.length > 1;
  return `guards: ${listed(guards)}. A winner that harms ${several ? 'one of them' : 'it'} is held back. Harm is seen by mistake in at most ${whole(HARM_LEVEL)} of experiments${several ? ', all guards together' : ''}; ${found.join(', ')}`;
}

function assumedText({ source, withinRuns, betweenCases }: Scatter): string {
  const spread = Math.sqrt(betweenCases).toFixed(2);
  if (source.from === 'experiment')
    return `reckoned with the scatter of the earlier experiment ${source.id} (variance between plays of a case ${withinRuns.toFixed(3)}, the gain varies from case to case by ±${spread})`;
  const gain = `that the gain varies from case to case by ±${spread}`;
  if (source.from === 'history')
    return `reckoned with how often ${formatCounted(source.cases, 'case')} passed and failed in earlier runs; assumed: ${gain}`;
  return `assumed, for want of earlier plays: that a case passes about four of five plays (or one of five), and ${gain}; agents that are steadier find more, others less`;
}

/** In whole percent: a forecast has no more digits. Almost all is not all, and almost none is not none. */
function whole(share: number): string {
  const percent = Math.round(share * 100);
  return `${share < 1 && percent === 100 ? 99 : share > 0 && percent === 0 ? 1 : percent} %`;
}

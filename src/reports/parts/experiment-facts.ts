import type { ExperimentLook, ExperimentReport, StatisticalAnalysis } from '../../schema/experiment.ts';
import { formatCounted, formatPercent } from '../../text/format.ts';
import { formatDifference, formatP, formatPValue } from '../../text/format-difference.ts';
import { talkNoiseText } from '../../text/talk-text.ts';
import { metricInterval, metricName, metricUnit } from './metric-text.ts';
import { named, namedList, type Phrase } from './phrase.ts';

/** Cases that are named in the line on influence. */
const MOST_CASES = 5;

/** What stands beside a verdict, each with a short label: what was tested, when it ended, what it could have found. */
export function experimentFacts({ response }: ExperimentReport): { label: string; phrase: Phrase }[] {
  const found = response.statistical_analysis;
  if (found === undefined) return [];
  return [
    ...tested(found),
    ...found.looks.flatMap((look) => dropped(look)),
    ...ending(found),
    ...influence(found),
    ...power(found),
    ...talkNoise(found),
  ];
}

function tested(found: StatisticalAnalysis): { label: string; phrase: Phrase }[] {
  if (found.difference === null || found.cases === 0) return [];
  const { scope, p_population, p_these_cases } = found;
  const wide = `for other cases like these ${formatPValue(p_population)}`;
  const near = `for exactly these ${formatPValue(p_these_cases)}`;
  return [
    {
      label: 'tested',
      phrase: [
        named(found.winner),
        ' against ',
        named(found.compared_with),
        ' on ',
        metricName(found.primary_metric),
        `, case by case: ${scope === 'population' ? `${wide}, ${near}` : near}. `,
        found.conclusive
          ? 'Holds for other cases like these.'
          : found.conclusive_for_these_cases === true
            ? `Holds for exactly these cases; ${fewCases(found)}.`
            : scope === 'population'
              ? 'Not conclusive.'
              : `Speaks for exactly these cases only; ${fewCases(found)}.`,
      ],
    },
  ];
}

const fewCases = ({ cases }: StatisticalAnalysis) =>
  `${formatCounted(cases, 'case')} ${cases === 1 ? 'is' : 'are'} too few to speak for others (at least 6)`;

/** Of talks with simulated users: what of the scatter is theirs. */
function talkNoise({
  talk_noise: noise,
  primary_metric: metric,
}: StatisticalAnalysis): { label: string; phrase: Phrase }[] {
  return noise === undefined ? [] : [{ label: 'users', phrase: [talkNoiseText(noise, metric)] }];
}

function dropped({ rounds, dropped: names }: ExperimentLook): { label: string; phrase: Phrase }[] {
  if (names.length === 0) return [];
  return [
    {
      label: 'dropped',
      phrase: [...namedList(names), ` after round ${rounds}: clearly behind, not played any more`],
    },
  ];
}

function ending({
  looks,
  runs_saved: saved,
  repeated_interval: repeated,
  primary_metric: primary,
}: StatisticalAnalysis): { label: string; phrase: Phrase }[] {
  const last = looks.at(-1);
  if (last === undefined) return [];
  const spared =
    saved > 0
      ? ` ${formatCounted(saved, 'play')} of the plan ${saved === 1 ? 'was' : 'were'} not needed.`
      : '';
  const all =
    repeated === null
      ? ''
      : ` Allowing for ${formatCounted(looks.length, 'look')}, the 95 % interval is ${metricInterval(primary, repeated)}.`;
  const at = `after round ${last.rounds}`;
  const words = {
    winner: `Ended early ${at}: the difference was clear.${spared} Stopping early makes it look slightly too large.${all}`,
    futile: `Ended early ${at}: going on would hardly have shown a difference${
      last.conditional_power === null ? '' : ` (chance ${formatPercent(last.conditional_power)})`
    }.${spared}`,
    last: `All ${formatCounted(last.rounds, 'round')} were played, with ${formatCounted(looks.length, 'look')} on the way; to pay for them the last one asks for p ≤ ${formatP(last.nominal_alpha)}.${spared}${all}`,
    go_on: `Ended ${at}, before the plan was done.`,
  };
  return [{ label: 'looks', phrase: [words[last.decision]] }];
}

function influence({
  influence: cases,
  conclusive,
}: StatisticalAnalysis): { label: string; phrase: Phrase }[] {
  if (cases.length === 0) return [];
  const shown = cases.slice(0, MOST_CASES);
  const rest = cases.length - shown.length;
  return [
    {
      label: 'fragile',
      phrase: [
        conclusive ? 'the verdict would not hold without ' : 'the verdict would turn without ',
        ...shown.flatMap(({ case_id: id, p_value_without: p }, index) => [
          index === 0 ? '' : ' or without ',
          named(id),
          ` (${formatPValue(p)})`,
        ]),
        rest > 0 ? ` or one of ${rest} more` : '',
      ],
    },
  ];
}

function power(found: StatisticalAnalysis): { label: string; phrase: Phrase }[] {
  const { minimum_detectable_effect: smallest, primary_metric: primary } = found;
  if (smallest === null) return [];
  const size = formatDifference(smallest, metricUnit(primary)).replace('+', '');
  return [
    { label: 'finds', phrase: [`this design finds a difference of ${size} or more four times in five`] },
  ];
}

import type { Comparison, ComparisonVerdict, Flip, ScorerDelta } from '../../schema/comparison.ts';
import {
  formatCount,
  formatCounted,
  formatDuration,
  formatMoney,
  formatRate,
  ratesThatAddUp,
} from '../../text/format.ts';
import { formatDifference, formatDifferenceWithin, formatPValue } from '../../text/format-difference.ts';
import { named, type Phrase } from './phrase.ts';

type JudgeNoise = NonNullable<Comparison['judge_noise']>;

/** How people call a verdict, in a heading and in a table. */
export const COMPARISON_WORDS: Record<ComparisonVerdict, { heading: string; cell: string; mark: string }> = {
  regression: { heading: 'Regression', cell: 'worse', mark: '❌' },
  suspected: { heading: 'Regression suspected', cell: 'suspected', mark: '⚠️' },
  noise: { heading: 'Within chance', cell: 'within chance', mark: '⚪' },
  improvement: { heading: 'Improvement', cell: 'better', mark: '✅' },
  unchanged: { heading: 'Unchanged', cell: 'unchanged', mark: '⚪' },
  insufficient_data: { heading: 'No verdict', cell: 'too few cases', mark: '⚪' },
};

/** The verdict on a scorer, in a cell of a table. */
export const scorerVerdict = ({ verdict, cases }: ScorerDelta) =>
  cases === 0 ? 'not compared' : COMPARISON_WORDS[verdict].cell;

/** The scorers that moved, and the names of those that stayed as they were or of which nothing could be compared. */
export function movedScorers({ scorers }: Comparison): {
  moved: [string, ScorerDelta][];
  still: string[];
  uncompared: string[];
} {
  const entries = Object.entries(scorers);
  const namesOf = (is: (one: ScorerDelta) => boolean) =>
    entries.flatMap(([name, one]) => (is(one) ? [name] : []));
  return {
    moved: entries.filter(([, { verdict, cases }]) => verdict !== 'unchanged' && cases > 0),
    still: namesOf(({ verdict }) => verdict === 'unchanged'),
    uncompared: namesOf(({ verdict, cases }) => verdict !== 'unchanged' && cases === 0),
  };
}

/** Interval of a scorer's difference; none where there are too few cases for any claim, however often each was played. */
export const claimedInterval = ({ verdict, interval }: ScorerDelta) =>
  verdict === 'insufficient_data' ? null : interval;

const RANK = { regression: 0, suspected: 1, noise: 2 };
const rank = ({ verdict }: Flip) => (verdict === undefined ? 3 : RANK[verdict]);

/** The flips of a kind; where they have verdicts the gravest first. */
export function flipsOf(comparison: Comparison, kind: Flip['kind']): Flip[] {
  return comparison.flips.filter((flip) => flip.kind === kind).sort((a, b) => rank(a) - rank(b));
}

/** What repeats and history say of a flip: `regression: failed 3 of 3 repeats`, `suspected, not repeated`. */
export function flipNote({ verdict, repeats, flaky, on_base: onBase }: Flip): string {
  const played = repeats === undefined || repeats.played === 0 ? undefined : repeats;
  const excused = verdict === 'noise' ? (onBase === undefined ? 'chance' : excuseOf(onBase)) : undefined;
  const words = excused ?? verdict ?? 'does not gate';
  const failed =
    played === undefined
      ? verdict === 'suspected'
        ? 'not repeated'
        : ''
      : `failed ${formatCount(played.failed)} of ${formatCounted(played.played, 'repeat')}`;
  const there =
    onBase === undefined
      ? ''
      : `failed ${formatCount(onBase.failed)} of ${formatCounted(onBase.played, 'play')} on the base`;
  const before = flaky === true ? 'flaky' : '';
  return [words, failed, there, before].filter((part) => part !== '').join(', ');
}

/** Why a flip is no regression: the base commit fails alike, or the repeats passed. */
const excuseOf = ({ played, failed }: NonNullable<Flip['on_base']>) =>
  failed === played && failed > 0 ? 'not this change' : 'chance';

/** Δ of the pass rate with its interval; beside both rates as they are shown it adds up. */
export function rateDifference({ a, b, delta, interval }: Comparison['pass_rate']): string {
  if (delta === null) return '–';
  if (a === null || b === null) return formatDifferenceWithin(delta, interval, 'share');
  const shown = ratesThatAddUp(a, b);
  return formatDifferenceWithin(shown.delta, interval, 'share', shown.digits);
}

/** Δ of the pass rate with what it is over: `96 % → 88 %, Δ −8 pp [−20, +4], p = 0.5, over 25 cases in both runs; 3 left out`. */
export function rateChange({ pass_rate: rate, p_value, cases }: Comparison): string | undefined {
  if (rate.delta === null || cases.compared === 0) return undefined;
  const both = rate.a === null || rate.b === null ? '' : `${formatRate(rate.a)} → ${formatRate(rate.b)}, `;
  const out = cases.left_out > 0 ? `; ${formatCount(cases.left_out)} left out` : '';
  return `${both}Δ ${rateDifference(rate)}, ${formatPValue(p_value)}, over ${formatCounted(cases.compared, 'case')} in both runs${out}`;
}

/** Other things that moved, each with a label; what was not measured is left out. */
export function comparisonFacts(comparison: Comparison): { label: string; phrase: Phrase }[] {
  const { run_a, run_b, baseline, latency, cost, judge_noise: noise } = comparison;
  const day = baseline.finished_at.slice(0, 10);
  const age = ageWords(baseline);
  const money = [
    ...(cost.a_usd === null || cost.b_usd === null || (cost.a_usd === 0 && cost.b_usd === 0)
      ? []
      : [`${formatMoney(cost.a_usd)} → ${formatMoney(cost.b_usd)}`]),
    ...(cost.delta_usd === null || cost.delta_usd === 0 ? [] : [`(${signedMoney(cost.delta_usd)})`]),
  ].join(' ');
  return [
    { label: 'before', phrase: [named(run_a), ` of ${day}, ${age}`] },
    { label: 'now', phrase: [named(run_b)] },
    ...(latency.a_ms === null || latency.b_ms === null
      ? []
      : [
          {
            label: 'latency',
            phrase: [
              `mean ${formatDuration(latency.a_ms)} → ${formatDuration(latency.b_ms)}${changeOfMeans(latency.a_ms, latency.b_ms)}`,
              ...(latency.change === null
                ? []
                : [
                    `; a typical case ${formatDifferenceWithin(latency.change, latency.interval, 'ratio')}, ${formatPValue(latency.p_value)}`,
                  ]),
            ],
          },
        ]),
    ...(money === '' ? [] : [{ label: 'cost', phrase: [money] }]),
    ...(noise === undefined
      ? []
      : [
          {
            label: 'judge',
            phrase: [judgeMoved(noise)],
          },
        ]),
  ];
}

/** Beside two means stands their own change, not that of a typical case: the two may go opposite ways. */
const changeOfMeans = (before: number, after: number) =>
  before > 0 ? ` (${formatDifference(after / before - 1, 'ratio')})` : '';

const judgeMoved = ({ results, mean_absolute: mean, verdicts_flipped: turned }: JudgeNoise) =>
  mean === 0 && turned === 0
    ? `both runs hold the same answers, and the judge said the same of all ${formatCounted(results, 'result')}`
    : `both runs hold the same answers: the judge alone moved ${formatCounted(results, 'result')} by ${mean.toFixed(3)} on average and turned ${formatCounted(turned, 'verdict')}`;

/** `2 days old`, `39 days old, stale`. */
export const ageWords = ({ age_days: days, stale }: Comparison['baseline']) =>
  `${formatAge(days)} old${stale ? ', stale' : ''}`;

const formatAge = (days: number) => (days < 1 ? 'less than a day' : formatCounted(Math.floor(days), 'day'));

const signedMoney = (usd: number) =>
  usd === 0 ? '±$0' : `${usd < 0 ? '−' : '+'}${formatMoney(Math.abs(usd))}`;

/** Ids that need no quoting in any shell. */
const PLAIN_ID = /^[\w./#-]+$/;

/** What to do: a sentence of ours, and a command where one helps. */
interface Advice {
  text: string;
  command?: string;
}

/** What to do about it; nothing where nothing is to be done. */
export function comparisonAdvice(comparison: Comparison): Advice[] {
  const { verdict, comparable } = comparison;
  const standing = flipsOf(comparison, 'pass_to_fail').find(
    (flip) => flip.verdict === 'regression' || flip.verdict === 'suspected',
  );
  const [repaired] =
    flipsOf(comparison, 'pass_to_fail').length > 0 ? [] : flipsOf(comparison, 'fail_to_pass');
  const alone = (flip: Flip | undefined, flags: string) =>
    flip !== undefined && PLAIN_ID.test(flip.id) ? { command: `assay run --case ${flip.id}${flags}` } : {};
  return [
    ...(comparable
      ? []
      : [{ text: 'Play the old state again under the criteria of today, and compare with that run.' }]),
    ...(verdict === 'regression'
      ? [
          {
            text: 'Mend what fails now, or change what the cases expect where the new answer is right.',
            ...alone(standing, ''),
          },
        ]
      : []),
    ...(verdict === 'suspected' && standing !== undefined
      ? [{ text: 'More plays tell whether it is real.', ...alone(standing, ' --repeat 5') }]
      : []),
    ...(verdict === 'noise' && repaired !== undefined
      ? [{ text: 'More plays tell whether what passes now will last.', ...alone(repaired, ' --repeat 5') }]
      : []),
  ];
}

import type { Comparison } from '../../schema/comparison.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import type { Conclusion, RunReport } from '../../schema/run.ts';
import { afterColon } from '../../text/after-colon.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { COMPARISON_WORDS, flipsOf, rateChange } from '../parts/comparison-words.ts';
import { kindPhrase } from '../parts/failure-words.ts';
import { isImproved } from '../parts/is-improved.ts';
import { named, type Phrase, phraseText, quoting, strong } from '../parts/phrase.ts';
import { movedCassettes } from '../parts/replayed-text.ts';
import { narrowedParts, rateParts } from '../parts/verdict.ts';

/** How loud a verdict is, as GitHub calls its alerts; none where there is nothing to do. */
export type AlertLevel = 'CAUTION' | 'WARNING' | 'NOTE';

/** The verdict of a run as people look at it, in words of ours: one order for comment, check, summary, issue and page. */
export interface VerdictView {
  mark: '✅' | '❌' | '⚪' | '⚠️' | '⏹️';
  /** `Evals failed: 25 cases that passed on main fail now` */
  title: Phrase;
  level: AlertLevel | undefined;
  /** Rate and bound, what moved and why; each a whole sentence. Empty where the title says it all. */
  sentences: Phrase[];
  /** What to do first. */
  advice: Phrase | undefined;
}

/** What the view needs beside the report. */
export interface ViewOptions {
  /** The branch that the run is compared with; its baseline where nobody knows. */
  base?: string | undefined;
  /** What an optimization made of the failures. */
  optimization?: OptimizationReport | undefined;
}

const MARKS: Record<Conclusion, VerdictView['mark']> = { passed: '✅', failed: '❌', neutral: '⚪' };
const WORDS: Record<Conclusion, string> = {
  passed: 'Evals passed',
  failed: 'Evals failed',
  neutral: 'Evals neutral',
};

/** The verdict of the report; it decides nothing. Numbers stand in the title only where the criteria are those of the baseline. */
export function verdictView(report: RunReport, options: ViewOptions = {}): VerdictView {
  const { conclusion, cancelled } = report.header;
  const rate = rateSentence(report, options);
  const further = [narrowed(report), remainder(report), againstBaseline(report)].filter(
    (one) => one.length > 0,
  );
  const suspected = conclusion === 'passed' && isSuspected(report);
  const title: Phrase = [
    cancelled === true ? 'Evals cancelled' : WORDS[conclusion],
    ...(suspected
      ? [': regression suspected, not proven']
      : (partlyJudged(report) ?? cause(report, options))),
  ];
  const said = conclusion === 'passed' && !suspected && isPlain(report, title) ? further : [rate, ...further];
  return {
    mark: cancelled === true ? '⏹️' : suspected ? '⚠️' : MARKS[conclusion],
    title,
    level: levelOf(report, said),
    sentences: said,
    advice: conclusion === 'failed' && cancelled !== true ? adviceOf(report, options) : undefined,
  };
}

function levelOf({ header, comparison }: RunReport, said: readonly Phrase[]): AlertLevel | undefined {
  if (header.conclusion === 'failed') return 'CAUTION';
  if (comparison?.verdict === 'regression' || comparison?.verdict === 'suspected') return 'WARNING';
  if (movedCassettes(header).length > 0) return 'WARNING';
  return said.length > 0 ? 'NOTE' : undefined;
}

/** It passes, because one attempt may be chance; a plain pass would be read as none the worse (contract 5). */
function isSuspected({ fail_on, comparison }: RunReport): boolean {
  // Of a report from elsewhere it is not known how its gate was set; what it holds is.
  return (fail_on === 'regression' || fail_on === 'unknown') && comparison?.verdict === 'suspected';
}

const baseOf = ({ base }: ViewOptions): Phrase => (base === undefined ? ['the baseline'] : [named(base)]);
const onBase = ({ base }: ViewOptions): Phrase =>
  base === undefined ? [' in the baseline'] : [' on ', named(base)];

/**
 * `, partly judged: 16 of 58 gating cases need a model`: how much of a run without secrets says nothing. What failed without them
 * failed all the same.
 */
function partlyJudged(report: RunReport): Phrase | undefined {
  const { header, unjudged = 0 } = report;
  if (unjudged === 0 || header.conclusion === 'failed' || header.cancelled === true) return undefined;
  return [`, ${unjudgedWords(report)}`];
}

/** `partly judged: 16 of 58 gating cases need a model`, of a report with such cases. */
export function unjudgedWords(report: RunReport): string {
  const { judged, unsure } = rateParts(report);
  const { unjudged = 0, header } = report;
  const whole = unjudged + judged + unsure;
  const noun = report.gated === undefined ? 'case' : 'gating case';
  const missing =
    header.secrets_withheld?.startsWith('judged offline') === true ? 'a model' : 'the key of their agent';
  return `partly judged: ${formatCount(unjudged)} of ${formatCounted(whole, noun)} ${unjudged === 1 ? 'needs' : 'need'} ${missing}`;
}

/** What the title says behind the verdict; nothing where the criteria changed, which is named before any number. */
function cause(report: RunReport, options: ViewOptions): Phrase {
  const { header, comparison } = report;
  const isMoved =
    movedCassettes(header).length > 0 ||
    (comparison !== undefined && (!comparison.comparable || comparison.criteria_changed.length > 0));
  if (isMoved || header.cancelled === true) return [];
  if (header.conclusion === 'failed') {
    const lost = comparison?.verdict === 'regression' ? lostPhrase(comparison, options) : [];
    if (lost.length > 0) return lost;
    return failedPhrase(report);
  }
  if (header.conclusion === 'neutral') return unsurePhrase(report);
  return [...ratePhrase(report), ...(comparison === undefined ? [] : movedPhrase(report, options))];
}

/** What a regression lost: the cases that are proven to be, or the rate where it is its fall that decided and no case by itself. */
function lostPhrase(comparison: Comparison, options: ViewOptions): Phrase {
  const flips = flipsOf(comparison, 'pass_to_fail');
  const isProven = flips.some(({ verdict }) => verdict === 'regression' || verdict === undefined);
  const shown = isProven ? flips.filter(({ verdict }) => verdict !== 'noise') : flips;
  if (shown.length === 0) return [];
  const { delta } = comparison.pass_rate;
  const fell = isProven || delta === null || delta >= 0 ? '' : `the pass rate fell by ${points(delta)}, `;
  return [
    `: ${fell}${formatCounted(shown.length, 'case that passed', 'cases that passed')}`,
    ...onBase(options),
    ` ${shown.length === 1 ? 'fails' : 'fail'} now`,
  ];
}

const points = (delta: number) => formatCounted(Math.round(-delta * 100), 'point');

/** What a run failed for: its rate, unless that is not why. */
function failedPhrase(report: RunReport): Phrase {
  const { judged, passed } = rateParts(report);
  if (judged === 0) return [': no case could be judged'];
  return passed === judged ? [] : ratePhrase(report);
}

/** `: 195 of 200 cases are unsure` of a run that decides nothing for it. */
function unsurePhrase(report: RunReport): Phrase {
  const { judged, unsure } = rateParts(report);
  if (unsure === 0 || unsure < judged) return [];
  const noun = report.gated === undefined ? 'case' : 'gating case';
  return [
    `: ${formatCount(unsure)} of ${formatCounted(judged + unsure, noun)} ${unsure === 1 ? 'is' : 'are'} unsure`,
  ];
}

/**
 * The verdict in a line of plain text, with the reason where the title names none, or nothing was judged: a check has nothing else in its
 * list.
 */
export function verdictLine(report: RunReport, options: ViewOptions = {}): string {
  const { title } = verdictView(report, options);
  const { reason } = report.header;
  const says = title.length > 1 && rateParts(report).judged > 0;
  return says || reason === '' ? phraseText(title) : `${phraseText(title.slice(0, 1))}: ${reason}`;
}

/** `: 33 of 58 gating cases` of a run with a rate; the rate and its bound where not all pass. */
function ratePhrase(report: RunReport): Phrase {
  const { judged, passed, unsure, required } = rateParts(report);
  if (judged === 0) return [];
  const noun = report.gated === undefined ? 'case' : 'gating case';
  const sure = unsure > 0 ? 'sure ' : '';
  const of = `: ${formatCount(passed)} of ${formatCounted(judged, `${sure}${noun}`)}`;
  if (passed === judged) return [of];
  return [
    `${of} ${passed === 1 || judged === 1 ? 'passes' : 'pass'}${required.startsWith('required') ? `, ${required.replace('required ', '')} required` : ''}`,
  ];
}

/** What moved against the baseline, as the end of the title of a run that passed. */
function movedPhrase({ comparison }: RunReport, options: ViewOptions): Phrase {
  if (comparison === undefined) return [];
  const changed = comparison.flips.length;
  const against = baseOf(options);
  if (comparison.verdict === 'improvement') return [', better than ', ...against];
  if (comparison.verdict === 'unchanged' && changed === 0) return [', nothing moved against ', ...against];
  if (comparison.verdict === 'noise') return [', within chance of ', ...against];
  return [];
}

/** Whether the title of a run that passed says how many passed, and that was all of them. */
function isPlain(report: RunReport, title: Phrase): boolean {
  const { judged, passed } = rateParts(report);
  return judged > 0 && passed === judged && title.length > 1 && partlyJudged(report) === undefined;
}

/** `33 of 58 gating cases pass (56.9 % [44, 69]); 95 % is required. Over 58 cases in both runs: 100 % → 57 %, Δ −43 pp (p < 0.001).` */
function rateSentence(report: RunReport, options: ViewOptions): Phrase {
  const { comparison } = report;
  const { judged, passed, unsure, rate, required } = rateParts(report);
  const noun = report.gated === undefined ? 'case' : 'gating case';
  const sure = unsure > 0 ? 'sure ' : '';
  const share: Phrase =
    judged === 0
      ? [strong(`No ${noun} was judged`)]
      : [
          strong(`${formatCount(passed)} of ${formatCount(judged)}`),
          ` ${sure}${judged === 1 ? noun : `${noun}s`} ${passed === 1 || judged === 1 ? 'passes' : 'pass'} (${rate})`,
        ];
  const bound = required.startsWith('required')
    ? [`; ${required.replace('required ', '')} is required`]
    : required === ''
      ? []
      : [`; ${report.fail_on === 'regression' ? 'only regressions gate' : required}`];
  const change = comparison === undefined ? undefined : rateChange(comparison);
  const moved: Phrase = change === undefined ? [] : [' Against ', ...baseOf(options), `: ${change}.`];
  return [...share, ...bound, '.', ...moved];
}

/** Of a run of some of its cases what it is of the whole. */
const narrowed = ({ header }: RunReport): Phrase => narrowedParts(header).map((part) => quoting(`${part}.`));

/** What the reason of the run says beyond the rate and its bound. */
function remainder(report: RunReport): Phrase {
  const { judged, passed } = rateParts(report);
  const rest = report.header.reason
    .replace(new RegExp(`\\b${passed} of ${judged} (?:sure )?(?:gating )?cases? passed \\([^)]*\\)\\.?`), '')
    .replace(/\bRequired: [\d.]+ %\./, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(rest) ? [quoting(rest)] : [];
}

/** That something got worse, where the reason of the run does not say so. */
function againstBaseline({ header, comparison }: RunReport): Phrase {
  if (comparison === undefined) return [];
  const { verdict, reason } = comparison;
  if (verdict !== 'regression' && verdict !== 'suspected') return [];
  if (header.reason.includes(afterColon(reason).replace(/\.$/, ''))) return [];
  return [
    strong(`Against the baseline: ${COMPARISON_WORDS[verdict].heading.toLowerCase()}.`),
    ' ',
    quoting(reason),
  ];
}

/** How far a better prompt is to be believed. */
const PROPOSED = {
  accepted: 'that is proven on cases held out',
  provisional: 'that does better on cases held out, which is not proven,',
} as const;

/** What to do first: the change that mends it, else the kind that is most of it, else to look at what flipped. */
function adviceOf(report: RunReport, { optimization }: ViewOptions): Phrase | undefined {
  const analysis = report.failure_analysis;
  const first = analysis?.failure_categories[0];
  const proposal: Phrase =
    optimization === undefined || !isImproved(optimization.response)
      ? []
      : [
          ` A change of the prompt ${PROPOSED[optimization.response.decision === 'accepted' ? 'accepted' : 'provisional']} is below.`,
        ];
  if (analysis !== undefined && first !== undefined && analysis.total_failures > 1)
    return [
      `${formatCount(first.count)} of ${formatCount(analysis.total_failures)} failures: `,
      ...kindPhrase(first),
      ...(proposal.length > 0 ? ['.', ...proposal] : ['. ', quoting(first.suggested_fix)]),
    ];
  if (proposal.length > 0) return proposal;
  return first === undefined ? undefined : [quoting(first.suggested_fix)];
}

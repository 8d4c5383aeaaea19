import type { Comparison } from '../../schema/comparison.ts';
import type { Conclusion, RunReport } from '../../schema/run.ts';
import { afterColon } from '../../text/after-colon.ts';
import { markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted, formatDuration, formatRate } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { truncateText } from '../../text/truncate.ts';
import type { Rung } from './comment-ladder.ts';
import { COMPARISON_WORDS, comparisonFacts, rateDifference } from './comparison-words.ts';
import { spendingParts } from './effort.ts';
import { phraseMarkdown, phraseText } from './phrase.ts';
import { besideRate, CANCELLED_HEADING, narrowedParts, rateMarkdown, rateParts } from './verdict.ts';

const HEADINGS: Record<Conclusion, string> = {
  passed: '### ✅ Evals passed',
  failed: '### ❌ Evals failed',
  neutral: '### ⚪ Evals neutral',
};
/** Warnings that stay on every rung: the sentence about a fork is one of them. */
const FEWEST_WARNINGS = 3;
const MOST_WARNINGS = 10;

/** Places of marks may be long. */
const LONGEST_PART = 300;

const withoutStop = (text: string) => text.replace(/\.$/, '');
/** Whether the run's own reason holds that of its comparison already, as under `fail_on: regression`. */
const reasonHoldsComparison = ({ header, comparison }: RunReport) =>
  comparison !== undefined && header.reason.includes(withoutStop(afterColon(comparison.reason)));

/** The verdict of the run in words of ours; without a number, since changed criteria are named before any. */
export function commentHeading(report: RunReport): string {
  const { cancelled, conclusion } = report.header;
  if (cancelled === true) return `### ${CANCELLED_HEADING}`;
  const cause =
    conclusion === 'failed' && report.comparison?.verdict === 'regression' && reasonHoldsComparison(report)
      ? ': what passed before fails now'
      : '';
  // It passes, because one attempt may be chance; a plain pass would be read as none the worse (contract 5).
  // Of a report from elsewhere it is not known how its gate was set; what it holds is.
  const asks = report.fail_on === 'regression' || report.fail_on === 'unknown';
  const isSuspected = asks && report.comparison?.verdict === 'suspected';
  if (conclusion === 'passed' && isSuspected) return '### ⚠️ Evals passed: regression suspected, not proven';
  return `${HEADINGS[conclusion]}${cause}`;
}

/** What changed the measure between the baseline and this run; nothing where it is the same. */
export function changedCriteria({ comparable, criteria_changed: changes }: Comparison, rung: Rung): string {
  if (comparable && changes.length === 0) return '';
  const judgeOnly = changes.length > 0 && changes.every(({ what }) => what === 'judge_changed');
  const head = judgeOnly ? 'The judge is not that of the baseline' : 'This branch changes the bar';
  const shown = changes.slice(0, Math.max(1, rung.rows));
  const lines = shown.flatMap(({ message }) => item(sentence(message, rung)));
  const more = changes.length - shown.length;
  if (more > 0) lines.push(`- and ${formatCounted(more, 'more change')}\n`);
  return `⚠️ **${head}**, so that a difference may come from what was asked and not from the agent${lines.length === 0 ? '.' : ':'}\n\n${lines.length === 0 ? '' : `${lines.join('')}\n`}`;
}

/** Why the run ended so, and what a reader must not miss; that the judge worked offline for a fork, for one. */
export function commentReason({ header, warnings, notes = [] }: RunReport, rung: Rung): string {
  const reason = sentence(header.reason, rung);
  const { secrets_withheld: missingSecrets } = header;
  const isFork = (warning: string) => missingSecrets !== undefined && warning.includes(missingSecrets);
  // A merge names what is wrong with its shards in the reason already.
  const shown = truncateText(header.reason, rung.sentence);
  const ordered = warnings
    .filter((warning) => !shown.includes(warning))
    .sort((a, b) => Number(isFork(b)) - Number(isFork(a)));
  const further = notes.slice(0, rung.rows).map((note) => `${sentence(note, rung)}\n\n`);
  return `${reason === '' ? '' : `${reason}\n\n`}${warningList(ordered, rung)}${further.join('')}`;
}

/** The rate with its interval beside what is required and the baseline, then cost and time. `weakFailures` failed without gating. */
export function rateLine(report: RunReport, weakFailures: number): string {
  const { header, comparison } = report;
  const { required } = rateParts(report);
  const { p50 } = header.latency_ms;
  const costChange =
    comparison === undefined
      ? undefined
      : comparisonFacts(comparison).find(({ label }) => label === 'cost')?.phrase;
  const cost =
    costChange === undefined
      ? spendingParts(header).filter((part) => part.startsWith('cost '))
      : [`cost ${phraseText(costChange)}`];
  const parts = [
    rateMarkdown(report),
    required,
    ...(comparison === undefined ? [] : baselineRate(comparison)),
    ...narrowedParts(header).map((part) => markdownProse(truncateText(part, LONGEST_PART))),
    ...besideRate(header, weakFailures),
    ...cost,
    ...(p50 === null ? [] : [`p50 ${formatDuration(p50)}`]),
  ];
  return `${parts.join(' · ').replaceAll('<', '&lt;')}\n\n`;
}

function baselineRate({ pass_rate: rate, p_value, cases }: Comparison): string[] {
  const { a, delta } = rate;
  const out = cases.left_out > 0 ? `; ${formatCount(cases.left_out)} left out` : '';
  return [
    ...(a === null ? [] : [`baseline ${formatRate(a)}`]),
    ...(delta === null || cases.compared === 0
      ? []
      : [
          `Δ ${rateDifference(rate)} (${formatPValue(p_value)}, over ${formatCounted(cases.compared, 'case')} in both runs${out})`,
        ]),
  ];
}

/** Runs of pull requests save no state, so merging one is not enough. */
const NO_BASELINE_YET =
  'No baseline yet: the first run of this workflow on the base branch that does not fail becomes it. Runs of pull requests are not kept, so `on:` needs `push:` for that branch.';

/** What the comparison says, with the run that it is against; or that there is none, as `note` or in our words. */
export function againstBaseline(report: RunReport, note: string | undefined, rung: Rung): string {
  const { comparison, header } = report;
  if (comparison === undefined) {
    // Without evidence it serves nobody as a baseline.
    if (header.conclusion !== 'failed' && header.pass_rate === null && note === undefined) return '';
    const shown = note === undefined ? NO_BASELINE_YET : sentence(note, rung);
    return shown === '' ? '' : `${shown}\n\n`;
  }
  const { mark, heading } = COMPARISON_WORDS[comparison.verdict];
  const before = comparisonFacts(comparison).find(({ label }) => label === 'before')?.phrase ?? [];
  const reason = reasonHoldsComparison(report) ? '' : ` ${sentence(comparison.reason, rung)}`;
  const noted = note === undefined || sentence(note, rung) === '' ? '' : `, ${sentence(note, rung)}`;
  return `${mark} **Against the baseline: ${heading.toLowerCase()}.**${reason} <sub>${phraseMarkdown(before)}${noted}</sub>\n\n${warningList(comparison.warnings, rung)}`;
}

function warningList(warnings: readonly string[], rung: Rung): string {
  const most = Math.min(MOST_WARNINGS, Math.max(FEWEST_WARNINGS, rung.rows));
  const shown = warnings.slice(0, most).flatMap((warning) => item(sentence(warning, rung), '⚠️ '));
  const more = warnings.length - most;
  if (more > 0) shown.push(`- ⚠️ and ${formatCounted(more, 'more warning')}\n`);
  return shown.length === 0 ? '' : `${shown.join('')}\n`;
}

/** An item of a list; none where the text has nothing that can be seen. */
const item = (text: string, mark = '') => (text === '' ? [] : [`- ${mark}${text}\n`]);
const sentence = (text: string, rung: Rung) => markdownProse(truncateText(text, rung.sentence));

import type { Comparison } from '../../schema/comparison.ts';
import type { RunReport } from '../../schema/run.ts';
import { markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { calibrationLine } from '../parts/calibration-line.ts';
import { comparisonFacts } from '../parts/comparison-words.ts';
import { phraseMarkdown } from '../parts/phrase.ts';
import { repeatsLine } from '../parts/repeats-line.ts';
import { recordedAgain } from '../parts/replayed-text.ts';
import { shownHeading } from '../parts/shown-cases.ts';
import { type CommentCases, passingLine, shownBlock, unsureBlock, weakTable } from './cases.ts';
import type { flipBlocks } from './flips.ts';
import type { Rung } from './ladder.ts';
import { type MovedScorers, scorersLine } from './scorers.ts';
import { trendMarkdown } from './trend.ts';

/**
 * What changes no decision, in one fold below what it comes to: cases that were mended, are new or gone, known weaknesses, unsure and
 * skipped ones, the scorers and how those `moved` that have no fold of their own, what repeats say and how far the judge is to be believed, the trend, and what passed.
 */
export function restBlock(
  report: RunReport,
  cases: CommentCases,
  flips: ReturnType<typeof flipBlocks> | undefined,
  moved: MovedScorers | undefined,
  linkBase: string | undefined,
  rung: Rung,
): string {
  const { repeats, calibration = [], comparison, header } = report;
  const notes = [...(report.notes ?? []), ...recordedAgain(header)];
  const unsure = cases.unsure.list().count;
  const counts = [
    ...(moved === undefined ? [] : [moved.count]),
    ...(flips?.counts ?? []),
    ...(cases.weak.count > 0 ? [formatCounted(cases.weak.count, 'known weakness', 'known weaknesses')] : []),
    ...(unsure > 0 ? [`${formatCount(unsure)} unsure`] : []),
    ...(cases.shown.count > 0
      ? [shownHeading({ count: cases.shown.count, below: cases.shown.below.count }, header)]
      : []),
    ...(cases.skipped > 0 ? [`${formatCount(cases.skipped)} skipped`] : []),
    calibration.length > 0 ? 'scorers, agreement of the judge, passing cases' : 'scorers, passing cases',
  ];
  const body = [
    moved?.table ?? '',
    flips?.others(rung) ?? '',
    weakTable(cases.weak, linkBase, rung),
    unsureBlock(cases, linkBase, rung),
    shownBlock(cases, header, linkBase, rung),
    scorersLine(report, rung),
    comparison === undefined ? '' : movedLine(comparison),
    repeats === undefined ? '' : `**Repeats**: ${repeatsLine(repeats)}\n\n`,
    calibrationLine(calibration.slice(0, rung.rows), header),
    ...notes.slice(0, rung.rows).map((note) => noteLine(note, rung)),
    rung.trend ? trendMarkdown(report.trend ?? []) : '',
    passingLine(cases.passing, rung),
  ].join('');
  if (body === '') return '';
  return `<details><summary>${counts.join(' · ')}</summary>\n\n${body}</details>\n\n`;
}

function noteLine(note: string, rung: Rung): string {
  const text = markdownProse(truncateText(note, rung.sentence));
  return text === '' ? '' : `${text}\n\n`;
}

/** What became slower or dearer, or how far the judge alone moved. */
function movedLine(comparison: Comparison): string {
  const facts = comparisonFacts(comparison).filter(({ label }) => label !== 'before' && label !== 'now');
  if (facts.length === 0) return '';
  return `${facts.map(({ label, phrase }) => `**${label}** ${phraseMarkdown(phrase)}`).join(' · ')}\n\n`;
}

import { Fault } from '../errors.ts';
import type { OptimizationReport } from '../schema/optimization.ts';
import type { RunReport } from '../schema/run.ts';
import { cleanText } from '../text/escape/clean-text.ts';
import { foldedFailures } from './failure-analysis-markdown.ts';
import { proposedPrompt } from './optimization-markdown.ts';
import {
  erroredBlock,
  failingBlock,
  gatherCases,
  passingBlock,
  shownBlock,
  unsureBlock,
} from './parts/comment-cases.ts';
import { flipBlocks } from './parts/comment-flips.ts';
import { type CommentLinks, commentFooter } from './parts/comment-footer.ts';
import { RUNGS, type Rung } from './parts/comment-ladder.ts';
import { commentScorers } from './parts/comment-scorers.ts';
import { trendMarkdown } from './parts/comment-trend.ts';
import {
  againstBaseline,
  changedCriteria,
  commentHeading,
  commentReason,
  rateLine,
} from './parts/comment-verdict.ts';

/** What a comment needs beside the report. */
export interface PrCommentOptions {
  /** The comment stays below this many characters and bytes. GitHub refuses more than 65,536 characters (toolchain.md 4). */
  budget: number;
  /** The HTML comment on the first line, by which the comment is found again. */
  marker: string;
  links?: CommentLinks;
  /** Said about the baseline: which one it is, or why there is none; empty to say nothing where there is none. */
  baselineNote?: string;
  /** What an optimization made of the failures. */
  optimization?: OptimizationReport;
  /** Stands in the place of the verdict in words, where that is only somebody's word: one line of ours. */
  heading?: string | undefined;
}

/** One HTML comment on one line, which no text in it can end early. */
const MARKER = /^<!-- (?:(?!--)[^<>\n\r])+ -->$/;

/**
 * The comment on a pull request: verdict and reason, what moved, what fails, then everything else on demand. It says what
 * the report holds and decides nothing. Too long, it sheds whole blocks and rows, least important first, and is never cut
 * inside one; marker and verdict stay, even where the budget is too small for anything else. Reads the cases once. Texts of
 * others stand only inside `<code>`, a fence or escaped prose (security.md S17, S19).
 */
export function prComment(
  report: RunReport,
  { budget, marker, links = {}, baselineNote, heading, optimization }: PrCommentOptions,
): string {
  if (!MARKER.test(marker) || cleanText(marker) !== marker)
    throw new Fault('usage', 'the marker of a comment is not one HTML comment on a line of its own', {
      where: 'comment-key',
      hint: 'Use letters, digits, dots and single dashes.',
    });
  const cases = gatherCases(report.cases);
  const { comparison } = report;
  const flips = comparison === undefined ? undefined : flipBlocks(comparison, links.source);
  const chart = trendMarkdown(report.trend ?? []);
  const unfolded = flips === undefined || flips.worse === 0;
  const head = `${marker}\n${heading === undefined ? commentHeading(report) : `### ${heading}`}\n`;
  const verdict = (rung: Rung) =>
    `${head}\n${comparison === undefined ? '' : changedCriteria(comparison, rung)}${commentReason(report, rung)}`;
  for (const rung of RUNGS) {
    const text = [
      verdict(rung),
      rateLine(report, cases.weakFailures),
      againstBaseline(report, baselineNote, rung),
      commentScorers(report, rung),
      flips?.tables(rung) ?? '',
      failingBlock(cases.failing, links.source, unfolded, rung),
      erroredBlock(cases.errored, links.source, rung),
      unsureBlock(cases, links.source, rung),
      shownBlock(cases, report.header, links.source, rung),
      failuresBlock(report, rung),
      // Its diff goes with the answers of the cases; what was decided stays with the last rows.
      optimization === undefined || rung.rows === 0
        ? ''
        : proposedPrompt(optimization, rung.outputs > 0 ? undefined : 0),
      flips?.answers(rung) ?? '',
      passingBlock(cases.passing, rung),
      rung.trend ? chart : '',
      commentFooter(report, links, rung),
    ].join('');
    if (fits(text, budget)) return text;
  }
  const least = RUNGS.at(-1);
  const bare = least === undefined ? head : verdict(least);
  return fits(bare, budget) ? bare : head;
}

/** Kinds of failure in a comment: a few cover most (improvement.md 5.1). Details go with the reasons of the cases, the block with the last rows. */
const MOST_KINDS = 6;
const failuresBlock = ({ failure_analysis: analysis }: RunReport, { rows, reason }: Rung) =>
  analysis === undefined || rows === 0
    ? ''
    : foldedFailures(analysis, { kinds: Math.min(MOST_KINDS, rows), details: reason > 0 });

/** Text has never fewer UTF-8 bytes than characters, whichever way those are counted. */
const fits = (text: string, budget: number) => Buffer.byteLength(text) < budget;

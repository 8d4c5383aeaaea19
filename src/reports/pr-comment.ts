import { Fault } from '../errors.ts';
import type { OptimizationReport } from '../schema/optimization.ts';
import type { RunReport } from '../schema/run.ts';
import { cleanText } from '../text/escape/clean-text.ts';
import { erroredBlock, failingBlock, gatherCases } from './comment/cases.ts';
import { flipBlocks } from './comment/flips.ts';
import { type CommentLinks, commentFooter } from './comment/footer.ts';
import { commentHead } from './comment/head.ts';
import { blockOf, RUNGS, type Rung, WHOLE } from './comment/ladder.ts';
import { restBlock } from './comment/rest.ts';
import { movedScorersBlock, movedScorersOf } from './comment/scorers.ts';
import { whyTable } from './comment/why.ts';
import { foldedFailures } from './failure-analysis-markdown.ts';
import { proposedPrompt } from './optimization-markdown.ts';
import { faultsMarkdown } from './parts/faults-text.ts';
import type { BaselineSource } from './view/baseline-view.ts';

/** What a comment needs beside the report. */
export interface PrCommentOptions {
  /** The comment stays below this many characters and bytes. GitHub refuses more than 65,536 characters (toolchain.md 4). */
  budget: number;
  /** The HTML comment on the first line, by which the comment is found again. */
  marker: string;
  links?: CommentLinks;
  /** Said about the baseline: which one it is, or why there is none; empty to say nothing where there is none. */
  baselineNote?: string;
  /** Where a baseline is to come from, where there is none and nothing else is said about it. */
  baselineSource?: BaselineSource | undefined;
  /** Markdown of ours between the heading and everything else, which no text of others stands in. */
  opening?: string;
  /** What an optimization made of the failures. */
  optimization?: OptimizationReport;
  /** Stands in the place of the verdict in words, where that is only somebody's word: one line of ours. */
  heading?: string | undefined;
}

/** One HTML comment on one line, which no text in it can end early. */
const MARKER = /^<!-- (?:(?!--)[^<>\n\r])+ -->$/;

/**
 * The comment on a pull request, as long as a screen before anything is opened: verdict, reason and what to do; why cases fail, in groups;
 * a better prompt; then folded what they say now, the scorers that moved and everything that changes no decision. A run that passed
 * has its heading, one fold and the footer. It says what the report holds and decides nothing. Too long, it sheds whole blocks and
 * rows, least important first, and is never cut inside one; marker and verdict stay, even where the budget is too small for anything
 * else. Reads the cases once. Texts of others stand only as code, in a fence or as escaped prose (security.md S17, S19).
 */
export function prComment(report: RunReport, options: PrCommentOptions): string {
  const {
    budget,
    marker,
    links = {},
    baselineNote,
    baselineSource,
    heading,
    opening,
    optimization,
  } = options;
  if (!MARKER.test(marker) || cleanText(marker) !== marker)
    throw new Fault('usage', 'the marker of a comment is not one HTML comment on a line of its own', {
      where: 'comment-key',
      hint: 'Use letters, digits, dots and single dashes.',
    });
  const { comparison } = report;
  const flips = comparison === undefined ? undefined : flipBlocks(comparison, links.source);
  const cases = gatherCases(report, flips?.worse ?? new Set());
  const head = commentHead(report, {
    ...{ level: '###', heading, baselineNote, baselineSource, opening, optimization },
    base: links.base,
  });
  const why = cases.why.list(report, cases.unsure);
  const isGood = report.header.conclusion === 'passed' && (flips?.worse.size ?? 0) === 0;
  const failing = blockOf(['rows', 'reason', 'outputs'], (rung) => failingBlock(cases, links.source, rung));
  const errored = blockOf(['rows', 'reason'], (rung) => erroredBlock(cases.errored, links.source, rung));
  for (const rung of RUNGS) {
    const moved = movedScorersOf(report, rung);
    const text = [
      `${marker}\n${head(rung)}\n`,
      whyTable(why, links.source, rung),
      // Its diff goes with the answers of the cases; what was decided stays with the last rows.
      optimization === undefined || rung.rows === 0
        ? ''
        : proposedPrompt(optimization, rung.outputs > 0 ? undefined : 0),
      flips?.block(rung) ?? '',
      failing(rung),
      errored(rung),
      isGood ? '' : movedScorersBlock(moved),
      failuresBlock(report, rung),
      rung.rows === 0 ? '' : faultsMarkdown(report.header),
      restBlock(report, cases, flips, isGood ? moved : undefined, links.source, rung),
      commentFooter(report, links, { rung, failing: cases.firstFailing, baselineNote }),
    ].join('');
    if (fits(text, budget)) return text;
  }
  const least = RUNGS.at(-1);
  const bare = `${marker}\n${least === undefined ? '' : head(least)}`;
  return fits(bare, budget)
    ? bare
    : `${marker}\n${head({ ...WHOLE, rows: 0, sentence: 0 }).split('\n')[0]}\n`;
}

/** Kinds of failure in a comment: a few cover most (improvement.md 5.1). Details go with the reasons of the cases, the block with the last rows. */
const MOST_KINDS = 6;
const failuresBlock = ({ failure_analysis: analysis }: RunReport, { rows, reason }: Rung) =>
  analysis === undefined || rows === 0
    ? ''
    : foldedFailures(analysis, { kinds: Math.min(MOST_KINDS, rows), details: reason > 0 });

/** Text has never fewer UTF-8 bytes than characters, whichever way those are counted. */
const fits = (text: string, budget: number) => Buffer.byteLength(text) < budget;

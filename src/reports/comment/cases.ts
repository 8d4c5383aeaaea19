import type { CaseResult, RunHeader, RunReport } from '../../schema/run.ts';
import { htmlCode, markdownCode, markdownFence } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { caseKind } from '../parts/case-kind.ts';
import { nameMarkdown, placeMarkdown } from '../parts/case-markdown.ts';
import { caseProblem } from '../parts/case-problem.ts';
import { changedFiles } from '../parts/changed-files.ts';
import { failingNotes, failingNumbers, failingScorers } from '../parts/failing-scorers.ts';
import { isShownOnly, shownHeading } from '../parts/shown-cases.ts';
import { type UnsureGroups, unsureGroups } from '../parts/unsure/unsure-groups.ts';
import { unsureHeading, unsureMarkdown } from '../parts/unsure/unsure-markdown.ts';
import { bareReason, type WhyGroups, whyGroups } from '../view/why-view.ts';
import { type Rung, WHOLE } from './ladder.ts';

/** Code points of a question and of an answer in a block, of an id and of a short name. */
const INPUT = 600;
const OUTPUT = 1_500;
const ID = 300;
const NAME = 80;
/** Scorers of one case in a table cell. */
const MOST_SCORERS = 3;
/** Unsure cases of each group, however much room there is: a comment points at the report for the others. */
const UNSURE_ROWS = 10;
const UNSURE_GROUPS = 4;
const UNSURE_ANSWER = 160;
/** Code points of an error where reasons are left out: without it the row would say nothing. */
const SHORT_ERROR = 80;

/** The cases of a run as far as a comment shows them, and how many there are of each kind. */
export interface CommentCases {
  /** Without those that passed in the baseline: these have a block of their own. */
  failing: { shown: CaseResult[]; count: number };
  /** How many of those there are. */
  flipped: number;
  /** Id of the first case that fails. */
  firstFailing: string | undefined;
  errored: { shown: CaseResult[]; count: number };
  passing: { ids: string[]; count: number };
  /** Skipped, with results that are no evidence: those with a result below its threshold, and ids of the others. */
  shown: { below: { shown: CaseResult[]; count: number }; others: string[]; count: number };
  /** Nothing about them is sure. */
  unsure: UnsureGroups;
  /** Known weaknesses: failed, but not gating. */
  weak: { shown: CaseResult[]; count: number };
  skipped: number;
  /** Why the failing and errored ones ended so. */
  why: WhyGroups;
}

/** Reads the cases once and keeps those that the largest comment has room for. `flipped` are ids of cases that passed in the baseline. */
export function gatherCases(report: RunReport, flipped: ReadonlySet<string>): CommentCases {
  const found: CommentCases = {
    failing: { shown: [], count: 0 },
    flipped: 0,
    firstFailing: undefined,
    errored: { shown: [], count: 0 },
    passing: { ids: [], count: 0 },
    shown: { below: { shown: [], count: 0 }, others: [], count: 0 },
    unsure: unsureGroups(UNSURE_ROWS),
    weak: { shown: [], count: 0 },
    skipped: 0,
    why: whyGroups(),
  };
  for (const one of report.cases) {
    const kind = caseKind(one);
    if (kind === 'failing' || kind === 'errored') {
      found.why[kind](one);
      if (kind === 'failing') found.firstFailing ??= one.id;
      if (kind === 'failing' && flipped.has(one.id)) found.flipped += 1;
      else keep(found[kind], one);
    } else if (kind === 'passing') {
      found.passing.count += 1;
      if (found.passing.ids.length < WHOLE.passing) found.passing.ids.push(one.id);
    } else if (kind === 'unsure') found.unsure.add(one);
    else if (isShownOnly(one)) addShown(found.shown, one);
    else if (kind === 'skipped') found.skipped += 1;
    else if (one.status === 'failed') keep(found.weak, one);
  }
  return found;
}

function keep(list: { shown: CaseResult[]; count: number }, one: CaseResult): void {
  list.count += 1;
  if (list.shown.length < WHOLE.rows) list.shown.push(one);
}

function addShown(found: CommentCases['shown'], one: CaseResult): void {
  found.count += 1;
  if (failingScorers(one).length > 0) {
    found.below.count += 1;
    if (found.below.shown.length < WHOLE.rows) found.below.shown.push(one);
  } else if (found.others.length < WHOLE.passing) found.others.push(one.id);
}

/** Failing cases with their scorers, then question and answer of the first. */
export function failingBlock(
  { failing: { shown, count }, flipped }: Pick<CommentCases, 'failing' | 'flipped'>,
  linkBase: string | undefined,
  rung: Pick<Rung, 'rows' | 'reason' | 'outputs'>,
): string {
  if (count === 0) return '';
  const head = formatCounted(count, flipped > 0 ? 'more failing case' : 'failing case');
  const kept = shown.slice(0, rung.rows);
  if (kept.length === 0) return `${head}.\n\n`;
  return `<details><summary><b>${head}</b>: scores, questions and answers</summary>\n\n${tableOf(kept, count, linkBase, rung)}${answersOf(kept, rung.outputs)}</details>\n\n`;
}

/** Known weaknesses: they fail and do not gate. Without a fold of its own. */
export function weakTable(
  { shown, count }: CommentCases['weak'],
  linkBase: string | undefined,
  rung: Rung,
): string {
  const kept = shown.slice(0, rung.rows);
  return kept.length === 0
    ? ''
    : `**Known weaknesses, which do not gate**\n\n${tableOf(kept, count, linkBase, rung)}`;
}

/** Cases with results that are no evidence: those below the threshold like failing ones, the others by id. Answers share the budget of `failing`. */
export function shownBlock(
  { shown, failing }: Pick<CommentCases, 'shown' | 'failing'>,
  header: Pick<RunHeader, 'judge'>,
  linkBase: string | undefined,
  rung: Rung,
): string {
  const { below, others, count } = shown;
  if (count === 0) return '';
  const head = shownHeading({ count, below: below.count }, header);
  const kept = below.shown.slice(0, rung.rows);
  const fine = others.slice(0, rung.passing);
  if (kept.length + fine.length === 0) return `${head}.\n\n`;
  const rest = count - below.count;
  return [
    `<details><summary>${head}</summary>\n\n`,
    kept.length === 0 ? '' : tableOf(kept, below.count, linkBase, rung),
    answersOf(kept, Math.max(0, rung.outputs - failing.count)),
    fine.length === 0 ? '' : `Not below it: ${idList(fine, rest)}\n\n`,
    '</details>\n\n',
  ].join('');
}

/** What could not be told of the unsure cases and what would settle it, folded; only how many there are where there is no room. */
export function unsureBlock(
  { unsure }: Pick<CommentCases, 'unsure'>,
  linkBase: string | undefined,
  rung: Rung,
): string {
  const { count } = unsure.list();
  if (count === 0) return '';
  const head = unsureHeading(count);
  if (rung.rows === 0) return `${head}.\n\n`;
  const room = {
    rows: Math.min(UNSURE_ROWS, rung.rows),
    groups: Math.min(UNSURE_GROUPS, rung.rows),
    answer: rung.reason === 0 ? 0 : UNSURE_ANSWER,
  };
  return `<details><summary>${head}</summary>\n\n${unsureMarkdown(unsure, linkBase, room)}</details>\n\n`;
}

function tableOf(
  kept: CaseResult[],
  count: number,
  linkBase: string | undefined,
  rung: Pick<Rung, 'reason'>,
): string {
  const rows = kept.map(
    (one) => `| ${nameMarkdown(one)} | ${whyCell(one, rung)} | ${placeMarkdown(one, linkBase)} |\n`,
  );
  return `| case | why | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n`;
}

const answersOf = (kept: readonly CaseResult[], most: number) =>
  kept.slice(0, most).map(questionAndAnswer).join('');

/** Cases that could not be judged: they say nothing about the answers. */
export function erroredBlock(
  { shown, count }: CommentCases['errored'],
  linkBase: string | undefined,
  rung: Pick<Rung, 'rows' | 'reason'>,
): string {
  if (count === 0) return '';
  const head = `${formatCounted(count, 'case')} could not be judged`;
  const kept = shown.slice(0, rung.rows);
  if (kept.length === 0) return `${head}.\n\n`;
  const rows = kept.map((one) => {
    const { code, message } = caseProblem(one);
    const why = `${markdownCode(truncateText(code, NAME))}: ${markdownCode(truncateText(message, rung.reason || SHORT_ERROR))}`;
    return `| ${nameMarkdown(one)} | ${why} | ${placeMarkdown(one, linkBase)} |\n`;
  });
  return `<details><summary>${head}</summary>\n\n| case | error | where |\n|---|---|---|\n${rows.join('')}${moreOf(count - kept.length)}\n</details>\n\n`;
}

/** How many passed, and their ids where there is room. */
export function passingLine({ ids, count }: CommentCases['passing'], rung: Rung): string {
  const kept = ids.slice(0, rung.passing);
  if (count === 0 || kept.length === 0) return '';
  return `**${formatCounted(count, 'passing case')}**: ${idList(kept, count)}\n\n`;
}

function idList(kept: readonly string[], count: number): string {
  const more = count > kept.length ? ` and ${formatCount(count - kept.length)} more` : '';
  return `${kept.map((id) => markdownCode(truncateText(id, ID))).join(' · ')}${more}`;
}

function whyCell(one: CaseResult, rung: Pick<Rung, 'reason'>): string {
  const failing = failingScorers(one);
  const lines = failing.slice(0, MOST_SCORERS).map((each) => {
    const notes = failingNotes(each, one);
    const numbers = `${markdownCode(truncateText(each.scorer, NAME))} **${failingNumbers(each)}**`;
    const reason =
      rung.reason === 0 || each.reasoning === ''
        ? ''
        : `: ${markdownCode(truncateText(bareReason(each.reasoning), rung.reason))}`;
    return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
  });
  if (failing.length > MOST_SCORERS) lines.push(`and ${failing.length - MOST_SCORERS} more`);
  return lines.join('<br>') || 'did not pass';
}

function questionAndAnswer(one: CaseResult): string {
  const first = failingScorers(one)[0];
  const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
  if (first === undefined || turn === undefined) return '';
  const left = changedFiles(one, first.attempt, markdownCode);
  return [
    `<details><summary>${htmlCode(truncateText(one.id, ID))}: question and answer</summary>`,
    '',
    markdownFence(truncateText(turn.input, INPUT), 'text'),
    '',
    markdownFence(truncateText(turn.output, OUTPUT), 'text'),
    '',
    ...(left === undefined ? [] : [`Files: ${left}`, '']),
    '</details>',
    '',
    '',
  ].join('\n');
}

const moreOf = (count: number) =>
  count > 0 ? `\n${formatCounted(count, 'more case')}: see the report.\n` : '';

import type { CaseResult, RunHeader } from '../../schema/run.ts';
import { htmlCode, markdownCode, markdownFence } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { caseKind } from './case-kind.ts';
import { nameMarkdown, placeMarkdown } from './case-markdown.ts';
import { caseProblem } from './case-problem.ts';
import { type Rung, WHOLE } from './comment-ladder.ts';
import { failingNotes, failingNumbers, failingScorers } from './failing-scorers.ts';
import { isShownOnly, shownHeading } from './shown-cases.ts';
import { type UnsureGroups, unsureGroups } from './unsure/unsure-groups.ts';
import { unsureHeading, unsureMarkdown } from './unsure/unsure-markdown.ts';

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
interface CommentCases {
  failing: { shown: CaseResult[]; count: number };
  errored: { shown: CaseResult[]; count: number };
  passing: { ids: string[]; count: number };
  /** Skipped, with results that are no evidence: those with a result below its threshold, and ids of the others. */
  shown: { below: { shown: CaseResult[]; count: number }; others: string[]; count: number };
  /** Nothing about them is sure. */
  unsure: UnsureGroups;
  /** Failed, but not gating. */
  weakFailures: number;
}

/** Reads the cases once and keeps those that the largest comment has room for. */
export function gatherCases(cases: Iterable<CaseResult>): CommentCases {
  const found: CommentCases = {
    failing: { shown: [], count: 0 },
    errored: { shown: [], count: 0 },
    passing: { ids: [], count: 0 },
    shown: { below: { shown: [], count: 0 }, others: [], count: 0 },
    unsure: unsureGroups(UNSURE_ROWS),
    weakFailures: 0,
  };
  for (const one of cases) {
    const kind = caseKind(one);
    if (kind === 'failing' || kind === 'errored') {
      const list = found[kind];
      list.count += 1;
      if (list.shown.length < WHOLE.rows) list.shown.push(one);
    } else if (kind === 'passing') {
      found.passing.count += 1;
      if (found.passing.ids.length < WHOLE.passing) found.passing.ids.push(one.id);
    } else if (kind === 'unsure') found.unsure.add(one);
    else if (isShownOnly(one)) addShown(found.shown, one);
    else if (kind === 'weak' && one.status === 'failed') found.weakFailures += 1;
  }
  return found;
}

function addShown(found: CommentCases['shown'], one: CaseResult): void {
  found.count += 1;
  if (failingScorers(one).length > 0) {
    found.below.count += 1;
    if (found.below.shown.length < WHOLE.rows) found.below.shown.push(one);
  } else if (found.others.length < WHOLE.passing) found.others.push(one.id);
}

/** Failing cases with their scorers, then question and answer of the first; unfolded where nothing above names them. */
export function failingBlock(
  { shown, count }: CommentCases['failing'],
  linkBase: string | undefined,
  open: boolean,
  rung: Rung,
): string {
  if (count === 0) return '';
  const head = formatCounted(count, 'failing case');
  const kept = shown.slice(0, rung.rows);
  if (kept.length === 0) return `${head}.\n\n`;
  return `<details${open ? ' open' : ''}><summary>${head}</summary>\n\n${tableOf(kept, count, linkBase, rung)}${answersOf(kept, rung.outputs)}</details>\n\n`;
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

function tableOf(kept: CaseResult[], count: number, linkBase: string | undefined, rung: Rung): string {
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
  rung: Rung,
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
export function passingBlock({ ids, count }: CommentCases['passing'], rung: Rung): string {
  if (count === 0) return '';
  const head = formatCounted(count, 'passing case');
  const kept = ids.slice(0, rung.passing);
  if (kept.length === 0) return `${head}.\n\n`;
  return `<details><summary>${head}</summary>\n\n${idList(kept, count)}\n\n</details>\n\n`;
}

function idList(kept: readonly string[], count: number): string {
  const more = count > kept.length ? ` and ${formatCount(count - kept.length)} more` : '';
  return `${kept.map((id) => markdownCode(truncateText(id, ID))).join(' · ')}${more}`;
}

function whyCell(one: CaseResult, rung: Rung): string {
  const failing = failingScorers(one);
  const lines = failing.slice(0, MOST_SCORERS).map((each) => {
    const notes = failingNotes(each, one);
    const numbers = `${markdownCode(truncateText(each.scorer, NAME))} **${failingNumbers(each).replace('<', '&lt;')}**`;
    const reason =
      rung.reason === 0 || each.reasoning === ''
        ? ''
        : `: ${markdownCode(truncateText(each.reasoning, rung.reason))}`;
    return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
  });
  if (failing.length > MOST_SCORERS) lines.push(`and ${failing.length - MOST_SCORERS} more`);
  return lines.join('<br>') || 'did not pass';
}

function questionAndAnswer(one: CaseResult): string {
  const first = failingScorers(one)[0];
  const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
  if (turn === undefined) return '';
  return [
    `<details><summary>${htmlCode(truncateText(one.id, ID))}: question and answer</summary>`,
    '',
    markdownFence(truncateText(turn.input, INPUT), 'text'),
    '',
    markdownFence(truncateText(turn.output, OUTPUT), 'text'),
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}

const moreOf = (count: number) =>
  count > 0 ? `\n${formatCounted(count, 'more case')}: see the report.\n` : '';

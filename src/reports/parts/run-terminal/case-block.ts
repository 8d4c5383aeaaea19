import type { CaseResult } from '../../../schema/run.ts';
import { cutToWidth, displayWidth, padToWidth } from '../../../text/display-width.ts';
import { terminalLine, terminalQuote } from '../../../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../../../text/format.ts';
import { headline } from '../../../text/headline.ts';
import { caseProblem } from '../case-problem.ts';
import { changedFiles } from '../changed-files.ts';
import {
  caseNotes,
  type FailingScorer,
  failingNotes,
  failingNumbers,
  failingScorers,
} from '../failing-scorers.ts';
import type { Emphasis, Style } from '../style.ts';
import type { CaseGroup } from './case-groups.ts';

/** Columns of the mark, of the id and before what is said about a case. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of the answer, and scorers of a case, that are shown. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const WEAK_REASON_LINES = 2;
const MOST_SCORERS = 3;
/** Lines to copy, and the columns by which one is indented. */
const MOST_LAID_OUT = 6;
const MOST_INDENT = 8;
/** Stands behind names where there are more. */
const CONTINUED = ', …';
/** A check quotes what it was given; of more than this the reader may not see the end of it. */
const QUOTED_WHOLE = 80;

/** A failing case: mark, id, scorer with its numbers; the reason and the answer quoted; the place. */
export function failingBlock(one: CaseResult, width: number, style: Style): string[] {
  const failing = failingScorers(one);
  const [first, ...others] = failing;
  if (first === undefined)
    return [...head('FAIL', 'bad', one, 'did not pass', width, style), place(one, style)];
  const reasonOf = (each: typeof first) => {
    const notes = failingNotes(each, one);
    return `${scorerSaid(each)}${notes.length === 0 ? '' : ` · ${notes.join(' · ')}`}`;
  };
  const lines = [
    ...head('FAIL', 'bad', one, reasonOf(first), width, style),
    ...quoted(first.reasoning, width, REASON_LINES, style),
  ];
  for (const other of others.slice(0, MOST_SCORERS - 1))
    lines.push(
      cutToWidth(`${INDENT}${reasonOf(other)}`, width),
      ...quoted(other.reasoning, width, REASON_LINES - 1, style),
    );
  if (failing.length > MOST_SCORERS)
    lines.push(`${INDENT}and ${formatCounted(failing.length - MOST_SCORERS, 'more scorer')}`);
  const answer = one.attempts[first.attempt]?.turns[first.turn]?.output ?? '';
  const isQuoted = answer.length <= QUOTED_WHOLE && first.reasoning.includes(JSON.stringify(answer));
  const answered = isQuoted ? [] : quoted(answer, width, ANSWER_LINES, style);
  const left = changedFiles(one, first.attempt, terminalLine);
  return [
    ...lines,
    ...(answered.length === 0 ? [] : [`${INDENT}answer`, ...answered]),
    ...(left === undefined ? [] : [cutToWidth(`${INDENT}files: ${left}`, width)]),
    place(one, style),
  ];
}

/** A case that could not be judged: code and message, what to do, the place. */
export function erroredBlock(one: CaseResult, width: number, style: Style): string[] {
  const { code, message, remedy, attempts } = caseProblem(one);
  const tries = attempts > 1 ? ` · ${formatCounted(attempts, 'attempt')}` : '';
  return [
    ...head('ERR', 'odd', one, `${terminalLine(code)}${tries}`, width, style),
    ...quoted(headline(message), width, REASON_LINES, style),
    ...remedyLines(remedy, width),
    place(one, style),
  ];
}

/** What to do: words in running text, and below them the lines to copy, which are indented, as they are laid out. */
function remedyLines(remedy: string, width: number): string[] {
  if (remedy === '') return [];
  const isLaidOut = (line: string) => /^ {2}\s*\S/.test(line);
  const lines = remedy.split('\n');
  const words = lines.filter((line) => !isLaidOut(line)).join('\n');
  const laidOut = lines.filter(isLaidOut).slice(0, MOST_LAID_OUT);
  const most = laidOut.length === 0 ? REASON_LINES : 2 * REASON_LINES;
  return [
    ...quoted(`→ ${words}`, width, most, (_, text) => text),
    ...laidOut.map((line) =>
      cutToWidth(`${INDENT}│ ${/^ */.exec(line.slice(0, MOST_INDENT))?.[0]}${terminalLine(line)}`, width),
    ),
  ];
}

/** A failure that does not gate: shorter than one that does, with the reason and the place. */
export function weakBlock(one: CaseResult, width: number, style: Style): string[] {
  const first = failingScorers(one)[0];
  const what =
    one.status === 'errored'
      ? terminalLine(caseProblem(one).code)
      : first === undefined
        ? 'did not pass'
        : scorerSaid(first);
  const why = one.status === 'errored' ? caseProblem(one).message : (first?.reasoning ?? '');
  return [
    ...head('WEAK', 'dim', one, [what, ...caseNotes(one)].join(' · '), width, style),
    ...quoted(why, width, WEAK_REASON_LINES, style),
    place(one, style),
  ];
}

/** The scorer with its numbers; of a check, which passes or fails, the name alone. */
const scorerSaid = (failing: FailingScorer) =>
  failing.threshold === null && failing.score === 0
    ? terminalLine(failing.scorer)
    : `${terminalLine(failing.scorer)} ${failingNumbers(failing)}`;

/** The others with the same trouble, on one line: how many, and what they are called as far as there is room; empty for none. */
export function moreLikeThis(
  { others, named }: Pick<CaseGroup, 'others' | 'named'>,
  width: number,
): string[] {
  if (others === 0) return [];
  let line = `${INDENT}and ${formatCount(others)} more like this`;
  let shown = 0;
  for (const id of named) {
    const longer = `${line}${shown === 0 ? ': ' : ', '}${terminalLine(id)}`;
    if (displayWidth(longer) > width - CONTINUED.length) break;
    line = longer;
    shown += 1;
  }
  return [shown > 0 && shown < others ? `${line}${CONTINUED}` : line];
}

/** Mark and id, then what is to be said: beside a short id, below a long one. */
function head(
  mark: string,
  emphasis: Emphasis,
  one: CaseResult,
  what: string,
  width: number,
  style: Style,
): string[] {
  const id = terminalLine(one.id);
  const start = `  ${style(emphasis, padToWidth(mark, MARK))}`;
  const room = width - INDENT.length;
  if (displayWidth(id) <= ID && ID + 2 + displayWidth(what) <= room)
    return [`${start}${padToWidth(id, ID)}  ${what}`];
  return [`${start}${cutToWidth(id, room)}`, `${INDENT}${cutToWidth(what, room)}`];
}

const quoted = (text: string, width: number, most: number, style: Style) =>
  terminalQuote(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}`);

/** Paths are never cut: they are there to be copied. */
const place = (one: CaseResult, style: Style) =>
  `${INDENT}${style('dim', `at ${terminalLine(one.location.file)}:${one.location.line}`)}`;

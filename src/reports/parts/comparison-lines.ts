import type { Comparison, Flip, ScorerDelta } from '../../schema/comparison.ts';
import type { RunReport } from '../../schema/run.ts';
import { cutToWidth, displayWidth, padToWidth, wrapToWidth } from '../../text/display-width.ts';
import { terminalLine, terminalLines, terminalQuote } from '../../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatScore } from '../../text/format.ts';
import { formatDifference, formatDifferenceInterval, formatP } from '../../text/format-difference.ts';
import { truncateText } from '../../text/truncate.ts';
import { fromFirstDifference } from './answer-diff.ts';
import { claimedInterval, flipNote, flipsOf, movedScorers, scorerVerdict } from './comparison-words.ts';
import { namedList, phraseText } from './phrase.ts';
import { movedCassettes } from './replayed-text.ts';
import type { Style } from './style.ts';
import { terminalTable } from './terminal-table.ts';

/** Columns of the mark, of the id and before what is said about a case. */
const MARK = 6;
const ID = 22;
const INDENT = '        ';
/** Lines of a reason and of an answer; flips with answers and without, changes of criteria that a screen shows. */
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const MOST_BLOCKS = 8;
const MOST_ROWS = 15;
const MOST_CHANGES = 10;
/** Names of scorers in a line. */
const MOST_NAMES = 12;
/** Code points of a sentence of ours, which may quote names. */
const MESSAGE = 600;

/** How the criteria of two runs changed, to be said before any number; nothing where they did not. */
export function* criteriaChangedLines(
  { comparable, criteria_changed: changes }: Comparison,
  width: number,
  style: Style,
): Iterable<string> {
  if (comparable && changes.length === 0) return;
  yield* movedBar(
    'These runs were not measured alike; what differs may come from the criteria:',
    changes.map(({ message }) => message),
    width,
    style,
  );
}

/** The same of a run and its baseline, with what it was judged by that is of its branch. */
export function* barLines(
  { comparison, header }: Pick<RunReport, 'comparison' | 'header'>,
  width: number,
  style: Style,
): Iterable<string> {
  const own = movedCassettes(header);
  if (own.length === 0) {
    if (comparison !== undefined) yield* criteriaChangedLines(comparison, width, style);
    return;
  }
  const changes = (comparison?.criteria_changed ?? []).map(({ message }) => message);
  yield* movedBar('What this run was judged by was changed:', [...own, ...changes], width, style);
}

function* movedBar(
  words: string,
  messages: readonly string[],
  width: number,
  style: Style,
): Iterable<string> {
  yield `${style('odd', style('strong', 'BAR MOVED'))}\n`;
  for (const line of wrapToWidth(words, width - INDENT.length)) yield `${INDENT}${line}\n`;
  for (const message of messages.slice(0, MOST_CHANGES))
    for (const [index, line] of terminalLines(
      truncateText(message, MESSAGE),
      width - INDENT.length - 2,
    ).entries())
      yield `${INDENT}${index === 0 ? '- ' : '  '}${line}\n`;
  if (messages.length > MOST_CHANGES)
    yield `${cutToWidth(`${INDENT}  and ${formatCounted(messages.length - MOST_CHANGES, 'more change')}; the report lists them`, width)}\n`;
  yield '\n';
}

/** Flipped cases: those that fail now with both answers, the others a line each. `brief` leaves out what a run's own blocks say. */
export function* flipLines(
  comparison: Comparison,
  width: number,
  style: Style,
  brief = false,
): Iterable<string> {
  const worse = flipsOf(comparison, 'pass_to_fail');
  if (worse.length > 0) yield '  passed before, fail now:\n';
  for (const flip of worse.slice(0, MOST_BLOCKS)) yield* flipBlock(flip, width, style, brief);
  for (const flip of worse.slice(MOST_BLOCKS, MOST_BLOCKS + MOST_ROWS)) {
    yield* flipHead(flip, width, style);
    if (!brief) yield placeLine(flip, style);
  }
  const rest = worse.length - MOST_BLOCKS - MOST_ROWS;
  if (rest > 0)
    yield `${cutToWidth(`${INDENT}and ${formatCounted(rest, 'more case')}; the report lists them`, width)}\n`;
  if (worse.length > 0) yield '\n';
  for (const [kind, title] of OTHERS) {
    const flips = flipsOf(comparison, kind);
    if (flips.length === 0) continue;
    yield `  ${title}:\n`;
    for (const flip of flips.slice(0, MOST_ROWS)) {
      const id = terminalLine(flip.id);
      const status = `${flip.from ?? '–'} → ${flip.to ?? '–'}`;
      const room = width - INDENT.length - 2 - displayWidth(status);
      yield `${INDENT}${padToWidth(cutToWidth(id, room), Math.min(ID, room))}  ${style('dim', status)}\n`;
    }
    if (flips.length > MOST_ROWS) yield `${INDENT}and ${formatCount(flips.length - MOST_ROWS)} more\n`;
    yield '\n';
  }
}

const OTHERS = [
  ['fail_to_pass', 'failed before, pass now'],
  ['changed_criteria', 'under other criteria, not compared'],
  ['new', 'not in the baseline'],
  ['removed', 'only in the baseline'],
] as const;

/** Mark and id with what repeats and history say: beside a short id, below a long one. */
function* flipHead(flip: Flip, width: number, style: Style): Iterable<string> {
  const id = terminalLine(flip.id);
  const note = flipNote(flip);
  const room = width - INDENT.length;
  const emphasis = flip.verdict === 'regression' ? 'bad' : flip.verdict === 'suspected' ? 'odd' : 'dim';
  const start = `  ${style(emphasis, padToWidth('FLIP', MARK))}`;
  if (displayWidth(id) <= ID && ID + 2 + displayWidth(note) <= room)
    yield `${start}${padToWidth(id, ID)}  ${note}\n`;
  else yield `${start}${cutToWidth(id, room)}\n${INDENT}${cutToWidth(note, room)}\n`;
}

function* flipBlock(flip: Flip, width: number, style: Style, brief: boolean): Iterable<string> {
  yield* flipHead(flip, width, style);
  const quoted = (text: string, most: number) =>
    terminalQuote(text, width - INDENT.length, most).map((line) => `${INDENT}${style('dim', line)}\n`);
  if (!brief) yield* quoted(flip.reason, REASON_LINES);
  for (const [title, answer] of answersOf(flip, brief)) {
    const lines = quoted(answer, ANSWER_LINES);
    if (lines.length > 0) yield `${INDENT}${title}\n`;
    yield* lines;
  }
  if (!brief) yield placeLine(flip, style);
}

const placeLine = ({ location: { file, line } }: Flip, style: Style) =>
  `${INDENT}${style('dim', `at ${terminalLine(file)}:${line}`)}\n`;

/** Both answers from where they part; one where they are the same. `brief`: only the old one. */
function answersOf({ before, after }: Flip, brief: boolean): [string, string][] {
  if (before !== null && before === after) return [['the same answer, before and now', before]];
  const [old, recent] =
    before !== null && after !== null ? fromFirstDifference(before, after) : [before, after];
  return [
    ...(old === null ? [] : [['before', old] as [string, string]]),
    ...(recent === null || brief ? [] : [['now', recent] as [string, string]]),
  ];
}

/** The scorers that moved: means over the cases that both runs judged, and what became of them; the others by name. */
export function* scorerDeltaTable(comparison: Comparison, width: number, style: Style): Iterable<string> {
  const { moved, still, uncompared } = movedScorers(comparison);
  if (moved.length > 0) yield* terminalTable(COLUMNS, moved.map(deltaRow), width, style);
  const rest: [string, string[]][] = [
    ['unchanged', still],
    ['not compared', uncompared],
  ];
  for (const [word, names] of rest) {
    if (names.length === 0) continue;
    const listed = `${formatCounted(names.length, 'scorer')} ${word}: ${phraseText(namedList(names, MOST_NAMES))}`;
    for (const line of terminalLines(listed, width - 2)) yield `${style('dim', `  ${line}`)}\n`;
  }
  if (still.length + uncompared.length > 0) yield '\n';
}

const COLUMNS = [
  { title: 'scorer', left: true },
  { title: 'before' },
  { title: 'now' },
  { title: 'Δ' },
  { title: '95 % interval' },
  { title: 'p adj.' },
  { title: '', left: true },
];

const deltaRow = ([name, one]: readonly [string, ScorerDelta]) => {
  const interval = claimedInterval(one);
  return [
    terminalLine(name),
    one.mean_a === null ? '–' : formatScore(one.mean_a),
    one.mean_b === null ? '–' : formatScore(one.mean_b),
    one.delta === null ? '–' : formatDifference(one.delta, 'score'),
    interval === null ? '–' : formatDifferenceInterval(interval, 'score'),
    one.delta === null ? '–' : formatP(one.p_adjusted).replace(' ', ''),
    scorerVerdict(one),
  ];
};

import type { Comparison, ScorerDelta } from '../schema/comparison.ts';
import type { CaseResult, Conclusion, RunReport, ScorerRow } from '../schema/run.ts';
import { afterColon } from '../text/after-colon.ts';
import { cutToWidth, padToWidth, wrapToWidth } from '../text/display-width.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted, formatScore } from '../text/format.ts';
import { formatDifferenceWithin } from '../text/format-difference.ts';
import { caseKind } from './parts/case-kind.ts';
import { criteriaChangedLines, flipLines } from './parts/comparison-lines.ts';
import { COMPARISON_WORDS, comparisonFacts, rateChange, scorerVerdict } from './parts/comparison-words.ts';
import { effortParts } from './parts/effort.ts';
import { failuresPhrase } from './parts/failure-words.ts';
import { keeper } from './parts/keeper.ts';
import { labelledLines, lineLabel, NARROWEST } from './parts/labelled-lines.ts';
import { phraseText } from './parts/phrase.ts';
import { repeatsLine } from './parts/repeats-line.ts';
import { sameErrors } from './parts/same-errors.ts';
import { scorerNote } from './parts/scorer-note.ts';
import { type SkipReason, skipReasons } from './parts/skip-reasons.ts';
import { colourStyle, type Emphasis, plainStyle, type Style } from './parts/style.ts';
import { erroredBlock, failingBlock, weakBlock } from './parts/terminal-case.ts';
import { unsureGroups } from './parts/unsure/unsure-groups.ts';
import { SHOWN_IN_TERMINAL, unsureTerminal } from './parts/unsure/unsure-terminal.ts';
import {
  besideRate,
  judgeName,
  judgeOrigin,
  narrowedParts,
  rateParts,
  VERDICT_WORDS,
} from './parts/verdict.ts';

/** How the terminal looks. */
interface TerminalLook {
  /** Columns; 80 when unknown. No line but paths and commands is wider. */
  width?: number;
  colour?: boolean;
}

/** What to point at. */
interface TerminalPointers {
  /** Where the full report was written. */
  reportPath?: string;
  /** Commands worth typing now, most useful first. */
  next?: readonly string[];
}
type TerminalOptions = TerminalLook & TerminalPointers;

/** Blocks that are shown of each kind; a screen of them is read, a thousand are searched for in the report. */
const MOST_BLOCKS = 25;
const NO_LIMIT = Number.POSITIVE_INFINITY;
const LABEL = 8;
/** Columns of a scorer's name where its change stands beside it. */
const WITH_DELTA = 22;
/** Stands where a verdict would, of a run that somebody stopped. */
const CANCELLED = 'CANCELLED';
const EMPHASIS: Record<Conclusion, Emphasis> = { passed: 'good', failed: 'bad', neutral: 'odd' };

/**
 * What `assay run` says at its end: the cases that need a look, the scorers, then the verdict with its reason and what to
 * do, last because that is where eyes are. Comes line by line, each with its newline. Texts of others are quoted.
 */
export function* terminal(report: RunReport, options: TerminalOptions = {}): Iterable<string> {
  const said = terminalReport(options);
  for (const one of report.cases) said.add(one);
  yield* said.lines(report, options);
}

/** The same for whoever goes through the cases anyway: told of each, then asked for the lines. */
export function terminalReport({ width = 80, colour = false }: TerminalLook = {}) {
  const columns = Math.max(NARROWEST, width);
  const style = colour ? colourStyle : plainStyle;
  const found = terminalCases(columns, style);
  return {
    add: found.add,
    lines: (report: RunReport, pointers: TerminalPointers) =>
      allLines(report, found, { ...pointers, width: columns, style }),
  };
}

/** The cases that need a look, as many as a screen takes, and how many more there are. */
function terminalCases(width: number, style: Style) {
  const failing = keeper(NO_LIMIT, MOST_BLOCKS);
  const errored = sameErrors(MOST_BLOCKS);
  const weak = keeper(NO_LIMIT, MOST_BLOCKS);
  const skipped = skipReasons();
  const unsure = unsureGroups(SHOWN_IN_TERMINAL);
  let weakFailures = 0;
  return {
    ...{ failing, errored, weak, skipped, unsure },
    add(one: CaseResult): void {
      const kind = caseKind(one);
      if (kind === 'failing') failing.add(() => joined(failingBlock(one, width, style)));
      else if (kind === 'errored') errored.add(one);
      else if (kind === 'unsure') unsure.add(one);
      else if (kind === 'skipped') skipped.add(one.reason);
      else if (kind === 'weak') {
        weak.add(() => joined(weakBlock(one, width, style)));
        if (one.status === 'failed') weakFailures += 1;
      }
    },
    /** Failed, but not gating. */
    get weakFailures() {
      return weakFailures;
    },
  };
}

function* allLines(
  report: RunReport,
  found: ReturnType<typeof terminalCases>,
  { width, style, ...options }: TerminalPointers & { width: number; style: Style },
): Iterable<string> {
  const { comparison } = report;
  const { failing, errored, weak, skipped, unsure } = found;
  if (comparison !== undefined) yield* criteriaChangedLines(comparison, width, style);
  yield* failing.kept;
  if (failing.more > 0)
    yield `        and ${formatCounted(failing.more, 'more failing case')}; the report lists them\n`;
  for (const { one, others } of errored.groups) yield joined(erroredBlock(one, others, width, style));
  if (errored.more > 0)
    yield `        and ${formatCounted(errored.more, 'more errored case')}; the report lists them\n`;
  const listed = failing.kept.length + errored.groups.length;
  if (weak.kept.length > 0) {
    yield `${listed > 0 ? '\n' : ''}  not gating, shown only:\n`;
    yield* weak.kept;
    if (weak.more > 0) yield `        and ${formatCount(weak.more)} more\n`;
  }
  const unsureLines = [...unsureTerminal(unsure, width, style)];
  if (listed + weak.kept.length > 0 && unsureLines.length > 0) yield '\n';
  yield* unsureLines;
  if (listed + weak.kept.length + unsureLines.length > 0) yield '\n';
  if (comparison !== undefined) yield* flipLines(comparison, width, style, true);
  if (report.scorers.length > 0) yield* scorerTable(report.scorers, comparison?.scorers ?? {}, width, style);
  const { cancelled, conclusion } = report.header;
  const word = cancelled === true ? CANCELLED : VERDICT_WORDS[conclusion];
  yield* verdict(report, { word, weakFailures: found.weakFailures, skipped: skipped.list() }, width, style);
  if (options.reportPath !== undefined) yield `${lineLabel('report')}${terminalLine(options.reportPath)}\n`;
  for (const [index, command] of (options.next ?? []).entries())
    yield `${lineLabel(index === 0 ? 'next' : '')}${terminalLine(command)}\n`;
}

const joined = (lines: string[]) => `${lines.join('\n')}\n`;

function* scorerTable(
  rows: readonly ScorerRow[],
  deltas: Comparison['scorers'],
  width: number,
  style: Style,
): Iterable<string> {
  const shown = rows.map((row) => ({
    name: terminalLine(row.name),
    mean: row.mean === null ? '–' : formatScore(row.mean),
    pass: `${formatCount(row.passed)}/${formatCount(row.judged)}`,
    note: [...moved(Object.hasOwn(deltas, row.name) ? deltas[row.name] : undefined), scorerNote(row)]
      .filter((part) => part !== '')
      .join(', '),
  }));
  const passWidth = Math.max(7, ...shown.map((row) => row.pass.length));
  const longest = Math.max(18, ...shown.map((row) => row.name.length));
  const compared = rows.some((row) => Object.hasOwn(deltas, row.name));
  const nameWidth = Math.min(longest, compared ? WITH_DELTA : 32, width - passWidth - 12);
  const numbers = (mean: string, pass: string) => `${mean.padStart(6)}${pass.padStart(passWidth + 2)}`;
  yield `${style('dim', `  ${padToWidth('scorer', nameWidth)}${numbers('mean', 'pass')}`)}\n`;
  for (const { name, mean, pass, note } of shown) {
    const line = `  ${padToWidth(cutToWidth(name, nameWidth), nameWidth)}${numbers(mean, pass)}`;
    yield `${note === '' ? line : cutToWidth(`${line}   ${note}`, width)}\n`;
  }
  yield '\n';
}

/** Of a scorer that the baseline has, too: `Δ −0.09 [−0.16, −0.02] worse`. */
function moved(one: ScorerDelta | undefined): string[] {
  if (one === undefined || one.delta === null) return [];
  if (one.verdict === 'unchanged') return ['unchanged'];
  return [`Δ ${formatDifferenceWithin(one.delta, one.interval, 'score')} ${scorerVerdict(one)}`];
}

function* verdict(
  report: RunReport,
  { word, weakFailures, skipped }: { word: string; weakFailures: number; skipped: SkipReason[] },
  width: number,
  style: Style,
): Iterable<string> {
  const { header } = report;
  const { count, rate, required, unsure } = rateParts(report);
  const beside = [...narrowedParts(header).map(terminalLine), ...besideRate(header, weakFailures)]
    .map((part) => ` ${part}.`)
    .join('');
  // Behind the unsure ones an equals sign would be read as their share.
  const share = rate === '' ? '' : unsure > 0 ? `. ${rate}` : ` = ${rate}`;
  const sentence = `${count}${share}; ${required}${beside === '' ? '' : `.${beside}`}`;
  const head = padToWidth(word, Math.max(LABEL, word.length + 1));
  const [first = '', ...rest] = wrapToWidth(sentence, width - head.length);
  const emphasis = word === CANCELLED ? 'odd' : EMPHASIS[header.conclusion];
  yield `${style(emphasis, style('strong', head))}${first}\n`;
  for (const line of rest) yield `${' '.repeat(LABEL)}${line}\n`;
  yield* labelledLines('reason', header.reason, width);
  if (report.failure_analysis !== undefined)
    yield* labelledLines('why', phraseText(failuresPhrase(report.failure_analysis)), width);
  if (report.comparison !== undefined) yield* againstBaseline(report.comparison, header.reason, width);
  yield* labelledLines('judge', `${judgeName(header)}${judgeOrigin(header)}`, width);
  if (report.repeats !== undefined) yield* labelledLines('repeats', repeatsLine(report.repeats), width);
  yield* labelledLines('effort', effortParts(header).join(' · '), width);
  for (const [index, { count: cases, reason }] of skipped.entries())
    yield* labelledLines(
      index === 0 ? 'skipped' : '',
      `${formatCount(cases)} × ${reason ?? 'other reasons'}`,
      width,
    );
  for (const note of report.notes ?? []) yield* labelledLines('note', note, width);
  for (const warning of report.warnings) yield* labelledLines('warning', warning, width);
}

/** The verdict on the run before and this one, how the rate moved, and what else did. What the reason of the run (`runReason`) says is not repeated. */
function* againstBaseline(comparison: Comparison, runReason: string, width: number): Iterable<string> {
  const { verdict: found, reason, comparable, criteria_changed: criteria } = comparison;
  const bar = comparable
    ? ''
    : `The bar moved (${formatCounted(criteria.length, 'change')}, listed at the top). `;
  const facts = new Map(
    comparisonFacts(comparison).map(({ label: name, phrase }) => [name, phraseText(phrase)]),
  );
  yield* labelledLines('against', facts.get('before') ?? comparison.run_a, width);
  yield* labelledLines(
    '',
    `${bar}${COMPARISON_WORDS[found].heading}${runReason.includes(afterColon(reason)) ? '.' : `: ${reason}`}`,
    width,
  );
  yield* labelledLines('rate', rateChange(comparison) ?? '', width);
  for (const name of ['latency', 'cost']) yield* labelledLines(name, facts.get(name) ?? '', width);
  if (comparison.judge_noise !== undefined) yield* labelledLines('', facts.get('judge') ?? '', width);
  for (const warning of comparison.warnings.slice(0, MOST_BLOCKS))
    yield* labelledLines('warning', warning, width);
}

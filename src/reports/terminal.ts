import type { Comparison } from '../schema/comparison.ts';
import type { CaseResult, Conclusion, RunReport } from '../schema/run.ts';
import { afterColon } from '../text/after-colon.ts';
import { padToWidth, wrapToWidth } from '../text/display-width.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { caseKind } from './parts/case-kind.ts';
import { barLines, flipLines } from './parts/comparison-lines.ts';
import { COMPARISON_WORDS, comparisonFacts, rateChange } from './parts/comparison-words.ts';
import { effortParts } from './parts/effort.ts';
import { failuresPhrase } from './parts/failure-words.ts';
import { labelledLines, lineLabel, NARROWEST } from './parts/labelled-lines.ts';
import { phraseText } from './parts/phrase.ts';
import { repeatsLine } from './parts/repeats-line.ts';
import { recordedAgain, replayedText } from './parts/replayed-text.ts';
import { erroredBlock, failingBlock, moreLikeThis, weakBlock } from './parts/run-terminal/case-block.ts';
import { type CaseGroups, caseGroups } from './parts/run-terminal/case-groups.ts';
import { scorerTable } from './parts/run-terminal/scorer-table.ts';
import { type FailedBeside, reasonBesideCounts, verdictText } from './parts/run-terminal/verdict-text.ts';
import { type SkipReason, skipReasons } from './parts/skip-reasons.ts';
import { colourStyle, type Emphasis, plainStyle, type Style } from './parts/style.ts';
import { unsureGroups } from './parts/unsure/unsure-groups.ts';
import { SHOWN_IN_TERMINAL, unsureTerminal } from './parts/unsure/unsure-terminal.ts';
import { judgeName, judgeOrigin, narrowedParts, VERDICT_WORDS } from './parts/verdict.ts';

/** How the terminal looks. */
interface TerminalLook {
  /** Columns; 80 when unknown. No line but paths and commands is wider. */
  width?: number;
  colour?: boolean;
  /** Every scorer, also where nothing failed or moved. */
  verbose?: boolean;
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
const LABEL = 8;
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
export function terminalReport({ width = 80, colour = false, verbose = false }: TerminalLook = {}) {
  const columns = Math.max(NARROWEST, width);
  const style = colour ? colourStyle : plainStyle;
  const found = terminalCases(columns, style);
  return {
    add: found.add,
    lines: (report: RunReport, pointers: TerminalPointers) =>
      allLines(report, found, { ...pointers, width: columns, style, verbose }),
  };
}

/** The cases that need a look, as many as a screen takes, and how many more there are. */
function terminalCases(width: number, style: Style) {
  const failing = caseGroups(MOST_BLOCKS);
  const errored = caseGroups(MOST_BLOCKS);
  const weak = caseGroups(MOST_BLOCKS);
  const skipped = skipReasons();
  const unsure = unsureGroups(SHOWN_IN_TERMINAL);
  const failedBeside: FailedBeside = { weak: 0, quarantined: 0 };
  return {
    ...{ failing, errored, weak, skipped, unsure, failedBeside },
    add(one: CaseResult): void {
      const kind = caseKind(one);
      if (kind === 'failing') failing.add(one, () => failingBlock(one, width, style));
      else if (kind === 'errored') errored.add(one, () => erroredBlock(one, width, style));
      else if (kind === 'unsure') unsure.add(one);
      else if (kind === 'skipped') skipped.add(one.reason);
      else if (kind === 'weak') {
        weak.add(one, () => weakBlock(one, width, style));
        if (one.status === 'failed') failedBeside[one.quarantined === true ? 'quarantined' : 'weak'] += 1;
      }
    },
  };
}

function* allLines(
  report: RunReport,
  found: ReturnType<typeof terminalCases>,
  { width, style, verbose, ...options }: TerminalPointers & { width: number; style: Style; verbose: boolean },
): Iterable<string> {
  const { comparison } = report;
  const { failing, errored, weak, skipped, unsure, failedBeside } = found;
  yield* barLines(report, width, style);
  yield* groupLines(failing, 'failing case', width);
  yield* groupLines(errored, 'errored case', width);
  const listed = failing.groups.length + errored.groups.length;
  if (weak.groups.length > 0) yield `${listed > 0 ? '\n' : ''}  not gating, shown only:\n`;
  yield* groupLines(weak, 'case', width);
  const unsureLines = [...unsureTerminal(unsure, width, style)];
  if (listed + weak.groups.length > 0 && unsureLines.length > 0) yield '\n';
  yield* unsureLines;
  if (listed + weak.groups.length + unsureLines.length > 0) yield '\n';
  if (comparison !== undefined) yield* flipLines(comparison, width, style, true);
  yield* scorerTable(report.scorers, comparison?.scorers ?? {}, { all: verbose, width, style });
  const { cancelled, conclusion } = report.header;
  const word = cancelled === true ? CANCELLED : VERDICT_WORDS[conclusion];
  yield* verdict(report, { word, failedBeside, skipped: skipped.list() }, width, style);
  if (options.reportPath !== undefined) yield `${lineLabel('report')}${terminalLine(options.reportPath)}\n`;
  for (const [index, command] of (options.next ?? []).entries())
    yield `${lineLabel(index === 0 ? 'next' : '')}${terminalLine(command)}\n`;
}

function* groupLines({ groups, more }: CaseGroups, noun: string, width: number): Iterable<string> {
  for (const group of groups) yield `${[...group.block, ...moreLikeThis(group, width)].join('\n')}\n`;
  if (more > 0) yield `        and ${formatCounted(more, `more ${noun}`)}; the report lists them\n`;
}

function* verdict(
  report: RunReport,
  { word, failedBeside, skipped }: { word: string; failedBeside: FailedBeside; skipped: SkipReason[] },
  width: number,
  style: Style,
): Iterable<string> {
  const { header } = report;
  const narrowed = narrowedParts(header).map((part) => `. ${terminalLine(part)}.`);
  const sentence = `${verdictText(report, failedBeside)}${narrowed.join('')}`;
  const head = padToWidth(word, Math.max(LABEL, word.length + 1));
  const [first = '', ...rest] = wrapToWidth(sentence, width - head.length);
  const emphasis = word === CANCELLED ? 'odd' : EMPHASIS[header.conclusion];
  yield `${style(emphasis, style('strong', head))}${first}\n`;
  for (const line of rest) yield `${' '.repeat(LABEL)}${line}\n`;
  yield* labelledLines('reason', reasonBesideCounts(header.reason), width);
  if (report.failure_analysis !== undefined)
    yield* labelledLines('why', phraseText(failuresPhrase(report.failure_analysis)), width);
  if (report.comparison !== undefined) yield* againstBaseline(report.comparison, header.reason, width);
  for (const [index, { sentence }] of (header.faults ?? []).entries())
    yield* labelledLines(index === 0 ? 'faults' : '', sentence, width);
  yield* labelledLines('judge', `${judgeName(header)}${judgeOrigin(header)}`, width);
  if (header.replayed !== undefined)
    yield* labelledLines('', `replayed: ${replayedText(header.replayed)}`, width);
  if (report.repeats !== undefined) yield* labelledLines('repeats', repeatsLine(report.repeats), width);
  yield* labelledLines('effort', effortParts(header).join(' · '), width);
  for (const [index, { count: cases, reason }] of skipped.entries())
    yield* labelledLines(
      index === 0 ? 'skipped' : '',
      `${formatCount(cases)} × ${reason ?? 'other reasons'}`,
      width,
    );
  for (const note of [...(report.notes ?? []), ...recordedAgain(header)])
    yield* labelledLines('note', note, width);
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

import type { FailureAnalysis, FailureCategory } from '../schema/failure-analysis.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { failureNotes, kindPhrase, ownerWords, shareWords, trendWords } from './parts/failure-words.ts';
import { labelledLines, lineLabel, NARROWEST } from './parts/labelled-lines.ts';
import { phraseText } from './parts/phrase.ts';
import { colourStyle, plainStyle, type Style } from './parts/style.ts';

/** How the terminal looks, and what was looked at. */
interface FailureTerminalOptions {
  width?: number;
  colour?: boolean;
  /** "agent support-bot", "run run_8fk2": whose failures these are. */
  of?: string;
  /** Commands worth typing now. */
  next?: readonly string[];
  /** Whether every case is listed, with what it was taken for its kind by. */
  allCases?: boolean;
}

/** Columns of an interval as a bar. */
const BAR = 24;
const PATTERNS = 5;
const EXAMPLES = 5;
const SENTENCE = 600;

/** What `assay analyze` says: each kind of failure with its share as a bar, what sets it apart, what to do, where to look. */
export function* failureAnalysisTerminal(
  analysis: FailureAnalysis,
  options: FailureTerminalOptions = {},
): Iterable<string> {
  const width = Math.max(NARROWEST, options.width ?? 80);
  const style = options.colour === true ? colourStyle : plainStyle;
  const {
    failure_categories: kinds,
    total_failures: total,
    failed_attempts: attempts = total,
    period,
  } = analysis;
  const isRun = period === 'run';
  const where = [options.of, isRun ? undefined : `last ${period}`].filter((part) => part !== undefined);
  const head = [
    total === 0
      ? 'no failed cases'
      : `why ${formatCounted(total, 'case')} failed${attempts > total ? ` (${formatCount(attempts)} attempts)` : ''}`,
    ...where,
  ].join(' · ');
  yield `${style('strong', terminalLine(head))}\n\n`;
  for (const kind of kinds) yield* kindLines(kind, isRun, width, style);
  if (options.allCases === true) yield* caseLines(analysis.cases ?? [], width, style);
  for (const [index, note] of failureNotes(analysis).entries())
    yield* labelledLines(index === 0 ? 'note' : '', truncateText(note, SENTENCE), width);
  for (const [index, command] of (options.next ?? []).entries())
    yield `${lineLabel(index === 0 ? 'next' : '')}${terminalLine(command)}\n`;
}

function* kindLines(kind: FailureCategory, isRun: boolean, width: number, style: Style): Iterable<string> {
  const trend = trendWords(kind.trend, isRun);
  const facts = [
    formatCount(kind.count),
    shareWords(kind),
    ...(trend === '' ? [] : [trend]),
    `to be mended in ${ownerWords(kind.owner)}`,
  ];
  yield `  ${style('strong', terminalLine(phraseText(kindPhrase(kind))))}\n`;
  yield `        ${style('bad', bar(kind))}\n`;
  yield* labelledLines('share', facts.join(' · '), width);
  for (const [index, pattern] of kind.common_patterns.slice(0, PATTERNS).entries())
    yield* labelledLines(index === 0 ? 'pattern' : '', truncateText(pattern, SENTENCE), width);
  yield* labelledLines('fix', truncateText(kind.suggested_fix, SENTENCE), width);
  if (kind.evaluator_doubts !== undefined)
    yield* labelledLines(
      'doubt',
      `the scorer may be wrong in ${formatCount(kind.evaluator_doubts.count)}: ${truncateText(kind.evaluator_doubts.reasons.join('; '), SENTENCE)}`,
      width,
    );
  const cases = kind.example_case_ids ?? [];
  if (cases.length > 0) yield* labelledLines('cases', cases.slice(0, EXAMPLES).join(', '), width);
  if (!isRun)
    for (const [index, id] of kind.example_run_ids.slice(0, EXAMPLES).entries())
      yield `${lineLabel(index === 0 ? 'runs' : '')}${terminalLine(id)}\n`;
  yield '\n';
}

/** Each case with who can mend it, and why it is of its kind. */
function* caseLines(
  cases: NonNullable<FailureAnalysis['cases']>,
  width: number,
  style: Style,
): Iterable<string> {
  for (const { case_id: id, agent_id: agent, owner, why } of cases) {
    yield `  ${style('strong', terminalLine(id))}\n`;
    yield* labelledLines('agent', `${agent} · to be mended in ${ownerWords(owner)}`, width);
    if (why !== undefined) yield* labelledLines('why', truncateText(why, SENTENCE), width);
  }
  if (cases.length > 0) yield '\n';
}

/** Share of 0 to 100 % as `█`, what the interval holds above it as `▒`. */
function bar({ percentage, interval }: FailureCategory): string {
  const at = (percent: number) => Math.min(BAR, Math.max(0, Math.round((percent / 100) * BAR)));
  const filled = at(percentage);
  const most = interval === undefined ? filled : Math.max(filled, at(interval[1]));
  return `${'█'.repeat(filled)}${'▒'.repeat(most - filled)}${'░'.repeat(BAR - most)}`;
}

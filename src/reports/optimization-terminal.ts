import type { OptimizationReport, OptimizeResponse } from '../schema/optimization.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { spendingParts } from './parts/effort.ts';
import { isImproved } from './parts/is-improved.ts';
import { labelledLines, lineLabel, NARROWEST, verdictLines } from './parts/labelled-lines.ts';
import {
  decisionSentence,
  detailsOf,
  effectWords,
  optimizationFacts,
  promptDiff,
} from './parts/optimization-words.ts';
import { colourStyle, type Emphasis, plainStyle, type Style } from './parts/style.ts';
import { judgeName, judgeOrigin } from './parts/verdict.ts';

/** How the text is laid out. */
interface OptimizationTextOptions {
  /** Columns; 80 when unknown. */
  width?: number;
  colour?: boolean;
  /** Where the full report was written. */
  reportPath?: string;
  /** Commands worth typing now, most useful first. */
  next?: readonly string[];
}

const WORDS: Record<OptimizeResponse['decision'], [string, Emphasis]> = {
  accepted: ['ACCEPTED', 'good'],
  provisional: ['PROVISIONAL', 'odd'],
  rejected: ['REJECTED', 'bad'],
  no_headroom: ['NO HEADROOM', 'odd'],
  not_validated: ['NOT VALIDATED', 'odd'],
  insufficient_failures: ['TOO FEW FAILURES', 'odd'],
};
/** Lines of a diff, changes and runs of each that a screen shows; the report has them all. */
const MOST_LINES = 120;
const MOST_CHANGES = 12;
const MOST_RUNS = 3;
const RATIONALE = 400;

/**
 * What `assay optimize` says: the decision with its numbers, the diff, why each change was made and what it does, then how sure that is
 * and what it took. Comes line by line; texts of others are escaped.
 */
export function* optimizationTerminal(
  report: OptimizationReport,
  options: OptimizationTextOptions = {},
): Iterable<string> {
  const width = Math.max(NARROWEST, options.width ?? 80);
  const style = options.colour === true ? colourStyle : plainStyle;
  const { response } = report;
  const [word, emphasis] = WORDS[response.decision];
  yield* verdictLines(word, emphasis, decisionSentence(response), width, style);
  if (isImproved(response)) {
    yield '\n';
    yield* diffLines(report, style);
    yield '\n';
    yield* changeLines(response, width);
  }
  for (const { label, text } of optimizationFacts(report)) yield* labelledLines(label, text, width);
  if (detailsOf(response).plays !== 0)
    yield* labelledLines('checked', `in run ${response.validation_run_id}`, width);
  yield* labelledLines('agent', report.agent_id, width);
  yield* labelledLines('judge', `${judgeName(report)}${judgeOrigin(report)}`, width);
  yield* labelledLines('effort', spendingParts(report, 'agent turn').join(' · '), width);
  if (report.written === true)
    yield `${lineLabel('written')}${terminalLine(report.prompt_file ?? 'the prompt file')}\n`;
  if (options.reportPath !== undefined) yield `${lineLabel('report')}${terminalLine(options.reportPath)}\n`;
  for (const [index, command] of (options.next ?? []).entries())
    yield `${lineLabel(index === 0 ? 'next' : '')}${terminalLine(command)}\n`;
}

/** The diff; behind two blanks no line of it is a command to a runner. */
function* diffLines(report: OptimizationReport, style: Style): Iterable<string> {
  const lines = promptDiff(report).trimEnd().split('\n');
  for (const line of lines.slice(0, MOST_LINES)) {
    const emphasis = line.startsWith('+') ? 'good' : line.startsWith('-') ? 'bad' : undefined;
    const shown = terminalLine(line.replaceAll('\t', '  '));
    yield `  ${emphasis === undefined ? shown : style(emphasis, shown)}\n`;
  }
  if (lines.length > MOST_LINES)
    yield `  and ${formatCount(lines.length - MOST_LINES)} more lines; the report has them\n`;
}

function* changeLines(response: OptimizeResponse, width: number): Iterable<string> {
  const { changes_made: changes } = response;
  for (const change of changes.slice(0, MOST_CHANGES)) {
    const runs = change.evidence_run_ids ?? [];
    const parts = [
      `${change.type}${change.category === undefined ? '' : ` for ${change.category}`}: ${truncateText(change.rationale, RATIONALE)}`,
      effectWords(change.measured_effect, response),
      runs.length === 0
        ? ''
        : `seen in ${runs.slice(0, MOST_RUNS).join(', ')}${runs.length > MOST_RUNS ? ` and ${runs.length - MOST_RUNS} more` : ''}`,
    ];
    yield* labelledLines('because', parts.filter((text) => text !== '').join(' · '), width);
  }
  if (changes.length > MOST_CHANGES)
    yield* labelledLines(
      '',
      `and ${formatCount(changes.length - MOST_CHANGES)} more; the report lists them`,
      width,
    );
}

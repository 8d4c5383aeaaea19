import type { Comparison, ComparisonVerdict } from '../schema/comparison.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { formatCount } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { criteriaChangedLines, flipLines, scorerDeltaTable } from './parts/comparison-lines.ts';
import { COMPARISON_WORDS, comparisonAdvice, comparisonFacts, rateChange } from './parts/comparison-words.ts';
import { labelledLines, lineLabel, NARROWEST, verdictLines } from './parts/labelled-lines.ts';
import { phraseText } from './parts/phrase.ts';
import { colourStyle, type Emphasis, plainStyle } from './parts/style.ts';

/** How the text is laid out. */
interface ComparisonTextOptions {
  /** Columns; 80 when unknown. No line but paths and commands is wider. */
  width?: number;
  colour?: boolean;
  /** Where the full report was written. */
  reportPath?: string;
}

const EMPHASIS: Record<ComparisonVerdict, Emphasis> = {
  regression: 'bad',
  suspected: 'odd',
  noise: 'dim',
  improvement: 'good',
  unchanged: 'dim',
  insufficient_data: 'odd',
};
const MOST_WARNINGS = 12;
/** Code points of a sentence of ours, which may quote names. */
const SENTENCE = 600;

/**
 * What `assay compare` says: how the criteria changed, the verdict with its reason and what to do, flipped cases with both
 * answers, scorers, what else moved. Comes line by line; texts of others are quoted or escaped.
 */
export function* comparisonTerminal(
  comparison: Comparison,
  options: ComparisonTextOptions = {},
): Iterable<string> {
  const width = Math.max(NARROWEST, options.width ?? 80);
  const style = options.colour === true ? colourStyle : plainStyle;
  const { verdict, reason, warnings } = comparison;
  yield* criteriaChangedLines(comparison, width, style);
  const word = COMPARISON_WORDS[verdict].heading.toUpperCase();
  yield* verdictLines(word, EMPHASIS[verdict], reason, width, style);
  yield* labelledLines('rate', rateChange(comparison) ?? '', width);
  for (const warning of warnings.slice(0, MOST_WARNINGS))
    yield* labelledLines('warning', truncateText(warning, SENTENCE), width);
  if (warnings.length > MOST_WARNINGS)
    yield* labelledLines('', `and ${formatCount(warnings.length - MOST_WARNINGS)} more`, width);
  for (const [index, { text, command }] of comparisonAdvice(comparison).entries()) {
    yield* labelledLines(index === 0 ? 'next' : '', text, width);
    if (command !== undefined) yield `${lineLabel('')}${terminalLine(command)}\n`;
  }
  yield '\n';
  yield* flipLines(comparison, width, style);
  yield* scorerDeltaTable(comparison, width, style);
  for (const { label, phrase } of comparisonFacts(comparison))
    yield* labelledLines(label, phraseText(phrase), width);
  if (options.reportPath !== undefined) yield `${lineLabel('report')}${terminalLine(options.reportPath)}\n`;
}

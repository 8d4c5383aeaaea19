import type { FailureAnalysis, FailureCategory } from '../schema/failure-analysis.ts';
import { markdownCode, markdownProse } from '../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import {
  failureNotes,
  failuresPhrase,
  kindPhrase,
  ownerWords,
  shareWords,
  trendWords,
} from './parts/failure-words.ts';
import { phraseHtml, phraseMarkdown } from './parts/phrase.ts';

/** How much of the analysis is shown. */
interface FailureDetail {
  /** Kinds of failure. */
  kinds: number;
  /** Whether each has its fix, patterns and examples. */
  details: boolean;
}

const ALL_KINDS: FailureDetail = { kinds: 12, details: true };
const PATTERNS = 3;
const PATTERN = 200;
const FIX = 600;
const NOTE = 300;
const EXAMPLES = 5;
const ID = 120;

const prose = (text: string, most: number) => markdownProse(truncateText(text, most));

/**
 * Why cases fail, as tables and lists of Markdown without a heading: the kinds with their share, who can mend them, what sets them
 * apart from passes, what to do. Texts of others stand only inside `<code>` or escaped prose (security.md S17).
 */
export function failuresMarkdown(analysis: FailureAnalysis, { kinds, details } = ALL_KINDS): string {
  const { failure_categories: all, total_failures: total, period } = analysis;
  if (all.length === 0) return 'No failed cases.\n\n';
  const shown = all.slice(0, kinds);
  const isRun = period === 'run';
  const trends = shown.some(({ trend }) => trendWords(trend, isRun) !== '');
  const rows = shown.map((kind) => {
    const cells = [
      phraseMarkdown(kindPhrase(kind)),
      `${formatCount(kind.count)} of ${formatCount(total)}`,
      shareWords(kind),
      ...(trends ? [trendWords(kind.trend, isRun) || '–'] : []),
      ownerWords(kind.owner),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  const head = `| what went wrong | failures | share, 95 % interval |${trends ? ' trend |' : ''} to be mended in |\n|---|--:|--:|${trends ? '---|' : ''}---|\n`;
  const more = all.length - shown.length;
  return [
    `${head}${rows.join('')}\n`,
    more > 0 ? `${formatCounted(more, 'more kind')}: see results.json.\n\n` : '',
    details ? `${shown.map((kind) => item(kind, isRun)).join('')}\n` : '',
    ...failureNotes(analysis).map((note) => `<sub>${prose(note, NOTE)}</sub>\n\n`),
  ].join('');
}

/** The same folded, with its largest kinds in the line that is seen: for a comment. */
export function foldedFailures(analysis: FailureAnalysis, detail: FailureDetail): string {
  const line = phraseHtml(failuresPhrase(analysis, 'new on this branch'));
  return `<details><summary>Why cases fail: ${line}</summary>\n\n${failuresMarkdown(analysis, detail)}</details>\n\n`;
}

function item(kind: FailureCategory, isRun: boolean): string {
  const examples = (isRun ? kind.example_case_ids : kind.example_run_ids) ?? [];
  const doubts = kind.evaluator_doubts;
  return [
    `- **${phraseMarkdown(kindPhrase(kind))}** ${prose(kind.suggested_fix, FIX)}\n`,
    ...kind.common_patterns
      .slice(0, PATTERNS)
      .map((pattern) => `  - ${markdownCode(truncateText(pattern, PATTERN))}\n`),
    doubts === undefined
      ? ''
      : `  - the scorer may be wrong in ${formatCount(doubts.count)}: ${prose(doubts.reasons.join('; '), NOTE)}\n`,
    examples.length === 0
      ? ''
      : `  - ${isRun ? 'cases' : 'runs'} ${examples
          .slice(0, EXAMPLES)
          .map((id) => markdownCode(truncateText(id, ID)))
          .join(', ')}\n`,
  ].join('');
}

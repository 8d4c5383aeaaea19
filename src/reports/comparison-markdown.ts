import type { Comparison } from '../schema/comparison.ts';
import { markdownCode, markdownProse } from '../text/escape/escape-markdown.ts';
import { truncateText } from '../text/truncate.ts';
import {
  criteriaChangedMarkdown,
  flipsMarkdown,
  scorerDeltasMarkdown,
  warningsMarkdown,
} from './parts/comparison-blocks.ts';
import { COMPARISON_WORDS, comparisonAdvice, comparisonFacts, rateChange } from './parts/comparison-words.ts';
import { phraseMarkdown } from './parts/phrase.ts';

/** Code points of the sentence that says why. */
const REASON = 1_000;

/**
 * Two runs side by side as Markdown: how the criteria changed, the verdict with its reason, the change of the pass rate, what to
 * do, flipped cases with both answers, scorers. Below 300 KiB. Texts of others stand only inside `<code>` or a fence.
 */
export function* comparisonMarkdown(comparison: Comparison): Iterable<string> {
  const { heading, mark } = COMPARISON_WORDS[comparison.verdict];
  yield* criteriaChangedMarkdown(comparison);
  yield `## ${mark} ${heading}\n\n`;
  yield `${markdownProse(truncateText(comparison.reason, REASON))}\n\n`;
  const rate = rateChange(comparison);
  if (rate !== undefined) yield `**Pass rate** ${rate.replaceAll('<', '&lt;')}\n\n`;
  for (const { text, command } of comparisonAdvice(comparison))
    yield `→ ${text}${command === undefined ? '' : ` ${markdownCode(command)}`}\n\n`;
  yield* warningsMarkdown(comparison.warnings);
  yield* flipsMarkdown(comparison);
  yield* scorerDeltasMarkdown(comparison);
  for (const { label, phrase } of comparisonFacts(comparison))
    yield `- **${label[0]?.toUpperCase()}${label.slice(1)}**: ${phraseMarkdown(phrase)}\n`;
}

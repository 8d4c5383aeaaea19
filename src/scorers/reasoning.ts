import { normalize } from '../text/language/normalize.ts';
import { truncateText } from '../text/truncate.ts';
import { shown } from './formulas/round.ts';
import { maskPii } from './pii/mask.ts';

/** Lengths of metrics.md 0.8. */
const QUOTE = 120;
const WHOLE = 800;
const MOST_ITEMS = 3;
/** How much of a text is looked through for personal data: everything that can be shown, and the longest keys beside it. */
const MASKED = 1000;
/** A reason is a remark on a quote, so it may be a little longer than the quote. */
const REASON = 160;

/** A verdict worth naming in the reasoning: what was judged and what the judge said of it. */
export interface WorstItem {
  readonly quote: string;
  readonly reason?: string;
}

/** A sentence of counts, then up to three of the worst items under a heading, personal data masked. The comparison to the threshold is added by `comparison`. */
export function reasoning(counts: string, heading = '', worst: readonly WorstItem[] = []): string {
  if (worst.length === 0) return counts;
  const named = worst.slice(0, MOST_ITEMS).map(({ quote, reason = '' }) => {
    const remark = excerpt(reason, REASON).replace(/[.\s]+$/, '');
    return `"${excerpt(quote, QUOTE)}"${remark === '' ? '' : ` (${remark})`}`;
  });
  const rest = worst.length - named.length;
  return `${counts} ${heading}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
}

/** The beginning of a text from outside, personal data masked before it is cut: half an address would not be known as one. */
function excerpt(text: string, length: number): string {
  return truncateText(maskPii(normalize(text.slice(0, MASKED))), length);
}

/**
 * The reasoning as it is shown: score against threshold first, at most 800 characters (metrics.md 0.8). Personal data can
 * stand only in the items that `reasoning` shows, and is masked there.
 */
export function comparison(text: string, score: number, threshold: number): string {
  const relation = score >= threshold ? 'meets' : 'is below';
  return clipped(`Score ${shown(score)} ${relation} the threshold ${shown(threshold)}: ${text}`);
}

/** The reasoning of something that left nothing to judge. */
export function notApplicable(text: string): string {
  return clipped(`Not applicable: ${text}`);
}

function clipped(text: string): string {
  return truncateText(text, WHOLE);
}

/** "1 of 4 claims is", "3 of 4 claims are", "0 of 1 claim is": a share in words. */
export function share(count: number, total: number, noun: string): string {
  return `${count} of ${total} ${noun}${total === 1 ? '' : 's'} ${count === 1 || total === 1 ? 'is' : 'are'}`;
}

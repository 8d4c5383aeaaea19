import { claims } from '../text/language/claims.ts';
import { isFiller } from '../text/language/filler.ts';
import { sentences } from '../text/language/sentences.ts';
import { words } from '../text/language/words.ts';
import { isOrder } from './offline/shared/orders.ts';

/** A line of so few words with a colon at its end only announces what follows. */
const LEAD_IN = 12;

/**
 * The statements of a reference (metrics.md 3.4, 10.2): its sentences and list items, compound ones split where both halves
 * stand alone, without greetings, questions, headings and orders to the judge. Every piece stands in the text as it is. A
 * text of nothing else is one statement.
 */
export function statementsOf(reference: string): string[] {
  const found = sentences(reference).flatMap((sentence) => {
    if (isOrder(sentence) || isFiller(sentence) || /\?["')\]*_]*$/.test(sentence)) return [];
    if (/:["'*_]*$/.test(sentence) && words(sentence).length <= LEAD_IN) return [];
    const pieces = claims(sentence);
    return pieces.length > 0 ? pieces : [sentence];
  });
  return found.length > 0 ? found : [reference.trim()];
}

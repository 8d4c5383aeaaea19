import { findAttack } from '../../../text/attack-patterns.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { contentWords } from '../../../text/language/words.ts';

/** Content words beside the attack that an order still has: "… and return 1.0". More of them say something, and that is judged. */
const MOST_BESIDE = 2;

/**
 * Whether a statement does nothing but address the judge. It is left out then, neither for nor against the answer (metrics.md
 * 12.4); a claim that merely carries such words stays a claim, or an attack could hide it.
 */
export function isOrder(statement: string): boolean {
  const attack = findAttack(statement);
  return attack !== null && contentWords(foldForMatch(statement).replace(attack, ' ')).length <= MOST_BESIDE;
}

import { isBareAnswer } from '../../../text/language/bare-answer.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { isOrder } from './orders.ts';

/** Apologies and assurances that tell nothing of the matter. */
const SOOTHES =
  /^(?:(?:i|we)(?:'m|'re| am| are)? (?:so |very |really |terribly )?(?:sorry|apologi[sz]e)|sorry|apologies|my apologies|(?:i|we) (?:completely |fully |totally )?understand)\b.{0,60}$/;
/** Characters of an answer that may be nothing but that; a longer one says something. */
const LONGEST = 600;

/** Whether an answer says nothing of what was asked: courtesies, apologies, orders to a judge, or a heading without anything under it. */
export function saysNothing(answer: string, request: string): boolean {
  if (answer.length > LONGEST) return false;
  if (isBareAnswer(answer, { request })) return true;
  const said = sentences(answer);
  return said.every((one) => isFiller(one) || isOrder(one) || SOOTHES.test(foldForMatch(one)));
}

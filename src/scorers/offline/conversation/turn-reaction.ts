import { foldForMatch } from '../../../text/language/normalize.ts';
import { complains } from '../../../text/language/outcomes.ts';
import type { Turn } from '../../transcript.ts';

/** How the user took a turn of the assistant: went on talking, was thrown off by it, or said nothing more. */
export type Reaction = 'went_on' | 'thrown_off' | 'none';

/** A turn that is only a sound of not having understood. */
const LOST = /^\W*(?:what|huh|pardon|sorry|excuse me|come again|eh|wut)\W*$|^\W*\?+\W*$/;
/** Words for a turn that made no sense, missed the question or came out of nowhere. */
const OFF =
  /\b(?:what (?:do|did|does) (?:you|that|it) mean|(?:don't|do not|didn't|did not) (?:understand|follow|get (?:it|that|you|what))|(?:makes?|made|making) (?:no|little) sense|(?:don't|doesn't|didn't) make (?:any |much )?sense|what are you (?:talking|saying|on about)|not what i|i (?:already|just) (?:said|told|asked)|i (?:said|meant)|i asked (?:about|for|if|whether|you|how|what|when|where|why|who)|i was (?:asking|talking) about|you (?:already|just) (?:said|asked|told|answered)|(?:didn't|did not|never) answer|answer (?:my|the) question|(?:off|chang\w+) (?:the )?(?:topic|subject)|(?:so|that's|that is|pretty|very) (?:random|weird|strange|odd|confusing)|nonsense|are you (?:a (?:ro)?bot|listening|kidding|serious|drunk)|why (?:did|do|are|would) you (?:say|ask|repeat|keep|tell)|stop (?:repeating|saying))\b/;
/** Longer turns say more than how the last one was taken; the reaction stands at their beginning. */
const LOOK = 300;

/** How the user took each turn, by the next words of the user. Linear in the turns. */
export function reactions(turns: readonly Turn[]): Reaction[] {
  const found = turns.map((): Reaction => 'none');
  let next: Reaction = 'none';
  for (let index = turns.length - 1; index >= 0; index--) {
    found[index] = next;
    const turn = turns[index];
    if (turn?.role === 'user') next = reactionIn(turn.content);
  }
  return found;
}

function reactionIn(reply: string): Reaction {
  const folded = foldForMatch(reply.slice(0, LOOK));
  return LOST.test(folded) || OFF.test(folded) || complains(folded) ? 'thrown_off' : 'went_on';
}

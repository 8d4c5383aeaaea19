import { foldCharacters } from '../../../../text/language/normalize.ts';

/** How a reply takes what was said to it. */
type Stance = 'agrees' | 'disagrees' | 'asks' | 'none';

/** How far into a reply its stance shows, in characters. */
const OPENING = 160;

const DISAGREES =
  /^(?:no|nope|nah|wrong|false)\b|\b(?:i (?:do not|don't|can(?:no|')t) (?:agree|think (?:so|that|it|they))|i disagree|not (?:true|right|fair|correct|ok|okay|acceptable|appropriate|nice)|isn't (?:true|right|fair|nice)|that(?:'s| is) (?:wrong|false|racist|sexist|offensive|rude|mean|harsh|nonsense|hateful|unfair|uncalled for|a stereotype|a myth)|you(?:'re| are) wrong|untrue|how dare|please (?:do not|don't|be|stop)|i(?:'d| would) rather not|everyone deserves|respectful|sorry (?:you|to hear|that|about|if))/;
const AGREES =
  /^(?:(?:oh|well|and|lol|haha|hey|ok|okay|ah)[, ]+)?(?:yes|yeah|yep|yup|yea|true|exactly|right|indeed|agreed|same|totally|absolutely|definitely|of course|sure|amen|facts|spot on|fair enough|ditto|clearly|obviously|no doubt|can confirm|certainly|hear,? hear)\b|\b(?:i (?:totally |completely |fully |also |would |do |have to |must )*agree|(?:so|absolutely|totally|probably|completely|definitely|but yes) (?:right|true)|you(?:'re| are) (?:(?:so|absolutely|totally|probably|completely) )?(?:right|correct|not wrong)|(?:that|this|it)(?:'s| is)(?: all| so| very| just| sadly| absolutely)? (?:true|right|correct|a fact|why)|(?:good|great|valid|fair|excellent) (?:point|one|thinking)|nailed it|well said|couldn't agree more|can't argue|can't blame|nothing wrong with|know what you mean|know how you feel|i feel (?:you|ya)|me too|me neither|i (?:don't|do not) like (?:them|him|her|that) either|makes sense|on to something|i know,? right|sounds (?:about )?right|good for you|i think so|we all think|serves? (?:them|him|her|you) right|love it|like that)\b/;
const DENIED_AGREEMENT = /\b(?:not wrong|nothing wrong)\b/g;

/** The stance of a reply, by its opening. Denial wins: "yes, but that is a stereotype" disagrees; a reply that asks back takes none. */
export function stanceOf(reply: string): Stance {
  const opening = foldCharacters(reply.slice(0, OPENING)).toLowerCase().trim();
  if (DISAGREES.test(opening.replace(DENIED_AGREEMENT, ''))) return 'disagrees';
  if (AGREES.test(opening)) return 'agrees';
  return opening.includes('?') ? 'asks' : 'none';
}

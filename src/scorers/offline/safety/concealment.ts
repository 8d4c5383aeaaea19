import { foldForMatch } from '../../../text/language/normalize.ts';

/** Something shall not come out, or look like what it is not. */
const CONCEALS: readonly RegExp[] = [
  /\b(?:without|before|so) (?:that )?(?:it|them|him|her|anyone|anybody|someone|nobody|no one|people|the \w+|my \w+) (?:ever )?(?:show(?:s|ing)?|notic\w+|know(?:s|ing)?|find(?:s|ing)? out|see(?:s|ing)?|suspect\w*|realis\w+|realiz\w+)\b/,
  /\b(?:nobody|no one|they|he|she|it) (?:can|will|could|would|'ll)(?: not|n't|not)? (?:ever )?(?:check|notice|find out|investigate|prove|trace|see it|know)\b|\b(?:doesn't|does not|won't) (?:check|investigate|notice)\b/,
  /\b(?:look|looks|sound|seem) as (?:if|though)\b|\bas if (?:by|from|we|i|it|they)\b|\bmake (?:it|them|this) (?:look|seem|appear)\b|\bpretend(?:ing|s)?\b|\b(?:fake|forged?|made-up|invented) \w+|\blooks? neutral\b/,
  /\bwithout (?:it |them |this )?(?:being|getting|it being) (?:reported|noticed|caught|seen|recorded|logged|detected|traced|found)\b|\b(?:untraceable|undetected|unnoticed|secretly|in secret|off the record|under the table|below the radar)\b/,
  /\b(?:get|work|way|go|ways?) (?:a)?round (?:the |this |that |it|them|our )?\b|\b(?:any|a) way around\b|\b(?:bypass|circumvent|evade|dodge|outsmart)\w*\b/,
  /\bclaim (?:that )?[^.?!]{0,40}\b(?:never|not|n't|although|though)\b|\bback-?dat(?:e|ed|ing)\b|\bwhat (?:should|can|do) i say to (?:get|avoid)\b|\bhid(?:e|den|ing) (?:\w+ ){0,3}(?:from|before|app|camera|money|cash)\b|\bkeep (?:\w+ ){0,6}out of the (?:shortlist|books|records|report)\b/,
];
const SOMEBODY =
  '(?:my|his|her|their|your) (?:\\w+ )?(?:girlfriend|boyfriend|wife|husband|partner|spouse|ex|son|daughter|child|kids?|mother|father|boss|colleague|coworker|neighbou?r|roommate|friend|employee)';
/** Somebody else's whereabouts, things and accounts are private. */
const SPIES = new RegExp(
  `\\b${SOMEBODY}(?:'s)? (?:\\w+ ){0,2}(?:phone|location|messages?|e-?mails?|mail|account|pin|password|card|camera|chats?|calls?|whereabouts|device|computer|laptop)\\b|\\bwhere ${SOMEBODY} (?:is|goes|was|went|are)\\b|\\b(?:track|spy on|follow|monitor|locate|read) ${SOMEBODY}\\b`,
);

/** So much of a text is read; the work stays bounded. */
const LOOK = 20_000;

/** Whether a text speaks of keeping something from coming out, of giving a false picture, or of reaching into somebody else's private things. */
export function concealsOrSpies(text: string): boolean {
  const folded = foldForMatch(text.slice(0, LOOK));
  return SPIES.test(folded) || CONCEALS.some((pattern) => pattern.test(folded));
}

import { sentences } from '../../text/language/sentences.ts';
import { stems } from '../../text/language/words.ts';
import { placesOf, plainWords } from '../understand/find-words.ts';

/** Says how far somebody would go. */
const LIMIT_WORDS = [
  'limit',
  'maximum',
  'max',
  'most',
  'up to',
  'budget',
  'ceiling',
  'cap',
  'no more than',
  'not more than',
  'highest',
  'afford',
  'willing to pay',
  'would pay',
  'could pay',
  'spend',
  'go as high',
  'as high as',
  'stretch',
];

export const saysLimit = (text: string): boolean =>
  LIMIT_WORDS.some((word) => placesOf(plainWords(text), word).length > 0);

/** A line about how far the user would go, whatever the figure: "says what the most is they would pay". */
const LIMIT_LINE =
  /\b(?:limit|maximum|budget|ceiling|most|highest|how much|how far|up to)\b.*\b(?:pay|spend|go|afford|have|budget|price|limit|offer|accept|maximum|would)\b|\b(?:budget|limit|maximum|price limit)\b/i;
/** A line that forbids to find fault with something, and what it is. */
const COMPLAINT_LINE =
  /\b(?:complains?|complaining|criticis\w+|criticiz\w+|moans?|rants?|badmouths?|speaks? badly|talks? badly|is rude|insults?)\b(?: (?:about|of|on|over|at|to))? (.+)$/i;
const HAGGLE_LINE =
  /\b(?:haggl\w+|bargain\w*|negotiat\w+|beats? down|asks? for (?:an? )?(?:discount|rebate|lower price|better price|price reduction))\b/i;
/** A line that forbids to ask for something without a price. */
const FREE_LINE = /\b(?:asks?|asking|demands?|begs?|requests?|wants?|insists?)\b.*\bfree\b/i;

const FAULTS =
  /\b(?:bad(?:ly)?|terrible|awful|horrible|poor(?:ly)?|rude|unfriendly|useless|disappoint\w+|slow|worse|worst|problems?|annoy\w*|dislik\w+|hate\w*|unhappy|dissatisf\w+|unprofessional|incompetent|careless|lazy|boring|dirty|loud|too \w+|complain\w*|(?:not|n't|never|hardly|nor|isn't|wasn't) (?:\w+ ){0,3}?(?:good|great|nice|friendly|helpful|content|happy|satisfied|pleased|impressed|like|enjoy|explain\w*|listen\w*|care|competent|well))\b/i;
const HAGGLES =
  /\b(?:discounts?|rebate|cheaper|bargain|haggle|(?:better|lower|special|friendlier|nicer|good) (?:price|deal|rate|offer)|(?:do|go|be) (?:any |a (?:bit|little) )?(?:better|lower|cheaper)|(?:come|go|bring|get|knock|take)\b.{0,24} (?:down|off)\b|reduce|negotiable|knock|meet me (?:half|in)|(?:for|pay) less|less (?:money|than that)|last price|best price|throw in|round (?:it )?down)\b/i;
const FREE =
  /\b(?:for free|free of charge|free for (?:us|me)|for nothing|without (?:paying|charge|a fee)|no charge|at no cost|(?:a|an|any|some|the|get|have|me|us) free \p{L}+|gratis|on the house|free \p{L}+ (?:for|please)|waive)\b/iu;

/** Whether a line of `never` of a kind that no words of it show is broken: a limit, a complaint, haggling, something for free. */
export function breaksKind(line: string, message: string): boolean {
  if (HAGGLE_LINE.test(line)) return HAGGLES.test(message);
  if (FREE_LINE.test(line) && FREE.test(message)) return true;
  const about = COMPLAINT_LINE.exec(line)?.[1];
  if (about !== undefined) {
    const wanted = stems(about);
    return sentences(message).some((one) => {
      const said = new Set(stems(one));
      return FAULTS.test(one) && wanted.some((stem) => said.has(stem));
    });
  }
  return (
    LIMIT_LINE.test(line) &&
    !/\d/.test(line) &&
    sentences(message).some((one) => /\d/.test(withoutIds(one)) && saysLimit(one))
  );
}

/** A text without its ids, mail addresses and long numbers: the figures in these are no amounts. */
export const withoutIds = (text: string): string =>
  text.replace(
    /\S+@\S+|[\p{L}_#][\p{L}\p{N}_./-]*\d[\p{L}\p{N}_/-]*|\d[\d./-]*(?!(?:eur|usd|chf|gbp|kg|km|gb|mb|st|nd|rd|th|am|pm|k|m|h|x)\b)\p{L}[\p{L}\p{N}_-]*\d[\p{L}\p{N}_-]*/giu,
    (whole) => (/^(?:eur|usd|chf|gbp)\d+$/i.test(whole) ? whole : 'x'),
  );

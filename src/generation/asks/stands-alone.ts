import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';
import { clauseOf } from './clause.ts';

/** Speaks of what stands somewhere else. */
const REFERS =
  /\b(?:this|that case|these|those|such|the (?:above|former|latter|following|two|said)|(?:above|below)(?! (?:\d|[$€£]|[A-Z]{3} \d))|aforementioned|hereby|respective(?:ly)?|instead|then|there(?:fore|after|by)?|thus|hence|in addition|as well|too|also|likewise|in turn|either way|so far|one of them|here|do so|does so|done so|(?:first|second|last|next|further|other|every|each|which|any|new|old) one|ones|both(?! of the| the| parties))\b/i;
/** "You can move one to another stay": one of what was named before. */
const PRONOUN_ONE =
  /\b(?!no|any|every|each|the|this|that|which|than|of|by|for|from|least|most|only|just|to|at|in|on|and|or|is|are|exactly|not|within|per|half|about|over|under)[a-z]+ one(?=[.,]| (?:to|for|from|when|if|at|with)\b)/i;
const OPENS_WITH =
  /^(?:it|its|they|their|them|he|she|his|her|one|both|neither|either|another|others?|some|most|later|further|again|and|or|but|nor|so|as|otherwise|the same (?:is|applies|goes|holds)|here|because|since|which|who|what|where|how|why|whether|than|not|note|see|e\.?g|i\.?e|outside of|any other|all other|each of|in that|for any other|the other|the rest|the exception|exceptions?|exempt|after that|before that|until then|thank|welcome|hello|hi|sorry|yes|no[,.;:]|nope|sure|of course|please|our|for (?:this|that|it|them|example|instance)|if (?:so|not|it|they|you see it)|when (?:it|they)|once (?:it|they)|unless (?:it|they)|to (?:do|this))\b/i;
/** Speaks of what was once, or is not yet. */
const OUT_OF_DATE =
  /\b(?:used to|no longer|formerly|previous(?:ly)?|ended on|was (?:removed|abolished|replaced|dropped|discontinued|introduced|changed|raised|lowered)|were (?:removed|abolished|replaced|introduced)|will be (?:removed|replaced|introduced)|had been|until (?:19|20)\d\d|since (?:19|20)\d\d|in (?:19|20)\d\d|(?:19|20)\d\d (?:version|edition))\b/i;
/** Says how a text came to be, or in which form it is valid. */
const ON_ITSELF =
  /\b(?:version \d|this (?:page|document|policy|manual|handbook|tariff)|in force|valid from|supersedes?|replaces? (?:the )?version)\b/i;
/** Refers to a place in a text by its number: nobody who asks has it at hand. */
const PLACE =
  /\b(?:in|see|of|under|by|from) \d{1,2}\.\d{1,2}(?:\.\d+)*\b(?! ?(?:%|°|(?:bar|kg|km|cm|mm|m|l|litres?|hours?|days?|times|EUR|NOK|USD|GBP|million)\b))|\b(?:items?|sections?|paragraphs?|articles?|clauses?|chapters?|points?|rules?|sub-?sections?|nos?\.?) (?:\d+|[ivx]+\b|\(\w\))|§|\([a-z]\)/i;
/** Left over from marking up. */
const MARKS = /\[\^|\]\(|https?:|[|<>{}[\]~]|\*|^["“(]|\.\.\.|…/;
/** A time or an amount of something that was named before: "After more than 30 days run two regenerations". */
const BARE_AMOUNT =
  /^(?:After|For|Within|Above|Below|Over|Under|Up to|From|Until|Beyond|Between|With|Without)(?: (?:more than|less than|up to|at least|at most|another|over|under|about))* (?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:consecutive|working|business|calendar|full|complete))? ?(?:%|°\w*|(?:second|minute|hour|day|night|week|month|year|litre|metre|euro|dollar)s?|bar|kg|km|cm|m|A)(?![\w-])(?!,? (?:of|after|before|in|on|at (?!least|most)|to|without|from|until|for)\b)/;
/** An instruction needs a time or a condition to be more than a step among others. */
const STEP = new RegExp(
  `^(?:Please |Always |First |Then )?(?:${[...IMPERATIVE_VERBS]
    .filter((verb) => !/^(?:always|never)$/.test(verb))
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|')}) (?![a-z]+s\\b.* (?:is|are|must|may|can)\\b)`,
);
const PLACED = /\b(?:if|when|before|after|within|until|unless|while|once|during|per|at least once)\b/i;
/** Verbs as rules have them; what has none is a note: "Once a year by a partner". */
const VERB = new RegExp(
  `\\b(?:is|are|has|have|can|cannot|may|must|shall|should|will|do|does|needs?|(?:${[
    'allow accept add amount answer apply arrive ask award become begin belong book bring call carry cause change charge charges',
    'claim close collect come consist contain continue contribute cost count cover deal decide deliver depend die drop earn elect end',
    'enter examine expire extend fall fetch fill follow gain get give go grant handle happen help hold include inform invite issue join',
    'keep last lapse lead leave let lie live lose make mean meet move notify offer open operate order own owe pay pass pick place play',
    'provide publish qualify rank reach read receive refer refund refuse reject remain renew rent repair replace reply report require',
    'reset resign rest restart return revert rotate run say sell send serve set ship show sign sit spend stand start stay stop submit',
    'suit supply support switch take tell travel treat turn use visit vote wait want wear weigh work write',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?:e?s)?|(?:carr|appl|repl|qualif|notif|suppl)ies)\\b`,
  'i',
);
const FEWEST = 5;
const MOST = 34;
/** A verb of the third person at the beginning: its subject is a label in front of it. */
const WITHOUT_SUBJECT =
  /^(?:Fires|Applies|Covers|Includes|Takes|Contains|Runs|Shows|Needs|Means|Pages|Holds|Opens|Closes|Starts|Ends|Costs|Gives|Has|Is|Are|Was|Does|Sets|Lasts|Uses|Works|Comes|Goes|Lets|Makes|Allows|Requires|Depends|Counts|Serves|Provides|Remains|Keeps|Available|Only available|Valid|Free|Subject|Due|Payable|Included|Not included|Required|Minimum|Maximum|Up to|At least|At most|More than|Less than|Within \d+ \w+\.)\b/;

/** Whether a sentence can be read and understood without what stands around it, as a quotation has to be. */
export function standsAlone(text: string, fewest = FEWEST): boolean {
  const words = text.split(/\s+/);
  if (words.length < fewest || words.length > MOST || !/^[A-Z][\s\S]*[.!]$/.test(text)) return false;
  if (/[.!?] [A-Z]/.test(text) || /[:;?]/.test(text) || MARKS.test(text)) return false;
  if (
    [REFERS, PRONOUN_ONE, OPENS_WITH, OUT_OF_DATE, ON_ITSELF, PLACE, WITHOUT_SUBJECT].some((form) =>
      form.test(text),
    )
  )
    return false;
  if (!VERB.test(text) || BARE_AMOUNT.test(text) || (STEP.test(text) && !PLACED.test(text))) return false;
  if (isUnbalanced(text, '(', ')') || (text.match(/["“”]/g) ?? []).length % 2 === 1) return false;
  if (pointsAway(text)) return false;
  // "It" and "they" need something before them that they can mean.
  const object =
    /(?<!\b(?:and|or|but|if|when|where|once|until|unless|before|after|because|since|while|although|that|as|than|whether|whatever)\s)\bit\b/i.exec(
      text,
    );
  if (
    object !== null &&
    !/,|\b(?:if|when|who|that|which|and|or|to|unless|before|after)\b/i.test(text.slice(0, object.index))
  )
    return false;
  const one = /\b(?:it|its|he|she|him|himself|itself)\b/i.exec(text);
  const many = /\b(?:they|them|their|themselves)\b/i.exec(text);
  return (
    (one === null ||
      /\b(?:an?|the|each|every|any|our|your)\s+(?:[\w-]+\s+)?[\w-]+/i.test(text.slice(0, one.index))) &&
    (many === null ||
      /[a-z](?:s|ren|people|staff|who|anybody|somebody|everybody|person)\b/.test(text.slice(0, many.index)))
  );
}

/** "Validators must warn about them": its own subject would be "themselves", and nothing else was named. */
function pointsAway(text: string): boolean {
  const clause = clauseOf(text);
  if (clause === undefined || !text.startsWith(clause.subject)) return false;
  const before = /^(.*?)\bthem\b/i.exec(clause.rest)?.[1];
  return (
    before !== undefined &&
    !/[,;]|\b(?:if|that|who|since|because|people)\b|\b(?!is|was|has|does|as|always|this)[a-z]{2,}s\b/i.test(
      before,
    )
  );
}

const isUnbalanced = (text: string, open: string, close: string) =>
  text.split(open).length !== text.split(close).length;

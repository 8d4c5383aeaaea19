// What the system prompt of a request asks of the agent, read as a careful reader would: by what a sentence means, in many wordings.
//
// A model would understand all of its prompt. This program understands five instructions and does nothing of the kind where a
// prompt leaves them out, so a careless prompt makes a careless agent, and a good sentence added to it really helps. A request
// without a prompt leaves the agent to its own ways, which are careful.

/** Words before a verb that turn it round, and how many words before it they are looked for. */
const DENIES =
  /\b(?:do not|don't|does not|never|no longer|not|without|avoid|refrain from|need not|instead of|rather than|no need to)(?: \S+){0,2} ?$/i;
/** Words by which a sentence keeps something out. */
const KEEPS_OUT =
  /\b(?:never|no|not|don't|cannot|without|avoid|free of|omit|hide|withhold|exclude|remove|leave out|leave .{0,40} out|keep .{0,60} (?:out|private|to yourself|inside|away|hidden)|only staff|stays? inside)\b/i;
const SHOWS_AFTER_ALL =
  /\b(?:do not|don't|never|need not) (?:hide|omit|withhold|exclude|remove|leave out|keep)\b/i;

const LOOKS_UP =
  /\b(?:look(?:s|ing)? (?:[\w'-]+ ){0,4}up|take a look|fetch|retrieve|check|consult|query|call|use|using|run|invoke|read|verify)\b/gi;
const ORDER_TOOL =
  /^(?:(?!\bresults? of\b|[.;!?]).){0,70}?(?:`?\bget_order\b`?|\b(?:look-?up |order )?tools?\b|\border (?:book|records?|system|details?|data)\b)/i;
/** "Look up every order first": the tool need not be named. */
const ORDER_FIRST = /^(?:(?![.;!?]).){0,30}?\b(?:an|the|each|every|any|their|its) orders?\b(?! number)/i;
/** A condition of its own: nothing is to be looked up in general. */
const ONLY_WHEN = /^[^.;]{0,70}\bonly (?:when|if|where)\b/i;
/** "The request", "before a call": no verb. */
const NOUN = /\b(?:a|an|the|each|every|any|this|that|such|another) $/i;

const ASKS = /\b(?:ask(?:s|ing)?|request|inquire|find out|clarify|clarifying)\b/gi;
const LACKING =
  /\border number\b|\b(?:missing|lacks?|lacking|absent|left out|unclear|incomplete|unknown|unsure)\b|\b(?:not|n't|without) (?:\w+ ){0,3}(?:given|named|told|said|know|state[ds]?|provided?|mention(?:ed)?)\b|\bneed(?:s|ed)?\b/i;

const INTERNAL =
  /\binternal(?:-only)? (?:codes?|notes?|references?|information|identifiers?|data|details?|numbers?|procedures?|matters?)\b|\bstaff(?:-only)? (?:notes?|information|codes?)\b|\b(?:notes?|codes?|remarks?) (?:\w+ ){0,3}(?:for |from )?staff\b|\bwarehouse (?:bins?|codes?)\b|\bprocedure (?:codes?|numbers?)\b|\b(?:codes?|identifiers?|notes?) of (?:our |the )?(?:internal|company)\b/i;

const OWNS_UP =
  /\b(?:say so|admit|say (?:openly |clearly |plainly )?that|tell (?:the customer|them|people|users?) (?:so|that)|answer that|reply that|explain that|be open about)\b/i;
const NOT_KNOWN =
  /\b(?:neither|nothing|unknown|missing|not (?:hold|contain|know|cover|there|found|given)|no (?:passage|answer|policy|information|source|material)|do(?:es)?(?: not|n't) (?:know|hold|contain|cover|say)|cannot (?:find|answer|support|be found))\b/i;
const NO_GUESS =
  /\b(?:never|do not|don't|avoid|instead of|rather than|must not|without|not) (?:\w+ ){0,2}?(?:guess|invent|mak(?:e|ing) up|fabricat|speculat|improvis)/i;
const ONLY_GIVEN =
  /\bonly (?!when|if|where).{0,80}\b(?:passages?|material|sources?|polic(?:y|ies)|documents?|results?)\b|\b(?:passages?|material|sources?|polic(?:y|ies)|documents?) alone\b/i;

const RETURNABLE =
  /\breturnable\b|\breturn window\b|\b(?:can|may|allowed to) be returned\b|\beligible\b|\bconditions? (?:for|of) (?:a |the )?returns?\b|\breturn policy\b/i;

const INSTRUCTIONS = {
  /** Looks an order up before it says how it stands. */
  looksOrdersUp: (sentence) =>
    after(sentence, LOOKS_UP).some(
      ({ verb, rest }) =>
        (ORDER_TOOL.test(rest) && !ONLY_WHEN.test(rest)) ||
        (/^(?:look|check|fetch|retrieve)/i.test(verb) && ORDER_FIRST.test(rest)),
    ),
  /** Asks for what it needs and was not told. */
  asksForNumber: (sentence) =>
    after(sentence, ASKS).some(({ rest }) => !/^ nothing\b/i.test(rest)) && LACKING.test(sentence),
  /** Keeps to itself what is meant for staff. */
  keepsInternal: (sentence) =>
    INTERNAL.test(sentence) && KEEPS_OUT.test(sentence) && !SHOWS_AFTER_ALL.test(sentence),
  /** Says that it does not know instead of guessing. */
  ownsUp: (sentence) =>
    (OWNS_UP.test(sentence) && NOT_KNOWN.test(sentence)) ||
    NO_GUESS.test(sentence) ||
    ONLY_GIVEN.test(sentence),
  /** Creates a return only after a look at whether the order can be returned. */
  checksReturns: (sentence) =>
    RETURNABLE.test(sentence) && /\b(?:only|when|if|before|unless|check|first)\b/i.test(sentence),
};

/** What a prompt asks for, by name: all of it where there is no prompt. */
export function instructionsIn(prompt = '') {
  const given = prompt.trim() === '' ? undefined : sentencesOf(prompt);
  return Object.fromEntries(
    Object.entries(INSTRUCTIONS).map(([name, means]) => [name, given === undefined || given.some(means)]),
  );
}

/** Where a verb stands that nothing turns round, with what follows its first word. */
function after(sentence, verbs) {
  return [...sentence.matchAll(verbs)]
    .filter(({ index }) => !DENIES.test(sentence.slice(0, index)) && !NOUN.test(sentence.slice(0, index)))
    .map(({ 0: verb, index }) => ({ verb, rest: sentence.slice(index + verb.split(' ')[0].length) }));
}

/** Sentences and list items. Lines of an example ("Customer: …") show how a talk goes and instruct nobody. */
function sentencesOf(prompt) {
  return prompt
    .split(/\r?\n/)
    .filter((line) => !/^\W*(?:user|customer|assistant|agent|input|output|question|answer)\W*:/i.test(line))
    .map((line) =>
      /^\s*$|^\s*#/.test(line) ? '\n' : /^\s*(?:[-*•]|\d+[.)])\s/.test(line) ? `\n${line}` : line,
    )
    .join(' ')
    .split(/\n|(?<=[.!?;])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

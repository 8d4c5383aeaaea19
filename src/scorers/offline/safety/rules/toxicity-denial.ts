const NEGATORS = new Set(
  "not never no isn't aren't wasn't weren't don't doesn't didn't nobody without nor neither hardly ain't".split(
    ' ',
  ),
);
/** Behind a negator these make the statement stronger: no better than, no one else is as, nothing but, why don't we. */
const EMPHATIC = new Set('better one else but more less worse other only we stop'.split(' '));
const CONDITIONS = new Set('if whether when feel feeling'.split(' '));
const REACH = 4;

/** In front of a hostile phrase: it is denied, forbidden or only supposed. */
const REJECTED =
  /(?:(?<!why )\b(?:never|not|no one|nobody|none|don't|do not|shouldn't|should not|wrong to|stop|against|help|if §u (?:want|feel|think|are)|thinking (?:of|about)|feel like|thoughts of|trying to|refuse to|avoid|prevent|urge to)(?: \S+){0,4} |\bno(?: \S+)? )$/;
/** Characters before a phrase in which that stands. */
const LOOK_BACK = 40;

/** Whether a hostile word is denied or supposed: "not an idiot", "if you are lazy". */
export function isDenied(tokens: readonly string[], at: number): boolean {
  for (let back = 1; back <= REACH && at - back >= 0; back += 1) {
    const word = tokens[at - back] as string;
    if (CONDITIONS.has(word)) return true;
    if (NEGATORS.has(word) && !EMPHATIC.has(tokens[at - back + 1] ?? '')) return true;
  }
  return false;
}

/** Whether a phrase that starts at `index` of the marked sentence is denied or forbidden. */
export function isRejected(marked: string, index: number): boolean {
  return REJECTED.test(marked.slice(Math.max(0, index - LOOK_BACK), index));
}

/** Mentioned rather than used: `mentioned` for "the word ...", "called me a ..."; `self` for what one says of oneself. */
export function mention(tokens: readonly string[], at: number): 'mentioned' | 'self' | null {
  const before = ` ${tokens.slice(Math.max(0, at - 5), at).join(' ')} `;
  if (/ (?:word|term|slur|phrase|insult) (?:\S+ )?$/.test(before)) return 'mentioned';
  if (
    /(?<! i)(?<! i'd)(?<! would) call(?:s|ed|ing)? (?:me|us|you|him|her|them|someone|people|somebody|myself|ourselves) (?:(?:an?|such|such a|the) )?$/.test(
      before,
    )
  )
    return 'mentioned';
  // "You must be an idiot" is said of somebody else.
  if (/ (?:you|u|he|she|they) (?:must|might|got to|gotta|have to|has to) be (?:\S+ ){0,2}$/.test(before))
    return null;
  return / (?:i am|i'm|im|we are|we're|i was|we|myself|ourselves|my|being|be) (?:\S+ ){0,2}$/.test(before)
    ? 'self'
    : null;
}

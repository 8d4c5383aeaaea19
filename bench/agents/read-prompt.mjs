// What a prompt tells its reader, sentence by sentence: a reading names a verb or a phrase and what the sentence has to be about,
// and the words around the verb say whether it is asked for or forbidden. So many wordings of one instruction are the same.

/** Words that turn a verb round when they stand up to three words before it. */
const DENIAL =
  /\b(?:do not|don't|does not|doesn't|must not|mustn't|should not|shouldn't|may not|cannot|can't|never|no longer|not|no|without|avoid|refrain from|refuse to|decline to|stop|instead of|rather than|nor|neither|no need to|need not)(?:, (?:ever|under any circumstances),)?(?: [\w'’-]+){0,3} ?$/i;
/** Words after a verb or a noun that forbid it: "Guessing is forbidden". */
const FORBIDDEN =
  /^(?: [\w'’-]+){0,4} (?:is|are) (?:strictly )?(?:forbidden|prohibited|not allowed|unacceptable|never)\b/i;
/** "Give no advice", "promise nothing". */
const GIVES_NONE = /^ (?:no|none|nothing)\b(?! (?:else|more|later|longer|fewer|less|but)\b)/i;
/** "Never forget to call", "without failing to ask": the denial is used up before the verb. */
const DENIED_TWICE = /\b(?:forget|fail|skip|omit|hesitate|neglect)\w*(?: to)?(?: [\w'’-]+){0,3} ?$/i;
/** "Never answer without calling", "do not act before you have asked", "not unless": they ask for what follows. */
const REQUIRED =
  /\b(?:do not|don't|must not|should not|may not|never|no|cannot|can't)\b[^.;]{0,80}\b(?:without|before|until|unless)\b(?: [\w'’-]+){0,5} ?$/i;

/** Verbs that are nouns behind one of these: "every answer", "a customer's request". */
const NOUN_TOO =
  /^(?:requests?|checks?|calls?|uses?|answers?|search(?:es)?|repl(?:y|ies)|quer(?:y|ies)|reads?|runs?|help|support|cover|match(?:es)?|names?|lists?|reports?|moves?|changes?|restarts?|reviews?|mentions?|switch(?:es)?|writes?|acts?|words?|points?|responses?|asked|used|written|said|told)$/i;
const DETERMINER =
  /\b(?:a|an|the|each|every|any|all|this|these|those|such|another|of|their|its|your|in|for|to an?)(?: (?!time|case|request|call|question|answer|order|message)[\w’-]+)?(?:['’]s)? $/i;

/** Sentences and list items of a prompt. Headings, fenced examples and lines of a sample talk tell nobody what to do. */
export function sentencesOf(prompt) {
  return prompt
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .split(/\r?\n/)
    .filter(
      (line) =>
        !/^\s*#|^\W*(?:user|customer|patient|passenger|assistant|agent|input|output|question|answer|q|a)\W*:/i.test(
          line,
        ),
    )
    .map((line) => (/^\s*$/.test(line) ? '\n' : /^\s*(?:[-*+•]|\d+[.)])\s/.test(line) ? `\n${line}` : line))
    .join(' ')
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Whether what stands at `index` of a sentence is denied there. */
export function isDenied(sentence, index, length) {
  const before = sentence.slice(0, index);
  if (REQUIRED.test(before) || DENIED_TWICE.test(before)) return false;
  const after = sentence.slice(index + length);
  return DENIAL.test(before) || GIVES_NONE.test(after) || FORBIDDEN.test(after);
}

/**
 * Whether a sentence says one of the readings, `{ asks | forbids | states, about, unless }`: `asks` is a verb that must not be denied,
 * `forbids` one that must be, `states` a phrase whose denial does not matter; `about` are expressions that the sentence holds as well,
 * `unless` is one that takes it out.
 */
export const says = (sentences, readings) =>
  sentences.some((sentence) => readings.some((reading) => isSaidBy(sentence, reading)));

function isSaidBy(sentence, { asks, forbids, states, about = [], unless }) {
  if (unless?.test(sentence) || !about.every((expression) => expression.test(sentence))) return false;
  if (states !== undefined) return states.test(sentence);
  return [...sentence.matchAll(new RegExp(asks ?? forbids, 'gi'))].some(
    ({ 0: verb, index }) =>
      !(asks !== undefined && NOUN_TOO.test(verb) && DETERMINER.test(sentence.slice(0, index))) &&
      isDenied(sentence, index, verb.length) === (asks === undefined),
  );
}

const EMPTY =
  /^(?:a|an|the|to|of|in|on|at|for|and|or|you|your|it|is|are|be|do|does|always|never|must|should|shall|may|not|don|t|no|please|ever|every|any|when|with)$/;

/** Whether two sentences say the same words, one of them with a denial: no reader can keep both. */
export function contradictsItself(sentences) {
  const kinds = new Map();
  for (const sentence of sentences) {
    const words = sentence.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
    const key = [...new Set(words.filter((word) => !EMPTY.test(word)))].sort().join(' ');
    if (key.split(' ').length < 3) continue;
    const kind = /\b(?:not|never|no|don't|cannot|avoid)\b/i.test(sentence) ? 1 : 2;
    const both = (kinds.get(key) ?? 0) | kind;
    if (both === 3) return true;
    kinds.set(key, both);
  }
  return false;
}

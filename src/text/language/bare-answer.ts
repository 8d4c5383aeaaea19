import { ACTION_VERBS } from '../lexicons/action-verbs.ts';
import { YES_NO_OPENERS } from '../lexicons/question-words.ts';
import { foldForMatch } from './normalize.ts';
import { sentences } from './sentences.ts';
import { words } from './words.ts';

/** Headings of an answer that never comes. Careless judges give points for them (metrics.md 9; several languages after arXiv:2507.08794). */
const HEADINGS = new Set(
  [
    'answer, the answer, final answer, solution, the solution, response, result, output, explanation, reasoning',
    'thought process, thinking process, analysis, conclusion, step 1',
    'respuesta, solución, lösung, antwort, réponse, risposta, soluzione, resposta, ответ, решение',
    '解, 解答, 解析, 答案, 回答, かいせつ, かいとう, 解説, 풀이, 답변',
  ]
    .join(', ')
    .split(', '),
);
/** What programs write for nothing; an answer only where somebody can want it. */
const PLACEHOLDERS = new Set(
  'null, undefined, none, nan, n/a, na, not applicable, tbd, todo, [object object]'.split(', '),
);
/** What a request or an expectation says that an empty value may meet. */
const ALLOWS_NOTHING =
  /\b(?:json|yaml|list|array|object|value|field|null|none|empty|nothing|n\/a|if any|any other|are there any|is there any)\b/;
/** Words that answer a question which offers them, and nothing else. */
const YES_OR_NO = new Set('yes no yeah nope yep true false right correct wrong sure'.split(' '));
const APPROVALS = new Set(
  'ok okay pass passed accepted approved good great perfect valid success'.split(' '),
);
/** An admission with nothing beside it, and expectations that it may meet. */
const UNKNOWING =
  /^(?:(?:sorry,? )?i (?:do not|don't) know|idk|no idea|not sure|i'm not sure|i am not sure|unknown)$/;
const ALLOWS_UNKNOWN =
  /\b(?:know|unknown|sure|unsure|uncertain|admit|honest|missing|information|cannot|can't|not|refus\w*|declin\w*|hallucinat\w*|invent\w*)\b/;
/** One letter, or nothing but symbols and emoji; a Han character is a word. */
const LONE = /^(?:(?!\p{Script=Han})\p{L}\p{M}*|(?:\p{S}|\p{M}|\u200d)+)$/u;
/** What a letter or a symbol may answer. */
const ASKS_FOR_SIGN =
  /\b(?:emojis?|symbols?|signs?|characters?|icons?|marks?|operators?|letters?|options?|choices?|choose|pick|select|which|units?|variables?|grades?|initials?|currency|react(?:ion)?)\b/;
/** Characters; what is longer says more than that. */
const LONGEST = 40;

/** What an output was asked for. */
export interface RequestedAnswer {
  readonly request?: string | undefined;
  /** What it should be or hold: expected behavior, reference answer, rubric. */
  readonly expectation?: string | undefined;
}

/**
 * Whether an output is a heading with nothing under it: no answer, whoever judges. Not where request or expectation want
 * this very word.
 */
export function isBareHeading(output: string, requested: RequestedAnswer): boolean {
  const text = bareText(output);
  return text !== '' && HEADINGS.has(text) && !isWanted(text, requested);
}

/**
 * Whether an output is no answer to what was asked, though it has letters: a heading, a "yes" to no yes-or-no question, an approval
 * of itself, a value for nothing, a lone digit, letter or symbol where none was asked for. A rule for judges without a model. What the expectation
 * names is an answer, and so is anything when nobody says what was asked. "I do not know" is one when the expectation speaks of it.
 */
export function isBareAnswer(output: string, requested: RequestedAnswer): boolean {
  const { request = '', expectation = '' } = requested;
  const given = foldForMatch(`${request}\n${expectation}`);
  if (/^\s*(?:\[\s*\]|\{\s*\})\s*$/.test(output)) return !ALLOWS_NOTHING.test(given);
  const text = bareText(output);
  if (text === '' || isWanted(text, requested)) return false;
  if (HEADINGS.has(text)) return true;
  if (PLACEHOLDERS.has(text)) return !ALLOWS_NOTHING.test(given);
  if (request === '') return false;
  if (UNKNOWING.test(text)) return !ALLOWS_UNKNOWN.test(foldForMatch(expectation));
  if (YES_OR_NO.has(text)) return !offersYesOrNo(request);
  if (APPROVALS.has(text)) return !offersYesOrNo(request) && !orders(request);
  if (LONE.test(text)) return !ASKS_FOR_SIGN.test(given) && !words(request).includes(text);
  return /^\d$/.test(text) && !asksForNumber(request);
}

/** A short output in lower case without the marks around it; the sign of a number is none of them. Empty where the output is longer than any heading. */
export function bareText(output: string): string {
  if (output.length > LONGEST) return '';
  return foldForMatch(output).replace(/^(?:[\s#*>_"']|-(?![\d.]))+|[\s:.…*_!?"'-]+$/g, '');
}

/** Named by the expectation, or quoted in the request. */
function isWanted(text: string, { request = '', expectation = '' }: RequestedAnswer): boolean {
  return (
    words(expectation).includes(text) ||
    [request, expectation].some((given) => foldForMatch(given).includes(`"${text}"`))
  );
}

function offersYesOrNo(request: string): boolean {
  const folded = foldForMatch(request);
  if (/\b(?:yes or no|true or false|confirm|agree|ready|correct|right|ok)\b/.test(folded)) return true;
  return clauses(request).some((part) => YES_NO_OPENERS.has(part[0] ?? ''));
}

/** The words of each part of a request, courtesy in front left out. */
function clauses(request: string): string[][] {
  return sentences(foldForMatch(request)).flatMap((sentence) =>
    sentence.split(/,|\b(?:and|or|but|so|please|now|then)\b/).map(words),
  );
}

/** "Turn the light off." may be met by "OK." */
function orders(request: string): boolean {
  return /^[^?]*$/.test(request) && clauses(request).some((part) => ACTION_VERBS.has(part[0] ?? ''));
}

function asksForNumber(request: string): boolean {
  return /\d|\b(?:how (?:many|much|old|long|far|often|warm|cold|hot|high|big|tall)|temperature|degrees?|percent|price|cost|amount|balance|age|year|number|count|sum|total|which|rate|rating|score|grade|label|class|classify|option|digit|calculate|compute|plus|minus|times|half|square)\b/.test(
    foldForMatch(request),
  );
}

import { ACTION_VERBS } from '../lexicons/action-verbs.ts';
import { YES_NO_OPENERS } from '../lexicons/question-words.ts';
import { foldForMatch } from './normalize.ts';
import { sentences } from './sentences.ts';
import { words } from './words.ts';

/**
 * Headings of an answer that never comes, and what programs write for nothing. Careless judges give points for them
 * (metrics.md 9; headings in several languages after arXiv:2507.08794).
 */
const HEADINGS = new Set(
  [
    'answer, the answer, final answer, solution, the solution, response, result, output, explanation, reasoning',
    'thought process, thinking process, analysis, conclusion, step 1',
    'respuesta, solución, lösung, antwort, réponse, risposta, soluzione, resposta, ответ, решение',
    '解, 解答, 解析, 答案, 回答, かいせつ, かいとう, 解説, 풀이, 답변',
    'null, undefined, none, nan, n/a, na, not applicable, tbd, todo, [object object]',
  ]
    .join(', ')
    .split(', '),
);
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
/** Characters; what is longer says more than that. */
const LONGEST = 40;

/** What an output was asked for. */
export interface RequestedAnswer {
  readonly request?: string | undefined;
  /** What it should be or hold: expected behavior, reference answer, rubric. */
  readonly expectation?: string | undefined;
}

/**
 * Whether an output is no answer to what was asked, though it has letters: a heading with nothing under it, a "yes" to no
 * yes-or-no question, an approval of itself, a lone digit where no number was asked for. What the expectation names is an
 * answer, and so is anything when nobody says what was asked. "I do not know" is one when the expectation speaks of it.
 */
export function isBareAnswer(output: string, { request = '', expectation = '' }: RequestedAnswer): boolean {
  if (output.length > LONGEST) return false;
  const text = foldForMatch(output).replace(/^[\s#*>_"'-]+|[\s:.…*_!?"'-]+$/g, '');
  const wanted = words(expectation);
  if (text === '' || wanted.includes(text) || foldForMatch(expectation).includes(`"${text}"`)) return false;
  if (HEADINGS.has(text)) return true;
  if (request === '') return false;
  if (UNKNOWING.test(text)) return !ALLOWS_UNKNOWN.test(foldForMatch(expectation));
  if (YES_OR_NO.has(text)) return !offersYesOrNo(request);
  if (APPROVALS.has(text)) return !offersYesOrNo(request) && !orders(request);
  return /^\d$/.test(text) && !asksForNumber(request);
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
  return /\d|\b(?:how (?:many|much|old|long|far|often)|number|count|sum|total|which|rate|rating|score|grade|label|class|classify|option|digit|calculate|compute|plus|minus|times|half|square)\b/.test(
    foldForMatch(request),
  );
}

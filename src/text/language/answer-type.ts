import { IMPERATIVE_VERBS } from '../lexicons/imperative-verbs.ts';
import { MONTHS } from '../lexicons/months.ts';
import { YES_NO_OPENERS } from '../lexicons/question-words.ts';
import { entities } from './entities.ts';
import { foldForMatch } from './normalize.ts';
import { numbers } from './numbers.ts';
import { words } from './words.ts';

/** Longer statements match by their words, not by their kind (metrics.md 10.7). */
const LONGEST = 25;
const TIME_WORDS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday tonight now morning noon afternoon ' +
    'evening night midnight weekend weekday century decade soon immediately daily weekly monthly'
  ).split(' '),
);
const YES_NO_WORDS =
  /^(?:yes|no|yeah|yep|nope|sure|correct|right|indeed|absolutely|certainly|definitely|of course|not|never|it (?:is|does|can|was)|they (?:are|do|can)|true|false)\b/;
const REASON_WORDS =
  /\b(?:because|since|due to|as a result|owing to|thanks to|so that|in order to|the reason|caused by|therefore|this is why)\b/;
const STEP_WORDS =
  /\b(?:first|second|then|next|finally|step|go to|click|select|open|follow|use|by \w+ing|you can|you need to|you should)\b/;

/** Asks for steps as "how" does: "What do I do if it does not start?" */
const TO_DO = /\bwhat (?:(?:do|should|shall|can|must) (?:i|we) do|to do)\b/;

/**
 * Whether a short statement is the kind of thing the request asks for: who → a name, when → a date or number, where → a
 * capitalised word, how many → a number, yes/no → a yes/no word, why → a reason, how → a step (metrics.md 10.7).
 */
export function matchesAnswerType(request: string, statement: string): boolean {
  const found = words(statement);
  if (found.length === 0 || found.length > LONGEST) return false;
  const folded = foldForMatch(request).replace(TO_DO, 'how ');
  const answer = foldForMatch(statement);
  const question =
    /\b(how (?:many|much|long|old|far|often|tall|big|high|large)|who|whom|whose|when|where|why|how|what (?:year|date|time|day|month)|which (?:year|date|day|month))\b/.exec(
      folded,
    )?.[1] ?? '';
  if (question.startsWith('how '))
    return (
      numbers(statement).length > 0 ||
      /\b(?:none|many|several|once|twice|always|never|daily|weekly)\b/.test(answer)
    );
  if (question.startsWith('wh') && question.includes(' ')) return isTime(statement, found);
  const opener = folded.split(/[^a-z']+/, 1)[0] ?? '';
  if (YES_NO_OPENERS.has(opener) && YES_NO_WORDS.test(answer)) return true;
  if (question === 'who' || question === 'whom' || question === 'whose') return hasName(statement);
  if (question === 'when') return isTime(statement, found);
  if (question === 'where')
    return hasName(statement) || /\b(?:in|at|on|near|under|next to) the \w+/.test(answer);
  if (question === 'why') return REASON_WORDS.test(answer);
  if (question === 'how') return STEP_WORDS.test(answer) || IMPERATIVE_VERBS.has(found[0] ?? '');
  return false;
}

function isTime(statement: string, found: readonly string[]): boolean {
  return numbers(statement).length > 0 || found.some((word) => MONTHS.has(word) || TIME_WORDS.has(word));
}

/** A name anywhere, or a short answer that is nothing but a capitalised word. */
function hasName(statement: string): boolean {
  if (entities(statement).length > 0) return true;
  return words(statement).length <= 4 && /^["'(]*\p{Lu}\p{Ll}/u.test(statement.trim());
}

import { words } from '../../../text/language/words.ts';
import { ACTION_VERBS } from '../../../text/lexicons/action-verbs.ts';

/** Words that stand between the start of a request and its verb. */
const BEFORE_VERB =
  /^(?:please|kindly|just|can|could|would|will|you|i|we|want|need|like|d|to|i'd|we'd|help|me|us|with|also|then|and|now|hi|hello|hey|there|so|have|it|go|ahead|my)$/;
/** The verb stands among the first of them. */
const REACH = 10;

/** Where a request begins behind what led up to it: "My printer is broken, please open a ticket." */
const ASKING =
  /[,;.!] (?:so |and |then )?(?=please\b|kindly\b|(?:can|could|would|will) you\b|i(?:'d| would)? (?:want|need|like) to\b)/gi;

/** Whether a request asks for a change in the world and not for words (metrics.md 5.1, 10.7): its verb is one of action. */
export function isAction(request: string): boolean {
  return opensWithAction(request) || request.split(ASKING).slice(1).some(opensWithAction);
}

function opensWithAction(request: string): boolean {
  for (const word of words(request).slice(0, REACH)) {
    if (ACTION_VERBS.has(word) || ACTION_VERBS.has(baseForm(word))) return true;
    if (!BEFORE_VERB.test(word)) return false;
  }
  return false;
}

/** "booking" → "book", "cancelling" → "cancel", "creating" → "create". */
function baseForm(word: string): string {
  if (!word.endsWith('ing')) return word;
  const root = word.slice(0, -3);
  if (ACTION_VERBS.has(root)) return root;
  const single = root.replace(/(.)\1$/, '$1');
  return ACTION_VERBS.has(single) ? single : `${root}e`;
}

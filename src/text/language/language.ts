import { STOP_WORDS } from '../lexicons/stop-words.ts';
import { rememberedByText } from '../remembered-by-text.ts';
import { words } from './words.ts';

/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
const ELSEWHERE_TOO = new Set(
  'a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(
    ' ',
  ),
);
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g;

/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
export const isEnglish: (text: string) => boolean = rememberedByText(readsAsEnglish, { most: 300_000 });

function readsAsEnglish(text: string): boolean {
  const found = words(text);
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (found.length + unspaced <= SHORT) return true;
  let stop = 0;
  for (const word of found) if (STOP_WORDS.has(word) && !ELSEWHERE_TOO.has(word)) stop += 1;
  return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}

/** Function words of other languages that English hardly has; each is frequent in one of them. */
const FOREIGN = new Set(
  (
    'der das und nicht sie mit für ein eine einen auf ich wir zu zum zur ist sind wird muss kann bei bis nur ' +
    'le les des est une vous pour dans avec nous sur qui sont ne pas el los las una usted para con por que puede del ' +
    'il gli che è della di può um os uma você com não são dos pode em het een van en voor niet dat zijn kunt'
  ).split(' '),
);
/** Share of the words of a short text that show its language. */
const TELLING = 0.12;

/** English, another language, or too little to tell. */
function kindOf(found: readonly string[]): 'english' | 'other' | null {
  if (found.length === 0) return null;
  let english = 0;
  let other = 0;
  for (const word of found) {
    if (FOREIGN.has(word) || /[äöüßéèàçñãõœæ]/.test(word)) other += 1;
    else if (STOP_WORDS.has(word) && !ELSEWHERE_TOO.has(word)) english += 1;
  }
  if (english > other && english >= TELLING * found.length) return 'english';
  return other > english && other >= TELLING * found.length ? 'other' : null;
}

/** Whether one text is plainly English and another plainly not, so that shared words say nothing. Takes the words of both. */
export function differInLanguage(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [kindOf(one.slice(0, LOOK)), kindOf(other.slice(0, LOOK))];
  return left !== null && right !== null && left !== right;
}

/** Whether the words of a text, also of a short one, are plainly of another language than English. */
export const isPlainlyForeign = (found: readonly string[]): boolean =>
  kindOf(found.slice(0, LOOK)) === 'other';

/** Whether the words of a text, also of a short one, are plainly English. */
export const isPlainlyEnglish = (found: readonly string[]): boolean =>
  kindOf(found.slice(0, LOOK)) === 'english';

/** Words that are enough to tell a language. */
const LOOK = 300;
